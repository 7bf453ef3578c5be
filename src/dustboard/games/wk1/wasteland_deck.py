"""The wasteland deck and its discard pile, which is shuffled in when the deck is used up (A09)."""

from __future__ import annotations

from dustboard.games.wk1.names import NONE, WASTELAND_STREAM
from dustboard.games.wk1.state import KnightsState


def draw_wasteland(state: KnightsState, number: int) -> tuple[int, ...]:
    """The top cards; fewer when deck and discard pile hold fewer (wk1.gold.11)."""
    drawn: list[int] = []
    while len(drawn) < number:
        if not state.wasteland_deck:
            if not state.wasteland_discard:
                break
            state.wasteland_deck = state.shuffled(WASTELAND_STREAM, state.wasteland_discard)
            state.wasteland_discard = ()
            if state.journal is not None:
                state.tell("reshuffle", "wk1.gold.11", NONE, {"deck": "wasteland"})
        drawn.append(state.wasteland_deck[-1])
        state.wasteland_deck = state.wasteland_deck[:-1]
    return tuple(drawn)


def discard_wasteland(state: KnightsState, seat: int, cards: tuple[int, ...]) -> None:
    """Cards go to the open discard pile (wk1.gold.04)."""
    state.wasteland_discard = (*state.wasteland_discard, *cards)
    if cards and state.journal is not None:
        state.tell("wasteland-discarded", "wk1.gold.04", seat, {"cards": list(cards)})
