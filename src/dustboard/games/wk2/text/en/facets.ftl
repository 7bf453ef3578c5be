# What cards are told apart by in the gallery.

facet-deck = Deck
facet-deck-knights = Knights
facet-deck-vehicles = Vehicles
facet-deck-upgrades_personal = Personal upgrades
facet-deck-upgrades_general = General upgrades
facet-deck-wasteland_highway_desert = Highway and desert
facet-deck-wasteland_scrub_mountains = Scrub and mountains
facet-deck-exploration = Exploration
facet-deck-gear = Gear
facet-deck-injuries = Injuries
facet-deck-malfunctions = Malfunctions
facet-deck-landmarks = Landmarks
facet-deck-parts = Parts
facet-deck-city_tasks = City tasks
facet-deck-special = Special cards
facet-deck-threat = Threat tokens
facet-deck-dice = Dice
facet-deck-spaces = Spaces
facet-deck-adventures = Adventures
facet-deck-entries = Book of Tales

facet-kind = Kind
facet-kind-enemy = Enemy
facet-kind-event = Event
facet-kind-gear-weapon = Gear: weapon
facet-kind-gear-armor = Gear: armor
facet-kind-gear-utility = Gear: utility
facet-kind-gear-drug = Gear: drug
facet-kind-terrain-highway = Highway
facet-kind-terrain-desert = Desert
facet-kind-terrain-scrub = Scrub
facet-kind-terrain-mountains = Mountains
facet-kind-terrain-crater = Crater

facet-trait = Trait
facet-trait-machine = Machine
facet-trait-beast = Beast
facet-trait-mutant = Mutant
facet-trait-gang = Gang
facet-trait-cult = Cult
facet-trait-armor_piercing = Armor Piercing
facet-trait-ambush = Ambush
facet-trait-relentless = Relentless
facet-trait-ranged = Ranged
facet-trait-melee = Melee

# cards without names of their own
card-exploration = Exploration card { $number }
card-threat = Threat token { $number }
card-entries = Entry { $number }
die-white = White die
die-green = Green die
die-blue = Blue die
die-red = Red die
