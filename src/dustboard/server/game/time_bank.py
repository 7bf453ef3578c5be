"""What seats have used of their time banks: beyond the own time of their decisions.

It is stored with the step that ends a decision, and never given back: neither when answers are
taken back nor when a game is carried over.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Row = tuple[int, float]  # a seat and seconds


class Bank(msgspec.Struct, frozen=True):
    """Seconds by seat: all that was used, and what of it since the open group was asked.

    >>> bank = Bank().charged([(1, 20.0)])
    >>> bank.used(1), bank.used(1, before=True), bank.closed().used(1, before=True)
    (20.0, 0.0, 20.0)
    """

    spent: dict[int, float] = {}
    lately: dict[int, float] = {}

    def used(self, seat: int, before: bool = False) -> float:
        """What the seat has used, or had used `before` the open group was asked."""
        found = self.spent.get(seat, 0.0)
        return found - self.lately.get(seat, 0.0) if before else found

    def charged(self, rows: Iterable[Row]) -> Bank:
        """With this much more used, in the open group."""
        spent, lately = dict(self.spent), dict(self.lately)
        for seat, seconds in rows:
            spent[seat] = spent.get(seat, 0.0) + seconds
            lately[seat] = lately.get(seat, 0.0) + seconds
        return Bank(spent, lately)

    def closed(self) -> Bank:
        """After the open group."""
        return Bank(self.spent)
