"""The numbers printed on cards as plain tables, indexed by card number.

Other tables: `effect_table` (USE_COST, MOD), `task_table`, `tile_table`, `knight_table`,
`combat_table`, `mission_table`.

>>> ID[GREEN_CARDS[0]], len(WASTELAND_CARDS), len(LUCK_CARDS)
('g01', 44, 26)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import cards
from dustboard.games.wk1.content.cards import CARDS, CONTENT, bits, column, numbers, of_deck, words
from dustboard.games.wk1.content.constants import BLUE, COLOURS, GREEN, ICONS, RED, SKILLS, YELLOW
from dustboard.games.wk1.content.things import GEAR_TRAITS, THINGS, WASTELAND_TRAITS

COUNT: Final = len(CARDS)
ID: Final[list[str]] = [card.id for card in CARDS]  # answer key; copies are "g02.2"
DESIGN: Final[list[str]] = [card.design for card in CARDS]  # equal for copies; key of the name
DECK: Final[list[str]] = [card.deck for card in CARDS]
BY_ID: Final[dict[str, int]] = cards.BY_ID

# the cards of each deck
GREEN_CARDS: Final[tuple[int, ...]] = of_deck("green")
YELLOW_CARDS: Final[tuple[int, ...]] = of_deck("yellow")
RED_CARDS: Final[tuple[int, ...]] = of_deck("red")
GEAR_CARDS: Final[tuple[int, ...]] = GREEN_CARDS + YELLOW_CARDS + RED_CARDS
BLUE_CARDS: Final[tuple[int, ...]] = of_deck("blue")
VEHICLE_CARDS: Final[tuple[int, ...]] = of_deck("vehicles")
EVENT_CARDS: Final[tuple[int, ...]] = of_deck("events")
ENEMY_CARDS: Final[tuple[int, ...]] = of_deck("enemies")
WASTELAND_CARDS: Final[tuple[int, ...]] = EVENT_CARDS + ENEMY_CARDS
TASK_CARDS: Final[tuple[int, ...]] = of_deck("tasks")  # common tasks, then private ones
LUCK_CARDS: Final[tuple[int, ...]] = of_deck("luck")
SHEET_CARDS: Final[tuple[int, ...]] = of_deck("sheet")  # starting gear; see `knight_numbers`
# by knight; by villain, then the Cultist
ABILITY_CARDS: Final[tuple[int, ...]] = tuple([BY_ID[row.id] for row in CONTENT.knights])
PANEL_CARDS: Final[tuple[int, ...]] = tuple([BY_ID[row.id] for row in CONTENT.villains])
IS_LUCK: Final[list[bool]] = [card.deck == "luck" for card in CARDS]
IS_ABILITY: Final[list[bool]] = [card.deck == "abilities" for card in CARDS]
# whether it is a card of its own, not printed on a sheet
IN_BOX: Final[list[bool]] = [card.deck not in ("sheet", "abilities", "panels") for card in CARDS]

# gear
_GEAR: Final = ("green", "yellow", "red", "blue", "vehicles", "sheet")
_COLOUR_OF: Final[dict[str, int]] = {"green": GREEN, "yellow": YELLOW, "red": RED, "blue": BLUE}
# colour, -1 for all but green, yellow, red and blue gear; a vehicle's depends on its side
COLOUR: Final[list[int]] = [_COLOUR_OF.get(card.deck, -1) for card in CARDS]
VEHICLE_COLOUR: Final = YELLOW
DAMAGED_COLOUR: Final = GREEN
GROUP_WEAPON: Final = 0
GROUP_ARMOR: Final = 1
GROUP_GENERAL: Final = 2
GROUP_ENHANCEMENT: Final = 3
GROUP_VEHICLE: Final = 4
GROUP_SPECIAL: Final = 5
GROUPS: Final = ("weapon", "armor", "general", "enhancement", "vehicle", "special")
GROUP: Final[list[int]] = words("group", GROUPS)  # -1: no gear
# gear trait, see `things.GEAR_TRAITS`; -1: no gear
TRAIT: Final[list[int]] = column(_GEAR, lambda row: GEAR_TRAITS.index(row.trait), -1)
HANDS: Final[list[int]] = numbers("hands")
NO_AMMO: Final[list[int]] = numbers("no_ammo")
FUEL_WEAPON: Final[list[int]] = numbers("fuel_weapon")
ONE_USE: Final[list[int]] = numbers("one_use")
STARTING: Final[list[int]] = numbers("starting")  # 1: each knight begins with one copy
LIMIT: Final[list[int]] = numbers("limit")  # 0: no limit
# what an enhancement can be attached to; -1: no enhancement
FIT_WEAPON: Final = 0
FIT_AMMO_WEAPON: Final = 1  # a weapon that spends Ammo
FIT_RANGED_WEAPON: Final = 2
FIT_TWO_HANDED_RANGED: Final = 3
FIT_MELEE_WEAPON: Final = 4
FIT_ARMOR: Final = 5
FITS_WORDS: Final = (
    "weapon",
    "ammo_weapon",
    "ranged_weapon",
    "two_handed_ranged",
    "melee_weapon",
    "armor",
)
FITS: Final[list[int]] = words("fits", FITS_WORDS)
SPEED: Final[list[int]] = numbers("speed")
CAPACITY: Final[list[int]] = numbers("capacity")
DAMAGED_SPEED: Final[list[int]] = numbers("damaged_speed")
DAMAGED_CAPACITY: Final[list[int]] = numbers("damaged_capacity")

# weapons, armor and combat panels of enemies
ICON: Final[list[tuple[int, ...]]] = [
    tuple([ICONS.index(icon) for icon in getattr(card.row, "icons", ())]) for card in CARDS
]
DAMAGE: Final[list[int]] = numbers("damage")
MULTI: Final[list[int]] = numbers("multi")  # multi-attack icons
PIERCE: Final[list[int]] = numbers("pierce")  # armor-piercing bullets
ARMOR: Final[list[int]] = numbers("armor")

# wasteland cards and other panels
IS_EVENT: Final[list[bool]] = [card.deck == "events" for card in CARDS]
IS_ENEMY: Final[list[bool]] = [card.deck in ("enemies", "panels") for card in CARDS]
# bits of `things.WASTELAND_TRAITS`
TRAITS: Final[list[int]] = column(
    ("events", "enemies", "panels"), lambda row: bits(row.traits, WASTELAND_TRAITS), 0
)
ESCAPE: Final[list[int]] = words("escape", SKILLS)  # the skill; -1: no escape
ESCAPE_DIFFICULTY: Final[list[int]] = numbers("difficulty")
ESCAPE_PENALTY: Final[list[int]] = numbers("escape_penalty")  # Health; enemies only
AGGRESSION: Final[list[int]] = numbers("aggression")
HEALTH: Final[list[int]] = numbers("health")
FEROCIOUS: Final[list[int]] = numbers("ferocious")


def _pairs(card: cards.Printed, name: str) -> tuple[tuple[int, int], ...]:
    """A reward as pairs of `things.THINGS` and amount."""
    reward = getattr(card.row, name, None)
    found: list[tuple[int, int]] = []
    for number, thing in enumerate(THINGS):
        amount = getattr(reward, thing, 0)
        if amount:
            found.append((number, amount))
    return tuple(found)


# pairs of what (see `things.THINGS`; Health and Radiation are healed) and amount
REWARD: Final[list[tuple[tuple[int, int], ...]]] = [_pairs(card, "reward") for card in CARDS]
# tasks: what the owner may take in place of the reward; a negative amount is lost
REWARD_INSTEAD: Final[list[tuple[tuple[int, int], ...]]] = [
    _pairs(card, "instead") for card in CARDS
]

# luck cards: the resource icon as one of `things.THINGS`, -1 elsewhere
LUCK_ICON: Final[list[int]] = column(("luck",), lambda row: THINGS.index(row.icon), -1)

# the ten spaces of the Stalls: eight normal ones, Pumps, New Sydney
STALLS: Final = len(CONTENT.stalls)
STALL_HOLDS: Final[list[int]] = [COLOURS.index(space.holds) for space in CONTENT.stalls]
STALL_PRICE: Final[list[int]] = [COLOURS.index(space.price) for space in CONTENT.stalls]
STALL_HEX: Final[list[int]] = [space.hex for space in CONTENT.stalls]  # 0: every city
