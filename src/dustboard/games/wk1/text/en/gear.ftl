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

ask-equip = Rearrange your gear as you like; stored cards lie face down.
ask-equip-on = You have moved a lot of gear. Are you ready, or do you want to go on?
ask-equip-combat = Re-equip. Enhancements stay where they are.
ask-equip-displaced = Find another place for the card that had to make way.
ask-place-gear = Where does your new gear go? { $cards }
ask-place-gear-tight = There is room for everything if you rearrange your gear: { $cards }.
ask-place-gear-full = There is no room for everything: { $cards }. Place what you can, and discard what you like least.
ask-vehicle-instead = Draw a { $colour } card, or take a vehicle of that value from the pool?
ask-blue-gained = You gained { $card }. What do you do with it?
ask-attach-special = Which card is attached?
ask-detach-special = Which card is removed?
ask-cargo-lost = { $seat_s } vehicle is overloaded by { $number }. Which card is lost?
ask-pay-gear = Pay with gear: { $value } of { $cost } so far. There is no change.

## Answers

option-equip-ready = Ready
option-equip-more = Go on rearranging
option-equip-fit = Make room: rearrange your gear so that everything fits
option-equip-swap = Swap { $card } in the backpack and { $host } in the vehicle
option-equip-move = { $card }: { $spot }
option-equip-cover = { $card }: { $spot }, in place of { $cards }
option-equip-attach = { $card } onto { $host }
option-gear-discard = Discard { $card }
option-gear-leave = Keep { $card } without a place; it has no effect
option-draw-gear = Draw a { $colour } card
option-vehicle-instead = Take { $card } from the pool{ $damaged ->
        [0] {""}
       *[other] , damaged
    }
option-blue-keep = Keep { $card }
option-blue-attach = Attach { $card }
option-blue-cash = Remove { $card } from the game for 1 Reputation and a red card
option-special-attach = Attach { $card }
option-special-detach = Remove { $card }; it goes back to the blue deck
option-special-stop = Remove no more
option-cargo-lost = { $card } is lost
option-pay = Pay { $card } (worth { $value })
option-pay-done = Pay { $value }

## Refusals

why-starting-gear = { $card } is printed on the sheet: it stays, and it pays for nothing
why-vehicle-stored = a vehicle cannot be stored
why-hands-for-weapons = only weapons go into the hands
why-two-handed = { $card } needs both hands; it goes to the first one and covers the second
why-body-for-armor = only armor goes on the body
why-weapon-in-pocket = weapons never go into a pocket
why-armor-in-pocket = armor never goes into a pocket
why-enhancement-in-pocket = an enhancement is attached or stored, never in a pocket
why-not-in-pocket = { $card } does not go into a pocket
why-backpack-full = the backpack cannot hold that many cards
why-vehicle-full = the vehicle cannot hold that many cards
why-no-vehicle = there is no vehicle to store it in
why-there-already = { $card } lies there already
why-moved-enough = say first that you want to go on rearranging
why-displaced-first = the card that had to make way comes first
why-displaced-homeless = what lies there would have no other place
why-not-attach-now = enhancements are attached and detached in the Knights Step and the Rest Step only
why-wrong-trait = { $card } does not go onto that kind of card
why-own-attachment-rule = the text of { $card } does not allow that weapon
why-same-enhancement = that card has an enhancement of the same title
why-no-room-for-enhancement = there is no room for it where that card is stored
why-only-new-gear = only the new card may make others move
why-blue-stays = blue gear is never discarded
why-it-fits = { $card } fits somewhere, so it is not discarded
why-not-paid = only { $value } of { $cost } is paid so far
why-paid-enough = enough is paid already, and there is no change
why-picked-already = { $card } is part of the payment already
why-chosen-already = { $card } is chosen already
why-goes-along = { $card } goes along with the card it is attached to
why-vehicle-pays-in-trade-only = vehicles pay in a trade action only

## Log

event-placed = { $seat } places { $card } ({ $spot }).
    .you = You place { $card } ({ $spot }).
event-attached = { $seat } attaches { $card } to { $host }.
    .you = You attach { $card } to { $host }.
event-marked = { $seat } marks { $card }.
    .you = You mark { $card }.
event-unmarked = All general markers are taken off.
event-gains-gear = { $seat } gains gear: { $number } { $colour }.
    .you = You gain gear: { $number } { $colour }.
event-drew-gear = { $seat } draws a { $colour } card: { $card }.
    .you = You draw a { $colour } card: { $card }.
event-drew-gear-unseen = { $seat } draws a { $colour } card.
    .you = You draw a { $colour } card.
event-gear-reshuffled = The { $colour } discard pile becomes a new deck of { $number }.
event-gear-deck-empty = There is no { $colour } card left to draw.
event-gear-discarded = { $seat } discards { $cards }.
    .you = You discard { $cards }.
event-vehicle-repaired = { $seat } repairs { $card }.
    .you = You repair { $card }.
event-vehicle-damaged = { $seat_s } { $card } is damaged.
event-vehicle-wrecked = { $seat_s } { $card } is wrecked. { $moment }
event-never-wrecked = { $seat_s } { $card } takes no more damage and still runs.
event-damage-ignored = { $seat_s } { $card } escapes the damage.
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
