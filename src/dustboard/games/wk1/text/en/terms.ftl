# Words of the table: skills, resources, colours, traits, ranges, tokens, amounts and lists.

## Skills

skill-blades = Blades
skill-guns = Guns
skill-medicine = Medicine
skill-repair = Repair
skill-survival = Survival
skill-talk = Talk
check-of = { $skill } ({ $difficulty })

## Resources and other things that are gained, lost or paid

thing-ammo = Ammo
thing-fuel = Fuel
thing-health = Health
thing-radiation = Radiation
thing-reputation = Reputation
thing-luck = luck card
thing-green = green card
thing-yellow = yellow card
thing-red = red card
thing-blue = blue card
thing-drug = drug
thing-available = available gear card
thing-stored = stored card
thing-component = available card or ability

amount-ammo = { $count } Ammo
amount-fuel = { $count } Fuel
amount-health = { $count } Health
amount-radiation = { $count } Radiation
amount-reputation = { $count } Reputation
amount-luck = { $count ->
        [one] { $count } luck card
       *[other] { $count } luck cards
    }
amount-green = { $count ->
        [one] { $count } green card
       *[other] { $count } green cards
    }
amount-yellow = { $count ->
        [one] { $count } yellow card
       *[other] { $count } yellow cards
    }
amount-red = { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
amount-drug = { $count ->
        [one] { $count } drug
       *[other] { $count } drugs
    }
amount-available = { $count ->
        [one] { $count } available gear card
       *[other] { $count } available gear cards
    }
amount-stored = { $count ->
        [one] { $count } stored card
       *[other] { $count } stored cards
    }
amount-component = { $count ->
        [one] { $count } of your available cards or your ability
       *[other] { $count } of your available cards and your ability
    }
amount-die = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
amount-point = { $count ->
        [one] { $count } Movement Point
       *[other] { $count } Movement Points
    }

## Colours

colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue

## Traits of gear and of wasteland cards

trait-weapon = weapon
trait-armor = armor
trait-drug = drug
trait-equipment = equipment
trait-enhancement = enhancement
trait-vehicle = vehicle
trait-implant = implant
trait-mutation = mutation
trait-tuning = tuning
trait-machine = machine
trait-beast = beast
trait-mutant = mutant
trait-gang = gang
trait-cult = cult
trait-nature = nature
trait-general = general

group-weapon = weapon
group-armor = armor
group-general = general
group-enhancement = enhancement
group-vehicle = vehicle
group-special = special gear

## Terrain and kinds of hexes

terrain-desert = Desert
terrain-highway = Highway
terrain-swamp = Swamp
terrain-mountains = Mountains
terrain-jungle = Jungle
kind-city = City
kind-special = Special hex
kind-central = Central hex
kind-normal = Normal hex
kind-mission = Mission tile

## Ranges, combat cards, tokens

range-short = Short
range-medium = Medium
range-long = Long
icon-melee = melee
icon-short = short-ranged
icon-medium = medium-ranged
icon-long = long-ranged
token-radiation = Radiation
token-contamination = contamination
token-threat = Threat
token-obstacle = obstacle
special-nuked = Nuked
special-pills = Pills
special-reboot = Reboot
suit-bolts = Bolts
suit-bones = Bones

## Lists

list-comma = { $head }, { $last }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-then = { $head }, then { $last }
list-semicolon = { $head }; { $last }
list-or-else = { $head }; or { $last }
list-dot = { $head }. { $last }
