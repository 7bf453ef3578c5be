"""Picking several things one by one in secret; the last answer is "done"."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.state.state import WarState

DONE: Final = 0  # any other answer is a pick, counted from 1


def take_pick(state: WarState, seat: int, action: int) -> None:
    """Note a pick, or end the picking."""
    if action == DONE:
        state.done(seat)
    else:
        state.draft_at[seat] = (*state.draft_at[seat], action - 1)
