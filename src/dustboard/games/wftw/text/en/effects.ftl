# The rules part of a card, generated from its production, draw and effects.
# effect-<do>-<when>, with the colon of a moment written as a hyphen. Amounts are never negative.

## Resource Collection

produce-scrap = +{ $amount } scrap
produce-juice = +{ $amount } juice
produce-spark = +{ $amount } spark
produce-juice_or_spark = +{ $amount } juice or spark
produce-draw = draw +{ $amount }

## Strength

effect-attack-strength-battlefield = +{ $amount } attack on a battlefield.
effect-attack-strength-base_attack = +{ $amount } attack in a base attack.
effect-attack-strength-defence = +{ $amount } attack while defending.
effect-attack-strength-shop = +{ $amount } attack in the shop.
effect-others-static = Your other units at its target have +{ $amount } attack.
effect-rivals-strength-battlefield = Each rival total on its battlefield is lowered by { $amount } (not below 0).
effect-total-strength-battlefield = Your total on a battlefield has +{ $amount } if you have a card there.
effect-total-strength-base_attack = Your base attacks have +{ $amount }.
effect-total-strength-shop = Your total in the shop has +{ $amount } if you have a card there.
effect-defence_others-static = Your other bases have +{ $amount } defence.
effect-win_ties-tie = You win ties on its battlefield without a roll; if several tied players have this, roll as usual.

## Resources and cards

effect-bill-static = Your bill in Unit Reveals is { $amount } scrap lower (not below 0).
effect-gain-paid = After payment: gain { $gain }.
effect-gain-won-battlefield = If you win its battlefield: gain { $gain }.
effect-gain-won-base_attack = If its base attack succeeds: gain { $gain }.
effect-gain-gained = When you win it on a battlefield: gain { $gain }.
effect-gain-abandon = Whenever you abandon a unit to the wastes: gain { $gain }.
effect-draw-paid = After payment: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-won-battlefield = If you win its battlefield: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-won-base_attack = If its base attack succeeds: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-gained = When you win it on a battlefield: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-abandon = Whenever you abandon a unit to the wastes: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-return-round_end = End of round: return { $amount ->
        [one] { $amount } other unit
       *[other] { $amount } other units
    } you committed to its target to your hand.

## Points

effect-vp_if_bases-score = Game end: +{ $amount } VP if you own { $at_least } or more bases.
effect-vp_if_most_bases-score = Game end: +{ $amount } VP if no rival owns more bases.
effect-vp_if_produce-score = Game end: +{ $amount } VP if your bases produce { $at_least } or more { $resource ->
        [scrap] scrap
        [juice] juice
       *[spark] spark
    }.
effect-vp_per_bases-score = Game end: +{ $amount } VP for every { $per } bases you own, this one included.
effect-vp_per_resources-score = Game end: +{ $amount } VP per { $per } unspent resources (at most +{ $most }).
