# Words of the table: resources, amounts, kinds of cards, phases and houses.

## Resources and amounts

resource-scrap = scrap
resource-juice = juice
resource-spark = spark
resource-juice_or_spark = juice or spark

amount-scrap = { $count } scrap
amount-juice = { $count } juice
amount-spark = { $count } spark
amount-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-vp = { $count } VP

list-comma = { $head }, { $last }
list-and = { $head } and { $last }

## Kinds, sets and places

kind-unit = unit
kind-base = base
set-starter = starter set
set-buy = shop deck
set-objective = objective deck
place-field = battlefield { $number }
place-field-card = battlefield { $number } ({ $card })
place-shop = the shop
place-rival = { $seat_s } bases
place-attack = the raid on { $seat }
place-raid = the raid on { $seat_s } { $card }
place-own-defence = the defence of your base
place-defence = the defence of { $card }
cards-to-place = { $cards } to { $place }
cards-at-place = { $number } for { $place }
nothing = nothing
nobody = nobody
numbered-card = { $card } ({ $n })
hidden-card = a hidden card

## Phases: the rule name, and the name the table calls out.
## Bidding is called by its two halves; Card Acquisition still belongs to the market.

phase-collect = Resource Collection
    .table = Produce
phase-bid = Bidding
    .table = Targets
phase-bid-target = Targeting
    .table = Targets
phase-bid-commit = Commitment
    .table = Bids
phase-reveal = Unit Reveals
    .table = Reveal
phase-field = Battlefield Resolution
    .table = Fields
phase-raid = Base Attack Resolution
    .table = Raids
phase-buy = Buy Row Resolution
    .table = Shop
phase-gain = Card Acquisition
    .table = Shop
phase-end = End of Round
    .table = Clean-up

## Houses, in the order of the seats

house-1 = the Salt Table
    .colour = white
    .symbol = ladle
    .boast = Everyone eats here and remembers who held the ladle.
house-2 = the Ninth Axle
    .colour = blue
    .symbol = wheel
    .boast = Eight axles broke under them; the ninth has learned manners.
house-3 = the Rust Crown
    .colour = red
    .symbol = crown
    .boast = A crown that rusts has at least been worn.
house-4 = the Kite Court
    .colour = yellow
    .symbol = kite
    .boast = They rule whatever the shadow of the kite passes over.
house-5 = the Green Glass
    .colour = green
    .symbol = bottle
    .boast = They toast every rival by name, then sell back the empties.
house-6 = the Low Tide
    .colour = teal
    .symbol = anchor
    .boast = The sea left without them, so they kept the anchor.
house-7 = the Hundred Keys
    .colour = purple
    .symbol = key ring
    .boast = A hundred keys, ninety doors and ten excellent rumours.
house-8 = the Widow's Due
    .colour = black
    .symbol = veil
    .boast = The whole valley owes her, and the interest is going well.
