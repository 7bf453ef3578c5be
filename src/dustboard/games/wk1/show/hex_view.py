"""What everybody sees of the hexes of the board. Bots look often, so this is worth compiling."""

from __future__ import annotations

from dustboard.games.wk1.content.board import HEXES, TIER
from dustboard.games.wk1.content.constants import SPECIAL_TOKENS
from dustboard.games.wk1.content.tile_table import (
    CONTAMINATION,
    DIFFICULTY,
    IS_CITY,
    NUMBER,
    RADIATION,
    TERRAIN,
    TERRAINS,
    THREAT,
    TILE_ID,
)
from dustboard.games.wk1.rules.tokens import is_blank
from dustboard.games.wk1.show.view_types import HexView
from dustboard.games.wk1.state.state import KnightsState


def hex_row(state: KnightsState, place: int) -> HexView:
    """One hex: its tile, its tokens, and who stands there."""
    tile = state.tiles[place]
    q, r = HEXES[place]
    return {
        "hex": place,
        "q": q,
        "r": r,
        "tier": TIER[place],
        "tile": TILE_ID[tile],
        "number": NUMBER[tile] or None,
        "city": IS_CITY[tile],
        "terrain": TERRAINS[TERRAIN[tile]],
        "difficulty": DIFFICULTY[tile],
        "threat": THREAT[tile],
        "radiation": RADIATION[tile],
        "contamination": CONTAMINATION[tile],
        "tokens": {
            "radiation": state.radiation_tokens[place],
            "contamination": state.contamination_tokens[place],
            "threat": state.threat_tokens[place],
            "obstacle": state.obstacle_tokens[place],
        },
        "special": [
            {"token": SPECIAL_TOKENS[token], "dark": bool(state.special_dark[token])}
            for token in range(len(SPECIAL_TOKENS))
            if state.special_at[token] == place
        ],
        "blank": is_blank(state, place),
        "knights": [seat for seat in range(state.players) if state.at[seat] == place],
    }
