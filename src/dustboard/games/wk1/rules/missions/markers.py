"""The six small mission markers, numbered 1 to 6 on their backs, and where they lie."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import BOARD_STREAM
from dustboard.games.wk1.state.state import KnightsState

SLOTS: Final = 6


def shuffled_markers(state: KnightsState) -> tuple[int, ...]:
    """All of them in random order."""
    return state.shuffled(BOARD_STREAM, tuple(range(1, SLOTS + 1)))


def free_slot(state: KnightsState) -> int:
    """A slot without a marker; there are as many slots as markers."""
    for slot in range(SLOTS):
        if not state.markers_down[slot] and not state.markers_open[slot]:
            return slot
    raise AssertionError("six markers on more than six places")


def markers_on(state: KnightsState, place: int) -> list[int]:
    """The slots with markers on a hex."""
    return [
        slot
        for slot in range(SLOTS)
        if state.marker_at[slot] == place and (state.markers_down[slot] or state.markers_open[slot])
    ]
