"""Nuked, Pills and Reboot: tokens that make a hex blank for a while (wk1.token)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.signals import BLANK
from dustboard.games.wk1.state.state import KnightsState


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
