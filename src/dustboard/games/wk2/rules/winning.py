"""How an adventure ends: who has won, and the score (wk2.ending)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.story_table import FLAGS, SCORED
from dustboard.games.wk2.rules.scoring import SEALS, count_points, count_winners
from dustboard.games.wk2.rules.words.story import ENDINGS
from dustboard.games.wk2.state.state import RoadState

VICTORY: Final = 0
PARTIAL: Final = 1
DEFEAT: Final = 2
POINTS: Final = (10, 5, 0, 0)  # by kind of ending (wk2.ending.02)
TURNED: Final = SEALS.index("agreement")  # a knight in Agreement
WEARS_RED: Final = FLAGS.index("heard_out")  # of a knight: the curtain is on its shoulders
ALONE: Final = (518,)  # endings that one knight wins alone
LOUD: Final = (403, 519)  # partial endings that are no victory for who has turned
BESIDE_HIM: Final = FLAGS.index("with_him")  # of a knight: it sits on the right of the Red Lord
REASONS: Final = ("", *ENDINGS)


def winners(state: RoadState) -> tuple[int, ...]:
    """All knights still in the game win, unless it is a defeat (wk2.ending.01).

    In a scored adventure the count of the sheets decides (wk2.ending.02, .06).
    """
    if state.over and SCORED[state.house.adventure]:
        return count_winners(state)
    left = [seat for seat in range(state.players) if not state.out[seat]]
    turned = [
        seat for seat in left if state.seal[seat] == TURNED or BESIDE_HIM in state.noted[seat]
    ]
    if not state.over:
        return ()
    if state.ending_kind == DEFEAT:  # who has turned has what it wanted (wk2.ending.08)
        return tuple(turned)
    if state.ending + 1 in ALONE:
        return tuple([seat for seat in left if WEARS_RED in state.noted[seat]])
    if state.ending_kind == VICTORY or state.ending + 1 in LOUD:
        return tuple([seat for seat in left if seat not in turned])
    return tuple(left)


def score(state: RoadState, seat: int) -> int:
    """Points of the ending, and the knight's own XP (wk2.ending.02)."""
    if SCORED[state.house.adventure]:
        return count_points(state, seat) if state.over else state.xp[seat]
    return (POINTS[state.ending_kind] if state.over else 0) + state.xp[seat]
