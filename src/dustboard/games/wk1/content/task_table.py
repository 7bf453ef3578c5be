"""What task cards ask for, as plain tables indexed by card number.

`numbers.REWARD`, `numbers.REWARD_INSTEAD` and `effects` have the rest.

>>> from dustboard.games.wk1.content.card_table import BY_ID
>>> card = BY_ID["t12"]
>>> IS_COMMON[card], NEED_HEX[0][card], NEED_HEX[1][card]
(False, 9, 12)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import cards
from dustboard.games.wk1.content.cards import CARDS, column
from dustboard.games.wk1.content.constants import SKILLS, SPECIAL_TOKENS
from dustboard.games.wk1.content.rows import GoalRow, Requirement, Task
from dustboard.games.wk1.content.things import THINGS, WASTELAND_TRAITS

_TASKS: Final = ("tasks",)

IS_COMMON: Final[list[bool]] = column(_TASKS, lambda row: row.kind == "common", False)
# the trait that the Waster must play if he can, -1 none; of a private task: for its owner only
HUNT: Final[list[int]] = column(
    _TASKS, lambda row: WASTELAND_TRAITS.index(row.hunt) if row.hunt else -1, -1
)
# the blue card in the reward, -1 none
BLUE_REWARD: Final[list[int]] = column(
    _TASKS, lambda row: cards.BY_ID[row.blue] if row.blue else -1, -1
)
# the special token that is placed when the task is accomplished, -1 none, and the hexes (by the
# number 1-15 on them) of which the Waster chooses one
SPECIAL_TOKEN: Final[list[int]] = column(
    _TASKS, lambda row: SPECIAL_TOKENS.index(row.token) if row.token else -1, -1
)
TOKEN_HEXES: Final[list[tuple[int, ...]]] = column(_TASKS, lambda row: row.token_hexes, ())

# goals of common tasks
TRAVEL: Final = 0  # expend GOAL_POINTS and enter GOAL_HEXES different hexes in one Move Step
DEFEAT_ENEMY: Final = 1  # from a wasteland card, of GOAL_TRAIT if that is not -1
DEFEAT_KNIGHT: Final = 2
EXPLORE_CITIES: Final = 3  # GOAL_AMOUNT cities but Gangraen while the card lies open
HELP_RIVAL: Final = 4  # revive a rival, or give one a yellow or red card for nothing (Rest Step)
REST_UNHURT: Final = 5  # begin a Rest Step healthy and clean on a hex of GOAL_TIER, no city
SHOW_GEAR: Final = 6  # worth GOAL_AMOUNT, in a Rest Step
END_IN_DANGER: Final = 7  # end a move on a hex with GOAL_AMOUNT danger icons and tokens
GOALS: Final = (
    "travel",
    "defeat_enemy",
    "defeat_knight",
    "explore_cities",
    "help_rival",
    "rest_unhurt",
    "show_gear",
    "end_in_danger",
)
_NO_TASK: Final = GoalRow(do="travel")


def _goal(row: Task) -> GoalRow:
    return _NO_TASK if row.goal is None else row.goal


GOAL: Final[list[int]] = column(
    _TASKS, lambda row: -1 if row.goal is None else GOALS.index(row.goal.do), -1
)
GOAL_POINTS: Final[list[int]] = column(_TASKS, lambda row: _goal(row).points, 0)
GOAL_HEXES: Final[list[int]] = column(_TASKS, lambda row: _goal(row).hexes, 0)
GOAL_AMOUNT: Final[list[int]] = column(_TASKS, lambda row: _goal(row).amount, 0)
GOAL_TIER: Final[list[int]] = column(_TASKS, lambda row: _goal(row).tier, 0)
GOAL_TRAIT: Final[list[int]] = column(
    _TASKS,
    lambda row: WASTELAND_TRAITS.index(_goal(row).trait) if _goal(row).trait else -1,
    -1,
)

# what a requirement of a private task needs besides exploring its hex
NEED_EXPLORE: Final = 0  # nothing
NEED_CHECK: Final = 1  # pass NEED_SKILL (NEED_DIFFICULTY)
NEED_DISCARD: Final = 2  # NEED_AMOUNT cards of NEED_WHAT (green, yellow, drug)
NEED_SUFFER: Final = 3  # NEED_AMOUNT Radiation
NEED_SPEND: Final = 4  # NEED_AMOUNT Fuel
NEED_SHOW: Final = 5  # NEED_AMOUNT stored cards
NEED_DEFEAT: Final = 6  # an enemy of NEED_TRAIT on or next to the hex, without exploring it
NEEDS: Final = ("explore", "check", "discard", "suffer", "spend", "show", "defeat")


def _need(card: cards.Printed, which: str) -> Requirement:
    row = card.row
    found = getattr(row, which) if card.deck == "tasks" else None
    return Requirement(hex=0) if found is None else found


# each table first by requirement (0 the first, 1 the second), then by card
_FIRST: Final[list[Requirement]] = [_need(card, "first") for card in CARDS]
_SECOND: Final[list[Requirement]] = [_need(card, "second") for card in CARDS]
_BOTH: Final[list[list[Requirement]]] = [_FIRST, _SECOND]
NEED_HEX: Final[list[list[int]]] = [[need.hex for need in needs] for needs in _BOTH]
NEED: Final[list[list[int]]] = [[NEEDS.index(need.need) for need in needs] for needs in _BOTH]
NEED_SKILL: Final[list[list[int]]] = [
    [SKILLS.index(need.skill) if need.skill else -1 for need in needs] for needs in _BOTH
]
NEED_DIFFICULTY: Final[list[list[int]]] = [[need.difficulty for need in needs] for needs in _BOTH]
NEED_WHAT: Final[list[list[int]]] = [
    [THINGS.index(need.what) if need.what else -1 for need in needs] for needs in _BOTH
]
NEED_AMOUNT: Final[list[list[int]]] = [[need.amount for need in needs] for needs in _BOTH]
NEED_TRAIT: Final[list[list[int]]] = [
    [WASTELAND_TRAITS.index(need.trait) if need.trait else -1 for need in needs] for needs in _BOTH
]
