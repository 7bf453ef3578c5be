"""Threat tokens: drawn blind; yellow for events and encounters, red for enemies (wk2.threat)."""

from __future__ import annotations

from dustboard.games.wk2.content.wasteland_table import THREAT_ID
from dustboard.games.wk2.rules.streams import BAG_STREAM
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import insert_sorted


def draw_token(state: RoadState, seat: int, rule: str) -> int:
    """Draw a token blind from the bag; -1 if it is empty."""
    if not state.bag:
        return -1
    at = state.below(BAG_STREAM, len(state.bag))
    token = state.bag[at]
    state.bag = state.bag[:at] + state.bag[at + 1 :]
    state.drawn = (*state.drawn, token)
    if state.journal is not None:
        state.tell("token", rule, seat, {"token": THREAT_ID[token]})
    return token


def return_tokens(state: RoadState) -> None:
    """All tokens go back into the bag (wk2.wasteland.10)."""
    state.bag = insert_sorted(state.bag, state.drawn + state.red)
    state.drawn = ()
    state.red = ()
