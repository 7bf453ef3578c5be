# Words that every screen uses, and the home page.

brand = Dustboard
loading = Loading...
close = Close
retry = Try again
reload = Reload
name = Name
you = You
all = All
next = Next
before = Back
up = Move up
down = Move down
more = More
less = Less
yes = yes
no = no
copy = Copy
not-now = not now

menu = Menu
menu-home = Home
menu-rules = Rules
menu-cards = Cards
home-stories = Season
menu-settings = Settings
menu-account = Account
menu-about = About

title-wftw = War for the Wasteland
    .feel = Sealed bids, loud bluffs, bases that change hands.
    .time = , 45 minutes
title-wk1 = Waste Knights, first edition
    .feel = Drive, fight and survive while a rival plays the wasteland.
    .time = , 2 hours
title-wk2 = Waste Knights, second edition
    .feel = Story adventures on a broken continent, alone or together.
    .time = , 2 to 3 hours

clause-open = Open rule { $id }
rule-more = Open in the rules reference

trouble-network = Can't reach the server. Check your connection and try again.
page-failed = This page can't be shown. Reload it; your games are safe on the server.
trouble-server = Something went wrong on the server. Nothing was changed; try again.
trouble-passkey = No passkey was used. Try again, or sign in another way.
trouble-push = This browser blocks notifications from this page. Allow them in its settings, or use a webhook.
trouble-too-many = Too many tries. Wait a minute and try again.
trouble-stale = The table has moved on. Here is the new question.

home-line = { $n ->
        [0] Wasteland board games, all at one table.
        [1] A wasteland board game and a table to play it on.
        [2] Two wasteland board games, one table.
        [3] Three wasteland board games, one table.
       *[other] { $n } wasteland board games, one table.
    }
home-start = Start
home-new = Start a new game
home-learn = Learn to play
home-learn-short = Learn
home-first = New here?
home-first-text = A ten-minute lesson shows you the game, move by move. Or pick a game below and start.
home-continue = Continue
home-round = Round { $n }.
home-lesson = Your unfinished lesson
home-code = Table { $code }, set up on { $when }
home-scores = Players and scores
home-turn-of = { $name } to move
home-turn-others = { $n ->
        [one] 1 player to move
       *[other] { $n } players to move
    }
home-since = , { $unit ->
        [seconds] just now
        [minutes] { $n ->
            [one] 1 minute
           *[other] { $n } minutes
        }
        [hours] { $n ->
            [one] 1 hour
           *[other] { $n } hours
        }
       *[days] { $n ->
            [one] 1 day
           *[other] { $n } days
        }
    }
home-others = Your other tables
home-waiting = { $n ->
        [0] { $rest } waiting for others
       *[other] { $n } waiting for you
    }
home-join = Join
home-join-title = Join a table
home-join-text = Got a code or a link from a friend?
home-join-label = Code or link
home-players = { $low } to { $high } players
home-play = Play
home-open = Open to anyone
home-over = Finished games

table-turn = Your turn
table-lobby = In the lobby
table-running = Running
table-over = Finished
table-failed = This table can't be opened

seat-me = Me
seat-device = On this device
seat-link = Friend by link
seat-bot = Bot
seat-open = Open to anyone
seat-number = Seat { $n }
bot-easy = Easy
bot-easy-is = for a first game
bot-normal = Normal
bot-normal-is = a solid opponent
bot-hard = Hard
bot-hard-is = plans ahead
bot-expert = Expert
bot-expert-is = plans ahead for longer
bot-greedy = Greedy
bot-random = Random

keep = Keep your seats if you lose this device
keep-text = You are playing as a guest. A passkey, a password or six recovery words will bring you back on any device.
keep-how = Choose a way
keep-later = Not now

version-new = A new version of Dustboard is ready.
version-reload = Load it now

lost-title = No road leads here
lost-text = This page does not exist, or it has moved.

odds-certain = certain
odds-impossible = impossible
odds-percent = { $n } %
odds-estimate = estimate
odds-chance = { $n } % { $what }
odds-word-none = no chance
odds-word-long-shot = a long shot
odds-word-unlikely = unlikely
odds-word-under-even = less than even
odds-word-even = about even
odds-word-likely = likely
odds-word-very-likely = very likely
odds-word-almost-sure = almost sure
odds-word-sure = sure
odds-under = under { $n } %
odds-over = over { $n } %
odds-about = about { $text }
bars-what = What
bars-chance = Chance
bars-came = came up
luck-so-far = Luck so far
luck-none = No rolls or draws to compare yet.
luck-seat = Seat
luck-n = Rolls
luck-expected = Expected
luck-real = Rolled
luck-percentile = Compared with other games
luck-number = { $n }
luck-luckier = { $level ->
        [0] terrible
        [1] below average
        [2] about average
        [3] above average
       *[4] fantastic
    } (luckier than { $n } of 100 games)
luck-histogram = What could have happened: { $name }
luck-swings = Biggest swings
luck-swing = { $expected } on average; the chance of this result was { $chance }
luck-of = { $name }: { $level ->
        [0] terrible luck
        [1] luck a bit below average
        [2] average luck
        [3] better luck than average
       *[other] wonderful luck
    }
luck-why = { $what }: { $real }, where { $expected } is average (luckier than { $n } of 100 games).
luck-all = All rolls and draws
luck-note = Each roll and draw is compared with the dice and decks as they were at that moment.
