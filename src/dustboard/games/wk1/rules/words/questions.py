"""How questions of words name what is chosen: knights, hexes, cards; and numbers as bits."""

from __future__ import annotations

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message


def bits_of(mask: int) -> list[int]:
    """The numbers whose bits are set.

    >>> bits_of(0b101)
    [0, 2]
    """
    return [number for number in range(40) if mask >> number & 1]


def bits(numbers: tuple[int, ...]) -> int:
    """Numbers as bits, so that one number of a frame holds them.

    >>> bits((0, 2))
    5
    """
    return sum(1 << number for number in numbers)


def seat_key(state: KnightsState, seat: int, action: int) -> str:
    """A knight by the letter of his seat."""
    return SEAT_LETTERS[action]


def seat_label(state: KnightsState, seat: int, action: int) -> Message:
    """A knight by his name."""
    return Message("option-knight", {"knight": action})


def hex_key(state: KnightsState, seat: int, action: int) -> str:
    """A hex by its number on the board."""
    return of_hex(action)


def hex_label(state: KnightsState, seat: int, action: int) -> Message:
    """A hex by its name."""
    return Message("option-hex", spot(state, action))


def card_key(state: KnightsState, seat: int, action: int) -> str:
    """A card by its id."""
    return ID[action]


def card_label(state: KnightsState, seat: int, action: int) -> Message:
    """A card by its name."""
    return Message("option-card", {"card": action})
