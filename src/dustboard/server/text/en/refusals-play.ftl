# Why a request is refused: the running game, what people decide together, and talk.

moved-on = the table moved on
answer-missing = an answer is missing
draft-border = a draft ends where it can't be taken back
nothing-asked = you are not asked anything now
never-asked = nothing of that name is ever asked; known are: { $known }
no-odds = this table plays without odds
no-level = there is no such level; levels are: { $levels }

## Taking back

cannot-undo = this can't be taken back: { $reason }
cannot-undo-line = this can't be taken back: { $reason } (log line { $n }: { $text })
undo-there = you are there already
undo-sealed = a sealed choice has begun since
undo-past = this is a look back
undo-no-seat = you have no seat here

## Windows

no-window = { $windows ->
        [none] no such window here; windows are: none
       *[other] no such window here; windows are: { $windows }
    }
window-closed = the window is closed
use-not-there = you can't use that now
window-whole = a window needs the whole answer at once
window-none-to-hold = there is no window to hold
window-endless = this window has no end that could be put off
window-held-enough = a window can be held { $most } times a round

## Pauses, time, nudges

paused = the table is paused by { $name }
paused-because = the table is paused by { $name }: { $reason }
nothing-to-pause = there is nothing to pause
not-paused = the table is not paused
host-resumes = the host is here and decides when the table goes on
no-clock = no clock runs for this seat
more-time-once = you have asked for more time once in this game already
players-nudge = players nudge other players
not-awaited = the table does not wait for this seat
nudge-half = half of the time has to pass first
nudged-already = { $name } has been nudged already

## Votes

no-rewind = this table plays without rewind
rewind-nowhere = there is no such position to go back to
rewind-not-asked = nobody asks for a rewind
bots-disagree = the bots do not agree: { $learnt ->
        [luck] dice were rolled or cards were drawn since
        [choices] sealed choices have been opened since
       *[cards] something hidden has been shown since
    }
players-vote = only players vote
vote-yes-no = a rewind needs yes or no
vote-which-seat = you play several seats; say which one votes
vote-absent = about an absent player the choices are wait, bot and end
nothing-to-vote = there is nothing to vote about
is-here = { $name } is here

## Talk

players-talk = only players talk at this table
chat-off = chat is off at this table
chat-presets = only preset lines are allowed at this table
no-preset = there is no such line
line-empty = the line is empty
