# The log in groups, looking back, taking back, windows and orders.

log-seat = { $name } only
log-combat = combat
log-story = story
log-rules = the rules
log-explain = Explain
log-explain-line = The line
log-explain-clause = The clause
log-explain-ruling = Ruling { $id }
log-explain-option = At this table: { $option }
log-explain-no-ruling = No ruling concerns this clause.
log-back-here = Back to this point
log-look-here = Look at this moment
log-before = Before the first round
log-fold = { $count ->
        [one] 1 line
       *[other] { $count } lines
    }

history-gate = You can undo back to move { $n }.
history-take-back = Undo back to here

key-turn-back = one turn back
key-turn-forward = one turn forward
key-home = to the beginning
key-end = to now

vote-learnt-nothing = Nothing hidden has come to light since then.
vote-learnt-luck = Since then, dice have been rolled or cards drawn.
vote-learnt-cards = Since then, hidden cards have been shown.
vote-learnt-choices = Since then, sealed choices have been revealed.
vote-since = { $count ->
        [one] 1 line of the log would be undone
       *[other] { $count } lines of the log would be undone
    }

window-own-turn = On my own turn
window-my-check = On my checks
window-my-combat = In my combats
window-respond-luck = When a card is played
window-after-check = After another player's check
window-before-luck = Before a luck card is drawn
window-open = You may respond
window-time = Time left to respond
window-closes = Closes in { $n } s
window-nothing = You have nothing to play here. Nobody else can tell.
window-answered = Kept until everyone has answered. Only you can see this.
window-change = Change my answer
window-by-order = Your standing order passes for you. Nobody else can tell.
window-by-fits = You have nothing to play here, so you pass. Nobody else can tell.
window-hold = Wait another 20 s ({ $n } left)
window-order = When to ask me
waiting-responses = Waiting for responses
waiting-responses-text = Nobody can see who is asked or who has answered.
order-window-fits = Only when I have something to play
order-window-ask = Always ask me
order-window-turn = Pass until my next turn
order-window-round = Pass this round
order-window-always = Always pass
orders-windows = When to ask me to respond
orders-windows-text = An order to pass ends when you are attacked, robbed, knocked out or targeted. All but “Always pass” also end when your turn begins.
pace = Reactions
pace-seconds = Seconds for each reaction
pace-live = live: a few seconds each
pace-days = over days: wait until everyone has answered
