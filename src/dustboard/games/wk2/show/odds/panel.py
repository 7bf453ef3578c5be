# mypyc: skip
"""The odds panel: what anybody at the table can work out about what is open now."""

from __future__ import annotations

from dustboard.games.wk2.rules.flow import ASKS
from dustboard.games.wk2.rules.programs import TEST
from dustboard.games.wk2.rules.tests import LOST_DIE
from dustboard.games.wk2.show.odds.check import UNKNOWN, laid_chance
from dustboard.games.wk2.show.odds.options import option_odds
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.odds import Chance

# questions whose answers everybody can weigh; a route has too many
SHOWN = ("weapon", "boost", "lost_die", "again", "finding", "option")


def odds(state: RoadState, viewer: int) -> list[Chance]:
    """All that can be said from a masked state."""
    rows: list[Chance] = []
    if state.over:
        return rows
    for seat in range(state.players):
        number = state.asked[seat]
        if number >= 0 and ASKS[number].name in SHOWN:
            ask = ASKS[number]
            keys = [ask.key(state, seat, action) for action in ask.legal(state, seat)]
            rows += option_odds(state, seat, keys).values()
    testing = _test_of(state)
    if testing >= 0:
        lost = state.bound(0) if state.asked[testing] == LOST_DIE.number else UNKNOWN
        rows.append(laid_chance(state.clone(), testing, "test", lost))
    return rows


def _test_of(state: RoadState) -> int:
    """Who takes the test that goes on, if its dice have not fallen; else -1."""
    frame = state.frame
    while frame is not None and frame.program != TEST.number:
        frame = frame.below
    if frame is None or state.skill < 0 or state.rolled or state.attacking:
        return -1
    return frame.seat
