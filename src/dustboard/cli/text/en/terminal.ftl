# What the terminal says around a game.

title-wftw = War for the Wasteland
title-wk1 = Waste Knights, first edition
title-wk2 = Waste Knights, second edition
you = You
you-small = you
player = Player { $n }
yes-keys = [Y/n]

## Beginning and end

introduced = { $title }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
at-table = At the table: { $seats }.
house-rules = House rules: { $options }.
commitment = Commitment to the secret seed (sha256): { $commitment }
begin-help = Type ? for help, quit to leave; the game is saved after every answer.
unfinished = You have an unfinished game of { $title } from { $when }.
continue-it = Continue that game?
new-game-starts = A new game starts.
set-aside = { $why } The unfinished one is saved in { $path }
record-not-saved = The record could not be saved: { $why }
record-kept = Record: { $path }
record-check = Check it with: dustboard replay --verify { $path }
seed-matches = Seed { $seed }; its sha256 matches the commitment { $promised }.
seed-differs = Seed { $seed }; its sha256 DOES NOT MATCH the commitment { $promised }.
input-ended = The input has ended; { $where }
input-ended-lesson = The input has ended. { $resume }
saved = Saved. { $resume }
not-saved = The game was not saved.
stopped = stopped; { $where }
could-not-save = the game could not be saved: { $why }
is-saved = the game is saved. { $resume }
resume-play = Continue with: dustboard play { $title } --resume { $path }
resume-learn = Continue with: dustboard learn { $title }
autosave-fails = Warning: this game can't be saved automatically ({ $why }).
lesson-fails = Warning: this lesson can't be saved ({ $why }).

## Questions

only-answer = { $who }: { $label } (the only answer)
type-a-number = Type the number of an answer, or ? for help.
type-a-mark = Type what stands before an answer, such as { $mark }, or ? for help.
no-option = { $line } is not an answer here. { $type }
not-now = Not now: { $why }
your-answer = You: { $labels }
enter-gives = (Enter: { $key })
pass-device = Pass the device to { $name }. Press Enter when only { $name } is looking.{" "}
press-enter = Press Enter to continue.{" "}
hint = Hint: { $text }
coach-chooses = Coach: I would choose: { $label }. { $why }
coach-open = Coach: no clear preference here; choose what you like.
sealed = (sealed)
mark-sealed = seals
mark-dice = luck
mark-reveal = reveals
mark-handover = hands over
chance-exact = { $low } %
chance-range = { $low } to { $high } %
chance-about = about { $chance }
only-you-see = (only you see this)

## Commands

help =
    Answer with an option's number, its key, or the beginning of its key.
    Several answers at once: 1 3 done  (all of them count, or none)
      board        the whole table again      hand       my hand
      seat NAME    all about a player         card NAME  a card, by name or id
      rule {"["}ID]    the rule behind this question, a clause such as bid.07,
                   or a ruling such as R13
      why {"["}KEY]    why an answer is refused; without a key, all refused ones
      log {"["}N]      the last N lines, or all   keys       options with their keys
      undo         undo my last answer        options    options of this table
      save {"["}FILE]  save now                   quit       leave; asks about saving
    A mark behind an option means that you can't undo it:
    {"["}seals] it is final once everyone has sealed, {"["}luck] dice are rolled or cards
    shuffled, {"["}reveals] something hidden is shown, {"["}hands over] your turn ends.
which-player = which player? Type seat and a name, such as seat { $name }
no-seat = there is no seat { $text }; seats are { $known }
letters = A to { $last } (or 0 to { $n })
which-card = which card? Type card and its name or id
no-card = no card is called { $name }
more-cards = ... and { $n } more
log-takes = log takes a number of lines, or 'all'
option-changed = (changed, default { $value })
refused-now = Refused now:
nothing-refused = Nothing is refused here.
and-more = and { $n } more
is-allowed = { $key } is allowed
taken-back = Taken back.
overwrite = { $path } holds another game. Overwrite it?
saved-to = Saved to { $path }
save-question = Save this game? [Y]es, [n]o (you lose it), [c]ancel:{" "}
not-a-save = { $path } is not a saved game, so it was left alone; choose another name
too-much = nothing was sent: { $before } completes your answer, so leave out { $word }
because-of = nothing was sent; { $word } is refused: { $why }
no-number = there is no option { $word }; choose 1 to { $n }
could-be = { $word } could be: { $keys }

## Lessons

lesson-title = { $title }: the tutorial
lesson-help = Type ? for help, skip to pass over a step, quit to leave; everything is saved.
lesson-goes-on = You continue where you left off. To start over: --again
lesson-lost = The lesson saved in { $path } can't be read, so it starts over.
lesson-play = Play it with: dustboard play { $words }
lesson-play-now = Play it now?
lesson-step = Lesson, step { $n } of { $of }: { $heading }
lesson-move = The lesson's move: { $moves }
lesson-back = Press Enter to go back to the real table.{" "}
lesson-copy = Press Enter to open the copy.{" "}
lesson-way = Type { $back } to go back to the lesson, { $on } to play on:{" "}

## Any title

where-round = { $title }, round { $round }
mine = MINE
seat-of = SEAT OF { $name }
no-text = No special text.
and = { $head } and { $last }
nobody = nobody
points = { $n } points
over = THE GAME IS OVER: { $winners } won ({ $reason })
yes = yes
no = no

## Rules

rule-section = Section: { $section }
rule-ruling = Ruling { $id }, { $title }: { $text }
rule-option = Option { $option }
rule-clauses = Clauses: { $clauses }
option-between = { $low } to { $high }

## Printing

pieces = { $n } pieces

# the lists of `cards` and `titles`
deck-holds = { $total ->
        [one] 1 card
       *[other] { $total } cards
    }, { $designs ->
        [one] 1 design
       *[other] { $designs } designs
    }
title-line = { $name }, { $least }-{ $most } players, cards { $version }
title-tempers = tempers of bots: { $tempers }
