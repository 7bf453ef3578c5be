"""What must hold after every step; each gives "" or says what is wrong."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.card_table import COPIES
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.title import Invariant
from dustboard.kernel.zones import count_into


def cards_conserved(state: CaravanState) -> str:
    """No card is made or lost."""
    counts: dict[int, int] = {}
    for zone in state.zones_of_cards():
        count_into(counts, zone)
    wrong = [card for card in range(len(COPIES)) if counts.pop(card, 0) != COPIES[card]]
    return f"cards {wrong + sorted(counts)} were made or lost" if wrong or counts else ""


def tanks_not_negative(state: CaravanState) -> str:
    """Nobody drinks what is not there."""
    return "" if min(state.water) >= 0 else f"a tank fell below 0: {state.water}"


INVARIANTS: Final[tuple[Invariant, ...]] = (cards_conserved, tanks_not_negative)
