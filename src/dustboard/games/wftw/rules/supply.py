"""Resources and personal decks: gaining, drawing, reshuffling."""

from __future__ import annotations

from dustboard.games.wftw.content.constants import JUICE, SCRAP, SPARK
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.zones import insert_sorted


def gain(state: WarState, seat: int, scrap: int, juice: int, spark: int) -> None:
    """Add resources to a stockpile. There is no limit (wftw.collect.04)."""
    at = 3 * seat
    state.stock[at + SCRAP] += scrap
    state.stock[at + JUICE] += juice
    state.stock[at + SPARK] += spark


def draw_cards(state: WarState, seat: int, number: int, rule: str) -> None:
    """Draw from the personal deck; an empty deck is made new from the discard pile (R40)."""
    deck = state.deck[seat]
    sure: tuple[int, ...] = ()
    pool = deck  # luck chooses from these; `sure` are those that come anyway
    if len(deck) < number and state.discard[seat]:
        sure, pool = deck, state.discard[seat]
        # what is left is drawn first, so it lies on top of the reshuffled discard pile
        deck = state.shuffled(seat, tuple(sorted(state.discard[seat]))) + deck
        state.discard[seat] = ()
        if state.journal is not None:
            state.tell("reshuffle", rule, seat, {"cards": len(deck)})
    number = min(number, len(deck))
    if number == 0:
        return
    split = len(deck) - number
    drawn = deck[split:]
    state.deck[seat] = deck[:split]
    state.hand[seat] = insert_sorted(state.hand[seat], drawn)
    if state.journal is not None:
        # its owner knows which cards are in the pile, only not their order
        data = {"cards": sorted(drawn), "sure": sorted(sure), "pool": sorted(pool)}
        state.whisper("draw", rule, seat, data, {"number": number})
