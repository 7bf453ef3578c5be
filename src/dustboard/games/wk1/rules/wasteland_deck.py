"""The wasteland deck, and its discard pile that makes a new one (wk1.gold.11, A09, E16)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import NONE, WASTELAND_STREAM
from dustboard.games.wk1.state.state import KnightsState


def draw_wasteland(state: KnightsState, number: int) -> tuple[int, ...]:
    """The top cards; fewer when deck and discard pile hold fewer (wk1.gold.11)."""
    drawn: list[int] = []
    _renew(state)
    while len(drawn) < number and state.wasteland_deck:
        drawn.append(state.wasteland_deck[-1])
        state.wasteland_deck = state.wasteland_deck[:-1]
        _renew(state)
    return tuple(drawn)


def _renew(state: KnightsState) -> None:
    """A deck that is used up is formed anew at once, if there is a pile."""
    if not state.wasteland_deck and state.wasteland_discard:
        state.wasteland_deck = state.shuffled(WASTELAND_STREAM, state.wasteland_discard)
        state.wasteland_discard = ()
        if state.journal is not None:
            state.tell("reshuffle", "wk1.gold.11", NONE, {"deck": "wasteland"})


def discard_wasteland(state: KnightsState, seat: int, cards: tuple[int, ...]) -> None:
    """Cards go to the open discard pile (wk1.gold.04)."""
    state.wasteland_discard = (*state.wasteland_discard, *cards)
    if cards and state.journal is not None:
        state.tell("wasteland-discarded", "wk1.gold.04", seat, {"cards": list(cards)})
