"""Derived numbers: never stored, always counted from what lies on the table, with their sources.

>>> tally = Tally()
>>> tally.add(4, 6, "wftw.raid.01")
>>> tally.add(17, 1, "wftw.card.09")
>>> tally.total, tally.lines
(7, [(4, 6, 'wftw.raid.01'), (17, 1, 'wftw.card.09')])
>>> tally.add(9, -20, "wftw.card.09"); tally.not_below(0); tally.total
0
"""

from __future__ import annotations

from .conditions import S, Scope
from .runner import Effect


class Tally:
    """A number and where it comes from: lines of (source card, amount, clause)."""

    __slots__ = ("lines", "total")

    def __init__(self) -> None:
        self.total = 0
        self.lines: list[tuple[int, int, str]] = []

    def add(self, source: int, amount: int, rule: str) -> None:
        """Count a source; sources that add nothing leave no line."""
        if amount != 0:
            self.total += amount
            self.lines.append((source, amount, rule))

    def not_below(self, floor: int) -> None:
        """Raise the total to the floor if it fell below."""
        if self.total < floor:
            self.total = floor


class Modifier(Effect[S]):
    """A word that changes a derived number instead of doing something."""

    def amount(self, state: S, seat: int, scope: Scope) -> int:
        """What it adds to the number that is being counted."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, scope: Scope) -> None:
        """Nothing happens by itself: the number is asked for when it is needed."""
