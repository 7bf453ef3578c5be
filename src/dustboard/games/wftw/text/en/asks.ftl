# What players are asked, what they can answer, and why an answer is refused.

## Questions

ask-production = { $of ->
        [one] Take juice or spark?
       *[other] Take juice or spark? ({ $number } of { $of })
    }
ask-marks = Bid { $number } of 3: { $limit ->
        [0] you can't mark a target, so you stay out.
        [one] mark up to one target.
       *[other] mark up to { $limit } targets.
    }
ask-base = Which base of { $rival } do you raid?
ask-commitment = { $open ->
        [0] Bid { $number } of 3: add more cards, or seal your bid.
        [one] Bid { $number } of 3: one target still needs a card.
       *[other] Bid { $number } of 3: { $open } targets still need a card.
    }{ $guard ->
        [0] {""}
       *[other] {" "}Your base is under attack.
    }
ask-payment = You can't pay for everything. What do you pay for? (Left to spend: { $gain })
ask-pick = Take a card from the shop? Your bid: { $strength }.
ask-abandon = You lost this fight. Abandon any of these units? They leave the game.{ $number ->
        [0] {""}
       *[other] {" "}({ $number } chosen)
    }
ask-return = { $card }: which unit returns to your hand?

## Answers

option-juice = 1 juice
option-spark = 1 spark
option-mark = Mark { $target }
option-stay-out = Stay out of this bid
option-seal-marks = Seal my marks
option-base = Attack { $card }
option-commit = { $card } to { $place }
option-seal-cards = Seal my cards
option-no-defence = Commit no cards
option-pay = Pay for { $cards } ({ $place })
option-payment-done = Stop paying; discard the rest
option-take = Take { $card } (cost { $cost })
option-decline = Take nothing
option-abandon = Abandon { $card } ({ $place })
option-abandon-none = Abandon nothing
option-abandon-done = Abandon the chosen units
option-return = Return { $card } to hand

## Refusals

refused-no-such-field = there is no { $target } in this game
refused-own-base = you cannot attack your own base
refused-marked-already = { $target } is marked already
refused-nothing-to-attack = { $target } has no card that may be attacked
refused-second-attack = only one base card of one rival may be attacked
refused-no-repeats = { $target } was marked in an earlier bidding round, and this table allows no repeats
refused-empty-row = the buy row is empty
refused-target-limit = this table allows no more marks in one bidding round
refused-more-marks-than-cards = every target needs a card, and you have no more cards
refused-unpayable-mark = this table forbids overbidding, and you could not pay for another card
refused-immune = { $card } is a starter base, which this table protects
refused-mark-without-card = Commit a card to { $place } first
refused-base-as-bid = { $card } is a base; only units can be bid
refused-not-attacked = nobody attacks that base, so it needs no defence
refused-not-marked = you did not mark { $place } in this bidding round
refused-card-needed-elsewhere = your last cards are needed for targets that have none yet
refused-unpayable-card = this table forbids overbidding, and { $card } would leave a bill you could not pay
refused-cannot-pay = you can't pay for { $cards } with what is left
refused-must-pay = a bill that can be paid must be paid
refused-taken = that card has been taken
refused-bid-too-low = your bid of { $strength } is below the cost { $cost } of { $card }
refused-too-little-scrap = your { $scrap } scrap is below the cost { $cost } of { $card }

# what can be ordered in advance
order-production = Juice or spark, whenever a base lets you choose
    .juice = always juice
    .spark = always spark
