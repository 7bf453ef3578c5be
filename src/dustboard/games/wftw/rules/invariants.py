"""What must hold after every step of War for the Wasteland."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.card_table import COPIES, IS_BASE, SET
from dustboard.games.wftw.content.constants import EMPTY
from dustboard.games.wftw.rules.setup import TWO_SETS_FROM
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.title import Invariant
from dustboard.kernel.zones import NO_CARD, tally


def _all_copies(players: int) -> list[int]:
    """How often each card is in a game of so many, as `tally` counts."""
    sets = 2 if players >= TWO_SETS_FROM else 1
    return [0] * NO_CARD + [
        COPIES[card] * (players if SET[card] == "starter" else sets) for card in range(len(COPIES))
    ]


WANTED: Final[list[list[int]]] = [_all_copies(players) for players in range(8 + 1)]


def cards_conserved(state: WarState) -> str:
    """No card is made or lost: every copy is somewhere, once."""
    counts = [0] * (NO_CARD + len(COPIES))
    for zone in state.zones_of_cards():
        tally(counts, zone)
    counts[EMPTY + NO_CARD] = 0
    wanted = WANTED[state.players]
    if counts == wanted:
        return ""
    wrong = next(place for place, count in enumerate(counts) if count != wanted[place])
    return f"card {wrong - NO_CARD} is not there {wanted[wrong]} times"


def stock_not_negative(state: WarState) -> str:
    """Nobody owes resources."""
    return "" if min(state.stock) >= 0 else f"a stockpile fell below 0: {state.stock}"


def bases_in_tableaux(state: WarState) -> str:
    """Bases never pass through hand, deck, discard pile or a bid; units never enter a tableau."""
    for seat in range(state.players):
        units = state.hand[seat] + state.deck[seat] + state.discard[seat]
        units = units + state.laid[seat] + state.draft[seat]
        if any(IS_BASE[card] for card in units):
            return f"seat {seat} has a base among its units"
        if not all(IS_BASE[card] for card in state.tableau[seat]):
            return f"seat {seat} has a unit in its tableau"
    return ""


def every_card_has_a_place(state: WarState) -> str:
    """Each laid card has its place, and hands are sorted."""
    for seat in range(state.players):
        if len(state.laid[seat]) != len(state.laid_at[seat]):
            return f"seat {seat} has laid cards without a place"
        if list(state.hand[seat]) != sorted(state.hand[seat]):
            return f"the hand of seat {seat} is not sorted"
    return ""


INVARIANTS: Final[tuple[Invariant, ...]] = (
    cards_conserved,
    stock_not_negative,
    bases_in_tableaux,
    every_card_has_a_place,
)
