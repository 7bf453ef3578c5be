# The rules part of a card, generated from its production, draw and effects.
# when-<moment>, with the colon of a moment written as a hyphen; effect-<do>. Amounts are never negative.

## Sentences

text-when = { $when }: { $does }.
text-plain = { $does }.
text-when-if = { $when }, { $if }: { $does }.

## Conditions, by the names that rows give them

if-alone = if it is your only card there
if-first-bid = if you committed it in bid 1

## When it happens: one phrase for each moment of the engine. What has no such phrase holds all the time.

when-after-marks = When targets are shown
when-laid = After cards are committed
when-before-reveal = Before the reveal
when-paid = After payment
when-won-battlefield = If you win its battlefield
when-lost-battlefield = If you lose its battlefield
when-won-base_attack = If its raid succeeds
# the card is won in Battlefield Resolution, but it arrives after the shop
when-gained = When you receive it from a battlefield
when-abandon = Whenever you abandon a unit
when-round_end = End of round

## Resource Collection

produce-scrap = +{ $amount } scrap
produce-juice = +{ $amount } juice
produce-spark = +{ $amount } spark
produce-juice_or_spark = +{ $amount } juice or spark
produce-draw = +{ $amount } { $amount ->
        [one] card
       *[other] cards
    }

## Strength

effect-attack = { $when ->
        [strength-battlefield] +{ $amount } attack on a battlefield
        [strength-base_attack] +{ $amount } attack in a raid
        [strength-defence] +{ $amount } attack while defending
       *[strength-shop] +{ $amount } attack in the shop
    }
effect-others = your other units at its target have +{ $amount } attack
effect-rivals = each rival's total on its battlefield is { $amount } lower (not below 0)
effect-total = { $when ->
        [strength-battlefield] your total on a battlefield is { $amount } higher if you have a card there
        [strength-base_attack] your raids have +{ $amount } attack
       *[strength-shop] your total in the shop is { $amount } higher if you have a card there
    }
effect-defence_others = your other bases have +{ $amount } defence
effect-win_ties = you win ties on its battlefield. If several tied players have such a card, all tied players roll

## Resources and cards

effect-bill = you pay { $amount } scrap less in total for the units you reveal (not below 0)
effect-gain = gain { $gain }
effect-draw = draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
effect-return = take { $amount } other unit you committed to the same target back into your hand
effect-retreat = take this unit back into your hand
effect-move = you may move this unit to another target you marked this round
effect-recall = you may pay { $pay } to take this unit back into your hand
effect-raise = you may pay { $pay } to add a unit from your hand to the same target
effect-toll = each rival pays you { $amount } scrap for every battlefield they just marked that you have marked this round
effect-look = look at { $amount ->
        [one] { $amount } face-down card
       *[other] { $amount } face-down cards
    } of your rivals { $until ->
        [1] (in bid 1 only)
        [2] (in bid 1 and again in bid 2)
       *[other] (in each bid)
    }

## Points

effect-vp_if_bases = while you own { $at_least } or more bases: +{ $amount } VP
effect-vp_if_most_bases = while no rival owns more bases than you: +{ $amount } VP
effect-vp_if_produce = while your bases produce { $at_least } or more { $resource_term }: +{ $amount } VP
effect-vp_per_bases = +{ $amount } VP for every { $per } bases you own, this one included
effect-vp_per_resources = +{ $amount } VP for every { $per } resources in your stockpile (at most +{ $most })
