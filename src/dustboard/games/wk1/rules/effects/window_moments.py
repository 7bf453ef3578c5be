"""The moments at which windows open, and the timings that fit each of them.

Windows of running games bind these numbers, so the table only grows at its end.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.moments import (
    AT_AFTER_CHECK,
    AT_AFTER_COMBAT_LOST,
    AT_AFTER_FOE_HIT,
    AT_AFTER_OWN_ATTACK,
    AT_ANY,
    AT_BEFORE_CARDS,
    AT_BEFORE_CHECK,
    AT_BEFORE_COMBAT,
    AT_BEFORE_DOMINANCE,
    AT_BEFORE_ESCAPE,
    AT_BEFORE_EXPLORING_CHECK,
    AT_BEFORE_FOE_ATTACK,
    AT_BEFORE_FOE_RANGED_ATTACK,
    AT_BEFORE_LUCK_DRAW,
    AT_BEFORE_MOVING,
    AT_BEFORE_OWN_ATTACK,
    AT_BEFORE_SEARCH,
    AT_DRUG_USED,
    AT_FALL,
    AT_FALL_HEALTH,
    AT_GREEN_REWARD,
    AT_KNIGHTS_DRAW,
    AT_OUTSIDE_CLASH,
    AT_OWN_MOVE_REVEALED,
    AT_RADIATION_SUFFERED,
    AT_SPECIAL_GREEN,
    AT_VEHICLE_DAMAGE,
)

# the moments of windows: for each role (the first seat, the second seat) the timings that fit
QUIET: Final = (AT_ANY, AT_OUTSIDE_CLASH)  # usable whenever a window is open outside a clash
MOMENTS: Final[list[tuple[tuple[int, ...], tuple[int, ...], str]]] = [
    (QUIET, (), "own-turn"),
    ((AT_BEFORE_MOVING, *QUIET), (), "own-turn"),
    ((AT_OWN_MOVE_REVEALED, *QUIET), (), "own-turn"),
    ((AT_BEFORE_ESCAPE, AT_BEFORE_CHECK, *QUIET), (), "my-check"),
    ((AT_BEFORE_SEARCH, AT_BEFORE_CHECK, *QUIET), (), "my-check"),
    ((AT_BEFORE_EXPLORING_CHECK, AT_BEFORE_CHECK, *QUIET), (), "my-check"),
    ((AT_BEFORE_CHECK, *QUIET), (), "my-check"),
    ((AT_AFTER_CHECK,), (), "my-check"),
    ((AT_BEFORE_COMBAT, *QUIET), (AT_BEFORE_COMBAT, *QUIET), "my-combat"),
    ((AT_BEFORE_CARDS, AT_ANY), (AT_BEFORE_CARDS, AT_ANY), "my-combat"),
    ((AT_BEFORE_OWN_ATTACK, AT_ANY), (AT_BEFORE_FOE_ATTACK, AT_ANY), "my-combat"),
    (
        (AT_BEFORE_OWN_ATTACK, AT_ANY),
        (AT_BEFORE_FOE_ATTACK, AT_BEFORE_FOE_RANGED_ATTACK, AT_ANY),
        "my-combat",
    ),
    ((AT_AFTER_CHECK, AT_AFTER_OWN_ATTACK), (AT_AFTER_FOE_HIT,), "my-combat"),
    ((AT_AFTER_FOE_HIT,), (), "my-combat"),
    ((AT_BEFORE_DOMINANCE,), (AT_BEFORE_DOMINANCE,), "my-combat"),
    ((AT_AFTER_COMBAT_LOST,), (), "my-combat"),
    ((AT_FALL, AT_FALL_HEALTH), (), "own-turn"),
    ((AT_FALL,), (), "own-turn"),
    ((AT_BEFORE_LUCK_DRAW, AT_KNIGHTS_DRAW, *QUIET), (), "own-turn"),
    ((AT_GREEN_REWARD,), (), "own-turn"),
    ((AT_SPECIAL_GREEN,), (), "own-turn"),
    ((AT_DRUG_USED,), (), "own-turn"),
    ((AT_VEHICLE_DAMAGE,), (), "own-turn"),
    ((AT_RADIATION_SUFFERED,), (), "own-turn"),
    (QUIET, (), "own-turn"),
]
QUIET_MOMENT: Final = 0
BEFORE_MOVING: Final = 1
CARDS_REVEALED: Final = 2
BEFORE_ESCAPE: Final = 3
BEFORE_SEARCH: Final = 4
BEFORE_EXPLORING: Final = 5
BEFORE_CHECK: Final = 6
AFTER_CHECK: Final = 7
BEFORE_COMBAT: Final = 8
BEFORE_CARDS: Final = 9
BEFORE_ATTACK: Final = 10
BEFORE_RANGED_ATTACK: Final = 11
AFTER_ATTACK: Final = 12
AFTER_HIT: Final = 13
BEFORE_DOMINANCE: Final = 14
COMBAT_LOST: Final = 15
FALLING: Final = 16
FALLING_AT_ONCE: Final = 17
BEFORE_LUCK: Final = 18
GREEN_REWARD: Final = 19
SPECIAL_GREEN: Final = 20
DRUG_USED: Final = 21
VEHICLE_DAMAGE: Final = 22
RADIATION_SUFFERED: Final = 23
BEFORE_TRAVEL: Final = 24
# in a clash "any time" effects have no other chance, and at a turn's start neither
_OPEN_TO_QUIET: Final = (QUIET_MOMENT, BEFORE_CARDS, BEFORE_TRAVEL)


def _opening(moment: int, whens: tuple[int, ...]) -> tuple[int, ...]:
    """The timings that open a window by themselves; the others are only usable when one is open."""
    return tuple([when for when in whens if moment in _OPEN_TO_QUIET or when not in QUIET])


# by moment, then by role
OPENING: Final[list[list[tuple[int, ...]]]] = [
    [_opening(moment, whens) for whens in MOMENTS[moment][:2]] for moment in range(len(MOMENTS))
]


def whens_of(moment: int, role: int) -> tuple[int, ...]:
    """The timings that fit a moment for the first or the second seat."""
    return MOMENTS[moment][1] if role else MOMENTS[moment][0]
