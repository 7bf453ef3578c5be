"""Gear as plain tables: by the number of a design, or by its *face*, which is 2 * number + side.

The working side is 0 and the broken one 1, so that a card that breaks is another face. Zones of
the state hold faces.

>>> GEAR_ID[0], GEAR_COPIES[0], PROTECTION[face_of(GEAR_BY_ID["a06"], BROKEN)]
('a01', 3, 1)
>>> gear_of(face_of(7, BROKEN)), is_broken(face_of(7, BROKEN)), is_broken(face_of(7, 0))
(7, True, False)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import ATTACKS, BROKEN, GEAR_TYPES, MODULES
from dustboard.games.wk2.content.dice import Pool, pool
from dustboard.games.wk2.content.rows import Gear

UNREPAIRABLE: Final = 99  # Repair Cost X: in the Workshop only (wk2.camp.11)
NO_ATTACK: Final = -1
GEAR_ROWS: Final[tuple[Gear, ...]] = CONTENT.gear + CONTENT.unique_gear + CONTENT.gear_modules
_UNIQUE_AT: Final = len(CONTENT.gear)
_MODULES_AT: Final = _UNIQUE_AT + len(CONTENT.unique_gear)
GEAR: Final = len(GEAR_ROWS)
FACES: Final = 2 * GEAR
GEAR_ID: Final[list[str]] = [row.id for row in GEAR_ROWS]
GEAR_BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(GEAR_ID)}
GEAR_COPIES: Final[list[int]] = [row.copies for row in GEAR_ROWS]
GEAR_TYPE: Final[list[int]] = [GEAR_TYPES.index(row.type) for row in GEAR_ROWS]
GEAR_MODULE: Final[list[int]] = [MODULES.index(row.module) for row in GEAR_ROWS]
STARTING: Final[list[bool]] = [row.starting for row in GEAR_ROWS]
UNIQUE: Final[list[bool]] = [_UNIQUE_AT <= number < _MODULES_AT for number in range(GEAR)]
HANDS: Final[list[int]] = [row.hands for row in GEAR_ROWS]
ATTACK: Final[list[int]] = [
    ATTACKS.index(row.attack) if row.attack else NO_ATTACK for row in GEAR_ROWS
]
REPAIR_COST: Final[list[int]] = [
    UNREPAIRABLE if isinstance(row.repair, str) else row.repair for row in GEAR_ROWS
]


def face_of(gear: int, side: int) -> int:
    """The face of a card that lies with this side up."""
    return 2 * gear + side


def gear_of(face: int) -> int:
    """The design behind a face."""
    return face >> 1


def is_broken(face: int) -> bool:
    """Whether the broken side is up."""
    return face & 1 == BROKEN


def face_key(face: int) -> str:
    """How answers name a card: its id, and whether it is broken.

    >>> face_key(face_of(GEAR_BY_ID["q01"], BROKEN))
    'q01:broken'
    """
    return f"{GEAR_ID[face >> 1]}:broken" if face & 1 else GEAR_ID[face >> 1]


NEEDS_AMMO: Final[list[bool]] = [row.attack == "ranged" and row.ammo for row in GEAR_ROWS]
ATTACK_FUEL: Final[list[int]] = [row.fuel for row in GEAR_ROWS]

# by face
BARTER: Final[list[int]] = [
    row.barter[side] if row.barter is not None else 0 for row in GEAR_ROWS for side in (0, 1)
]
DICE: Final[list[Pool]] = [pool(row.dice[side]) for row in GEAR_ROWS for side in (0, 1)]
PROTECTION: Final[list[int]] = [row.protection[side] for row in GEAR_ROWS for side in (0, 1)]
