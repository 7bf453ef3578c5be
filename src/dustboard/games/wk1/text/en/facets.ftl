# What the gallery tells cards apart by, and what their other sides say.

facet-deck = Deck
facet-deck-knights = Knights
facet-deck-wasteland = Wasteland cards
facet-deck-tasks = Tasks
facet-deck-luck = Luck cards
facet-deck-combat = Combat cards
facet-deck-range = Range cards
facet-deck-green = Green gear
facet-deck-yellow = Yellow gear
facet-deck-red = Red gear
facet-deck-blue = Blue gear
facet-deck-vehicles = Vehicles
facet-deck-hexes = Hexes
facet-deck-missions = Missions
facet-deck-sheet = Starting gear
facet-deck-villains = Villains

facet-helps = Helps with
facet-helps-escape = Escape
facet-helps-fight = Fight
facet-helps-heal = Heal
facet-helps-move = Move
facet-helps-explore = Explore
facet-helps-trade = Trade

facet-kind = Kind
facet-kind-event = Event
facet-kind-enemy = Enemy
facet-kind-task-common = Common task
facet-kind-task-private = Private task
facet-kind-hex-city = City
facet-kind-hex-special = Special hex
facet-kind-hex-central = Central hex
facet-kind-hex-normal = Normal hex
facet-kind-gear-weapon = Gear: weapon
facet-kind-gear-armor = Gear: armor
facet-kind-gear-general = Gear: general
facet-kind-gear-enhancement = Gear: enhancement
facet-kind-gear-vehicle = Gear: vehicle
facet-kind-gear-special = Gear: special

facet-trait = Trait
facet-trait-weapon = Weapon
facet-trait-armor = Armor
facet-trait-drug = Drug
facet-trait-equipment = Equipment
facet-trait-enhancement = Enhancement
facet-trait-vehicle = Vehicle
facet-trait-implant = Implant
facet-trait-mutation = Mutation
facet-trait-tuning = Tuning
facet-trait-machine = Machine
facet-trait-beast = Beast
facet-trait-mutant = Mutant
facet-trait-gang = Gang
facet-trait-cult = Cult
facet-trait-nature = Nature
facet-trait-general = General

facet-value = Value in trade

side-damaged = Damaged: Speed { $speed }, capacity { $capacity }.
