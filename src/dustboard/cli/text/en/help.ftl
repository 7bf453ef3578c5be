# What --help says, and what it says of a call that can't be understood. What is typed is not translated.

usage = usage:{" "}
usage-positional = positional arguments
usage-options = options
usage-description = A digital tabletop: play, look up rules and cards, replay, simulate.
usage-epilog = 'dustboard COMMAND --help' tells you more. Start with: dustboard learn wftw
usage-command = COMMAND
usage-see = { $line } (see { $command } --help)

usage-required = the following arguments are required: { $names }
usage-unrecognized = unrecognized arguments: { $names }
usage-choice = argument { $name }: invalid choice: { $value } (choose from { $known })
usage-one = argument { $name }: expected one argument
usage-whole = argument { $name }: invalid int value: { $value }
usage-ambiguous = ambiguous option: { $name } could match { $known }
usage-explicit = argument { $name }: ignored explicit argument { $value }
usage-no-language = there is no language { $value }; languages are: { $known }
usage-needs = '{ $name }' needs the package { $package }
usage-not-part = '{ $name }' is not part of this installation
usage-stopped = stopped

## What each command is for

purpose-play = play a game in the terminal
purpose-learn = learn a title by playing its tutorial in the terminal
purpose-serve = open the table in the browser
purpose-titles = list the installed titles
purpose-options = list the table options of a title
purpose-cards = list the cards of a title, deck by deck
purpose-print = print the cards, tokens and boards of a title as PDF
purpose-rules = look up a clause or ruling; see which clauses have tests
purpose-replay = show or verify the record of a game
purpose-verify = replay every stored game and name what differs
purpose-sim = let bots play many games and count the results
purpose-shares = measure how often each level and temper of bots wins
purpose-lab-fit = find weights for the policy of a title by self-play
purpose-lab-ladder = let bots play each other and order them by skill
purpose-lab-run = play an experiment: variants with the same luck
purpose-lab-report = show what experiments found, as a page
purpose-soak = play many games at tables of all kinds and check every rule
purpose-trace = check that a code change changes no game
purpose-bench = measure decisions, copies and games per second
purpose-bench-server = measure many live games on one server
purpose-bench-hostile = measure a server under attack

## Arguments

arg-help = show this help message and exit
arg-version = print version and build
arg-title = id of a title, such as wftw
arg-plain = plain lines of text, good for a screen reader
arg-lang = language: en or pl (default: that of your system, else en)
arg-play-seats = who sits where: human or bot:NAME, with a temper as in bot:normal:raider (default: human and bot:normal)
arg-play-players = fill the table with bots up to N seats
arg-play-seed = a whole number; a secret one if not given
arg-play-option = a table option (see 'dustboard options TITLE'); can be given several times
arg-play-preset = a ready-made set of table options, such as first
arg-play-hints = show a hint with each question
arg-play-resume = continue a saved game
arg-play-save = save here when you leave and at the end
arg-learn-again = start over
arg-rules-what = a clause such as wftw.bid.07, a section such as wftw.bid, a ruling such as wftw.R13, or a title
arg-rules-search = clauses and rulings that contain all the words
arg-rules-coverage = show which clauses have tests
arg-rules-tests = folder of tests to read (default: tests)
arg-rules-missing = list the clauses without a test
arg-rules-json = print the coverage as JSON
arg-cards-json = print JSON with all printed numbers
arg-cards-deck = show only this deck
arg-cards-search = show cards with this word in their id, name or text
arg-replay-file = a record, or a game saved by 'play'
arg-replay-verify = only check whether the record is genuine
arg-replay-at = show the game after N answers
arg-replay-seat = show it as seat S saw it (A, B, ... or 0, 1, ...)
arg-print-deck = print only this deck, board or book
arg-print-list = list what can be printed, and stop
arg-print-paper = default: a4
arg-print-duplex = the edge over which the printer turns the page (default: long); none: backs come last, not mirrored
arg-print-out = where to write the files (default: here)

## What is wrong with a call

wrong-overwrite = { $path } holds another game. Overwrite it when you leave?
wrong-left-alone = { $path } was left alone; choose another name for --save
wrong-with-resume = { $name } can't be used with --resume: a saved game has its own
wrong-seat = a seat is 'human' or 'bot:NAME', such as bot:normal, not { $seat }
wrong-seats = --seats names { $seats } seats, but --players is { $players }
wrong-preset = { $title } has no preset { $name }; presets are: { $known }
wrong-seed = --seed { $text }: a seed is a whole number from 0 to 2**{ $bits }-1
wrong-language = { $title } has no texts in { $lang }; languages are: { $known }
wrong-game = { $path }: this is a game of { $found }, not of { $title }
wrong-saved-seat = { $path }: the saved game is damaged (seat { $seat })
wrong-no-tutorial = { $title } has no tutorial yet; titles with one: { $known }
wrong-deck = { $title } has no deck { $deck }; decks are: { $known }
wrong-no-card = no card of { $title } contains { $word }
wrong-no-papers = { $title } has nothing to print
wrong-paper = { $title } has nothing to print called { $deck }; there are: { $known }
wrong-with-coverage = { $name } goes with --coverage (see dustboard rules --help)
wrong-no-rules = there is no title { $title } with rules; choose one of: { $known }
wrong-clause = there is no clause { $what }; see dustboard rules { $title }
wrong-clause-near = there is no clause { $what }; did you mean: { $near }
wrong-with-verify = --verify checks the whole record; leave --at and --seat out
wrong-which-title = name the title too, such as { $title }.R01; choose one of: { $known }
wrong-ruling = { $title } has no ruling { $id }; they go from R01 to { $last }
wrong-no-hit = no clause or ruling contains all of: { $words }

## What is wrong with a file

file-error = { $path }: { $why }
file-folder = { $path }: this is a folder, not a file
file-unread = can't read { $path }: { $why }
file-large = { $path }: too large for a record (more than { $most } MiB)
file-damaged = { $path }: damaged or cut short, not valid JSON (line { $line }, column { $column })
file-strange = { $path }: not a Dustboard file (not JSON text)
file-no-home = { $path }: there is no such home folder
file-unwritten = can't write { $path }: { $why }
file-no-place = can't write to { $path }: { $why }
file-write-folder = can't write { $path }: this is a folder
file-no-folder = can't write { $path }: there is no folder { $folder }
file-closed-folder = can't write { $path }: the folder { $folder } is read-only
file-closed = can't write { $path }: the file is read-only
file-no-new-folder = can't make the folder { $path }: { $why }
save-strange = { $path }: not a saved game of Dustboard
save-version = { $path }: saved in version { $found }, not { $version }
save-missing = { $path }: the saved game is damaged (seats or record missing)
save-seats = { $path }: the saved game is damaged (seats do not fit the record)
save-not-verified = { $path }: not verified: { $why }
