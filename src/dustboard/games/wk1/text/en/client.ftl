# Waste Knights, first edition: what the client itself says. Prompts, log and cards come from the server.

wk1-round = Round { $n } of { $of }
step-wk1-prepare = Prepare
    .rule = Preparations
step-wk1-move = Move
    .rule = Move Step
step-wk1-explore = Explore
    .rule = Exploration Step
step-wk1-rest = Rest
    .rule = Rest Step

ask-proposal = Vote for a mission
    .do = Vote for { $answer }
ask-mission = Choose the mission
    .do = Play { $answer }
ask-knight_sheet = Choose your knight
    .do = Play { $answer }
ask-starting-vehicle = Choose your vehicle
    .do = Take the { $answer }
ask-keep_tasks = Keep two tasks
ask-city_rest = A night in the city
    .do = { $key ->
        [nothing] Gain nothing
       *[other] { $answer }
        }
ask-new_task = Introduce a task
    .do = Introduce { $answer }
ask-token_hex = Place a token
    .do = Place it on { $answer }
ask-luck_limit = Too many luck cards
ask-travel = Stay, walk or drive
    .do = { $key ->
        [vehicle] Drive to another hex
        [stay] Stay on this hex
       *[other] { $answer }
        }
ask-route = Plan a route
ask-go_on = Drive on or stop
ask-meeting = Somebody is here
    .do = { $key ->
        [on] Approach nobody
       *[other] { $answer }
        }
ask-consent = A challenge
    .do = { $key ->
        [yes] Accept the duel
       *[other] Refuse the duel
        }
ask-search = Search for the rival
    .do = { $key ->
        [yes] Search for them
       *[other] Let them go
        }
ask-deed = Revive or steal
ask-loot = What to take
    .do = { $key ->
        [nothing] Take nothing
       *[other] Take { $answer }
        }
ask-waster = The Waster's choice
    .do = { $key ->
        [wait] Keep the cards for a later hex
       *[other] { $answer }
        }
ask-escape_or_face = Escape or face
    .do = { $key ->
        [escape] Try to escape the card
       *[other] Face the card
        }
ask-explore = Explore
    .do = { $key ->
        [done] End my exploration
       *[other] { $answer }
        }
ask-alternative = Choose one
    .do = { $key ->
        [decline] Decline the offer
       *[other] Choose: { $answer }
        }
ask-hex = Choose a hex
    .do = Choose { $answer }
ask-neighbour = Choose a hex
    .do = Choose { $answer }
ask-city = Where to wake up
    .do = Wake up in { $answer }
ask-skill = Choose a skill
    .do = Use { $answer }
ask-reward = Choose the reward
    .do = Take { $answer }
ask-task_order = Order of the tasks
ask-rest-uses = Use gear at rest
    .do = End my rest
ask-quick-resupply = Quick resupply
    .do = { $key ->
        [none] Keep all luck cards
       *[other] Spend { $answer }
        }
ask-face_villain = Face the villain
ask-villain_city = Where the villain appears
    .do = Choose { $answer }
ask-villain_step = Where the villain goes
    .do = Go to { $answer }
ask-train_start = Where the Train starts
    .do = Start at { $answer }
ask-train_step = Where the Train goes
    .do = Go to { $answer }
ask-cultist_hex = Where a Cultist appears
    .do = Choose { $answer }
ask-procession_hex = Where she goes
    .do = Go to { $answer }
ask-threat_hex = Where the Threat token goes
    .do = Choose { $answer }
ask-board = Board the Train
ask-relay = Take over the relay
ask-revealed_card =
    .do = Choose { $answer }
ask-looked_card =
    .do = Choose { $answer }
ask-card =
    .do = Choose { $answer }
ask-knight =
    .do = Choose { $answer }
ask-sleeper =
    .do = Wake { $answer }
ask-eaten_card =
    .do = Give up { $answer }
ask-meal =
    .do = Give up { $answer }
ask-leave_ingredient =
    .do = Leave { $answer }

wk1-night-in = Night in { $city }
wk1-night-note = one benefit, then sleep
wk1-luck-response = A luck card was played
wk1-luck-laid = { $mine ->
    [yes] You play
   *[no] { $name } plays
    }
wk1-luck-answer = You can respond

wk1-you = you
wk1-knight = { $knight } ({ $who })
wk1-face-down = a card face down
wk1-hex-plain = { $name } ({ $hex })

## Map

wk1-tabs = Parts of the board
wk1-panels = Mission, tasks and Stalls
wk1-tab-road = Road
wk1-tab-map = Map
wk1-tab-mission = Mission
wk1-tab-tasks = Tasks
wk1-tab-stalls = Stalls
wk1-map = Map of the waste
wk1-map-help = Map of the waste. Arrow keys move: up is north, down south, right north-east, Shift+right south-east, left north-west, Shift+left south-west. Enter chooses, I reads everything, J jumps to the next legal hex.
wk1-map-list = List
wk1-map-show = Map
wk1-zoom-in = Zoom in
wk1-zoom-out = Zoom out
wk1-zoom-fit = Fit
wk1-terrain-city = city
wk1-terrain-place = special place
wk1-terrain-desert = desert
wk1-terrain-highway = highway
wk1-terrain-swamp = swamp
wk1-terrain-mountains = mountains
wk1-terrain-jungle = jungle
wk1-threat = threat
wk1-radiation = Radiation
    .short = Rad
wk1-contamination = contamination
wk1-obstacle = obstacle
wk1-danger-icon = { $n ->
        [one] 1 { $what } icon
       *[other] { $n } { $what } icons
    }
wk1-danger-token = { $n ->
        [one] 1 { $what } token
       *[other] { $n } { $what } tokens
    }
wk1-special-nuked = Nuked token
wk1-special-pills = Pills token
wk1-special-reboot = Reboot token
wk1-hex-difficulty = difficulty { $n }
wk1-hex-cost = { $n ->
        [one] 1 Movement Point from here
       *[other] { $n } Movement Points from here
    }
wk1-hex-blank = nothing to explore here now
wk1-hex-chosen = { $name } is chosen
wk1-hex-picked = chosen
wk1-hex-stop = stop { $n } of your route
wk1-hex-next = legal, stop { $n }
wk1-hex-legal = legal
wk1-hex-way = farther away: adds the cheapest route there
wk1-hex-not-now = not now: { $why }
wk1-hex-not-asked = you can't choose this hex now
wk1-list-name = Hex
wk1-list-terrain = Terrain
wk1-list-difficulty = Difficulty
wk1-list-cost = From here
wk1-list-legal = Now
wk1-sign-large = M
wk1-mark-marker = mission marker
wk1-mark-large = large mission marker
wk1-mark-villain = villain
wk1-mark-called = called hex
wk1-mark-m01-large = the doctor
wk1-mark-m02-marker = Cultist
wk1-mark-m02-large = Shrine
wk1-mark-m02-villain = Mother Manifold
wk1-mark-m03-called = the hex the crowd called
wk1-mark-m04-marker = dropped wagons
wk1-mark-m04-large = the Train
wk1-mark-m04-villain = Baron Sump
wk1-mark-m05-marker = relay
wk1-mark-m05-villain = Baron Sump
wk1-mark-owned = { $mark }, held by { $who }
wk1-mark-loss = { $mark }, { $loss } Health lost
wk1-mark-task = { $slot } task, token { $n } ({ $card })

## Route

wk1-plan = Cost of the route
wk1-points = Movement Points used, out of those you have
wk1-cards = Cards
wk1-of = { $n } of { $of }
wk1-plan-points = { $n } of { $of } MP
wk1-plan-fuel = { $n } of { $of } Fuel
wk1-plan-cards = { $n ->
        [0] No cards are revealed on this route.
        [one] { $name } sees 1 card and may play it.
       *[other] { $name } sees up to { $n } cards and plays one.
    }
wk1-plan-beyond = you will stop before this hex unless luck helps
wk1-plan-have = you have { $n } Fuel
wk1-plan-each = each gives { $n } MP
wk1-plan-tasks = What this route does for your tasks
wk1-plan-task-served = done
wk1-plan-task-open = not yet
wk1-plan-task-points = { $have } of { $need } Movement Points
wk1-plan-task-hexes = { $have } of { $need } hexes
wk1-plan-task-dangers = { $have } of { $need } danger icons and tokens at the end
wk1-plan-task-cities = { $have } of { $need } cities
wk1-plan-task-place = { $need ->
        [1] ends where you can accept it
       *[other] ends where you can accomplish it
    }
wk1-route-stop = Stop { $n }: { $name }
wk1-route-empty = The route is empty

wk1-sum-hexes = { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
wk1-sum-fuel = { $n } Fuel
wk1-sum-cards = { $n ->
        [one] up to 1 card
       *[other] up to { $n } cards
    }

## The road

wk1-waster-all = You are the Waster
wk1-rests = Your knight waits: you are the Waster.
wk1-trip = The move
wk1-revealed = { $n ->
        [one] 1 card is face up: the Waster may play it
       *[other] { $n } cards are face up: the Waster plays one of them
    }
wk1-under-marker = { $n ->
        [one] A card is under the Waster marker
       *[other] { $n } cards are under the Waster marker
    }
wk1-must-play = You can't wait:
wk1-wait-does = Save the cards for a later hex of the route.
wk1-encounter = The card that was played
wk1-ways = Two ways to deal with it
wk1-escape = Escape
wk1-face = Face it
wk1-escape-check = { $skill }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $difficulty }
wk1-escape-fail = you lose { $loss } Health ({ $left } left); armor doesn't help
wk1-escape-fail-event = the card takes effect
wk1-escape-nothing = If you escape, you lose nothing and gain nothing.
wk1-face-event = The card takes effect, then you get its reward.
wk1-face-enemy = A fight of up to three clashes against an enemy with { $n } Health, played by the Waster. You get the reward if you win.
wk1-foe-health = Health
wk1-check = The check

## Knights

wk1-counters = Counters
wk1-health = Health
wk1-ammo = Ammo
    .short = Ammo
wk1-fuel = Fuel
    .short = Fuel
wk1-reputation = Reputation
    .short = Rep
wk1-luck = Luck
wk1-backpack = Backpack
wk1-cargo = Vehicle
wk1-vehicle = Vehicle
wk1-damaged = damaged
wk1-on-foot = on foot
wk1-down = K.O.
wk1-waster = Waster
wk1-sheet = My knight
wk1-no-knight = No knight yet
wk1-skills = Skills
wk1-skill-blades = Blades
wk1-skill-guns = Guns
wk1-skill-medicine = Medicine
wk1-skill-repair = Repair
wk1-skill-survival = Survival
wk1-skill-talk = Talk
wk1-gear = My gear
wk1-hands = Hands
wk1-body = Body
wk1-pockets = Pockets
wk1-special = Special

## Mission and tasks

wk1-mission = Mission
wk1-rounds-left = Round { $n } of at most { $of }
wk1-scores-of = Standings: { $what }
wk1-score-m01 = ingredients
wk1-score-m02 = all together
wk1-score-m03 = Laurels
wk1-score-m04 = points
wk1-score-m05 = relays
wk1-score-m06 = points
wk1-tasks = Tasks
wk1-slot-purple = common
wk1-slot-orange = orange
wk1-slot-green = green
wk1-task-marks = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
wk1-task-left = { $n ->
        [one] expires in 1 round
       *[other] expires in { $n } rounds
    }
wk1-task-held = held by { $who }
wk1-task-mine = mine
wk1-offers = { $n ->
        [one] 1 card to choose
       *[other] { $n } cards to choose from
    }
wk1-won = wins
wk1-nobody-wins = Nobody wins

## Cards

wk1-deck-knights = Knight
wk1-deck-wasteland = Wasteland card
wk1-deck-tasks = Task
wk1-deck-luck = Luck card
wk1-deck-combat = Combat card
wk1-deck-range = Range card
wk1-deck-green = Green gear, value 1
wk1-deck-yellow = Yellow gear, value 3
wk1-deck-red = Red gear, value 9
wk1-deck-blue = Blue gear
wk1-deck-vehicles = Vehicle
wk1-deck-hexes = Hex
wk1-deck-missions = Mission
wk1-deck-sheet = Starting gear
wk1-deck-villains = Villain

wk1-end-goal = the mission was accomplished
wk1-end-last-round = the last round ended
wk1-end-all-win = all win together
wk1-end-all-lose = all lose together
wk1-end-arrived = the Train has arrived

## Fights, gear, the Stalls, deals and luck

## Asks

ask-combat_card = Choose a combat card
    .do = Seal { $answer }
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
        [pass] Play no card
       *[other] Use { $answer }
        }
ask-react_my_check = Luck around a check
    .do = { $key ->
        [pass] Play no card
       *[other] Use { $answer }
        }
ask-react_my_combat = Luck in combat
    .do = { $key ->
        [pass] Play no card
       *[other] Use { $answer }
        }
ask-response = Respond to a luck card
    .do = { $key ->
        [pass] Let the card take effect
       *[other] Play { $answer }
        }
ask-weather = Respond to a nature event
    .do = { $key ->
        [pass] Let the event happen
       *[other] Play { $answer }
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
       *[no] Press a card, then its new place, or drag it. Keys: Enter picks up, digits put down, Delete takes back.
    }
wk1-gear-where = You picked up { $card }. Where does it go? { $touch ->
        [yes] Tap it again to cancel.
       *[no] Press Escape to cancel.
    }
wk1-lifted = { $card } picked up
wk1-laid = { $card }: { $place }
wk1-lay-here = Put { $card } here
wk1-attach = Attach { $card } to { $host }
wk1-take-off = Take { $card } off
wk1-discard = Discard it
wk1-leave = Keep it unplaced
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
wk1-initiative = Order of attacks:
wk1-dice-n = { $n } { $n ->
        [-1] die
        [one] die
       *[other] dice
    }
wk1-no-dominance = No dominance: the enemy is ferocious
wk1-dominance-is = { $even ->
        [yes] Dominance is even
       *[no] Dominance: +{ $n } for { $who }
    }
wk1-health-of = Health { $n } of { $of }
wk1-aggression = Aggression
wk1-armor = Armor
wk1-combat-attack = Attack
    .does = One attack: 1 dominance, plus 1 for each Health they lose
wk1-combat-multi_attack = Multi-attack
    .does = More dice: 2 dominance, plus 1 for each Health they lose
wk1-combat-defend = Defend
    .does = Their attack loses 2 dice, but they gain 2 dominance
wk1-combat-prepare = Prepare
    .does = Nothing now, but 2 more dice for your next attack
wk1-combat-change_range = Change Range
    .does = Their attack loses 1 die; the range moves one step
wk1-replies = My card against each of theirs: Health lost on both sides and dominance, on average
wk1-replies-pick = Choose one of your cards to see what it does against each card of theirs.
wk1-reply-hurt = { $chance } to hit
wk1-reply-lost = Health: you { $mine }, they { $theirs }
wk1-reply-shift = dominance { $shift }
wk1-choosing = choosing a card
wk1-sealed = card sealed
wk1-sealed-own = sealed: { $card }
wk1-last-card = last clash: { $card }
wk1-prepared = Prepared
wk1-dice = Dice
wk1-face-miss = miss
wk1-face-hit = success
wk1-face-bull = Bull's Eye
wk1-attack = The last attack
wk1-attack-of = { $name } attacks:
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
        [yes] No Health lost so far.
       *[no] { $n } Health lost.
    }
wk1-attack-miss = A miss.
wk1-attack-open = The dice are rolled; luck may still change them.

## Stalls

wk1-stalls = The Stalls
wk1-on-sale = On sale
wk1-i-offer = I offer
wk1-offer-card = Offer { $card }, worth { $n }
wk1-nothing-to-offer = You have nothing to offer.
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
wk1-you-take = You take
wk1-for = for { $n }
wk1-tray-empty = press or drag a card

## Deals

wk1-deal = Deal between knights
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
wk1-stored-count = Face down: { $n } in the backpack, { $m } in the vehicle. You can only ask for face-up cards.

## Luck

wk1-luck-none = no luck cards
wk1-luck-fits = playable now
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

## How one wins

wk1-goal-m01 = Bring { $n } different ingredients to Gangraen
wk1-goal-m02 = Together, reduce Mother Manifold's { $n } Health to 0 ({ $have } taken)
wk1-goal-m03 = Hold { $n } Laurels at the end of a round: win duels
wk1-goal-m04 = Score the most from wagons and Reputation when the Train arrives
wk1-goal-m05 = Control { $n } relays at the end of a round
wk1-goal-m06 = Drive to Gangraen, explore it and rest

## Beside the map

wk1-where = { $left ->
        [-1] { $mine ->
            [yes] you are here
           *[no] { $name } is here
        }
        [0] { $mine ->
            [yes] { $route ->
                [0] you stay here
               *[other] last hex of your route
            }
           *[no] { $name } is here, the move ends
        }
       *[other] { $mine ->
            [yes] you are here, { $left ->
                [one] 1 hex to go
               *[other] { $left } hexes to go
            }
           *[no] { $name } is here, { $left ->
                [one] 1 hex to go
               *[other] { $left } hexes to go
            }
        }
    }
wk1-at-hex = at { $hex }
wk1-foe-note = { $kind }, played by { $you ->
        [yes] you
       *[no] { $name }
    }
wk1-kind-gang = gang
wk1-kind-machine = machine
wk1-kind-beast = beast
wk1-kind-mutant = mutant
wk1-kind-cult = cult
wk1-kind-nature = nature event
wk1-kind-road = event
wk1-num-dice = dice
wk1-num-damage = damage
wk1-num-armor = armor
wk1-num-health = Health
wk1-ferocious = Ferocious: only Health loss stops it
wk1-on-you = played on you
wk1-on-name = played on { $name }
wk1-caught = Caught:
wk1-after-card = { $n ->
        [0] Either way your move ends here. If you are still standing, you explore this hex next.
        [one] Then you move on: 1 hex to go.
       *[other] Then you move on: { $n } hexes to go.
    }
wk1-waster-until = against { $name }, until the move ends
wk1-waster-is = { $name } is the Waster
wk1-road-turns = What the road turns up
wk1-hits = It hits { $knight }
wk1-target-at = { $left ->
        [0] At { $hex }, the last hex of the route.
        [one] At { $hex }, 1 hex to go.
       *[other] At { $hex }, { $left } hexes to go.
    }
wk1-carries = { $n ->
        [one] Carries 1 mission marker.
       *[other] Carries { $n } mission markers.
    }
wk1-nothing-open = No cards are face up.
wk1-plays-waster = Plays the Waster against { $mine ->
        [yes] you
       *[no] { $name }
    } this move
wk1-hits-on = hits on
wk1-dominance-lead = { $who ->
        [nobody] Dominance: nobody leads.
        [you] Dominance: you lead by { $n }.
       *[other] Dominance: { $name } leads by { $n }.
    }
wk1-dominance-wins = Whoever leads after clash { $n } wins.
wk1-not-sealed = { $card }, not sealed
wk1-lies-open = Face up
wk1-if-they = { $card ->
        [attack] If they attack
        [multi_attack] If they multi-attack
        [defend] If they defend
        [prepare] If they prepare
       *[other] If they move
    }
wk1-foe-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
wk1-guns-blades = Guns { $guns }, Blades { $blades }
wk1-ammo-n = { $n } Ammo
wk1-more-cards = { $n ->
        [one] +1 card
       *[other] +{ $n } cards
    }
wk1-mp = { $n } MP
wk1-stalls-open = { $city }, open trade
wk1-stalls-look = just looking
wk1-stalls-values = green { $green }, yellow { $yellow }, red { $red }
wk1-deal-with = { $a } and { $b } trade
wk1-sheet-open = My whole sheet
wk1-ability-state = { $used ->
        [yes] { $name }: used
       *[no] { $name }: ready
    }
wk1-ready = ready
wk1-used = used this round
wk1-printed = printed on the sheet
wk1-tasks-mine = My tasks
wk1-reward-begins = Reward:
wk1-panel-begins = Aggression
wk1-reward = Reward
wk1-pack-stored = Stored
wk1-pack-short = Pack
    { $n } of { $of }

## Result cards

wk1-result-won = You win the fight
wk1-result-lost = You lose the fight
wk1-result-draw = The fight is a draw
wk1-result-down = You are knocked out
wk1-result-robbed = You were robbed
wk1-result-caught = You were caught
wk1-result-step = A step closer
wk1-result-task = Task done
wk1-result-task-failed = Task failed
wk1-result-found = You found something
wk1-result-waster = What happened to { $name }
wk1-result-health = { $mine ->
        [yes] You had no Health left.
       *[no] They had no Health left.
    }
wk1-result-dominance = { $lead ->
        [you] You had a lead of { $n } in dominance.
        [they] They had a lead of { $n } in dominance.
       *[nobody] Nobody led after the last clash.
    }
wk1-result-no-health = Your Health fell to 0.
wk1-result-radiation = Radiation knocked you out.
wk1-result-goal = You hold { $n } of { $of } now.
wk1-result-card-over = { $card } changed nothing.

# what a lesson points at
callout-knight = Your knight
callout-map = The map
callout-road = On the road
callout-stalls = The Stalls
callout-tasks = The tasks
callout-choices = Your combat cards
callout-arena = The fight

## Tokens and counters, read where they lie

token-wk1-threat = Threat
    .text = Each Threat on your route gives the Waster one more wasteland card to choose from. On foot you ignore it.
    .icon = hazard-sign
token-wk1-radiation = Radiation
    .text = A knight who starts the round on such a hex suffers 1 Radiation for each icon or token. At 4 Radiation the knight is knocked out. Driving through does no harm.
    .icon = radioactive
token-wk1-contamination = Contamination
    .text = A knight who starts the round on such a hex loses 1 Health for each icon or token. Driving through does no harm.
    .icon = biohazard
token-wk1-obstacle = Obstacle
    .text = Each one makes this hex cost 1 more Movement Point to enter. It leaves the board in the next Waster Step.
    .icon = falling-rocks
token-wk1-nuked = Nuked
    .text = While it is here, nobody can explore this hex, accept a task or finish one here. It turns dark in the next Waster Step and leaves in the one after.
    .icon = mushroom-cloud
token-wk1-pills = Pills
    .text = While it is here, nobody can explore this hex, accept a task or finish one here. It turns dark in the next Waster Step and leaves in the one after.
    .icon = pill
token-wk1-reboot = Reboot
    .text = While it is here, nobody can explore this hex, accept a task or finish one here. It turns dark in the next Waster Step and leaves in the one after.
    .icon = cycle
token-wk1-health = Health
    .text = A knight has 4 at most. At 0 the knight is knocked out.
    .icon = hearts
token-wk1-ammo = Ammo
    .text = Some weapons and combat cards use it up.
    .icon = heavy-bullets
token-wk1-fuel = Fuel
    .text = Driving burns it: each Fuel gives the vehicle its Movement Points.
    .icon = jerrycan
token-wk1-reputation = Reputation
    .text = You earn it with tasks, duels and hard fights. Many missions use it to break ties.
    .icon = star-medal
token-wk1-luck = Luck cards
    .text = Held in secret. Play one at the right moment, for a re-roll for example, or discard it at rest for what its icon gives.
    .icon = clover
token-wk1-backpack = Backpack
    .text = Gear in it is stored: it can't be used in a fight.
    .icon = backpack
token-wk1-down = Knocked out
    .text = Whoever comes by can revive this knight or steal from them. Otherwise they wake up at the end of the Rest Step.
    .icon = knocked-out-stars

## Parts of the view, as the text mode names them
field-seat = seat
field-knight = knight
field-skills = skills
field-now = dice now
field-ability = ability
field-card = card
field-marked = marked
field-ammo = Ammo
field-fuel = Fuel
field-health = Health
field-radiation = Radiation
field-reputation = Reputation
field-hex = hex
field-down = unconscious
field-moved = has moved
field-weary = dice lost this round
field-vehicle = vehicle
field-damaged = damaged
field-vehicle_value = value of the vehicle
field-sheet = starting gear
field-starting = starting gear left
field-uncovered = starting gear in use
field-hands = hands
field-body = body
field-pockets = pockets
field-special = special gear
field-links = enhancements
field-armor = armor
field-backpack = backpack
field-cards = cards
field-room = room
field-cargo = in the vehicle
field-luck = luck cards
field-tasks = tasks
field-secret = secret
field-shown = open
field-accepted = accepted
field-tokens = tokens
field-carried = mission markers
field-laurels = laurels
field-attacked = last rival attacked
field-score_lines = points
field-source = from
field-amount = amount
field-rule = clause
field-blades = Blades
field-guns = Guns
field-medicine = Medicine
field-repair = Repair
field-survival = Survival
field-talk = Talk
field-token = token
