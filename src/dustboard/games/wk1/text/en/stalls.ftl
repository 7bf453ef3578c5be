# The Stalls, trade with them, and deals between knights.

## Questions

ask-stalls-update = Discard up to two cards from the Stalls?{ $number ->
        [0] {""}
       *[other] {" "}({ $number } chosen)
    }
ask-stalls-take = Which card do you take from the Stalls?
ask-trade = Trade: you offer { $value }, the price is { $price }{ $lost ->
        [0] .
       *[other] {" "}({ $lost } would be lost).
    }

## Answers

option-stalls-done = { $number ->
        [0] Leave the Stalls as they are
       *[other] Discard these cards
    }
option-stalls-discard = Discard { $card } from space { $space }
option-stalls-take = Take { $card }
option-deal = Deal: { $value } for { $price }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
option-no-deal = No deal
option-play-luck = Play { $card }
option-take-vehicle = Take { $card }{ $damaged ->
        [0] {""}
       *[other] {" "}(damaged)
    } for { $price }
option-take-card = Take { $card } for { $price }
option-keep-enhancement = Detach { $card } and keep it
option-offer = Offer { $card } (worth { $value })

## Refusals

why-two-at-most = You may discard at most two cards a round.
why-wanted-already = That is already part of the deal.
why-offered-already = { $card } is already part of your offer.
why-no-vehicles-here = Vehicles are not traded in this city.
why-no-red-here = Red cards are not traded in this city.
why-blue-vehicle-stays = A blue vehicle is never sold or returned to the pool.
why-one-vehicle = You can have only one vehicle.
why-offer-own-vehicle = Offer your own vehicle first: you can have only one.
why-empty-space = That space is empty.
why-other-city = { $card } is sold only in its own city.
why-too-dear = { $card } would add { $price } to the price, more than your offer of { $value } covers.
why-nothing-chosen = Choose something first.
why-blue-not-at-stalls = Blue gear has no price at the Stalls.

## Log

event-stalls-filled = New at the Stalls: { $cards }.
event-stalls-updated = { $seat } discards from the Stalls: { $cards }.
    .you = You discard from the Stalls: { $cards }.
event-stalls-nothing = { $seat } finds nothing of that kind at the Stalls.
    .you = You find nothing of that kind at the Stalls.
event-stalls-taken = { $seat } takes { $card } from the Stalls.
    .you = You take { $card } from the Stalls.
event-stalls-deal = { $seat } trades { $cards } (worth { $value }) for { $taken } (price { $price }).
    .you = You trade { $cards } (worth { $value }) for { $taken } (price { $price }).
event-no-deal = { $seat } makes no deal.
    .you = You make no deal.

## Deals between knights

ask-offer = Make { $rival } an offer? ({ $number } left)
ask-offer-answer = { $rival } offers { $cards } for { $wanted }. Accept?
deal-vehicle = a vehicle
deal-nothing = nothing
option-send-offer = Send the offer
option-pass-offer = No offer
option-accept-offer = Accept
option-decline-offer = Decline
option-give-card = Give { $card }
option-want-card = Ask for { $card }
option-give-ammo = Give 1 Ammo
option-give-fuel = Give 1 Fuel
option-give-vehicle = Give your vehicle
option-want-ammo = Ask for 1 Ammo
option-want-fuel = Ask for 1 Fuel
option-want-vehicle = Ask for the vehicle
why-empty-offer = Your offer is empty.
why-no-vehicle-to-give = There is no vehicle to hand over.
why-no-more-of-it = There is no more of it to give.
why-full-of-it = Whoever gets it can't hold any more.
why-attached-to-knight = { $card } is attached and stays where it is.
event-offer = { $seat } offers { $rival } a deal: { $cards } for { $wanted }.
    .you = You offer { $rival } a deal: { $cards } for { $wanted }.
event-offer-accepted = { $seat } accepts { $rival_s } offer.
    .you = You accept { $rival_s } offer.
event-offer-declined = { $seat } declines { $rival_s } offer.
    .you = You decline { $rival_s } offer.
