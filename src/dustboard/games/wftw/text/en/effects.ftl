# The rules part of a card, generated from its production, draw and effects.
# effect-<do>-<when>, with the colon of a moment written as a hyphen. Amounts are never negative.

## When it happens: one phrase for each moment of the engine. What has no such phrase holds all the time.

-when-paid = After payment
-when-won-battlefield = If you win its battlefield
-when-won-base_attack = If its base attack succeeds
# the card is won in Battlefield Resolution, but it arrives after the shop
-when-gained = In Card Acquisition, if you won it on a battlefield
-when-abandon = Whenever you abandon a unit to the wastes
-when-round_end = End of round

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
effect-win_ties-tie = You win ties on its battlefield. If several tied players have this, all tied players roll.

## Resources and cards

effect-bill-static = You pay { $amount } scrap less for your revealed units (not below 0).
effect-gain-paid = { -when-paid }: gain { $gain }.
effect-gain-won-battlefield = { -when-won-battlefield }: gain { $gain }.
effect-gain-won-base_attack = { -when-won-base_attack }: gain { $gain }.
effect-gain-gained = { -when-gained }: gain { $gain }.
effect-gain-abandon = { -when-abandon }: gain { $gain }.
effect-draw-paid = { -when-paid }: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-won-battlefield = { -when-won-battlefield }: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-won-base_attack = { -when-won-base_attack }: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-gained = { -when-gained }: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-draw-abandon = { -when-abandon }: draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
effect-return-round_end = { -when-round_end }: take { $amount } of your other units at its target back into your hand.

## Points

effect-vp_if_bases-score = While you own { $at_least } or more bases: +{ $amount } VP.
effect-vp_if_most_bases-score = While no rival owns more bases than you: +{ $amount } VP.
effect-vp_if_produce-score = While your bases produce { $at_least } or more { $resource ->
        [scrap] scrap
        [juice] juice
       *[spark] spark
    }: +{ $amount } VP.
effect-vp_per_bases-score = +{ $amount } VP for every { $per } bases you own, this one included.
effect-vp_per_resources-score = +{ $amount } VP for every { $per } resources in your stockpile (at most +{ $most }).
