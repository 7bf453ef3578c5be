"""What effects, rewards and prices speak of: things, whom they touch, costs, traits."""

from __future__ import annotations

from typing import Final, get_args

from dustboard.games.wk1.content.rows import GearTrait, Trait

# what effects and rewards speak of (`what`)
AMMO: Final = 0
FUEL: Final = 1
HEALTH: Final = 2
RADIATION: Final = 3
REPUTATION: Final = 4
LUCK: Final = 5  # luck cards
GREEN_CARD: Final = 6  # gear of a colour: its number minus GREEN_CARD is the colour
YELLOW_CARD: Final = 7
RED_CARD: Final = 8
DRUG: Final = 9  # a gear card with the trait drug
AVAILABLE: Final = 10  # an available gear card
STORED: Final = 11  # a stored card
COMPONENT: Final = 12  # an available gear card or the special ability
THINGS: Final = (
    "ammo",
    "fuel",
    "health",
    "radiation",
    "reputation",
    "luck",
    "green",
    "yellow",
    "red",
    "drug",
    "available",
    "stored",
    "component",
)

# whom an effect touches (`who`)
SELF: Final = 0  # the owner; with an event or enemy the knight it was played on
ANY_HERE: Final = 1  # one knight on the own hex, own choice, oneself included
ALL_HERE: Final = 2  # every knight on this hex
LOSER: Final = 3  # the knight defeated for a task
HELPED: Final = 4  # the knight helped for a task
WHO: Final = ("self", "any_here", "all_here", "loser", "helped")

# what using an effect costs its owner, who decides whether he does; luck cards are discarded
NO_USE: Final = 0  # it happens by itself
COST_FREE: Final = 1  # once in a window
COST_MARK: Final = 2  # a general marker, so once a round
COST_DISCARD: Final = 3  # the card itself
COST_COMBAT: Final = 4  # nothing, but once a combat
COST_STORED: Final = 5  # a stored card
COSTS: Final = ("none", "free", "mark", "discard", "combat", "stored")

PASSED: Final = 1
FAILED: Final = 2
RESULTS: Final = ("", "passed", "failed")  # of a check around an effect

ALL: Final = 99  # an amount without limit

# traits of wasteland cards; `traits` of an effect has their bits
MACHINE: Final = 0
BEAST: Final = 1
MUTANT: Final = 2
GANG: Final = 3
CULT: Final = 4
NATURE: Final = 5
GENERAL: Final = 6
WASTELAND_TRAITS: Final[tuple[str, ...]] = get_args(Trait)

# traits of gear
WEAPON: Final = 0
ARMOR: Final = 1
DRUG_TRAIT: Final = 2
EQUIPMENT: Final = 3
ENHANCEMENT: Final = 4
VEHICLE: Final = 5
IMPLANT: Final = 6
MUTATION: Final = 7
TUNING: Final = 8
GEAR_TRAITS: Final[tuple[str, ...]] = get_args(GearTrait)
