"""Hexes of the board: knights on them, and how messages and events name them."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.state.state import KnightsState


def spot(state: KnightsState, place: int) -> dict[str, Any]:
    """A hex as the arguments of a message."""
    return {"hex": place, "tile": state.tiles[place]}


def go_to(state: KnightsState, seat: int, place: int) -> None:
    """A knight comes to a hex; who leaves one takes his player marker back (wk1.explore.08)."""
    if place != state.at[seat]:
        state.entry[seat] = NONE
        state.at[seat] = place
