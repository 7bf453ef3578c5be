"""Cards in zones. A zone is a tuple of card numbers; equal cards are interchangeable.

>>> without((4, 2, 2, 9), 2)
(4, 2, 9)
>>> insert_sorted((1, 3, 5), (4, 0))
(0, 1, 3, 4, 5)
"""

from __future__ import annotations

from typing import Final

NO_CARD: Final = 2  # -1 and -2 stand for places without a card


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The zone less one copy of the card."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


def insert_sorted(zone: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand with cards added; hands are kept sorted, so that their order tells nothing."""
    return tuple(sorted(zone + cards))


def count_into(counts: dict[int, int], zone: tuple[int, ...], sign: int = 1) -> None:
    """Add (or take away) the cards of a zone to a count by card.

    >>> counts = {}
    >>> count_into(counts, (4, 2, 2)); counts
    {4: 1, 2: 2}
    """
    for card in zone:
        counts[card] = counts.get(card, 0) + sign


def tally(counts: list[int], zone: tuple[int, ...]) -> None:
    """Count the cards of a zone in a list that begins with two places for what is no card.

    It is much quicker than a count by dict where all cards are counted after each answer. A number
    that no card has raises an `IndexError`.

    >>> counts = [0] * 5
    >>> tally(counts, (1, 1, -2, 2)); counts
    [1, 0, 0, 2, 1]
    """
    for card in zone:
        counts[card + NO_CARD] += 1
