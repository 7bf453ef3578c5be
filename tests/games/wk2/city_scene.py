"""City tasks on a table laid by hand: who has which, and turns that are played."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.task_table import (
    OF_CITY,
    TASK_CITY,
    TASK_ID,
)
from dustboard.games.wk2.rules.flow import TURN
from games.wk2.scene import Scene

CITY = {board.CITY[city]: board.ID[city] for city in board.CITIES}
ELSEWHERE = "s80"  # desert, no icons


def number(task: int) -> int:
    """A task by its number on the list."""
    return TASK_ID.index(f"city_task_{task:02}")


def laid(patch: pytest.MonkeyPatch | None = None, *knights: str, **options: Any) -> Scene:
    """A table with city tasks, on which it is the first knight's turn."""
    given = {"sheet": "n1", "city_tasks": True, **options}
    scene = Scene(*(knights or ("johnny",)), patch=patch, **given)
    for city, tasks in enumerate(OF_CITY):
        scene.state.task_piles[city] = tasks
    scene.state.active = 0
    return scene


def active(scene: Scene, *tasks: int, seat: int = 0) -> None:
    """A knight has these tasks."""
    for task in map(number, tasks):
        pile = scene.state.task_piles[TASK_CITY[task]]
        scene.state.task_piles[TASK_CITY[task]] = tuple(one for one in pile if one != task)
        scene.state.tasks[seat] = (*scene.state.tasks[seat], task)


def done(scene: Scene, task: int, seat: int = 0) -> bool:
    """Whether a task lies face down beside a sheet."""
    return number(task) in scene.state.tasks_done[seat]


def steps(scene: Scene, task: int) -> int:
    return scene.state.task_steps[number(task)]


def turn(scene: Scene, seat: int = 0) -> None:
    """A knight's turn begins."""
    scene.run(TURN, seat)


def act(scene: Scene, *keys: str, seat: int = 0) -> None:
    """Take an action of a turn that has begun, and whatever is asked in it; else what is first."""
    scene.answer(seat, *keys)
    go_on(scene, seat)


def go_on(scene: Scene, seat: int = 0) -> None:
    """Answer what is asked until the next action is to be chosen."""
    for _ in range(40):
        if not scene.asked(seat) or scene.asked(seat) in ("action", "upgrade"):
            return
        scene.answer(seat, scene.offered(seat)[0])
    raise AssertionError(scene.asked(seat))


def town(scene: Scene, city: str, seat: int = 0) -> None:
    """A City Action without a shop; stops at what comes after it."""
    scene.at(seat, CITY[city])
    turn(scene, seat)
    scene.answer(seat, "city", "done")


def enemy_of(kind: str) -> int:
    """The plainest enemy of a type."""
    rows = (*CONTENT.enemies_highway_desert, *CONTENT.enemies_scrub_mountains)
    fit = [at for at, row in enumerate(rows) if row.type == kind]
    return min(fit, key=lambda at: (len(rows[at].effects), rows[at].threat, at))
