"""City tasks: where they can be done, what a step is worth, whether to take one on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dustboard.games.wk2.bot.conditions import Holds
from dustboard.games.wk2.bot.costs import costs_to
from dustboard.games.wk2.bot.fights import victory
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import LANDS, MOUNTAINS

STEP: Final = 1.6  # what a task pays, its shop included, shared among its steps
TAKE: Final = 0.7  # a task that nobody has begun
SURE: Final = 0.6  # a fight that is won so often is fought
_STEPS: Final = "advance_task"
Row = Mapping[str, Any]


def _goals() -> dict[str, list[Row]]:
    """By task: the rows that bring it nearer to its goal."""
    return {
        task.id: [row for row in task.effects if f"'{_STEPS}'" in str(row)]
        for task in CONTENT.city_tasks
    }


_ROWS: Final = _goals()
_TASKS: Final = {task.id: task for task in CONTENT.city_tasks}
_CITY: Final = {board.CITY[city]: board.ID[city] for city in board.CITIES}
# where something can be done besides tokens; mountains for who counts stars
_PLACES: Final = (
    *board.SPECIAL[1:],
    *board.CITIES,
    *[space for space in range(board.COUNT) if board.TERRAIN[space] == MOUNTAINS],
)
# what is done in a place; fights and tests come as they come
_PLACED: Final = (
    "special_action",
    "with_explore",
    "in_city",
    "after_city",
    "after_camp",
    "turn_end",
)


def _open(look: Seen) -> list[dict[str, Any]]:
    return [task for task in look.mine["tasks"] if task["now"] < task["of"]]


def _worth(task: Mapping[str, Any]) -> float:
    left = max(1, int(task["of"]) - int(task["now"]))
    return STEP / (1.0 + 0.4 * (left - 1))


def _can_pay(look: Seen, row: Row) -> bool:
    for part in row.get("then", ()):
        if part["do"] == "pay" and look.has(str(part["what"])) < int(part["amount"]):
            return False
        if part["do"] == "give_gear" and not (look.mine["stowed"] or look.mine["hands"]):
            return False
    return True


def _new(task: Mapping[str, Any], row: Row, space: int) -> bool:
    """Whether a step there counts, where each place counts once."""
    seen = task["seen"]
    if row.get("each") == "city":
        return board.ID[space] not in seen
    return row.get("each") != "land" or LANDS[board.LAND[space]] not in seen


def _done_here(look: Seen, task: Mapping[str, Any], moment: str) -> bool:
    """Whether something of this kind would bring the task nearer to its goal here."""
    holds = Holds(look)
    return any(
        row["when"] == moment
        and holds.chance(row.get("if", "")) >= 1.0
        and _can_pay(look, row)
        and _new(task, row, look.here)
        for row in _ROWS[task["card"]]
    )


def gains(look: Seen, moment: str) -> float:
    """What an action of this kind is worth here for the tasks of the knight."""
    return sum([_worth(task) for task in _open(look) if _done_here(look, task, moment)])


def special(look: Seen, card: str) -> float:
    """What the Special Action of a task is worth."""
    return sum([_worth(task) for task in _open(look) if task["card"] == card])


def is_task(card: str) -> bool:
    """Whether a card is a city task."""
    return card in _TASKS


def takes(look: Seen) -> float:
    """What a City Action here is worth for the task that comes with it."""
    mine = look.mine
    here = board.ID[look.here]
    left: dict[str, int] = look.view["decks"]["city_tasks"]
    if not left.get(here) or len(mine["tasks"]) > 1:
        return 0.0
    held = [task["card"] for task in mine["tasks"]] + list(mine["tasks_done"])
    return 0.0 if any(_CITY[_TASKS[card].city] == here for card in held) else TAKE


def task_sites(look: Seen) -> list[tuple[int, float]]:
    """Spaces where a task can be done, or taken on, each with its worth."""
    found: list[tuple[int, float]] = []
    tasks = _open(look)
    tokens = [board.BY_ID[task["space"]] for task in tasks if task["space"]]
    for space in (*_PLACES, *tokens) if tasks else ():
        there = look.at(space)
        worth = sum([gains(there, moment) for moment in _PLACED])
        if worth > 0.0:
            found.append((space, worth))
    for city in board.CITIES if look.view["decks"]["city_tasks"] else ():
        worth = takes(look.at(city))
        if worth > 0.0:
            found.append((city, worth))
    return found


# -- answers --------------------------------------------------------------------------------------


def rate_token(look: Seen, keys: list[str]) -> list[float]:
    """The token goes where it is reached soonest."""
    return [-costs_to(board.BY_ID[key])[look.here] / 10.0 for key in keys]


def rate_order(look: Seen, keys: list[str]) -> list[float]:
    """The task first: exploring may knock one out."""
    return [{"task-first": 1.0, "cards-first": 0.5}.get(key, 0.0) for key in keys]


def rate_salute(look: Seen, keys: list[str]) -> list[float]:
    """A gang that would be too strong is sent on its way."""
    combat = look.view["combat"]
    strong = combat is not None and victory(look, str(combat["foe"])) < SURE
    return [1.0 if (key == "send") == strong else 0.0 for key in keys]
