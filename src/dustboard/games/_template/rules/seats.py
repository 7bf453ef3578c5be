"""The order of seats."""

from __future__ import annotations

from dustboard.games._template.state.state import CaravanState


def clockwise(state: CaravanState) -> list[int]:
    """All seats, the first caravan of the round first."""
    return [(state.first + step) % state.players for step in range(state.players)]
