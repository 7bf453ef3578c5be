# Waste Knights, first edition, in the terminal.

knights-help =
    In this title:
      map          show the map                hex 12     all about hex 12
      me           my sheet and gear          luck       my luck cards
      stalls       the Stalls with prices     tasks      the open tasks
      arena        the current combat         mission    the mission, the scores
    Type hexes by their numbers on the map: 12 13 21 plans a route of three
    hexes and shows what it costs, undo removes a hex, go sets out. Both at
    once: 12 13 21 go
knights-where = { $mission }, round { $round } of { $of }: { $step }{ $who ->
        [none] {""}
       *[other] , { $who }
    }
knights-type-mission = Type mission for its rules.
knights-mission = MISSION: { $mission }
knights-scores = Scores now: { $scores }.
knights-no-combat = There is no fight right now.
knights-no-hex = there is no hex { $word }; hexes are 0 to { $last }
knights-near = Next to it: { $near }.
knights-blank = Nobody can explore it right now.
knights-hex = HEX { $n }: { $name }
knights-new-gear = NEW GEAR
knights-waster-played = THE WASTER PLAYED
knights-revealed = REVEALED
knights-to-enter = Still to enter: { $way }.
knights-move-ends = nothing, the move ends here
knights-on-road = { $who } ON THE ROAD
knights-waster = You are now the Waster for { $who }
knights-waster-plays = You are now the Waster for { $who }: you play { $foe }
knights-status = You are on { $where }: { $counters }.{ $down ->
        [1] {" "}You lie unconscious.
       *[0] {""}
    }{ $carried ->
        [none] {""}
       *[other] {" "}Carried: mission markers { $carried }.
    }
knights-route = Route { $route }: up to { $cards ->
        [one] 1 wasteland card
       *[other] { $cards } wasteland cards
    }.
knights-route-cost = Route { $route }: { $cost ->
        [one] 1 Movement Point
       *[other] { $cost } Movement Points
    } for { $fuel } Fuel (1 Fuel gives { $each }), { $left } left over, up to { $cards ->
        [one] 1 wasteland card
       *[other] { $cards } wasteland cards
    }.
knights-too-little = TOO LITTLE FUEL: you will stop before hex { $hex }
knights-ability-head = Ability (card NAME tells more)

combat-title = COMBAT, clash { $clash } of { $of }: { $first } against { $second }
combat-range = range
combat-ranges = { $track }. First attacks { $order }.
combat-die = { $n } die
combat-dominance = dominance
combat-its-card = its card
combat-my-weapon = my weapon
combat-ferocious = does not count against a ferocious enemy
combat-even = even
combat-ahead = { $n } for { $who }
combat-health = Health { $n } of { $of }
combat-armor = armor { $n }
combat-knight = Ammo { $ammo }, Blades { $blades }, Guns { $guns }
combat-dice = { $n } dice
combat-plays = plays { $card }
combat-played = played { $card }
combat-prepared = prepared
combat-line = Clash { $clash } of { $of }, { $range } Range ({ $difficulty }): { $healths }; dominance { $dominance }.
combat-line-health = { $who } Health { $n }
check-some = the check
check-pool = { $check }: you roll { $n ->
        [one] 1 die
       *[other] { $n } dice
    }.
check-rolled = { $check }: { $dice }.
check-hit = { $die } (success)
check-bull = { $die } (Bull's Eye)

sheet-counters = Health { $health }, Radiation { $radiation }, Ammo { $ammo }, Fuel { $fuel }, Rep { $reputation }
sheet-hex = { $name } (hex { $n })
sheet-on-foot = on foot
sheet-damaged = { $vehicle } (damaged)
sheet-head-hex = hex
sheet-head-health = Health
sheet-head-radiation = Rad
sheet-head-ammo = Ammo
sheet-head-fuel = Fuel
sheet-head-reputation = Rep
sheet-head-luck = luck
sheet-head-score = score
sheet-first = First
sheet-waster = Waster
sheet-unconscious = unconscious
sheet-rest = luck cards { $luck }, score { $score }, { $rest }
sheet-knights = KNIGHTS
sheet-of = SHEET OF { $name }
sheet-no-knight = no knight yet
sheet-used = {"["}used]
sheet-skills = skills
sheet-ability = ability
sheet-count = counters
sheet-with-armor = { $counters }, armor { $armor }
sheet-hands = hands
sheet-body = body
sheet-pockets = pockets
sheet-special = special
sheet-printed = on the sheet
sheet-vehicle = vehicle
sheet-backpack = backpack
sheet-cargo = cargo
sheet-room = { $n } of { $of }
sheet-with = With { $cards }
sheet-accepted = accepted: { $text }
sheet-secret = { $n } secret
sheet-face-down = face down
sheet-markers = mission markers
sheet-laurels = Laurels
sheet-tasks = PRIVATE TASKS AND MISSION ITEMS
sheet-luck = MY LUCK CARDS { $n }
sheet-none = none
sheet-holder = Accepted by { $name }.
sheet-token-hexes = Tokens on hexes { $hexes }.
sheet-slot-purple = purple
sheet-slot-orange = orange
sheet-slot-green = green
sheet-open-tasks = OPEN TASKS
sheet-only-in = Only in { $hex }.
sheet-empty = empty
sheet-price = price { $n }
sheet-colour-green = green { $n }
sheet-colour-yellow = yellow { $n }
sheet-colour-red = red { $n }
sheet-colour-blue = blue { $n }
sheet-stalls = STALLS (what gear is worth: { $worth })
sheet-pool = VEHICLE POOL: { $pool }
result-over = THE GAME IS OVER: { $winners } { $n ->
        [0] {""}
        [one] wins
       *[other] win
    } ({ $reason })
result-nobody = THE GAME IS OVER: nobody wins ({ $reason })
result-score = score { $n }
result-gear = gear worth { $n }
result-compared = The knights were compared by score, then Reputation, then gear, then round order

map-title = MAP
map-more = type map for all hexes, hex and a number for one of them
map-legend = Each hex: its number on this map, terrain (c city or special place, d desert, h highway, s swamp, m mountains, j jungle) and difficulty, ! Threat, R Radiation, C contamination, o obstacle. Below: A a knight (a: unconscious), =1 first stop of the route, ? marker face down, t1 task token, V villain, N P B special tokens. Type hex and a number for more.
map-city = city
map-special = special hex
map-danger-threat = threat { $n }
map-danger-radiation = radiation { $n }
map-danger-contamination = contamination { $n }
map-danger-obstacle = obstacle { $n }
map-unconscious = unconscious
map-stop = stop { $n } of the route
map-difficulty = difficulty { $n }
map-marker = marker
map-cultist = Cultist
map-wagon = wagon
map-relay = relay
map-doctor = doctor
map-shrine = Shrine
map-train = Train
map-large = large marker
map-owned = { $who }'s { $thing }
map-down-one = { $thing } face down
map-down-more = { $n } { $thing }s
map-up = { $thing } { $numbers }
map-the = the { $thing }
map-villain = villain { $n }
map-called = the crowd calls this hex
map-task = task token { $n } ({ $slot })
map-token-nuked = nuked token
map-token-pills = pills token
map-token-reboot = reboot token
map-dark = (dark side)
