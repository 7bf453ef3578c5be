"""Places that sheets and entries name, and markers that walk from one to another (wk2.walker)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story import SHEETS as ROWS
from dustboard.games.wk2.content.story_table import SHEETS
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.state.state import RoadState

# a special location by its number, a space by its id, a city by its name
CITY_NAMES: Final = tuple([board.CITY[city] for city in board.CITIES])
PLACES: Final = (
    *[str(number) for number in range(1, 21)],
    *board.ID,
    *CITY_NAMES,
)


def space_of(place: int) -> int:
    """The space behind a place that a row names."""
    if place < 20:
        return board.SPECIAL[place + 1]
    place -= 20
    return place if place < board.COUNT else board.CITIES[place - board.COUNT]


_LINES: Final[dict[int, tuple[int, ...]]] = {
    SHEETS.index(row.id): tuple([space_of(PLACES.index(name)) for name in row.line]) for row in ROWS
}


def line_of(state: RoadState) -> tuple[int, ...]:
    """The railway of the sheet in play, from its beginning to its end."""
    return _LINES.get(state.sheet, ())


def next_step(state: RoadState, here: int, goal: int) -> int:
    """A marker's next space: fewest steps, then cheaper, then lower (wk2.walker.01)."""
    if here == goal:
        return here
    away = _steps_to(state, goal)
    ways = [space for space in board.NEIGHBOURS[here] if away[space] < away[here]]
    if not ways:
        return here
    return min(ways, key=lambda space: (away[space], board.COST[space], space))


def _steps_to(state: RoadState, goal: int) -> list[int]:
    """The steps from every space to a goal, over spaces that can be entered now."""
    if not state.closed:
        return board.STEPS[goal]
    found = [board.FAR] * board.COUNT
    found[goal] = 0
    waiting = [goal]
    for space in waiting:
        for other in board.NEIGHBOURS[space]:
            if board.ENTERABLE[other] and other not in state.closed and found[other] == board.FAR:
                found[other] = found[space] + 1
                waiting.append(other)
    return found


def nearest(state: RoadState, space: int) -> list[int]:
    """The knight nearest to a place, the first in turn order of several (wk2.plot.10)."""
    seats = in_game(state)
    if not seats or space == board.NOWHERE:
        return seats[:1]
    return [min(seats, key=lambda seat: board.STEPS[state.space[seat]][space])]
