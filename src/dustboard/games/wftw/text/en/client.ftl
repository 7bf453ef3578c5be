# War for the Wasteland: what the client itself says. Prompts, log and cards come from the server.

goal-vp = goal { $n } VP
bid-of = bid { $n } of 3
vp = VP
attack = attack
defence = defence
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
    .rule = 6 and 7 Buy Row Resolution, Card Acquisition
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
card-price = costs { $cost } strength in the shop

board-title = Bid board
board-caption = Bid board: for each player and bidding round, the marks and cards at each target
board-field = Field { $n }
board-field-empty = no card
board-shop = Shop
board-raids = Raids
board-shop-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-no-raids = no raid yet
board-no-bid = no bid, the card will be discarded
board-attacks = attacks
board-worth = { $vp } points
board-marks-of = marked by { $names }
board-round = r{ $n }
board-mark = mark
board-marked = marked
board-defend = defence
board-put-here = Put cards here: { $place }
carousel = Target { $n } of { $of }

place-field = Field { $n }: { $name }
place-shop = Shop
place-raid = Raid on { $seat }'s { $name }
place-defend = Defend { $name }

shop = Shop
shop-decks = deck { $buy } · objectives { $objectives } · wastes { $wastes }

dock-base = My base
dock-hand = Hand
dock-hand-empty = No card in hand
dock-stock = Stockpile
dock-attacked = attacked!
dock-laid = laid
dock-next = next round
dock-choice = +{ $n } juice or spark
dock-draw = draw { $n }
dock-piles = deck { $deck } · discard { $discard }

bill = Bill
bill-have = Have
bill-covered = covered
bill-exact = exactly covered
bill-short = short by
bill-partial = sealed cards only; cards you are choosing now are not counted
bill-warning = If you can't pay, all your cards are discarded.

theatre = The reveal
theatre-next = Next
theatre-end = To the end
theatre-hold = Hold
beat-cards = Reveal
beat-bills = The bills
beat-field = Fields
beat-raid = Raids
beat-shop = Shop
beat-note = And then
beat-scores = The tally
beat-unpaid = Unpaid
beat-paid = paid
raid-ties = The defender wins ties.


round-seat = Seat
round-paid = Paid
round-won = Won
round-lost = Lost
round-vp = { $before } → { $after }

wftw-end-goal-reached = the goal was reached
wftw-end-round-cap = the last round was over
wftw-end-deck-out = a deck has run out
wftw-end-stalemate = nobody can bid any more
