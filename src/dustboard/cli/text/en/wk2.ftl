# Waste Knights, second edition, in the terminal.

road-help =
    In this title:
      tale         the last entry read        tale 138   an entry you have read
      sheet        the plot sheet: goal, time, rules
      me           my knight and vehicle      party      all knights
      roads        spaces within reach        space s46  all about a space
      parts        the open parts deck, with what each part does
      fight        the current test or combat
    Type spaces by their ids: s53 plans the whole way there, s47 s112 one of your own;
    undo removes a space, done drives off.
road-no-dice = There is no test or combat right now.
road-getting-ready = { $title }: getting ready
road-where = { $sheet } ({ $n } of { $of }), round { $round }{ $time ->
        [none] {""}
       *[other] , time { $time }
    }{ $who ->
        [none] {""}
       *[other] , { $who }
    }
road-here-now = { $action }: { $who } can do it now
road-sheet = SHEET: { $sheet }
road-knights = KNIGHTS
road-others = OTHER KNIGHTS
road-goal = Goal: { $goal }
road-at = { $place }: { $state }
road-knight-help = Dice: W white, G green, B blue, R red. card NAME tells more
road-knight-head = Hea Res Rep Exp
road-choosing = Knights and vehicles are being chosen.
road-state = wounds { $wounds }/{ $health }, radiation { $radiation }/{ $resilience }, damage { $damage }/{ $chassis }, Fuel { $fuel }/{ $tank }, Ammo { $ammo }, Meds { $meds }, XP { $xp }
road-unconscious = UNCONSCIOUS
road-wrecked = WRECKED
road-in-hand = in hand
road-worn = worn
road-in-vehicle = in the vehicle
road-drives = { $vehicle }: speed { $speed }, +{ $bonus } for each Fuel
road-parts = parts
road-room = ({ $n } of { $of })
road-task-done = { $task }: done, 1 more shop in { $city }
road-trophies = trophies
road-token = Token: { $place }.
road-broken = { $card } (broken)
road-nowhere = nowhere now
road-plot-actions = PLOT ACTIONS
road-reach = WITHIN REACH
road-places = PLACES WITHIN REACH (type an id to plan the way; roads lists every space)
road-cost = { $mp } MP{ $fuel ->
        [0] {""}
       *[other] , { $fuel } Fuel
    }
road-no-road = No road is open now.
road-on-challenge = challenge
road-on-plot = plot
road-landmark-down = a face-down landmark
road-token-of = token of { $task }
road-on-threat = threat
road-on-radiation = radiation
road-on-contamination = contamination
road-location = location { $n }
road-city = city
road-no-space = there is no space { $word }; spaces are s01 to { $last }
road-enter = { $terrain }, { $mp } MP to enter
road-nothing-here = nothing is here
road-near = Next to it: { $near }.
road-terrain-highway = highway
road-terrain-desert = desert
road-terrain-scrub = scrub
road-terrain-mountains = mountains
road-terrain-crater = crater
road-dice = dice { $dice }
road-test = TEST: { $skill } ({ $n })
road-foe = wounds { $wounds }/{ $health }, { $attack ->
        [ranged] ranged
       *[melee] melee
    }
road-bare-hands = bare hands
road-step-traits = traits
road-step-weapon = weapon
road-step-tokens = tokens
road-step-engagement = engagement
road-step-ranged = ranged
road-step-advance = advance
road-step-melee = melee
road-step-resolution = resolution
road-combat = COMBAT: { $step }
road-not-read = entry { $entry } has not been read
road-choice-test = { $skill } { $n } with { $dice }
road-choice-fight = a fight
road-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
road-over = THE TALE IS OVER: { $reason }
road-found = FOUND
road-parts-deck = PARTS DECK
road-no-parts = This table plays without parts.
road-price = costs { $what ->
        [any] { $n ->
            [one] 1 resource
           *[other] { $n } resources
        }
        [any-card] { $n ->
            [one] 1 gear card or part
           *[other] { $n } gear cards or parts
        }
        [gear] { $n ->
            [one] 1 gear card
           *[other] { $n } gear cards
        }
        [part] { $n ->
            [one] 1 part
           *[other] { $n } parts
        }
        [action] { $n ->
            [one] 1 action
           *[other] { $n } actions
        }
        [special] { $n ->
            [one] 1 special card
           *[other] { $n } special cards
        }
        [fuel] { $n } Fuel
        [ammo] { $n } Ammo
        [meds] { $n } Meds
       *[xp] { $n } XP
    }
road-die-w = W
road-die-g = G
road-die-b = B
road-die-r = R
