"""Part cards as plain tables, by the number of a design.

>>> PARTS, sum(PART_COPIES), PART_ID[0], PART_TYPES[0] == ANY_TYPE
(20, 26, 'z01', True)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import VEHICLE_TYPES
from dustboard.games.wk2.content.knight_table import TURNS_INTO, VEHICLE_TYPE, VEHICLES
from dustboard.games.wk2.content.rows import Part

ANY_TYPE: Final = 7  # a bit for each type of vehicle


def _types(row: Part) -> int:
    return sum(1 << VEHICLE_TYPES.index(type) for type in row.types) or ANY_TYPE


PARTS: Final = len(CONTENT.parts)
PART_ID: Final[list[str]] = [row.id for row in CONTENT.parts]
PART_COPIES: Final[list[int]] = [row.copies for row in CONTENT.parts]
PART_LEVEL: Final[list[int]] = [row.construction for row in CONTENT.parts]
PART_BARTER: Final[list[int]] = [row.barter for row in CONTENT.parts]
PART_TYPES: Final[list[int]] = [_types(row) for row in CONTENT.parts]
PARTS_DECK: Final[tuple[int, ...]] = tuple(
    [part for part in range(PARTS) for _ in range(PART_COPIES[part])]
)
# by vehicle: the types that it can have, for one sheet may be turned over
OWN_TYPES: Final[list[int]] = [
    1 << VEHICLE_TYPE[one] | (1 << VEHICLE_TYPE[TURNS_INTO[one]] if TURNS_INTO[one] >= 0 else 0)
    for one in range(VEHICLES)
]
