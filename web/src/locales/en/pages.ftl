# The screens around the table.

titles-which = Which game?
titles-rules = Read the rules
titles-cards = Browse the cards
titles-learn = Start learning

wizard = New game
wizard-title = Which game?
wizard-scenario = { $title ->
        [wk2] Adventure: which story?
       *[other] Mission: how do you win?
    }
wizard-first = Best first game
wizard-scenario-for = { $high ->
        [0] {""}
        [1] 1 player
       *[other] { $low } to { $high } players
    }{ $rounds ->
        [0] {""}
       *[other] , at most { $rounds } rounds
    }
wizard-scenario-why = This is for { $low } to { $high } players; your table has { $n } seats.
wizard-seats = Who plays?
wizard-table = Table settings
wizard-players = { $low } to { $high } players
wizard-seats-of = { $n } of { $most } seats
wizard-shuffle = Shuffle the seats
wizard-lesson = Lesson first
wizard-with = { $people ->
        [one] You
       *[other] { $people } people
    }{ $bots ->
        [0] {""}
        [one] { " " }and one { $level ->
            [easy] easy bot
            [hard] hard bot
           *[other] bot
        }
       *[other] { " " }and { $bots } { $level ->
            [easy] easy bots
            [hard] hard bots
           *[other] bots
        }
    }
wizard-clock-told = { $n ->
        [0] no clock
       *[other] with a clock
    }
wizard-chat-told = { $chat ->
        [on] chat on
        [presets] preset lines only
       *[off] no chat
    }
wizard-spectators-told = { $spectators ->
        [none] nobody may watch
        [link] anyone with the link may watch
       *[public] anyone may watch
    }
wizard-rules-told = { $n ->
        [0] as written, { $of } can be changed
        [one] 1 changed
       *[other] { $n } changed
    }
wizard-clock = Time per decision
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
wizard-bank = Time bank per player
wizard-bank-value = { $n ->
        [0] none
       *[other] { $min ->
            [one] 1 minute
           *[other] { $min } minutes
        }
    }
wizard-bank-text = If a decision takes longer than its time, the extra comes out of the bank. The bank has to last the whole game.
wizard-chat = Chat
chat-on-value = on
chat-presets-value = preset lines only
chat-off-value = off
wizard-spectators = Spectators
spectators-none = none
spectators-link = with the link
spectators-public = anyone
wizard-rewind = Players can go back if everyone agrees
wizard-hide-odds = Hide odds from everyone
wizard-start = Start the game
wizard-open-lobby = Open the lobby

seat-who = Who sits in seat { $n }
seat-bot-level = Level of the bot in seat { $n }
seat-temper = { $group }: how the bot in seat { $n } plays
bot-share = { $kind ->
        [duel] won { $wins } of { $games } duels against { $against } ({ $low }–{ $high } % with 95 % confidence)
        [together] won { $wins } of { $games } { $players }-player games alongside { $against } bots ({ $low }–{ $high } % with 95 % confidence)
       *[table] won { $wins } of { $games } { $players }-player games against { $against } ({ $low }–{ $high } % with 95 % confidence; an even share is { $even } %)
    }
bot-measured = Measured results
bot-not-measured = not measured yet
seat-name = Name of the player in seat { $n }
seat-pin = PIN for seat { $n }, four digits, optional
seat-link-later = Gets a link in the lobby
seat-me-is = You, on this device
seat-device-is = Shares this device
seat-open-is = Whoever comes first
seat-pin-hint = PIN (optional)
seat-remove = Remove seat { $n }
seat-add-bot = Add a bot
seat-add-link = Invite
seat-add-device = Same device
bot-temper-change = { $tempers }: change temper

face-mags = Road captain
face-granny = Keeps the wheels of Pumps turning
face-pinch = Market urchin from Gangraen
face-rivet = Welds first, asks later
face-tin = Sings to engines
face-sump = Doctor of something
face-hatch = Drives by looking through a slit
face-marrow = Bounties and bones, Carcassville
face-juno = One eye, both on your base
face-wen = Desert guide, bills by the cup
face-wick = Diver and lamp owner, New Sydney
face-nine = Peacekeeper, still on the ticket
face-lug = Holds the gate. Is the gate.
face-kestrel = Scout of the Kite Court
face-toll = Fees, receipts, a wig
face-fennec = Hears you counting scrap

house-rules = House rules
house-rules-none = As written: no rules changed.
house-rules-open = See all { $n } table options
house-rules-reset = Back to the rules as written

fairness = Fairness
fairness-text = A secret seed fixes the shuffle before the game. You see its fingerprint at the start and the seed at the end, so anyone can check that nothing was changed.

seatlink-title = A seat is waiting for you
seatlink-text = No account, no email. This device remembers your seat.
seatlink-take = Take this seat
seatlink-invites = { $host } invites you to { $title }
seatlink-host = The host
seatlink-win = You win:
seatlink-table = { $n } players. Leave and come back whenever you like.
seatlink-learn = New to the game? Take the lesson first; your link keeps working.
seatlink-taken = { $name } has taken this seat
seatlink-taken-text = A link works for one person. Ask { $host } for a link of your own.
seatlink-watch = Just watch
seatlink-yours = This seat is yours
seatlink-back = Back to the table
seatlink-there = Who's at the table
seatlink-is-host = host
seatlink-is-there = at the table
face-yours = Your face
face-like = { $name }'s face

replay = Replay
replay-running = You can watch a replay with open cards once the game is over.
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-first = To the start
replay-last = To the end
replay-turn-back = Back one turn
replay-turn-on = Forward one turn
replay-eyes = See what
replay-open = everyone held
replay-you-knew = you knew
replay-knew = { $name } knew
replay-turn-of = { $name }'s turn
replay-step = step { $n } of { $of }
replay-round = Round { $n }
replay-pin = Turning point { $n }
replay-close = Close the replay
replay-fork-text = against bots; this game stays as it is
replay-hands = All hands
replay-position = See the table

report = End report
report-verified = Verified: the seed matches its fingerprint, and the replay ends the same way.
report-not-verified = Not verified: seed, fingerprint and replay do not match.
report-seed = Seed
report-commitment = Fingerprint
report-versions = Versions
report-answers = { $n } answers
report-watch = Watch the replay
report-diary = Read the diary
report-play-on = Play on from here
report-again = Play again with the same seats
report-total = Total
report-challenge = Play the same deal again
report-shares = Chance to win over the game
report-when = When
report-the-end = The end
report-move = move { $n }
report-turns = Turning points
report-turn = { $name }: from { $before } to { $after } in
report-positions = Play on from here
report-positions-text = Open the table as it stood and try something else, against bots. Your finished game stays as it is.
report-before = { $name }: { $share } to win
report-no-turn = No single move changed the chances much.
report-choices = Your moves and the bot's
report-choices-of = { $name }: { $same } of { $n } moves match the { $level } bot's
report-chosen = Chosen: { $text }
report-advised = { $level }: { $text }
report-no-choices = No person played in this game.
analysis = What the bots think
analysis-working = The bots are playing through the game: { $done } of { $total } parts done. You can come back later.
analysis-failed = The bots could not play through this game.
analysis-how = From each of these moments, { $level } bots played on { $tries } times, knowing only what everyone could see. Each figure may be off by about { $off } points.
luck = Luck
share-card = Share card
share-names = Put the players' names on the card (ask them first)
share-download = Save the picture
share = Share
share-seat = Player { $n }
share-private = Only players at this table can open the link.
chronicle = Chronicle
chronicle-of = Campaign chronicle: { $title }
chronicle-before = At the start
chronicle-markdown = Save as Markdown
chronicle-html = Save as HTML
chronicle-print = Print, or save as PDF
chronicle-table = Go to the table
chronicle-empty = Nothing has been written yet.
chronicle-goes-on = The campaign goes on.

season-empty = Your season has not begun. There are { $of } adventures, best played in this order, but every one is open.
season-next = Next on the road:
season-all-won = You have won every adventure. Each can be played again.
season-keep = Keep the whole season
season-html = As a web page
season-pdf = As a PDF
season-making = Writing it down…
season-road = The road
season-won = won
season-going = in progress
season-not-won = not won yet
season-unseen = not begun
season-suggested = next
season-unread = { $n } of { $of } passages are still unread.
season-left = Left you:
season-games = { $n ->
        [one] One game
       *[other] { $n } games
    }
season-no-ending = ended without an ending
season-people = People you met
season-nobody = Nobody yet.
season-changed = What became of { $n } of { $of } is known.
season-strangers = { $n ->
        [one] One person is still a stranger.
       *[other] { $n } people are still strangers.
    }
pages-from = Continue from a page
pages-text = A copy of the game starts where the page was opened. This game stays as it is. You are asked once more before it starts.
pages-none = There is no page to go back to yet.
pages-move = after move { $n }
stories = Your season
stories-count = You have won { $won } of { $of }. They are best played in this order, but every one is open.
stories-memories = Riding along
stories-memories-text = Won stories leave memories. Choose which of them to bring when you set up a new game.
stories-endings = { $n } of { $of } endings found
stories-on = Continue
stories-start = Start
stories-again = Play again
stories-memory-choose = Memories you may bring
branches = Roads you have seen
branches-all = { $name }, over all your games
branches-count = { $n } of { $of } passages, { $endings } of { $ends } endings. What you have not read stays in the fog.
branches-which = Which games
branches-latest = Latest game
branches-games = All games
branches-endings = Endings
branches-fog = Not seen yet
branches-last = your latest way
branches-seen = seen in other games
branches-unread = not read yet
branches-back = All stories
report-fork = Play a copy from the start
report-export = Export the record

fork-title = Play on from move { $n }
fork-over = You play a copy of the game from here, with every card where it really was.
fork-running = You play a copy of the game from here. Whatever you can't know is dealt again, and nobody at the table is told.
fork-seat = Your seat
fork-bot = Who plays the other seats
fork-as-they-were = bots, as they were then
fork-bots = bots: { $level }
fork-friends = friends, by links from the lobby
fork-lobby = Open the copy's lobby
fork-go = Start the copy
fork-back = Back to the table

rules-page = The game on one page
rules-learn = Learn by playing
rules-round = A round, left to right
rules-scores = What scores
rules-tips = Five tips
rules-terms = Terms
rules-reference = Reference sheet
rules-all = All { $n } rules by section
rules-search = Search all rules
rules-count = { $n ->
        [one] 1 clause
       *[other] { $n } clauses
    }
rules-none = No clause contains these words.
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
cards-more = More filters
cards-value = { $name } ({ $n })
cards-all = All cards
cards-sides = Both sides
cards-sides-of = Both sides of { $name }
cards-front = Front
cards-back = Back
cards-other-side = Other side
cards-missing = There is no such card. Look for it in the gallery.
cards-print = Print sheet

sheets-heading = Print sheet
sheets-about = Cards are 63 by 88 mm, nine to a sheet of A4 or Letter. Print at 100 %, with the browser's headers and margins off.
sheets-count = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } on { $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    }
sheets-every = Every copy of a card
sheets-backs = Backs, mirrored for two-sided printing
sheets-print = Print
sheets-gallery = Back to the cards
sheets-preview = Preview
sheets-sheet = Sheet { $n }

switch-on = On
switch-off = Off
set-saved = Changes are saved on this device.
set-group-show = How events are shown
set-group-stop = Stop me
set-group-speak = Language and notices
set-group-look = Look
set-lang = Language
lang-en = English
lang-pl = Polski
set-form = How texts speak to you
set-form-text = In sentences about what you do.
form-neutral = Neutral
form-feminine = Feminine
form-masculine = Masculine
set-theme = Theme
theme-auto = Match my device
theme-day = Day
theme-night = Night
set-size = Text size
set-size-text = The table keeps its layout even at the largest size.
set-motion = Motion
motion-auto = Match my device
motion-off = Stills
set-speed = Speed
set-speed-text = Everything that happens is shown step by step. Space skips a step.
speed-instant = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
set-results = Result cards
set-results-text = Fights, thefts and finds that concern you.
results-wait = Wait for me
results-pass = Close after 4 s
results-off = Off
set-keys = Letter keys
set-keys-text = Single letters are shortcuts at the table.
set-text = Text mode
set-text-text = The table as a page of text.
set-seat-marks = Letters beside colours
set-seat-marks-text = A second mark for every seat.
set-plain = Flat pictures
set-plain-text = Without the rough print look.

me-who = About you
me-guest = You are a guest on this device.
me-account = You are signed in.
me-password = Password
me-password-text = At least 8 characters. With a password you keep your seats if you lose this device.
me-save = Save my name
me-saved = Saved.
me-login = Sign in
me-login-do = Sign in
me-back = Welcome back.
me-logout = Sign out on this device
me-left = Signed out.

about-text = Dustboard is a digital tabletop for wasteland board games. The rules live on the server; this page only shows what you are allowed to know.
about-versions = Versions
about-version = Engine { $engine } ({ $build }), protocol { $protocol }
about-verify = Both are in the end report of every game.
about-credits = Credits
about-icons = icons by Lorc, Delapouite and contributors
about-font-ui = Atkinson Hyperlegible, by the Braille Institute (SIL Open Font License)
about-font-head = Barlow Condensed, by Jeremy Tribby (SIL Open Font License)
about-sounds = The page makes all sounds itself; none are recordings.
about-access = Accessibility
about-access-text = You can play everything by keyboard, by touch and as plain text. Press ? at a table for the keys, T for text mode. Colour is never the only sign.

ending-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }

import = Import a record
import-text = A record file holds a whole game. We replay and check it, then it appears here as a table of your own.
import-file = Record file
import-unreadable = This is not a record file.

preset = Start from
preset-written = As written
preset-custom = Custom

set-sound = Sounds
set-volume = Volume
set-volume-call = When it's my turn, or my time is nearly up
set-volume-table = What happens at the table: cards, dice, hits
set-volume-hand = What I do: sealing, undoing, moves that aren't allowed
set-remarks = Bots make remarks
set-remarks-text = A word now and then about what everybody saw.
set-notices = Notify me when it's my turn
set-notices-text = In this browser.
set-notices-refused = The browser blocks notifications from this page.
