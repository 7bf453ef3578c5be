"""Drawing cards and gaining water: what more than one phase and verb needs."""

from __future__ import annotations

from dustboard.games._template.content.constants import DECK_STREAM
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.zones import insert_sorted


def draw_cards(state: CaravanState, seat: int, number: int, rule: str) -> None:
    """Draw from the shared deck; what was discarded is shuffled in when it runs short."""
    deck = state.deck
    if len(deck) < number and state.discard:
        # sorted first, because the order of the discard pile must not matter
        deck = state.shuffled(DECK_STREAM, tuple(sorted(state.discard))) + deck
        state.discard = ()
        if state.journal is not None:
            state.tell("reshuffle", rule, -1, {"number": len(deck)})
    number = min(number, len(deck))
    if number <= 0:
        return
    split = len(deck) - number
    drawn = deck[split:]
    state.deck = deck[:split]
    state.hand[seat] = insert_sorted(state.hand[seat], drawn)
    if state.journal is not None:
        # the owner sees which cards, the table only how many
        state.whisper("draw", rule, seat, {"cards": sorted(drawn)}, {"number": number})


def gain_water(state: CaravanState, seat: int, amount: int, card: int, rule: str) -> None:
    """Fill a tank. `card` is the source, or -1."""
    state.water[seat] += amount
    if state.journal is not None:
        state.tell("water", rule, seat, {"amount": amount, "card": card})
