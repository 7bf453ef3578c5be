# The screens around the table.

titles-which = Of which game?
titles-rules = Read the rules
titles-cards = Look at the cards
titles-learn = Begin to learn

wizard = New game
wizard-title = Which game?
wizard-scenario = What is played?
wizard-scenario-for = { $low ->
        [0] {""}
       *[other] { $low } to { $high } players
    }{ $rounds ->
        [0] {""}
       *[other] , at most { $rounds } rounds
    }
wizard-scenario-why = This is for { $low } to { $high } players; there are { $n } seats.
wizard-seats = Who plays?
wizard-table = The table
wizard-players = { $low } to { $high } players
wizard-shuffle = Shuffle the seats
wizard-clock = Time for each decision
wizard-clock-value = { $n ->
        [0] no clock
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [180] 3 minutes
        [43200] 12 hours
        [86400] 1 day
        [259200] 3 days
       *[other] 7 days
    }
wizard-bank = Time bank for each player
wizard-bank-value = { $n ->
        [0] none
       *[other] { $min ->
            [one] 1 minute
           *[other] { $min } minutes
        }
    }
wizard-bank-text = What a decision takes beyond its own time comes from the bank. It lasts for the whole game.
wizard-chat = Chat
chat-on-value = on
chat-presets-value = preset lines only
chat-off-value = off
wizard-spectators = Spectators
spectators-none = none
spectators-link = with the link
spectators-public = anyone
wizard-rewind = Going back is possible if all agree
wizard-hide-odds = Hide odds from everybody
wizard-choose-title = Choose a game first
wizard-start = Start with { $n } players
wizard-open-lobby = Open the lobby for { $n } players

seat-who = Who sits in seat { $n }
seat-bot-level = Level of the bot in seat { $n }
seat-temper = { $group }: how the bot in seat { $n } plays
bot-share = { $kind ->
        [duel] won { $wins } of { $games } measured duels against { $against } (95 % sure: { $low }–{ $high } %)
        [together] won { $wins } of { $games } measured games for { $players } together with { $against } bots (95 % sure: { $low }–{ $high } %)
       *[table] won { $wins } of { $games } measured games for { $players } against { $against } (95 % sure: { $low }–{ $high } %; an even share is { $even } %)
    }
temper-share = It { bot-share }.
bot-not-measured = not measured yet
seat-name = Name of the player in seat { $n }
seat-pin = Pin of seat { $n }, four digits, if you like
seat-link-later = Its link and QR code wait in the lobby.
seat-pin-hint = pin (optional)
seat-remove = Remove seat { $n }
seat-add = Add a seat

house-rules = House rules
house-rules-none = As written: no rule is changed.
house-rules-open = Look through all { $n } table options
house-rules-reset = Back to the rules as written

fairness = Fairness
fairness-text = The shuffle is fixed before the game by a secret seed. Its fingerprint is shown at the start and the seed at the end, so anyone can check that nothing was changed.

seatlink-title = A seat is kept for you
seatlink-text = Say what you want to be called at this table.
seatlink-take = Take this seat

replay = Replay
replay-running = The replay with open cards is for finished games.
replay-play = Play the moves
replay-pause = Pause here
replay-pace = Pace
replay-pace-1800 = slow
replay-pace-900 = normal
replay-pace-350 = fast
replay-open = all cards open
replay-hands = All hands
replay-position = This position at the table

report = End report
report-verified = Verified: the seed fits its fingerprint, and the replay ends the same.
report-not-verified = Not verified: seed, fingerprint and replay do not fit together.
report-seed = Seed
report-commitment = Fingerprint
report-versions = Versions
report-answers = { $n } answers
report-again = Play again with these seats
report-total = Total
report-challenge = Play the same deal again
report-shares = Chances to win over the game
report-when = When
report-the-end = The end
report-move = move { $n }
report-turns = Turning points
report-turn = { $name }: from { $before } to { $after } in
report-no-turn = Nothing changed the chances much.
report-choices = Choices beside those of a bot
report-choices-of = { $name }: { $same } of { $n } as { $level } would have chosen
report-chosen = Chosen: { $text }
report-advised = { $level }: { $text }
report-no-choices = No person played in this game.
analysis = What bots say about it
analysis-working = The bots are playing it through: { $done } of { $total } parts done. You can come back later.
analysis-failed = The bots could not play this game through.
analysis-how = From each of these moments { $level } bots played on { $tries } times, knowing only what everybody could see. A number can be off by some { $off } points.
luck = Luck
share-card = Share card
share-names = Put the names of the players on the card (they should agree)
share-download = Save the picture
share = Share
share-seat = Seat { $letter }
share-private = Only players of this table can open the link.
chronicle = Chronicle
chronicle-of = Chronicle of a campaign: { $title }
chronicle-before = At the start
chronicle-markdown = Save as Markdown
chronicle-html = Save as HTML
chronicle-print = Print, or save as PDF
chronicle-table = To the table
chronicle-empty = Nothing has been written down yet.
chronicle-goes-on = The campaign goes on.
report-fork = Play on from the start
report-export = Export the record

fork-title = Play on from move { $n }
fork-over = A copy of the game goes on from here, with the cards as they really lay.
fork-running = A copy of the game goes on from here. What you cannot know is dealt anew, and nobody at the table hears of it.
fork-seat = Your seat
fork-bot = The others are played by
fork-as-they-were = bots: as they were there
fork-bots = bots: { $level }
fork-friends = friends, by links that wait in the lobby
fork-lobby = Open the lobby of the copy
fork-go = Start the copy
fork-back = Back to the table

rules-search = Search in the rules
rules-count = { $n ->
        [one] 1 clause
       *[other] { $n } clauses
    }
rules-none = No clause holds these words.
rules-sections = Sections

cards-search = Search
cards-count = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
cards-none = No card matches.
cards-clear = Clear all filters
cards-filters = Filters
cards-value = { $name } ({ $n })
cards-all = All cards
cards-sides = Both sides
cards-sides-of = Both sides of { $name }
cards-front = Front
cards-back = Back
cards-other-side = Other side
cards-missing = There is no such card.
cards-print = Print sheet

sheets-heading = Print sheet
sheets-about = Cards of 63 by 88 mm, nine on a sheet of A4 or Letter. Print at 100 %, without headers and margins of the browser.
sheets-count = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } on { $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    }
sheets-every = Every copy of a card
sheets-backs = Backs, mirrored for printing on both sides
sheets-print = Print
sheets-gallery = Back to the cards
sheets-preview = Preview
sheets-sheet = Sheet { $n }

set-lang = Language
lang-en = English
lang-pl = Polski
set-theme = Theme
theme-auto = as the system
theme-day = day
theme-night = night
set-size = Text size
set-motion = Motion
motion-auto = as the system
motion-off = none
set-speed = Speed of the reveal
speed-off = show the end at once
speed-fast = fast
speed-normal = normal
set-keys = Single letters are shortcuts at the table
set-text = Text mode: the table as one page of text
set-plain = Plain pictures without print offset

me-who = Who you are
me-guest = You are a guest on this device.
me-account = You have an account.
me-password = Password
me-password-text = At least 8 characters. With a password you keep your seats if you lose this device.
me-save = Save my name
me-saved = Saved.
me-login = Come back
me-login-do = Sign in
me-back = Welcome back.
me-logout = Sign out on this device
me-left = Signed out.

about-text = Dustboard is a digital tabletop for board games of the wasteland. The rules live on the server; this page only shows what you may know.
about-versions = Versions
about-version = Engine { $engine } ({ $build }), protocol { $protocol }
about-verify = The end report of each game holds both.
about-credits = Credits
about-icons = icons by Lorc, Delapouite and contributors
about-font-ui = Atkinson Hyperlegible, by the Braille Institute (SIL Open Font License)
about-font-head = Barlow Condensed, by Jeremy Tribby (SIL Open Font License)
about-sounds = Sounds are made by the page itself while it runs; no recordings are used.
about-access = Accessibility
about-access-text = Everything can be played by keyboard, by touch and as plain text. Press ? at a table for the keys, T for text mode. Colours are never the only sign.

ending-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }

import = Bring in a record
import-text = A record file holds a whole game. It is played again and checked; then you find it here as a table of your own.
import-file = Record file
import-unreadable = This is not a record file.

preset = Start from
preset-written = As written
preset-custom = Custom

set-sound = Sounds
set-volume = How loud
set-volume-call = When a table waits for me, and when my time is nearly up
set-volume-table = What happens at the table: cards, dice, blows
set-volume-hand = What I do: sealing, taking back, what is refused
set-notices = A notice of the browser when a table waits for me
set-notices-refused = The browser does not allow notices from this page.
