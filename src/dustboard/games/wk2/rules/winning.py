"""How an adventure ends: who has won, and the score (wk2.ending)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.story_table import SCORED
from dustboard.games.wk2.rules.scoring import warrant_points, warrant_winners
from dustboard.games.wk2.rules.words.story import ENDINGS
from dustboard.games.wk2.state.state import RoadState

VICTORY: Final = 0
PARTIAL: Final = 1
DEFEAT: Final = 2
POINTS: Final = (10, 5, 0, 0)  # by kind of ending (wk2.ending.02)
REASONS: Final = ("", *ENDINGS)


def winners(state: RoadState) -> tuple[int, ...]:
    """All knights still in the game win, unless it is a defeat (wk2.ending.01).

    In a scored adventure the count of the sheets decides (wk2.ending.02, .06).
    """
    if state.over and SCORED[state.house.adventure]:
        return warrant_winners(state)
    if not state.over or state.ending_kind == DEFEAT:
        return ()
    return tuple([seat for seat in range(state.players) if not state.out[seat]])


def score(state: RoadState, seat: int) -> int:
    """Points of the ending, and the knight's own XP (wk2.ending.02)."""
    if SCORED[state.house.adventure]:
        return warrant_points(state, seat) if state.over else state.xp[seat]
    return (POINTS[state.ending_kind] if state.over else 0) + state.xp[seat]
