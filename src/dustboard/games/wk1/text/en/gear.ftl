# Gear: re-equipping, new gear, vehicles, blue gear and gear as a cost.

## Places

spot-0 = first hand
spot-1 = second hand
spot-2 = body
spot-3 = first pocket
spot-4 = second pocket
spot-5 = third pocket
spot-6 = backpack
spot-7 = vehicle
spot-8 = set aside
spot-9 = attached
spot-10 = on offer

## Questions

ask-equip = Rearrange your gear. Stored cards are face down.
ask-equip-on = You have moved a lot of gear. Are you ready?
ask-equip-combat = Re-equip. Enhancements stay where they are.
ask-equip-displaced = Where does the displaced card go?
ask-place-gear = Where do you put { $cards }?
ask-place-gear-tight = Rearrange your gear to make room for { $cards }.
ask-place-gear-full = No room for everything ({ $cards }). Place some, discard the rest.
ask-vehicle-instead = Draw a { $colour } card, or take a vehicle of that value?
ask-blue-gained = You gained { $card }. What do you do with it?
ask-attach-special = Which card do you attach?
ask-detach-special = Which card do you remove?
ask-cargo-lost = { $seat_s } vehicle carries { $number ->
        [one] 1 card
       *[other] { $number } cards
    } too many. Which card is lost?
ask-pay-gear = Pay with gear: { $value } of { $cost } so far (no change given).

## Answers

option-equip-ready = Ready
option-equip-more = Keep rearranging
option-equip-fit = Rearrange my gear so that everything fits
option-equip-swap = Swap { $card } (backpack) with { $host } (vehicle)
option-equip-move = { $card }: { $spot }
option-equip-cover = { $card }: { $spot }, replacing { $cards }
option-equip-attach = Attach { $card } to { $host }
option-gear-discard = Discard { $card }
option-gear-leave = Keep { $card } unplaced (it has no effect)
option-draw-gear = Draw a { $colour } card
option-vehicle-instead = Take { $card } from the pool{ $damaged ->
        [0] {""}
       *[other] , damaged
    }
option-blue-keep = Keep { $card }
option-blue-attach = Attach { $card }
option-blue-cash = Cash in { $card } for 1 Reputation and a red card
option-special-attach = Attach { $card }
option-special-detach = Remove { $card } (back to the blue deck)
option-special-stop = Remove no more
option-cargo-lost = Lose { $card }
option-pay = Pay { $card } (worth { $value })
option-pay-done = Pay { $value }

## Refusals

why-starting-gear = { $card } is printed on your sheet: it stays there, and you can't pay with it.
why-vehicle-stored = A vehicle can't be stored.
why-hands-for-weapons = Only weapons go into your hands.
why-two-handed = { $card } needs both hands. Put it in your first hand.
why-body-for-armor = Only armor goes on your body.
why-weapon-in-pocket = Weapons don't go into a pocket.
why-armor-in-pocket = Armor doesn't go into a pocket.
why-enhancement-in-pocket = Attach or store an enhancement; it doesn't go into a pocket.
why-not-in-pocket = { $card } doesn't go into a pocket.
why-backpack-full = Your backpack is full.
why-vehicle-full = Your vehicle is full.
why-no-vehicle = You have no vehicle to store it in.
why-there-already = { $card } is already there.
why-moved-enough = Choose "Keep rearranging" first.
why-displaced-first = Place the displaced card first.
why-displaced-homeless = The card there would have nowhere else to go.
why-not-attach-now = Attach and detach enhancements in the Knights Step or the Rest Step.
why-wrong-trait = { $card } doesn't fit that kind of card.
why-own-attachment-rule = { $card } can't go on that weapon; its text says why.
why-same-enhancement = That card already has the same enhancement.
why-no-room-for-enhancement = There is no room for it where that card is stored.
why-only-new-gear = Only the new card may displace others.
why-blue-stays = Blue gear is never discarded.
why-it-fits = { $card } fits somewhere, so you can't discard it.
why-not-paid = You have paid only { $value } of { $cost }.
why-paid-enough = You have paid enough, and no change is given.
why-picked-already = { $card } is already part of the payment.
why-chosen-already = { $card } is already chosen.
why-goes-along = { $card } goes with the card it is attached to.
why-vehicle-pays-in-trade-only = You can pay with a vehicle only in a trade action.

## Log

event-placed = { $seat } places { $card } ({ $spot }).
    .you = You place { $card } ({ $spot }).
event-attached = { $seat } attaches { $card } to { $host }.
    .you = You attach { $card } to { $host }.
event-marked = { $seat } marks { $card }.
    .you = You mark { $card }.
event-unmarked = General markers are removed from all cards.
event-gains-gear = { $seat } gains { $number } { $colour } { $number ->
        [one] card
       *[other] cards
    }.
    .you = You gain { $number } { $colour } { $number ->
        [one] card
       *[other] cards
    }.
event-drew-gear = { $seat } draws a { $colour } card: { $card }.
    .you = You draw a { $colour } card: { $card }.
event-drew-gear-unseen = { $seat } draws a { $colour } card.
event-gear-reshuffled = The { $colour } discard pile becomes a new deck of { $number }.
event-gear-deck-empty = There are no { $colour } cards left to draw.
event-gear-discarded = { $seat } discards { $cards }.
    .you = You discard { $cards }.
event-vehicle-repaired = { $seat } repairs { $card }.
    .you = You repair { $card }.
event-vehicle-damaged = { $seat_s } { $card } is damaged.
event-vehicle-wrecked = { $seat_s } { $card } is wrecked. { $moment }
event-never-wrecked = { $seat_s } { $card } takes no more damage and still runs.
event-damage-ignored = { $seat_s } { $card } takes no damage.
event-vehicle-taken = { $seat } takes { $card }{ $damaged ->
        [0] .
       *[other] , damaged.
    }
    .you = You take { $card }{ $damaged ->
        [0] .
       *[other] , damaged.
    }
event-cargo-shown = { $seat } shows what the vehicle carries: { $cards }. Room left: { $room }.
    .you = You show what your vehicle carries: { $cards }. Room left: { $room }.
event-gains-blue = { $seat } gains { $card }.
    .you = You gain { $card }.
event-blue-kept = { $seat } keeps { $card }.
    .you = You keep { $card }.
event-special-attached = { $seat } attaches { $card }.
    .you = You attach { $card }.
event-special-detached = { $seat } returns { $card } to the blue deck.
    .you = You return { $card } to the blue deck.
event-cashed-in = { $seat } cashes in { $card } for Reputation and gear.
    .you = You cash in { $card } for Reputation and gear.

## Setup

ask-starting-vehicle = Choose your vehicle.
option-starting-vehicle = { $card }
event-starting-set = { $seat } starts with { $cards }.
    .you = You start with { $cards }.
event-steals-nothing = { $seat } finds nothing to steal.
    .you = You find nothing to steal.
