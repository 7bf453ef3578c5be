# mypyc: skip
"""How far a planned route would bring its planner's tasks, as things stand (wk1.task.13-15).

Each line has a task, what is counted (`points`, `hexes`, `dangers`, `cities`, or `place` for the
hex of a requirement), how much of it the route gives and how much is asked for.
"""

from __future__ import annotations

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.task_table import (
    END_IN_DANGER,
    EXPLORE_CITIES,
    GOAL,
    GOAL_AMOUNT,
    GOAL_HEXES,
    GOAL_POINTS,
    NEED,
    NEED_DEFEAT,
    NEED_HEX,
    TRAVEL,
)
from dustboard.games.wk1.rules.tasks.attempts import offered
from dustboard.games.wk1.rules.tasks.goals import (
    common_task,
    counted_city,
    dangers_on,
    held_tasks,
    how_many,
    task_hex,
)
from dustboard.games.wk1.show.view_types import Counted, RouteTask
from dustboard.games.wk1.state.state import KnightsState

Line = tuple[int, Counted, int, int]  # a task, what it counts, how much it gets, how much it asks


def route_tasks(state: KnightsState, seat: int, entered: list[tuple[int, int]]) -> list[RouteTask]:
    """What a move would serve, given by its hexes and the Movement Points expended up to each."""
    lines: list[Line] = []
    # nothing is accomplished on a hex under a special token (wk1.token.03)
    clear = [at for at, (place, _) in enumerate(entered) if place not in state.special_at]
    hexes, points = (clear[-1] + 1, entered[clear[-1]][1]) if clear else (0, 0)
    end = entered[-1][0]
    barred = end in state.special_at
    common = common_task(state)
    if common != EMPTY:
        amount = GOAL_AMOUNT[common]
        if GOAL[common] == TRAVEL:
            lines.append((common, "points", points, GOAL_POINTS[common]))
            lines.append((common, "hexes", hexes, GOAL_HEXES[common]))
        elif GOAL[common] == END_IN_DANGER:
            dangers = 0 if barred else dangers_on(state, end)
            lines.append((common, "dangers", dangers, amount))
        elif GOAL[common] == EXPLORE_CITIES:
            cities = state.cities[seat] | (0 if barred else counted_city(state, end))
            lines.append((common, "cities", how_many(cities), amount))
    for card in [] if barred else held_tasks(state, seat):
        near = 1 if NEED[1][card] == NEED_DEFEAT else 0
        lines += _reached(state, card, 1, end, near)
    for card in [] if barred else offered(state, seat):
        lines += _reached(state, card, 0, end, 0)
    return [
        {"card": ID[card], "what": what, "have": have, "need": need, "served": have >= need}
        for card, what, have, need in lines
    ]


def _reached(state: KnightsState, card: int, part: int, end: int, near: int) -> list[Line]:
    """A requirement whose hex the route ends on, or next to where that is enough."""
    place = task_hex(state, NEED_HEX[part][card])
    if place == NONE or DISTANCE[end][place] > near:
        return []
    return [(card, "place", part + 1, part + 1)]
