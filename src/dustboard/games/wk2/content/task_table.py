"""City tasks as plain tables, by their numbers: city, entry, goal, and where a token may lie.

>>> len(TASK_ID), len(OF_CITY), [len(tasks) for tasks in OF_CITY]
(18, 6, [3, 3, 3, 3, 3, 3])
>>> [board.ID[space] for space in TOKEN_SPACES[TASK_ID.index("city_task_13")]]
['s139']
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import TERRAINS
from dustboard.games.wk2.content.rows import CityTask

TASKS: Final = len(CONTENT.city_tasks)
TASK_ID: Final[list[str]] = [row.id for row in CONTENT.city_tasks]
_NAMES: Final = [board.CITY[city] for city in board.CITIES]
# by task: the city by its place in `board.CITIES`
TASK_CITY: Final[list[int]] = [_NAMES.index(row.city) for row in CONTENT.city_tasks]
TASK_ENTRY: Final[list[int]] = [row.entry for row in CONTENT.city_tasks]
TASK_GOAL: Final[list[int]] = [row.goal for row in CONTENT.city_tasks]
# by task: what has to differ between two of its steps; "": nothing
TASK_EACH: Final[list[str]] = [
    "".join([str(row.get("each", "")) for row in task.effects]) for task in CONTENT.city_tasks
]
AT_TURN_END: Final[list[bool]] = [row.at_turn_end for row in CONTENT.city_tasks]
# by city: its tasks
OF_CITY: Final[list[tuple[int, ...]]] = [
    tuple([task for task in range(TASKS) if TASK_CITY[task] == city])
    for city in range(len(board.CITIES))
]


def _spaces(row: CityTask) -> tuple[int, ...]:
    """Where the token may be placed: no city, no crater, no special space (wk2.citytask.05)."""
    away = board.STEPS[board.CITIES[_NAMES.index(row.city)]]
    return tuple(
        [
            space
            for space in range(board.COUNT)
            if row.token
            and away[space] == row.token
            and board.ENTERABLE[space]
            and not board.IS_CITY[space]
            and not board.SPECIAL_NUMBER[space]
            and row.token_on in ("", TERRAINS[board.TERRAIN[space]])
        ]
    )


TOKEN_SPACES: Final[list[tuple[int, ...]]] = [_spaces(row) for row in CONTENT.city_tasks]
