"""Hexes in messages and events: the place on the board, and the tile that gives it its name."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.state import KnightsState


def spot(state: KnightsState, place: int) -> dict[str, Any]:
    """A hex as the arguments of a message."""
    return {"hex": place, "tile": state.tiles[place]}
