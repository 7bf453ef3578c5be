"""What the tokens in cities show: how far a thing has spread there, and which cities are shut.

A token is a counter from 0 (none) to 3; a city that shows 3 has no City Action (wk2.module.11).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, FLAGS
from dustboard.games.wk2.state.state import RoadState

CULT: Final = 3
STAGE: Final[dict[int, int]] = {
    city: COUNTERS.index(f"stage_{board.CITY[city]}") for city in board.CITIES
}
TRADING: Final = FLAGS.index("trading")  # New Sydney keeps its shops open all the same
_NEW_SYDNEY: Final = next(city for city in board.CITIES if board.CITY[city] == "new_sydney")


def stage_of(state: RoadState, space: int) -> int:
    """What the token on a space shows; 0 where there is none."""
    return state.counters[STAGE[space]] if space in STAGE else 0


def raise_stage(state: RoadState, city: int, amount: int) -> None:
    """The token of a city shows so much more, from 0 to 3."""
    before = stage_of(state, city)
    now = state.counters[STAGE[city]] = min(CULT, max(0, before + amount))
    if now != before and state.journal is not None:
        data = {"space": board.ID[city], "stage": now}
        state.tell("stage", "wk2.module.11", -1, data)


def cities_with(state: RoadState, least: int) -> list[int]:
    """The cities whose token shows at least so much, in the order of the board."""
    return [city for city in board.CITIES if stage_of(state, city) >= least]


def worst_city(state: RoadState) -> list[int]:
    """The city with the highest stage below 3, the first of several; none if there is none."""
    found = [city for city in board.CITIES if 0 < stage_of(state, city) < CULT]
    return [max(found, key=lambda city: (stage_of(state, city), -city))] if found else []


def is_shut(state: RoadState, city: int) -> bool:
    """Whether there is no City Action in a city."""
    trades = city == _NEW_SYDNEY and state.flags[TRADING]
    return stage_of(state, city) >= CULT and not trades
