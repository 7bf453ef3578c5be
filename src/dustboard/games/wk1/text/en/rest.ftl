# The Rest Step.

## Questions

ask-rest-uses = Rest: which cards do you use? Stored gear counts too.
ask-quick-resupply = Quick resupply: spend one luck card for its icon?

## Answers

option-rest-ready = { $number ->
        [0] Use nothing
       *[other] Ready
    }
option-rest-use = Use { $card }
option-no-resupply = Keep all luck cards
option-resupply-ammo = { $card } for 1 Ammo
option-resupply-fuel = { $card } for 1 Fuel
option-resupply-health = { $card } to heal 1 Health
option-resupply-radiation = { $card } to heal 1 Radiation
option-resupply-reputation = { $card } for 1 Reputation

## Refusals

why-used-already = You have already chosen { $card }.
why-cashed-in = { $card } leaves the game.
why-marked = { $card } was used this round.
why-limit = You have used a card of that name this round.

## Log

event-resupplied = { $seat } spends { $card } { $icon ->
        [ammo] for 1 Ammo
        [fuel] for 1 Fuel
        [health] to heal 1 Health
        [radiation] to heal 1 Radiation
       *[reputation] for 1 Reputation
    }.
    .you = You spend { $card } { $icon ->
        [ammo] for 1 Ammo
        [fuel] for 1 Fuel
        [health] to heal 1 Health
        [radiation] to heal 1 Radiation
       *[reputation] for 1 Reputation
    }.
