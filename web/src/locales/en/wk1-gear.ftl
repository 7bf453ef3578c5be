# Waste Knights: fights, gear, the Stalls, deals and luck.

## Asks

ask-combat_card = Choose a combat card
    .do = Seal the card { $answer }
ask-weapon = Choose a weapon
    .do = { $head ->
        [panel] { $answer }
       *[other] Attack with { $answer }
        }
ask-direction = Advance or retreat
    .do = { $key ->
        [advance] Advance on the foe
       *[other] Retreat from the foe
        }
ask-range = Choose the range
    .do = Choose { $answer }
ask-equip = Re-equip
    .do = Keep this gear
ask-place-gear = Place new gear
ask-pay-gear = Pay with gear
ask-cargo-lost = Too much cargo
ask-vehicle-instead = A vehicle instead
ask-blue-gained = Blue gear
ask-attach-special = Attach a card
ask-detach-special = Remove a card
ask-trade = Trade at the Stalls
    .do = { $key ->
        [cancel] Leave the Stalls without a deal
       *[other] { $answer }
        }
ask-stalls-update = Update the Stalls
ask-stalls-take = Take from the Stalls
ask-knight-offer = Make an offer
    .do = { $key ->
        [pass] Make no offer
       *[other] { $answer }
        }
ask-offer-answer = An offer for you
    .do = { $key ->
        [accept] Accept the offer
        [decline] Decline the offer
       *[other] { $answer }
        }
ask-react_own_turn = Luck and gear
    .do = { $key ->
        [pass] Go on without a card
       *[other] Use { $answer }
        }
ask-react_my_check = Luck around a check
    .do = { $key ->
        [pass] Go on without a card
       *[other] Use { $answer }
        }
ask-react_my_combat = Luck in combat
    .do = { $key ->
        [pass] Go on without a card
       *[other] Use { $answer }
        }
ask-response = Respond to luck
    .do = { $key ->
        [pass] Let the card take effect
       *[other] Answer with { $answer }
        }
ask-weather = Respond to a nature event
    .do = { $key ->
        [pass] Let the event happen
       *[other] Answer with { $answer }
        }

## Values, icons, numbers

wk1-value-green = green, worth { $n }
wk1-value-yellow = yellow, worth { $n }
wk1-value-red = red, worth { $n }
wk1-value-blue = blue, worth { $n } in a tie
wk1-icon-melee = melee icon
    .short = melee
wk1-icon-short = short range icon
    .short = short
wk1-icon-medium = medium range icon
    .short = medium
wk1-icon-long = long range icon
    .short = long
wk1-hands-n = { $n ->
        [one] 1 hand
       *[other] { $n } hands
    }
wk1-damage-n = +{ $n } damage
wk1-multi-n = multi { $n }
wk1-pierce-n = pierces { $n }
wk1-armor-n = armor { $n }
wk1-no-ammo = no Ammo
wk1-marked = marked

## Gear sheet

wk1-place-hand-1 = First hand
wk1-place-hand-2 = Second hand
wk1-place-body = Body
wk1-place-pocket-1 = First pocket
wk1-place-pocket-2 = Second pocket
wk1-place-pocket-3 = Third pocket
wk1-place-backpack = Backpack
wk1-place-vehicle = Vehicle
wk1-place-aside = Set aside
wk1-place-attached = Attached
wk1-place-on = on { $card }
wk1-room = { $n } of { $of }
wk1-empty = empty
wk1-on-sheet = printed on the sheet
wk1-covered = covers { $card }
wk1-both-hands = { $card } takes both hands
wk1-gear-help = { $touch ->
        [yes] Tap a card, then its new place.
       *[no] Press a card, then its new place; or drag it. Keys: Enter lifts, digits lay down, Delete takes back.
    }
wk1-gear-where = { $card } is lifted. Where does it go? { $touch ->
        [yes] A tap on it lets go.
       *[no] Escape lets go.
    }
wk1-lifted = { $card } lifted
wk1-laid = { $card }: { $place }
wk1-lay-here = Lay { $card } here
wk1-attach = Attach { $card } to { $host }
wk1-take-off = Take { $card } off
wk1-discard = Discard it
wk1-leave = Keep it without a place
wk1-moves = Moves so far

## Arena

wk1-combat = Combat
wk1-duel = Duel
wk1-clash = Clash { $n } of { $of }
wk1-before-combat = Before the first clash
wk1-range = Range
wk1-range-short = Short
wk1-range-medium = Medium
wk1-range-long = Long
wk1-range-difficulty = difficulty { $n }
wk1-initiative = First here:
wk1-dice-n = { $n } { $n ->
        [-1] die
        [one] die
       *[other] dice
    }
wk1-no-dominance = No dominance: the enemy is ferocious
wk1-dominance-is = { $even ->
        [yes] Dominance is even
       *[no] Dominance { $n } for { $who }
    }
wk1-played-by = played by { $name }
wk1-health-of = Health { $n } of { $of }
wk1-aggression = Aggression
wk1-armor = Armor
wk1-combat-attack = Attack
wk1-combat-multi_attack = Multi-attack
wk1-combat-defend = Defend
wk1-combat-prepare = Prepare
wk1-combat-change_range = Change Range
wk1-replies = My card against each card of the other side: Health lost by both and dominance, on average
wk1-replies-mine = My card, if they play
wk1-reply-hurt = hits { $chance }
wk1-reply-lost = ♥ you { $mine }, they { $theirs }
wk1-reply-shift = dominance { $shift }
wk1-choosing = chooses a card
wk1-sealed = card sealed
wk1-sealed-own = sealed: { $card }
wk1-last-card = last clash: { $card }
wk1-prepared = Prepare lies open
wk1-dice = Dice
wk1-face-miss = miss
wk1-face-hit = success
wk1-face-bull = Bull's Eye
wk1-attack = The last attack
wk1-attack-of = Attack of { $name }:
wk1-check-line = { $dice ->
        [one] 1 die against { $n }
       *[other] { $dice } dice against { $n }
    }
wk1-attack-next = The next attack rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $n }.
wk1-attack-hit = Hit: { $n } damage.
wk1-attack-lost = { $soaked ->
        [yes] Nothing is lost so far.
       *[no] { $n } Health lost.
    }
wk1-attack-miss = A miss.
wk1-attack-open = The dice have fallen; luck may still change them.

## Stalls

wk1-stalls = The Stalls
wk1-on-sale = On sale
wk1-i-offer = I offer
wk1-offer-card = Offer { $card }, worth { $n }
wk1-nothing-to-offer = Nothing that could be offered.
wk1-worth = worth { $n }
wk1-take-card = Take { $card } for { $n }
wk1-price-differs = special price
wk1-only-in = only in { $city }
wk1-space-empty = empty
wk1-pool = Vehicle pool
wk1-intact-for = intact { $n }
wk1-damaged-for = damaged { $n }
wk1-take-intact = Take { $card } intact for { $n }
wk1-take-damaged = Take { $card } damaged for { $n }
wk1-in-deal = in the deal
wk1-offered = Offered
wk1-price = Price
wk1-lost = Lost

## Deals

wk1-deal = Deal between knights
wk1-deal-between = A deal:
wk1-offers-left = { $n ->
        [one] 1 offer left
       *[other] { $n } offers left
    }
wk1-you-get = You get from { $name }
wk1-you-give = You give
wk1-given-by = { $name } gives
wk1-asked-of = { $name } gives
wk1-i-give = I give
wk1-i-want = I ask { $name } for
wk1-give-card = Give { $card }
wk1-want-card = Ask for { $card }
wk1-nothing = nothing
wk1-goods-n = { $n } { $what }
wk1-goods-give = Goods I give
wk1-goods-want = Goods I ask for
wk1-less = One less: { $what }
wk1-more = One more: { $what }
wk1-stored-count = Face down: { $n } in the backpack, { $m } in the vehicle. Only open cards can be asked for.

## Luck

wk1-luck-none = no luck cards
wk1-luck-fits = fits now
wk1-luck-icon = at rest: { $what }
wk1-suit-bolts = bolts
wk1-suit-bones = bones

## Stage

wk1-look-map = Look at the map
wk1-look-back = Back
wk1-pack-hand = Hands
wk1-pack-body = Body
wk1-pack-pocket = Pockets
wk1-pack-backpack = Backpack
wk1-pack-vehicle = Vehicle
wk1-pack-aside = Set aside
wk1-pack-attached = Attached
