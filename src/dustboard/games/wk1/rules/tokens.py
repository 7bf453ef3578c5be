"""Tokens that cards and missions leave on hexes until the next Waster Step (wk1.round.12)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import (
    CONTAMINATION_TOKEN,
    OBSTACLE_TOKEN,
    RADIATION_TOKEN,
)
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState

TOKENS_IN_BOX: Final = 14  # of each pair: Radiation and contamination, Threat and obstacle


def tokens_of(state: KnightsState, token: int) -> list[int]:
    """How many tokens of a kind lie on each hex."""
    if token == RADIATION_TOKEN:
        return state.radiation_tokens
    if token == CONTAMINATION_TOKEN:
        return state.contamination_tokens
    return state.obstacle_tokens if token == OBSTACLE_TOKEN else state.threat_tokens


def tokens_left(state: KnightsState, token: int) -> int:
    """Tokens of this kind in the common pool; two kinds are the sides of one token."""
    if token in (RADIATION_TOKEN, CONTAMINATION_TOKEN):
        used = sum(state.radiation_tokens) + sum(state.contamination_tokens)
    else:
        used = sum(state.threat_tokens) + sum(state.obstacle_tokens)
    return TOKENS_IN_BOX - used


def place_token(state: KnightsState, token: int, place: int, rule: str) -> None:
    """Put a token on a hex if one is left."""
    if tokens_left(state, token) < 1:
        return
    tokens_of(state, token)[place] += 1
    if state.journal is not None:
        state.tell("token", rule, state.waster, {"token": token, **spot(state, place)})
