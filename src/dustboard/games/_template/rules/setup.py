"""Setup: the deck is shuffled, tanks are filled, and the first caravan is found."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.card_table import COPIES, COUNT
from dustboard.games._template.content.constants import DECK_STREAM, DICE_STREAM
from dustboard.games._template.rules.programs import ROUND
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.dice import roll_off
from dustboard.kernel.state import State

OPENING_WATER: Final = 2
SIDES: Final = 6


def set_up(state: State) -> None:
    """Lay the table and put the first program on the stack."""
    assert isinstance(state, CaravanState)
    cards: list[int] = []
    for card in range(COUNT):
        cards.extend([card] * COPIES[card])
    state.deck = state.shuffled(DECK_STREAM, tuple(cards))
    for seat in range(state.players):
        state.water[seat] = OPENING_WATER
    if state.journal is not None:
        state.tell("setup", "tpl.setup.01", -1, {"players": state.players})
    if state.house.roll_for_first:
        state.first, rolls = roll_off(state, DICE_STREAM, SIDES, list(range(state.players)))
        if state.journal is not None:
            rows = [[list(pair) for pair in row] for row in rolls]  # events hold plain data only
            state.tell("first", "tpl.setup.02", state.first, {"rolls": rows})
    state.push_in_order([(ROUND.number, -1, ())])
