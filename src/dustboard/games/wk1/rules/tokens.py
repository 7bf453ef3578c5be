"""Tokens on hexes: until the next Waster Step, and special ones (wk1.round.12, wk1.token)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import (
    CONTAMINATION_TOKEN,
    NONE,
    OBSTACLE_TOKEN,
    RADIATION_TOKEN,
)
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.signals import BLANK
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


def place_special(state: KnightsState, token: int, place: int) -> None:
    """Light side up (wk1.token.02)."""
    state.special_at[token] = place
    state.special_dark[token] = 0
    if state.journal is not None:
        state.tell(
            "special-token",
            "wk1.token.02",
            state.waster,
            {"token": token, "special": 1, **spot(state, place)},
        )


def turn_special_tokens(state: KnightsState) -> None:
    """Light ones turn dark, dark ones leave the board (wk1.token.01)."""
    for token in range(len(state.special_at)):
        if state.special_at[token] == NONE:
            continue
        if state.special_dark[token]:
            state.special_at[token] = NONE
            state.special_dark[token] = 0
        else:
            state.special_dark[token] = 1
        if state.journal is not None:
            data = {"token": token, "dark": state.special_dark[token]}
            state.tell("special-turned", "wk1.token.01", state.waster, data)


def is_blank(state: KnightsState, place: int) -> bool:
    """Whether a hex can't be explored and has no description now (wk1.token.03, X15)."""
    return place in state.special_at or BLANK.forbids(state, NONE, place)
