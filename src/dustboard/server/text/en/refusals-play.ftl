# Why a request is refused: the running game, what people decide together, and talk.

moved-on = the table has moved on
answer-missing = choose an answer first
draft-border = this step can't be undone, so it can't be kept as a draft; confirm it instead
nothing-asked = you have nothing to decide right now
never-asked = there is no question called that; choose one of: { $known }
no-odds = odds are hidden at this table
no-level = there is no such level; choose one of: { $levels }

## Taking back

cannot-undo = you can't undo this: { $reason }
cannot-undo-line = you can't undo this: { $reason } (log line { $n }: { $text })
undo-there = you are already there
undo-sealed = a sealed choice has begun since
undo-past = you are looking back; return to now first
undo-no-seat = you have no seat here

## Windows

no-window = { $windows ->
        [none] this game never asks for responses
       *[other] there is no such kind of response; choose one of: { $windows }
    }
window-closed = the time to respond is over
use-not-there = you can't use that right now
window-whole = send your whole response at once
window-none-to-hold = nobody is asked to respond now, so there is nothing to wait for
window-endless = this response has no time limit, so you need no extra time
window-held-enough = you have already asked for extra time { $most } times this round

## Pauses, time, nudges

paused = { $name } has paused the table
paused-because = { $name } has paused the table: { $reason }
nothing-to-pause = there is no running game to pause
not-paused = the table is not paused
host-resumes = the host is here and decides when to continue
no-clock = you have no clock running, so you need no extra time
more-time-once = you can take extra time only once in a game
players-nudge = only players can nudge other players
not-awaited = the table isn't waiting for this player
nudge-half = wait until half of their time is gone
nudged-already = { $name } has already been nudged

## Votes

no-rewind = this table doesn't allow going back
rewind-nowhere = there is no such move; choose an earlier one
rewind-not-asked = nobody has asked to go back
bots-disagree = the bots don't agree to go back: { $learnt ->
        [luck] dice have been rolled or cards drawn since
        [choices] sealed choices have been revealed since
       *[cards] something hidden has been shown since
    }
players-vote = only players can vote
vote-yes-no = vote yes or no
vote-which-seat = you play several seats; say which one votes
vote-absent = vote "wait", "bot" or "end"
nothing-to-vote = there is nothing to vote on
is-here = { $name } is here, so there is nothing to vote on

## Talk

players-talk = only players can chat at this table
chat-off = chat is off at this table
chat-presets = only preset lines are allowed at this table
no-preset = choose one of the preset lines
line-empty = type something first
