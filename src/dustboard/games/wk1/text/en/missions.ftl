# The missions at the table: questions, answers and log lines.

## The Waster's choices

ask-threat-hex = Knights tie for the most ingredients. Whose hex gets the Threat token?
ask-cultist-hex = Which of the farthest special hexes does a Cultist appear on?
ask-procession-hex = Mother Manifold moves toward the nearest Cultist. Which way?
ask-train-start = Where does the Train start?
ask-train-step = Which way does the Train go?
ask-villain-city = Which city does Baron Sump appear in?
ask-villain-step = Which way does Baron Sump go?
option-mission-hex = { $hex }

## Villains

ask-face-villain = { $card } is here. Fight instead of meeting a wasteland card?
option-villain-leave = Leave { $card } alone
option-villain-face = Face { $card }
event-villain-appears = { $card } appears on { $hex }.
event-villain-moves = { $card } moves to { $hex }.
event-villain-returns = { $card } is driven back to { $hex }.
event-faces-villain = { $seat } faces { $card }, so the Waster plays no card on this move.
    .you = You face { $card }, so the Waster plays no card on this move.

## Savior of the Waste

ask-leave-ingredient = Which ingredient does { $knight } leave here?
option-ingredient = Ingredient { $ingredient }
option-take-marker = Look at the marker on { $hex } and take it
option-take-ingredient = Take ingredient { $ingredient }
event-clue = { $seat } finds a clue on { $hex }.
    .you = You find a clue on { $hex }.
event-ingredient-taken = { $seat } takes ingredient { $ingredient } from { $hex }.
    .you = You take ingredient { $ingredient } from { $hex }.
event-ingredient-stolen = { $seat } steals ingredient { $ingredient } from { $knight }.
    .you = You steal ingredient { $ingredient } from { $knight }.
event-ingredient-left = { $seat } leaves ingredient { $ingredient } on { $hex }.
    .you = You leave ingredient { $ingredient } on { $hex }.

## Cult of the Manifold

option-fight-cultist = Fight the { $card } here
event-cultist = A Cultist appears on { $hex }.
event-fights-cultist = { $seat } fights the { $card } on { $hex }.
    .you = You fight the { $card } on { $hex }.
event-cultist-gone = The Cultist on { $hex } is gone.
event-shrine = { $hex } becomes Shrine number { $number }.
event-hammer = { $seat } is named Hammer of the Waste.
    .you = You are named Hammer of the Waste.

## There Can Be Only One

event-laurels = { $change ->
        [-1] { $seat } loses 1 Laurel ({ $now } left).
        [1] { $seat } gains 1 Laurel (now { $now }).
       *[other] { $seat } gains { $change } Laurels (now { $now }).
    }
    .you = { $change ->
        [-1] You lose 1 Laurel ({ $now } left).
        [1] You gain 1 Laurel (now { $now }).
       *[other] You gain { $change } Laurels (now { $now }).
    }
event-crowd-quiet = The crowd forgets { $hex }.
event-crowd-calls = The crowd rolls { $die } and calls { $hex }.

## Dead Man's Freight

ask-board = The Train is on { $hex }. Do you board it?
ask-keep-wagon = Which wagon do you keep?
ask-leave-wagon = You hold too many wagons. Which one do you leave here?
option-wagon = The wagon worth { $wagon }
option-take-wagon = { $number ->
        [one] Take the wagon here
       *[other] Take one of the { $number } wagons here, unseen
    }
event-train-stands = The Train is on { $hex }.
event-train-moves = The Train moves to { $hex }.
event-boards = { $seat } boards the Train on { $hex }.
    .you = You board the Train on { $hex }.
event-falls-off = { $seat } falls off the Train on { $hex }.
    .you = You fall off the Train on { $hex }.
event-wagons-seen = { $low ->
        [0] { $seat } looks at { $number ->
                [one] 1 wagon
               *[other] { $number } wagons
            }.
       *[other] { $seat } looks at { $number ->
                [one] the wagon worth { $low }
               *[other] the wagons worth { $low } and { $high }
            }.
    }
    .you = { $low ->
        [0] You look at { $number ->
                [one] 1 wagon
               *[other] { $number } wagons
            }.
       *[other] You look at { $number ->
                [one] the wagon worth { $low }
               *[other] the wagons worth { $low } and { $high }
            }.
    }
event-wagon-kept = { $wagon ->
        [0] { $seat } takes a wagon (wagons: { $held }).
       *[other] { $seat } takes the wagon worth { $wagon } (wagons: { $held }).
    }
    .you = { $wagon ->
        [0] You take a wagon (wagons: { $held }).
       *[other] You take the wagon worth { $wagon } (wagons: { $held }).
    }
event-wagons-dropped = { $seat } drops { $number ->
        [one] 1 wagon
       *[other] { $number } wagons
    } on { $hex }.
    .you = You drop { $number ->
        [one] 1 wagon
       *[other] { $number } wagons
    } on { $hex }.
event-reactor = { $seat } holds the reactor wagon.
    .you = You hold the reactor wagon.

## Blackout Protocol

ask-relay = There is a relay on { $hex }. Try to take it over?
option-attempt = { $skill } ({ $difficulty })
option-attempt-no = Not now
event-relay-taken = { $seat } takes control of the relay on { $hex }.
    .you = You take control of the relay on { $hex }.
event-relay-taken-over = { $seat } takes the relay on { $hex } from { $knight }.
    .you = You take the relay on { $hex } from { $knight }.
event-tower-asks = The Tower rolls { $die } against { $relays ->
        [one] 1 uncontrolled relay
       *[other] { $relays } uncontrolled relays
    }.
event-supremacy = The supremacy marker is turned over. One more failure brings the Blackout.

## What a score is made of

score-reputation = Reputation
score-ingredients = Ingredients
score-wagons = Wagons
score-terminus = Waiting at the Terminus
score-laurels = Laurels
