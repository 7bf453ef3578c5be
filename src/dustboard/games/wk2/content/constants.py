"""Words of the rulebook as small numbers: a word's place in its tuple is its number."""

from __future__ import annotations

from typing import Final

SKILLS: Final = ("blades", "guns", "negotiate", "aid", "tech", "survival")
BLADES: Final = 0
GUNS: Final = 1
NEGOTIATE: Final = 2
AID: Final = 3
TECH: Final = 4
SURVIVAL: Final = 5

TERRAINS: Final = ("highway", "desert", "scrub", "mountains", "crater")
HIGHWAY: Final = 0
DESERT: Final = 1
SCRUB: Final = 2
MOUNTAINS: Final = 3
CRATER: Final = 4
ENTRY_COST: Final = (0, 1, 2, 2)  # by terrain; a crater can't be entered (wk2.move.07, .09)

LANDS: Final = ("west", "east", "rift", "isle")

DANGERS: Final = ("threat", "radiation", "contamination")
THREAT: Final = 0
RADIATION: Final = 1
CONTAMINATION: Final = 2

RESOURCES: Final = ("fuel", "ammo", "meds")
FUEL: Final = 0
AMMO: Final = 1
MEDS: Final = 2

ENEMY_TYPES: Final = ("machine", "beast", "mutant", "gang", "cult")
MACHINE: Final = 0
BEAST: Final = 1
MUTANT: Final = 2
GANG: Final = 3
CULT: Final = 4

ATTACKS: Final = ("ranged", "melee")
RANGED: Final = 0
MELEE: Final = 1

GEAR_TYPES: Final = ("weapon", "armor", "utility", "drug")
WEAPON: Final = 0
ARMOR: Final = 1
UTILITY: Final = 2
DRUG: Final = 3

VEHICLE_TYPES: Final = ("light", "medium", "heavy")
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2

TRAITS: Final = ("armor_piercing", "ambush", "relentless")
ARMOR_PIERCING: Final = 1
AMBUSH: Final = 2
RELENTLESS: Final = 4

LETTERS: Final = "ABCDEFGH"
WASTELAND_DECKS: Final = ("highway_desert", "scrub_mountains")
MODULES: Final = (
    "",
    "call_of_the_waste",
    "remnants",
    "through_the_waste",
    "paths_of_blood",
    "dogs_of_war",
    "scavenger",
)

# what is in the box (wk2.comp.01, .03); wounds, radiation, damage, general and entry tokens are
# never limited by supply (wk2.gold.04)
OF_EACH_RESOURCE: Final = 12
OF_EACH_DANGER: Final = 5
CHALLENGE_TOKENS: Final = 12
PLOT_TOKENS: Final = 10
SPECIAL_MARKERS: Final = 2
OF_EACH_COLOUR: Final = 3  # dice

FIRST_ON_TRACK: Final = 1
LAST_ON_TRACK: Final = 10
BROKEN: Final = 1  # the side of a gear card that lies up; 0 is the working one
