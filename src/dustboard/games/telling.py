"""What titles share when they tell of a game: names of seats, and which wording is taken.

>>> seat_name(1), seat_name(-1)
('B', '-')
>>> variant({"card": 3}, seat=0, number=3) == variant({"card": 3}, seat=0, number=3)
True
"""

from __future__ import annotations

from typing import Any, Final

SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOP"


def seat_name(seat: int) -> str:
    """Seats are letters, as on the board."""
    return SEAT_LETTERS[seat] if seat >= 0 else "-"


def variant(data: dict[str, Any], seat: int, number: int) -> int:
    """Which of so many wordings an event gets, from 1.

    It follows from what happened, so that the same game always reads the same.
    """
    return (sum(ord(letter) for letter in repr(sorted(data.items()))) + seat) % number + 1
