# The table: shell, prompt, log, lobby.

prompt = Your decision
stage = Board
me = My side
others = Other players
log = Log
dock-open = Open my board
dock-close = Close my board
chat = Chat
tabs = Parts of the table
summary = My stock and score
seats-strip = Seats
tab-board = Board
tab-me = Me
tab-others = Others
tab-log = Log
steps = Steps of the round
skips = Skip links
skip-prompt = To the decision
skip-stage = To the board
skip-me = To my side
skip-log = To the log
sheet-bar = Show the answers
sheet-half = Show more or fewer answers
sheet-full = Fold the answers away
again = New game
again-same = Play again with these seats
again-laid = Somebody has set up another game and kept your seat.
again-join = Go to the new table

menu-history = Look back
menu-fork = Play on from here
menu-pages = Continue from a page

goal-open = Goal and standings
standing = Standings
standing-you = You
standing-near = can win now
your-decision = Your decision: { $text }
your-decision-short = Your decision
waiting = Waiting
waiting-for = { $count ->
        [0] Waiting for the table
       *[other] Waiting for { $names }
    }
waiting-since = { $unit ->
        [hours] For { $n ->
            [one] 1 hour
           *[other] { $n } hours
        } now
        [minutes] For { $n ->
            [one] 1 minute
           *[other] { $n } minutes
        } now
       *[seconds] For { $n ->
            [one] 1 second
           *[other] { $n } seconds
        } now
    }
nudge = Nudge { $name }
nudged = { $name } has been nudged.
spectating = You are watching
past = Looking back
over = Game over
report-open = Open the end report
stopped-text = The table ended without a result. What was hidden stays hidden; you can play on from here against bots.
over-text = The game is over. The report shows where every point came from and proves that the shuffle was fair.
thinks = thinking
ready = ready
bot = bot

round = Round { $n }

border-sealed = Final once everyone has sealed
border-dice = Dice or cards decide: no undo after this
border-reveal = Reveals a card: no undo after this
border-handover = Ends your turn
at-once = One press is enough, and you can undo it.
one-way = final
sealed-note = sealed: only you can see this
sealed-title = Sealed
sealed-text = Only you can see this. You can change it until the last player has sealed.
unseal = Change it
uses = Use at any time
use-now = Use { $what }
use-wished = { $what }: will be used at the next chance
undo = Undo
undo-what = Undo: { $what }
reset = Start over
sending = Sending...
saved-at = saved { $time }
retry-save = Not saved. Try again

log-filter = Lines to show
log-all = what happened
log-passes = including passes
log-me = about me
log-more = The rule and moment behind this line
log-earlier = Show earlier lines
log-later = Show later lines
log-empty = Nothing has happened yet.
only-you = only you

chat-empty = Nobody has said anything yet.
chat-off = Chat is off at this table.
chat-line = Say something
chat-send = Send

conn-online = online
conn-connecting = connecting...
conn-reconnecting = reconnecting, your choices are kept
conn-offline = offline: you can look, but not play
conn-paused = paused

cover-title = Pass the device to { $name }
cover-text = The other players' cards stay hidden until you continue.
cover-pin = { $name }'s PIN
cover-open = I'm { $name }: show my side

clock = { $unit ->
        [days] { $n } d left
        [hours] { $n } h left
        [minutes] { $n } min left
       *[seconds] { $n } s left
    }
clock-warning = { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }
bank-left = bank { $time }
bank-long = Time bank: extra time once a decision's own time is up
bank-used-now = This decision's time is up; the time bank is running
bank-runs = Time is up for this decision. Your time bank is running: { $unit ->
        [minutes] { $n } min left
       *[seconds] { $n } s left
    }
bank-mine = My time bank
time-more = +50 % time
time-more-long = Take 50 % more time, once per game

pause = Pause the table
pause-text = Everyone can look around, nobody can answer, and the clocks stop.
pause-reason = Reason (optional)
pause-do = Pause now
paused-by = Paused by { $name }
paused-why = Paused by { $name }: { $reason }
paused-primary = The table is paused. You can look around and plan.
resume = Continue

problem = Report a problem
problem-text = Copy these lines and send them to whoever runs this server, with what you did and what you expected. Nothing is sent automatically, and no card is named.
problem-facts = Table, position and versions
problem-copy = Copy the lines
problem-record = Download the game record
panel-failed = { $name }: this part can't be shown right now.
panel-failed-text = Your game is safe. Reload this part or the whole page.
panel-again = Reload this part
panel-header = Table header
panel-lesson = Lesson
panel-table = The table
problem-record-later = You can download the game record when the game is over; before that it would show hidden cards.

leave = Leave the table
leave-text = { $n ->
        [one] A bot takes over your seat and plays on. You can't come back to it.
       *[other] Bots take over your { $n } seats and play on. You can't come back to them.
    }
leave-pinned = { $n ->
        [one] The other seat on this device has a PIN and stays. Its player can leave after entering it.
       *[other] The { $n } other seats on this device have PINs and stay. Each player can leave after entering theirs.
    }
leave-instead = Just taking a break? Close the page: your seat is kept.
leave-not = Stay
leave-do = Leave for good

history = Position in the game
history-at = Move { $n } of { $of }
history-now = Now
history-older = You can look back as far as move { $n }, where the game was carried over from an older version.
history-fork = Play on from here
fork-new-deal = A copy from move { $n }. Whatever you couldn't know then was dealt again.
fork-parent = Table { $code }

lobby = Lobby
lobby-seats = Seats
lobby-start = Start the game
lobby-missing = { $n ->
        [one] One seat is still free. Send its link, or give it to a bot.
       *[other] { $n } seats are still free. Send their links, or give them to bots.
    }
lobby-host-starts = The host starts the game when all seats are filled.
seat-yours = your seat
seat-free = still free
seat-away = taken, away now
menu-seats = Seats and links
seat-take = Sit here
pin-of = PIN for seat { $n }, four digits
pin-hint = PIN (optional)
pin-do = Set PIN
pin-do-of = Set the PIN for seat { $n }
pin-set = asks for a PIN
pin-drop = Remove PIN
pin-drop-of = Remove the PIN for seat { $n }
copy-link = Copy link
copied = Copied
share-link = Share link
share-text = I've kept a seat for you at my Dustboard table.
qr-show = QR code
qr-alt = QR code of the link for seat { $n }
house-rules = House rules
house-rules-none = As written: no rules changed.
fairness = Fairness
fairness-text = A secret seed fixes the shuffle before the game. You see its fingerprint at the start and the seed at the end, so anyone can check that nothing was changed.
learn = Learn to play

card-open = Open in the gallery
card-hidden = hidden card
card-empty = empty space
ending = The end
ending-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ending-report = End report
ending-replay = Replay

keys-title = Keys
key-g = Go to a space of the board by its name
goto = Go to
goto-name = Name of a space
goto-none = No space has that name.
find = Find
goal = goal { $goal }
now = Now
cards-face-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
keys-off = Single-letter shortcuts are off in the settings.
key-p = to the decision
key-k = lesson, in a tutorial
key-m = to the board
key-h = to my hand and base
key-l = to the log
key-o = to the odds
key-c = the coach
key-r = the rule behind the focused item
key-u = undo
key-shift-u = start this choice over, or undo as far as possible
key-back = one move back
key-forward = one move forward
key-now = back to now
key-t = text mode on and off
key-n = the next table waiting for me
key-ctrl-enter = the main button
key-space = skip one step of what happened
key-shift-space = skip to now
key-digits = choose by number
key-f10 = menu
key-help = this list

text-changed = What changed
text-draft = Chosen so far:
text-command = Numbers to choose, or: why 3, rule, undo, reset
text-do = Do it
text-no-such = There is no such number.
text-unknown = Please type a number from the list.
text-noted = { $n } chosen. Choose more, or type the number of the line that confirms.

odds = Odds
odds-none = Nothing to work out right now.
odds-counting = Counting...
odds-as-table = Show the bars as tables
odds-made = How this is worked out
odds-options = Every answer side by side
odds-came = What happened: { $about }

vote = Vote
vote-absent = { $name } is away and the table is waiting. What should happen?
vote-rewind = { $name } wants to go back to move { $n }. Everyone has to agree.
vote-look = Take a look
vote-cast = { $name }: { $choice }
vote-wait = Wait
vote-bot = Let a bot play
vote-end = End the table
vote-yes = Yes
vote-no = No
seat-kept = A bot is playing for { $name }.
seat-back = Take my seat back
history-rewind = Ask to go back here
history-eyes = Show
history-eyes-mine = what I knew
history-eyes-seat = what { $name } knew

orders = Standing orders
orders-text = A standing order answers a question for you. Only you can see it, and you can change it at any time.
orders-ask = Always ask me
orders-usual = Only when there is something to decide (against bots)
orders-habit = from your settings
orders-settings = Set orders for all new tables in the settings.
orders-here = { $n ->
        [one] 1 standing order from your settings
       *[other] { $n } standing orders from your settings
    }
orders-none = This game has no standing orders.

beats-playing = What happened
beats-next = Next
beats-skip = Skip to now
beats-skip-brief = Skip
beats-speed = Speed: { $speed ->
        [instant] instant
        [fast] fast
        [slow] slow
       *[normal] normal
    }
result-why = Why:
result-again = Show it again
result-go-on = Continue
result-key = Space
result-to = now
recap = Since your last turn
recap-close = Close the recap
recap-show = Show line { $n } in the log
notice-turn = It's your turn at table { $code }.

coach = Coach
coach-level = Level
coach-ask = Ask
coach-thinks = Thinking...
coach-would = { $level } would choose: { $answers }.
coach-lay = Use this move
coach-text = A bot looks at what you can see and suggests a move. You decide.
