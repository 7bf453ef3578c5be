# War for the Wasteland: what the client itself says. Prompts, log and cards come from the server.

goal-vp = First to { $n } VP
you-name = You
bid-of = bid { $n } of 3
vp = VP
attack = attack
won = won
free = free
nothing = nothing

step-collect = Produce
    .rule = 1 Resource Collection
step-mark = Targets
    .rule = 2 Bidding, targets
step-lay = Bids
    .rule = 2 Bidding, commitment
step-reveal = Reveal
    .rule = 3 Unit Reveals
step-field = Fields
    .rule = 4 Battlefield Resolution
step-raid = Raids
    .rule = 5 Base Attack Resolution
step-market = Shop
    .rule = 6 and 7 Shop, Card Acquisition
step-end = Clean-up
    .rule = 8 End of Round

ask-production = Produce
    .do = Produce { $answer }
ask-marks = Targets
marks-skip = Skip bid { $n }
marks-out = Stay out until bid 3
ask-base = Choose a base
ask-commitment = Bids
ask-payment = Pay the bill
ask-pick = Shop
ask-abandon = Clean-up
ask-return = Return a unit
ask-ruses = Tricks
ask-looks = Look

house-salt-table = the Salt Table
house-ninth-axle = the Ninth Axle
house-rust-crown = the Rust Crown
house-kite-court = the Kite Court
house-green-glass = the Green Glass
house-low-tide = the Low Tide
house-hundred-keys = the Hundred Keys
house-widows-due = the Widow's Due

resource-scrap = scrap
resource-juice = juice
resource-spark = spark
amount-scrap = { $count } scrap
amount-juice = { $count } juice
amount-spark = { $count } spark

card-copy = { $name } ({ $n })
card-attack = attack { $n }
card-defence = defence { $n }
card-vp = { $n } VP
card-printed = printed: { $n }
card-bid = committed in bid { $n }
die = rolled { $n }
card-price = costs { $cost } strength in the shop

board-title = The board
board-caption = The board: a row for each player, a column for each prize
board-foot = What is known about each prize
board-field = Field { $n }
board-field-empty = no card
board-shop = Shop
board-raids = Raids
board-shop-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-no-raids = no raid yet
board-worth = { $vp } VP for you
board-marks-of = marked by { $names }
board-won-by = { $you ->
        [yes] Won by you
       *[no] Won by { $name }
    }
board-mark = mark
board-marked = marked
board-raid = raid
board-add = add a card
board-add-guard = add a guard
board-laying = bid { $n }, choosing
board-sealed = bid { $n }, sealed
board-defend = defence
board-put-here = Put cards here: { $place }
board-take-back = Take back { $name }

raid-by = { $you ->
        [yes] You raid { $to }: { $base }
       *[no] { $mine ->
            [yes] { $from } raids your { $base }
           *[no] { $from } raids { $to }: { $base }
        }
    }
raid-defence = Defence { $n }: { $printed } printed, { $helps }
raid-helps = { $n } from { $name }

lane-mine = you { $n }
lane-raids = { $n ->
        [one] 1 raid
       *[other] { $n } raids
    }
lane-rivals = { $n ->
        [one] 1 rival
       *[other] { $n } rivals
    }

foot-none = No bids yet
foot-no-raid = No raids
foot-alone = You { $mine }, no rival here yet
foot-both-more = You { $mine }, rivals shown { $shown }, could still add up to { $add }
foot-both-known = You { $mine }, rivals shown { $shown }
foot-rivals-more = Rivals shown { $shown }, could still add up to { $add }
foot-rivals-known = Rivals shown { $shown }
foot-raid = { $known ->
        [yes] { $owner }: { $base } defends with { $defence }
       *[no] { $owner }: { $base } defends with { $defence }, { $from } could bring up to { $most }
    }
foot-not-counted = not counted yet
foot-no-bid = Nobody bid
foot-total = { $name } { $n }
foot-tie = Tie at { $n }
foot-raid-counts = Attack { $attack }, defence { $defence }
foot-held = { $you ->
        [yes] You hold it
       *[no] { $name } holds it
    }
foot-won-alone = { $name }, unopposed with { $n }
foot-won-roll = { $name }, { $n } and the better roll
foot-won-against = { $name }, { $n } against { $second }
foot-shop-order = Order of picks: { $names }

row-thinks = thinking
row-sealed = sealed
row-paid = paid
row-unpaid = can't pay
row-hand = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
row-bases = { $n ->
        [one] 1 base
       *[other] { $n } bases
    }
row-won = { $name }, won this round

place-field = Field { $n }: { $name }
place-shop = Shop
place-raid = Raid on { $seat }'s { $name }
place-raid-brief = Raid { $seat }
place-defend = Defend { $name }

shop = Shop
shop-deck = deck { $n }
shop-sold = sold
shop-decks = deck { $buy } · objectives { $objectives } · wastes { $wastes }

dock-base = My base
dock-hand = Hand
dock-hand-empty = No card in hand
dock-attacked = attacked!
dock-free = Free stock
dock-your-hand = Your hand { $n }
dock-next = Next round
dock-choice = +{ $n } juice or spark
dock-draw = draw { $n }
dock-piles = deck { $deck } · discard { $discard }

purse-of-scrap = of { $n } scrap
purse-of-juice = of { $n } juice
purse-of-spark = of { $n } spark
short-scrap = { $n } scrap short
short-juice = { $n } juice short
short-spark = { $n } spark short

bill = Bill
bill-covered = covered
bill-exact = exactly covered
bill-short = short by
sheet-covered = covered
sheet-exact = just covered
sheet-short = can't pay
bill-partial = sealed cards only; the cards you are choosing now are not counted
bill-warning = If you can't pay, all your cards are discarded.

beat-unpaid = Unpaid


round-seat = Seat
round-paid = Paid
round-won = Won
round-lost = Lost
round-vp = { $before } → { $after }

wftw-end-goal-reached = somebody reached the goal
wftw-end-round-cap = the last round ended
wftw-end-deck-out = a deck ran out
wftw-end-stalemate = nobody can bid any more

result-unpaid = Your bill was too high
result-won = You take { $card }
result-outbid = { $card } goes to a rival
result-captured = You capture { $card }
result-taken = You lose { $card }
result-held = { $card } held
result-repelled = Your raid on { $card } failed
result-you-win = You win the game
result-over = The game is over
result-unpaid-bill = Your bill: { $bill }.
result-unpaid-short = You were { $short } short.
result-unpaid-cause = If you can't pay the whole bill, you pay nothing and discard every card you committed.
result-cards = Your cards on the board
result-against = You brought { $mine }; the best rival brought { $best }.
result-alone = You brought { $mine }; nobody else bid.
result-worth = It is worth { $n } VP to you now, and joins your bases when the round ends.
result-raid-totals = Attack { $attack } against defence { $defence }.
result-hands-over = The base changes hands when the round ends.
result-held-tie = On a tie the defender holds.
result-tie = The totals were tied; the dice decided.
result-end-goal-reached = Somebody reached the goal.
result-end-round-cap = That was the last round.
result-end-deck-out = A deck ran out.
result-end-stalemate = Nobody can bid any more.

# what a lesson points at
callout-stock = Your stock
callout-base = Your bases
callout-bill = The bill

# tokens and counters, read where they lie
token-wftw-scrap = Scrap
    .text = Most units cost it. Your bases produce it at the start of a round, and what you don't spend stays in your stock.
    .icon = gears
token-wftw-juice = Juice
    .text = Some units cost it. Your bases produce it at the start of a round, and what you don't spend stays in your stock.
    .icon = drop
token-wftw-spark = Spark
    .text = Some units cost it. Your bases produce it at the start of a round, and what you don't spend stays in your stock.
    .icon = lightning-arc
token-wftw-vp = Victory points
    .text = Each base is worth points to whoever owns it. Once somebody has reached the goal at the end of a round, the highest total wins.
    .icon = laurel-crown
token-wftw-hand = Cards in hand
    .text = Units that can still be committed. Only their owner sees which ones.
    .icon = card-draw
token-wftw-mark = Marked
    .text = This player bids here now and still chooses the cards.
    .icon = card-draw
token-wftw-sealed = Sealed
    .text = The cards are chosen and stay face down until the reveal.
    .icon = card-draw

## Parts of the view, as the text mode names them
field-seat = seat
field-hand = hand
field-draft = cards chosen so far
field-draft_marks = targets chosen so far
field-sealed = sealed targets
field-duty = must be covered
field-guard = may be guarded
field-defences = defence of bases
field-adds = what each card adds
field-bill = bill
field-scrap = scrap
field-juice = juice
field-spark = spark
field-free = free to spend
field-too_dear = too dear
field-cover = stockpile and bill
field-state = state
field-short = short by
field-strength_in_hand = strength in hand
field-unspent = unspent
field-card = card
field-place = place
field-strength = strength
field-stock = stockpile
field-deck = deck
field-discard = discard pile
field-tableau = bases
field-copy = copy
field-defence = defence
field-vp = VP
field-lines = made of
field-score = score
field-near = near the goal
field-score_lines = points
field-amount = amount
field-rule = clause
field-produces = produces
field-juice_or_spark = juice or spark
field-draw = cards drawn
field-marks = targets
field-raids = raids
field-laid = committed cards
field-unpaid = cards not paid for
field-shop_strength = strength in the shop
field-won = won
field-captured = captured
field-lost = lost
field-units = units
field-since = since bidding round
field-round = bidding round
field-shop = shop
value-covered = covered
value-exact = exactly covered
value-short = not covered
