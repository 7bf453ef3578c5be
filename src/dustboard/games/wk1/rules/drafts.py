"""Choices of several picks: each one is added to the draft of its seat until the last ends them."""

from __future__ import annotations

from dustboard.games.wk1.state.state import KnightsState


def pick(state: KnightsState, seat: int, action: int, ends: bool) -> None:
    """The seat picks one more, or `ends` its choice; the next step takes the draft."""
    if ends:
        state.done(seat)
    else:
        state.draft[seat] = (*state.draft[seat], action)
