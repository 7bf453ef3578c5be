"""Numbers of Water Run that the state holds, and what is read off it."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.state.made import CaravanState as CaravanState

# streams of luck, in the order of `meta`
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
WELL_STREAM: Final = 2


def clockwise(state: CaravanState) -> list[int]:
    """All seats, the first caravan of the round first."""
    return [(state.first + step) % state.players for step in range(state.players)]
