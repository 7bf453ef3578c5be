"""Combat cards and range cards as plain tables, by the numbers of `names.COMBAT_CARDS` and RANGES.

>>> from dustboard.games.wk1.content.constants import DEFEND, LONG
>>> OPPONENT_DOMINANCE[DEFEND], FOE_DICE[DEFEND], RANGE_DIFFICULTY[LONG]
(2, -2, 9)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import ICONS

_CARDS: Final = CONTENT.combat
_RANGES: Final = CONTENT.range

COMBAT_DESIGN: Final[list[str]] = [row.id for row in _CARDS]
OWN_DOMINANCE: Final[list[int]] = [row.own for row in _CARDS]  # Change Range: advancing
OPPONENT_DOMINANCE: Final[list[int]] = [row.opponent for row in _CARDS]
RETREAT_OWN: Final[list[int]] = [row.retreat_own for row in _CARDS]
RETREAT_OPPONENT: Final[list[int]] = [row.retreat_opponent for row in _CARDS]
AMMO_SPENT: Final[list[int]] = [row.ammo for row in _CARDS]  # with a ranged icon
DICE_PER_ICON: Final[list[int]] = [row.dice_per_icon for row in _CARDS]
FOE_DICE: Final[list[int]] = [row.foe_dice for row in _CARDS]  # added to the opponent's checks
NEXT_DICE: Final[list[int]] = [row.next_dice for row in _CARDS]  # for an Attack in the next clash
NEXT_BULLS_EYE: Final[list[int]] = [row.next_bulls_eye for row in _CARDS]  # lowest one then; 0: no

# printed difficulty; the option `range_difficulty` has the one in force (`Settings.difficulty`)
RANGE_DIFFICULTY: Final[list[int]] = [int(row.difficulty) for row in _RANGES]
# icons in the order of their initiative, and the dice under each of them
RANGE_ICONS: Final[list[tuple[int, ...]]] = [
    tuple([ICONS.index(icon) for icon in row.icons]) for row in _RANGES
]
RANGE_DICE: Final[list[tuple[int, ...]]] = [row.dice for row in _RANGES]
