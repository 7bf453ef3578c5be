# What the web client itself says on a table of Waste Knights, second edition.

wk2-adventure-first_tank = First Tank
wk2-adventure-long_count = The Long Count
wk2-adventure-iron_trail = The Iron Trail
wk2-adventure-water_debt = Water Debt
wk2-adventure-warrant = The Warrant
wk2-adventure-spreading_corruption = Spreading Corruption
wk2-adventure-deadly_cargo = Deadly Cargo
wk2-adventure-red_lord = Rise of the Red Lord
wk2-setting-up = Setting up
wk2-page-round = Page { $page } · round { $n }
wk2-goal-time = Time { $n }
wk2-goal-rounds = { $n ->
        [one] last round
       *[other] { $n } rounds left
    }
wk2-goal-open = Play

# what is asked
ask-knight = Knight
ask-vehicle = Vehicle
ask-draft = Starting gear
    .do = { $head ->
        [enough] { $answer }
       *[other] Take: { $answer }
    }
ask-action = Your turn
ask-route = Route
    .do = { $answer }
ask-arrange = Gear
ask-fit = Gear
ask-finding = Explore
ask-camp = Camp
ask-shop = In the city
ask-deal = Stalls
ask-upgrade = Upgrade
ask-weapon = Weapon
ask-armor = Armor
ask-lost_die = Lose a die
ask-boost = Before the roll
ask-again = Re-roll
ask-reroll = Re-roll
ask-fate = Fate
ask-foe_die = The enemy's dice
ask-icon = Danger
ask-first = First player
ask-lead = Radiation
ask-vote = Vote
ask-casting_vote = Casting vote
ask-sealed = Sealed
ask-trade = Trade
ask-agree = Trade
ask-gift = Give together
ask-duel_weapon = Duel
ask-seat = A knight
ask-letter = A letter
ask-value = A price
ask-ride = A ride
ask-groups = Groups
ask-option = Your choice
    .do = Choose: { $answer }
    .done = { $answer }
ask-resource = Resource
ask-keep_landmark = Landmark
ask-place_landmark = Landmark
ask-turn_landmark = Landmark
ask-search = Encounter
ask-tinker = Build a part
ask-surplus_part = Parts
ask-parts_deal = Parts
ask-part = Parts
ask-put_back = Threat token
ask-tow = Tow
ask-towed = Tow
ask-place_task = City task
ask-order_task = City task
ask-salute = Gang
ask-malfunction = Malfunction
ask-section = Explore
ask-swap_find = Gear
ask-injury = Injury
ask-gear = Gear
ask-discard = Discard
ask-card = Cards
ask-space = Map

# the map
wk2-map = Map
wk2-map-help = Map of broken Australia. Arrow keys walk from space to space, Enter adds a space to the route, Backspace takes the last one away, J goes to the next space you can enter.
wk2-map-title = AUSTRALIA
wk2-map-under = two lands, three crossings, six cities
wk2-map-list = List
wk2-map-show = Map
wk2-zoom-in = Zoom in
wk2-zoom-out = Zoom out
wk2-zoom-fit = Fit
wk2-list-find = Find a place
wk2-look-back = Back
wk2-terrain-highway = highway
wk2-terrain-desert = desert
wk2-terrain-scrub = scrub
wk2-terrain-mountains = mountains
wk2-terrain-crater = crater
wk2-terrain-city = city
wk2-danger-threat = Threat
    .text = draw a threat token
wk2-danger-radiation = Radiation
    .text = suffer 1 radiation
wk2-danger-contamination = Contamination
    .text = suffer 1 contaminated wound
wk2-token-challenge = a challenge token is here
wk2-token-plot = a plot token is here
wk2-token-down = a face-down token is here
wk2-token-known = you have looked at the token here: entry { $entry }
wk2-landmarks = Landmarks
wk2-landmark-here = Landmark: { $name }
wk2-landmark-known = Face down: { $name }
wk2-landmark-down = a face-down landmark ({ $name })
wk2-landmark-own = { $name } (yours, face down)
wk2-landmark-hidden = Face down ({ $name })
wk2-landmark-used = used
wk2-tasks = City tasks
wk2-task-list = Tasks: { $tasks }
wk2-task-token = Task: { $name }
wk2-task-token-of = { $name } ({ $knight }):
wk2-task-goal = { $goal } { $of ->
        [1] {""}
       *[other] ({ $now } of { $of } done{ $seen ->
            [none] {""}
           *[other] : { $seen }
        })
    }
wk2-land-west = west
wk2-land-east = east
wk2-land-rift = rift
wk2-land-isle = isle
wk2-task-round = round { $n }
wk2-task-shop = Done: 1 more shop in { $city }.
wk2-task-pile = { $n ->
        [0] no task left
        [one] 1 task
       *[other] { $n } tasks
    }
wk2-task-waits = all done, paid at the end of the turn
wk2-trophies = Trophies: { $cities }
wk2-wooden = Wooden tokens beside the board: { $cities }
wk2-walker-train = Train
wk2-walker-hester = Hester
wk2-walker-weighmen = Gross, a Weighman
wk2-walker-suttle = Suttle, a Weighman
wk2-walker-cloff = Cloff, a Weighman
wk2-walker-nett = Nett, a Weighman
wk2-walker-drought = Drought
wk2-walker-rust = Rust
wk2-walker-rot = Rot
wk2-walker-ruin = Ruin
wk2-space-special = number { $n }
wk2-space-cost = { $fuel ->
        [0] { $n } MP
       *[other] { $n } MP, burns { $fuel } Fuel
    }
wk2-space-closed = closed
wk2-space-stop = stop { $n } of your route
wk2-space-picked = chosen
wk2-space-chosen = { $name } chosen
wk2-space-legal = you can go here
wk2-space-not-now = not now: { $why }
wk2-space-not-asked = You can't choose that place now.
wk2-space-too-far = { $name } is out of reach.
wk2-route-stop = Stop { $n }: { $name }
wk2-route-empty = The route is empty.
wk2-route-end = { $name }, { $n } MP
wk2-deck-0 = highway and desert deck, { $n } cards
wk2-deck-1 = scrub and mountains deck, { $n } cards

# a turn
wk2-actions = Actions
wk2-actions-left = { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
wk2-action-move = { $speed } MP, plus Fuel
wk2-action-camp = heal, repair { $repair }
wk2-action-explore = { $cards ->
        [one] 1 card
       *[other] up to { $cards } cards
    }
wk2-action-city = two shops
wk2-action-plot = plot action
wk2-action-pass = give up this action
wk2-action-regain = get back on your feet
wk2-action-fix = get it running
wk2-action-gear = costs no action
wk2-name-move = Move
wk2-name-camp = Camp
wk2-name-explore = Explore
wk2-name-city = City
wk2-name-plot = Plot
wk2-name-pass = Pass
wk2-name-special = Special
wk2-none = not now
wk2-none-plot = none on this page
wk2-none-special = none granted
wk2-trip-cost = { $fuel ->
        [0] { $n } of { $speed } MP, no Fuel
       *[other] { $n } MP, burns { $fuel } Fuel
    }
wk2-trip-danger = { $name }: { $does }
wk2-trip-end = At { $name } you reveal a card from the { $deck }.

# the party
wk2-counters = Counters
wk2-ammo = Ammo
wk2-fuel = Fuel
wk2-meds = Meds
wk2-xp = XP
wk2-wounds = Wounds
wk2-radiation = Radiation
wk2-damage = Damage
wk2-of = { $n } of { $of }
wk2-track = { $name }: { $n } of { $of }{ $extra ->
        [0] { "" }
       *[other] , { $extra } contaminated
    }
wk2-wounds-of = { $n } of { $of } wounds
wk2-out = out of the game
wk2-down = unconscious: { $injury }
wk2-wreck = wrecked: { $fault }
wk2-no-knight = You have no knight yet.
wk2-sheet-open = My whole sheet
wk2-skills = Skills
wk2-skill-blades = Blades
wk2-skill-guns = Guns
wk2-skill-negotiate = Negotiate
wk2-skill-aid = Aid
wk2-skill-tech = Tech
wk2-skill-survival = Survival
wk2-skill-less = { $n ->
        [one] you lose 1 die
       *[other] you lose { $n } dice
    }
wk2-stowed = stowed
wk2-hidden = hidden away
wk2-debt = You owe { $n } at the Stalls.
wk2-hands = In hand
wk2-armor = Armor
wk2-vehicle = Vehicle
wk2-room = { $n } of { $of } stowed
wk2-vehicle-facts = Speed { $speed }, { $bonus } MP for each Fuel, Tank { $tank }, Chassis { $chassis }
wk2-knight-facts = Repair { $repair }, Exploration { $exploration }{ $due ->
        [0] { "" }
        [one] , 1 upgrade due
       *[other] , { $due } upgrades due
    }
wk2-upgrade-side = { $name }, side { $side }
wk2-ability = Knight
wk2-parts = Parts
wk2-parts-room = { $n } of { $of } parts
wk2-parts-on = Parts: { $parts }
wk2-parts-deal-text = Give parts, gear or resources first, then take what that buys. Only the value of parts you sell comes back as resources.
wk2-parts-none = Nothing fits your vehicle now.
wk2-injuries = Injuries
wk2-malfunctions = Malfunctions
wk2-upgrades = Upgrades
wk2-special = Special cards
wk2-kept = Cards kept
wk2-noted = Kept for later
wk2-noted-drone = a drone: 1 wound to your next enemy
wk2-noted-shadow = a shadow: your next enemy has Ambush
wk2-noted-tools = tools: Repair +2 in your next Camp
wk2-noted-notes = a teller's notes: 4 credit at the next Stalls
wk2-noted-camel = a camel: 1 Fuel and 1 Meds when the next page begins
wk2-noted-pace = a camel at the head: your next Move costs 2 MP less, then you take 1 wound
wk2-noted-ride = a ride: your next Move ignores the icons of its last space
wk2-noted-relic = a relic: adds the one success a test lacks
wk2-noted-ash = ash: re-roll one die of a failed test
wk2-noted-study = notes from the library: +1 white die in your next Tech or Aid test
wk2-noted-borrowed = a library book: +1 green die in your next Tech or Aid test
wk2-noted-painted = painted bones: you may send off the next gang you meet
wk2-noted-weary = a late night: one fewer action next turn
wk2-noted-page = a written page: re-roll one die of a failed test on the last page
wk2-noted-greeting = a word from Number Seven: 1 more white die in your next Negotiate test
wk2-noted-good_name = a good name: gear costs 1 less on one visit to the Stalls
wk2-noted-hymn = a hymn: you ignore the next radiation on this page
wk2-noted-closed_lid = a closed lid: you may once put a threat token back and draw another
wk2-noted-tuned = a tuned set: re-roll all dice of a failed test
wk2-broken-name = { $name } (broken)
wk2-broken = broken
wk2-working = working
wk2-protection = Protection { $n }
wk2-barter = Barter { $n }
wk2-repair-cost = Repair Cost { $n }
wk2-side-a = Side A
wk2-side-b = Side B
wk2-side-yellow = Events and encounters
wk2-side-red = Enemies
wk2-in-hands = { $n ->
        [one] one hand
       *[other] two hands
    }
wk2-burns = burns { $n } Fuel
wk2-needs-xp = Needs { $n } XP.
wk2-cards = Cards
wk2-health-of = Health { $n }
wk2-gear-weapon = weapon
wk2-gear-armor = armor
wk2-gear-utility = utility
wk2-gear-drug = drug

# decks
wk2-decks = Decks
wk2-bag = Threat bag
wk2-bag-left = { $n } tokens left in the bag
wk2-token-drawn = threat token
wk2-deck-road = Highway and desert deck
wk2-deck-scrub = Scrub and mountains deck
wk2-deck-knights = Knight
wk2-deck-vehicles = Vehicle
wk2-deck-upgrades_personal = Personal upgrade
wk2-deck-upgrades_general = General upgrade
wk2-deck-wasteland_highway_desert = Highway and desert
wk2-deck-wasteland_scrub_mountains = Scrub and mountains
wk2-deck-exploration = Exploration
wk2-deck-gear = Gear
wk2-deck-injuries = Injury
wk2-deck-malfunctions = Malfunction
wk2-deck-landmarks = Landmark
wk2-deck-parts = Part
wk2-deck-city_tasks = City task
wk2-deck-special = Special card
wk2-deck-threat = Threat token
wk2-deck-dice = Die
wk2-deck-spaces = Space
wk2-deck-adventures = Adventure
wk2-deck-entries = Book of Tales

# dice, tests
wk2-die-white = white die
wk2-die-green = green die
wk2-die-blue = blue die
wk2-die-red = red die
# one letter on each die, for eyes that cannot tell the colours
wk2-die-letter-white = W
wk2-die-letter-green = G
wk2-die-letter-blue = B
wk2-die-letter-red = R
wk2-face-success = { $fight ->
        [yes] { $n ->
            [one] 1 wound
           *[other] { $n } wounds
        }
       *[no] { $n ->
            [one] Success
           *[other] { $n } successes
        }
    }
wk2-face-fate = Fate
wk2-face-botch = Botch
wk2-face-blank = Blank
wk2-test = Test
wk2-test-need = { $skill }: { $n ->
        [one] 1 success needed
       *[other] { $n } successes needed
    }
wk2-test-open = { $skill }: every success counts
wk2-dice-more = bonuses
wk2-dice-lost = lost
wk2-test-pool = Dice
wk2-test-count = { $passed ->
        [yes] { $got } of { $need }. Passed.
       *[no] { $got } of { $need }. { $short ->
            [one] One success short.
           *[other] { $short } successes short.
        }
    }
wk2-odds-sure = Sure

# combat
wk2-combat = Combat with { $foe }
wk2-combat-steps = Steps of the combat
wk2-tokens = Tokens
wk2-step-traits = Traits
wk2-step-weapon = Weapon
wk2-step-tokens = { $n ->
        [0] no token
        [one] 1 token
       *[other] { $n } tokens
    }
wk2-step-engagement = Engage
wk2-step-ranged = Ranged
wk2-step-advance = Advance
wk2-step-melee = Melee
wk2-step-resolution = Resolve
wk2-step-nothing = none
wk2-step-effects = effects
wk2-step-attacks = { $who ->
        [both] both at once
        [you] you
        [foe] the enemy
       *[nobody] nobody
    }
wk2-trait-armor_piercing = Armor Piercing
    .text = Armor doesn't help against it.
wk2-trait-ambush = Ambush
    .text = It strikes before anything else.
wk2-trait-relentless = Relentless
    .text = It fights on until the last step.
wk2-bare-hands = Bare hands
wk2-attack-ranged = Ranged
wk2-attack-melee = Melee
wk2-pierced = no help: this enemy pierces armor
wk2-you-strike = { $mine ->
        [yes] Your attack
       *[no] The knight's attack
    }
wk2-foe-strikes = Attack by { $foe }
wk2-wounds-count = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
wk2-same-time = at the same time
wk2-foe-extra = + { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
wk2-foe-threat = Threat { $n }
wk2-reward = Reward
wk2-type-machine = machine
wk2-type-beast = beast
wk2-type-mutant = mutant
wk2-type-gang = gang
wk2-type-cult = cult
wk2-gain-xp = { $n } XP
wk2-gain-fuel = { $n } Fuel
wk2-gain-ammo = { $n } Ammo
wk2-gain-meds = { $n } Meds
wk2-gain-gear = { $n ->
        [one] 1 gear card
       *[other] { $n } gear cards
    }

# stops
wk2-camp = Camp
wk2-camp-at = Camp at { $place }
wk2-heal = Heal with Meds
wk2-heal-text = 1 Meds heals 3 wounds or 1 radiation. A contaminated wound becomes a normal one first.
wk2-heal-none = You have no Meds, or nothing to heal.
wk2-have-meds = { $n } Meds
wk2-repair = Repair
wk2-repair-text = Points remove damage from the vehicle, or mend gear at its Repair Cost.
wk2-repair-none = You can't repair anything with these points.
wk2-points-lost = Whatever is left is lost when you break camp.
wk2-have-points = { $n ->
        [one] 1 point left
       *[other] { $n } points left
    }
wk2-use = Use
wk2-upgrade = Upgrade
wk2-upgrade-text = You may take one now, with the side of your choice.
wk2-city = In { $name }
wk2-city-text = Visit two different shops, in any order.
wk2-city-more = One more where you finished a city task.
wk2-city-visited = { $n } visited
wk2-shop-quack = Quack
    .text = Heals 4 wounds and 1 radiation, or removes an injury.
wk2-shop-garage = Garage
    .text = Repairs 3 damage, or removes a malfunction.
wk2-shop-workshop = Workshop
    .text = Mends 1 broken card.
wk2-shop-stalls = Stalls
    .text = Buy with what you own.
wk2-shop-visited = Visited.
wk2-shop-nothing = Nothing for you here.
wk2-stalls = The Stalls
wk2-stalls-text = Give first to get credit, then take what it buys. Credit you don't spend is lost.
wk2-stalls-empty = There is nothing on offer.
wk2-costs = costs { $n }
wk2-as-sold = as sold: broken
wk2-mended = mended: { $n } Repair
wk2-too-dear = costs more than your credit
wk2-credit = { $n } credit
wk2-you-give = You give
wk2-you-take = You take
wk2-give-first = Give something first.
wk2-found = On the ground
wk2-next-card = Another card:
wk2-find-nothing = nothing
wk2-draws = { $n ->
        [0] No card left to draw.
        [one] You may draw 1 more card.
       *[other] You may draw { $n } more cards.
    }

# the book
wk2-book = Book of Tales
wk2-book-text = Text of the entry
wk2-book-aloud = Read aloud
wk2-book-smaller = Smaller text
wk2-book-larger = Larger text
wk2-book-back = Previous entry
wk2-book-now = Back to the open page
wk2-book-on = Read on
wk2-roads = Roads you have seen
wk2-entry = Entry { $n }
wk2-choices = Your choices
wk2-choice-test = { $skill }, { $n } needed
wk2-choice-fight = a fight
wk2-choice-free = no test, no fight
wk2-choice-luck = luck decides
wk2-cost-fuel = { $n } Fuel
wk2-cost-ammo = { $n } Ammo
wk2-cost-meds = { $n } Meds
wk2-cost-xp = { $n } XP
wk2-cost-any = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
wk2-cost-gear = { $n ->
        [one] 1 gear card
       *[other] { $n } gear cards
    }
wk2-cost-any-card = 1 gear card or part
wk2-cost-part = 1 part
wk2-cost-action = your other action
wk2-cost-special = a special card
wk2-plot = Plot sheet
wk2-page = Page { $n } of { $of }
wk2-time = Time
wk2-time-down = goes down each round
wk2-time-at = Time is at { $n }
wk2-rounds-left = { $n ->
        [one] The last of { $of } rounds.
       *[other] { $n } of { $of } rounds left.
    }
wk2-challenges = { $n ->
        [one] 1 challenge token on the board
       *[other] { $n } challenge tokens on the board
    }
wk2-standing = { $foe }: { $n } of { $of } Health left
wk2-twist-dry_year = A dry year: everyone began with 1 less Fuel.
wk2-twist-old_friends = Old friends: everyone began with a general upgrade.
wk2-twist-long_shadows = Long shadows: the first threat of each page draws one more token.
wk2-count-safe = Hidden: { $n } of { $aim }
wk2-count-escorts = Travelling with you: { $n }
wk2-count-floor = Floor { $n } of { $aim }
wk2-count-cut = Lines cut: { $n } of { $aim }
wk2-count-people = People on the train: { $n }
wk2-count-strength = The train's strength: { $n }
wk2-count-spans = Spans laid: { $n } of { $aim }
wk2-count-teams = Camel teams: { $n } of { $aim }
wk2-count-level = Level in the glass: { $n }
wk2-count-asked = Towns asked: { $n } of { $aim }
wk2-count-valves = Valves open: { $n } of { $aim }
wk2-count-kept = Arguments kept: { $n } of { $aim }
wk2-count-saved = People saved: { $n } of { $aim }
wk2-count-stage_carcassville = Carcassville: { $n } of { $aim }
wk2-count-stage_queens_valley = Queen's Valley: { $n } of { $aim }
wk2-count-stage_alice = Alice Offsprings: { $n } of { $aim }
wk2-count-stage_gangraen = Gangraen: { $n } of { $aim }
wk2-count-stage_pumps = Pumps: { $n } of { $aim }
wk2-count-stage_new_sydney = New Sydney: { $n } of { $aim }
wk2-count-heard = Cities heard: { $n } of { $aim }
wk2-count-doses = Doses: { $n }
wk2-count-cured = Cities cured: { $n }
wk2-count-burned = Cellars burned: { $n }
wk2-count-caught = Caught: { $n } of { $aim }
wk2-count-cargo = The load: stage { $n } of { $aim }
wk2-count-knocks = Knocks: { $n } of { $aim }
wk2-count-artifacts = Artifacts: { $n } of { $aim }
wk2-count-host = The host: { $n } of { $aim }
wk2-count-volunteers = Volunteers from the host: { $n }
wk2-count-taken = Cities taken: { $n } of { $aim }
wk2-paper-own = Only you know: { $paper }
wk2-paper-seen = You saw what { $name } holds: { $paper }
wk2-paper-bone = the seal of bone, for a guilty verdict.
wk2-paper-tin = the seal of tin, for a pardon.
wk2-paper-salt = the seal of salt, for letting her go.
wk2-paper-ink = the seal of ink, for burning seals.
wk2-paper-blank = a blank paper: loyal.
wk2-paper-agreement = the marked paper: you are of the Agreement, and want the choir left in peace.
wk2-paper-red = yes to the Red Lord.
wk2-paper-white = no to the Red Lord.
wk2-count-wall = The wall: { $n }
wk2-row = In the row: { $foes }
wk2-plot-actions = Plot actions
wk2-plot-here = you can do it here
wk2-plot-elsewhere = not where you are
wk2-plot-done = done this turn
wk2-show = Show on map
wk2-page-rules = Rules of this page
wk2-page-story = The page
wk2-read-so-far = { $n ->
        [one] 1 entry read
       *[other] { $n } entries read
    }

# the end
wk2-end-victory = Victory
wk2-end-partial = A partial success
wk2-end-defeat = Defeat
wk2-score = { $n } points, { $xp } XP
wk2-chronicle = Read the chronicle
wk2-result-won = You won
wk2-result-not-won = You didn't defeat it
wk2-result-down = You are down
wk2-result-down-why = You have as many wounds as Health. Regain consciousness with your next action.
wk2-result-wreck = Your vehicle is a wreck
wk2-result-wreck-why = It has as much damage as Chassis. The Long Fix action gets it running again.
wk2-result-out = You are out of the game
wk2-result-page = A new page
wk2-result-page-why = Its goal and its rules stand beside the board.

## Parts of the view, as the text mode names them
field-seat = seat
field-knight = knight
field-vehicle = vehicle
field-space = space
field-score = points
field-xp = XP
field-due = upgrades to choose
field-ammo = Ammo
field-meds = Meds
field-fuel = Fuel
field-at = now
field-of = of
field-harm = wounds
field-wounds = wounds
field-contaminated = contaminated
field-health = Health
field-radiation = radiation
field-damage = damage
field-down = unconscious
field-wreck = wrecked
field-out = out of the game
field-challenges = Challenge tokens
field-skills = skills
field-lost = dice lost
field-speed = Speed
field-bonus = MP for each Fuel
field-repair = Repair
field-exploration = Exploration
field-hands = hands
field-armor = armor
field-stowed = in the vehicle
field-cache = hidden gear
field-debt = debt at the Stalls
field-idle = gear in the vehicle that does nothing there
field-room = room
field-parts = parts
field-part_room = room for parts
field-injuries = injuries
field-malfunctions = malfunctions
field-upgrades = upgrades
field-exhausted = exhausted
field-special = special cards
field-trophies = trophies
field-kept = cards kept
field-tasks = city tasks
field-tasks_done = city tasks done
field-noted = noted for later
field-card = card
field-now = steps done
field-seen = counted
field-blades = Blades
field-guns = Guns
field-negotiate = Negotiate
field-aid = Aid
field-tech = Tech
field-survival = Survival
value-die-w = white
value-die-g = green
value-die-b = blue
value-die-r = red
