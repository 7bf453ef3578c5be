"""What sources of lasting numbers are, so that a mod is looked for only where it may be written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dustboard.games.wk2.content.mods import (
    EVENT_AT,
    INJURY_AT,
    KNIGHT_AT,
    LANDMARK_AT,
    MALFUNCTION_AT,
    MOD,
    PART_AT,
    PENALTY_AT,
    SPECIAL_AT,
    TASK_AT,
    UPGRADE_AT,
    VEHICLE_AT,
)

OF_GEAR: Final = 1
OF_UPGRADES: Final = 2
OF_INJURIES: Final = 4
OF_MALFUNCTIONS: Final = 8
OF_SPECIAL: Final = 16
OF_KNIGHT: Final = 32
OF_VEHICLE: Final = 64
OF_PENALTIES: Final = 128
OF_EVENTS: Final = 256
OF_LANDMARKS: Final = 512
OF_PARTS: Final = 1024
OF_TASKS: Final = 2048
OF_ALL: Final = 4095
_FIRST: Final = (
    (0, OF_GEAR),
    (UPGRADE_AT, OF_UPGRADES),
    (INJURY_AT, OF_INJURIES),
    (MALFUNCTION_AT, OF_MALFUNCTIONS),
    (SPECIAL_AT, OF_SPECIAL),
    (KNIGHT_AT, OF_KNIGHT),
    (VEHICLE_AT, OF_VEHICLE),
    (PENALTY_AT, OF_PENALTIES),
    (EVENT_AT, OF_EVENTS),
    (LANDMARK_AT, OF_LANDMARKS),
    (PART_AT, OF_PARTS),
    (TASK_AT, OF_TASKS),
)


def _kind(source: int) -> int:
    return [kind for first, kind in _FIRST if source >= first][-1]


def kinds_of(sources: Iterable[int]) -> int:
    """All kinds of these sources, added up.

    >>> kinds_of([UPGRADE_AT, UPGRADE_AT + 1]) == OF_UPGRADES, kinds_of([])
    (True, 0)
    """
    return sum({_kind(source) for source in sources})


KINDS: Final[list[int]] = [  # by mod
    kinds_of([source for source, number in enumerate(numbers) if number]) for numbers in MOD
]
