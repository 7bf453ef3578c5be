# Questions, options, refusals and the log.

ask-cargo = { $left ->
        [0] Your caravan is full: seal it.
        [one] Load one more card, or seal.
       *[other] Load up to { $left } cards, then seal.
    }
ask-dig = Where do you dig? Name a cell from 0,0 to { $last },{ $last }.
ask-drink = You rolled { $roll }, your speed is { $speed }. How much do you drink?
ask-order = { $number } of your cards want to act. Which is next?
ask-salvage = Which card do you salvage?

option-seal = Seal my caravan
option-load = Load { $card }
option-dig = Dig at { $x },{ $y }
option-drink = Drink { $amount }
option-next = { $card }
option-salvage = { $card }

refused-full = A caravan carries { $most } cards at most.
refused-thirst = Your tank holds { $water } water only.

event-setup = { $players } caravans stand ready.
event-first = { $seat } begins.
    .you = You begin.
event-round = Round { $round }.
event-reshuffle = The discard pile is shuffled into the deck.
event-draw = { $seat } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-draw-own = You draw { $cards }.
event-loaded = All caravans are loaded.
event-well-hidden = The well is hidden.
event-reveal = The well was at { $x },{ $y }.
event-water = { $seat } gains { $amount } water.
    .you = You gain { $amount } water.
event-roll = { $seat } rolls { $roll }.
    .you = You roll { $roll }.
event-drink = { $seat } drinks { $amount }.
    .you = You drink { $amount }.
event-move = { $seat } moves { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
    .you = You move { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
event-salvage = { $seat } takes { $card } back.
    .you = You take { $card } back.
event-end = The race is over: { $reason }.
reason-goal-reached = a caravan reached the goal
reason-night-falls = night falls
reason-well-found = the great well is found
reason-caravans-lost = the dust swallows the road
