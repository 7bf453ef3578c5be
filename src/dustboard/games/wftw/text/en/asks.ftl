# What players are asked, what they can answer, and why an answer is refused.

## Questions

ask-production = { $of ->
        [one] Take juice or spark?
       *[other] Take juice or spark? ({ $number } of { $of })
    }
ask-marks = Bid { $number } of 3: { $limit ->
        [0] no cards left for a target.
        [one] mark one target, or stay out.
       *[other] mark up to { $limit } targets.
    }
ask-base = Which of { $rival_s } bases do you raid?
ask-commitment = { $open ->
        [0] Bid { $number } of 3: add more cards, or seal your bid.
        [one] Bid { $number } of 3: one target still needs a card.
       *[other] Bid { $number } of 3: { $open } targets still need a card.
    }{ $guard ->
        [0] {""}
       *[other] {" "}You are being raided.
    }
ask-payment = You can't pay for everything ({ $gain } left). Which cards do you pay for?
ask-pick = You bid { $strength } in the shop. Take a card?
ask-abandon = You lost this fight. Abandon any of these units? They leave the game.{ $number ->
        [0] {""}
       *[other] {" "}({ $number } chosen)
    }
ask-return = { $card }: which unit returns to your hand?
ask-ruses = Cards are about to be revealed. Use a trick?
ask-no-ruses = Cards are about to be revealed. Yours have no tricks to use. Ready?
ask-looks = Which face-down card do you look at?

## Answers

option-juice = 1 juice
option-spark = 1 spark
option-mark = Mark { $target }
option-stay-out = Stay out of this bid
option-seal-marks = Seal my marks
option-base = Raid { $card }
option-commit = { $card } to { $place }
option-seal-cards = Seal my cards
option-no-defence = Commit no cards
option-pay = Pay for { $cards } ({ $place })
option-payment-done = Stop paying and discard the rest
option-take = Take { $card } (cost { $cost })
option-decline = Take nothing
option-abandon = Abandon { $card } ({ $place })
option-abandon-none = Abandon nothing
option-abandon-done = Abandon the chosen units
option-return = Return { $card } to my hand
option-move = Move { $card } to { $place }
option-recall = Pay { $bill } and take { $card } back
option-raise = Pay { $bill } and add { $card } to { $place }
option-ruses-none = Leave my cards as they are
option-ruses-done = Seal my tricks
option-look = { $rival_s } card { $n }, at { $place }
option-look-somewhere = { $rival_s } card { $n }
option-look-no-more = Look at no card

## Refusals

refused-no-such-field = This game has no { $target }.
refused-own-base = You can't raid your own base.
refused-marked-already = You have already marked { $target }.
refused-nothing-to-attack = None of { $target } can be raided.
refused-second-attack = You are already raiding another rival, and you can raid only one.
refused-no-repeats = You marked { $target } in an earlier bid; at this table you can't mark it again.
refused-empty-row = The shop is empty.
refused-target-limit = You have marked as many targets as this table allows in one bid.
refused-more-marks-than-cards = Every target needs a card, and you have no cards left for another.
refused-unpayable-mark = You couldn't pay for another card, and this table forbids overbidding.
refused-immune = { $card } is a starting base, and this table protects those.
refused-mark-without-card = Commit a card to { $place } first.
refused-base-as-bid = { $card } is a base. Bid with units only.
refused-not-attacked = Nobody is raiding that base, so it needs no defence.
refused-not-marked = You didn't mark { $place } in this bid.
refused-card-needed-elsewhere = You need your last cards for targets that have none yet.
refused-unpayable-card = You couldn't pay for { $card } as well, and this table forbids overbidding.
refused-cannot-pay = You can't pay for { $cards } with what is left.
refused-must-pay = You can pay this bill, so you must.
refused-taken = That card is gone.
refused-bid-too-low = { $card } costs { $cost }; your bid is only { $strength }.
refused-too-little-scrap = { $card } costs { $cost } scrap; you have { $scrap }.

# what can be ordered in advance
order-production = Juice or spark, whenever a base lets you choose
    .juice = always juice
    .spark = always spark
order-ruses = Tricks before the reveal
