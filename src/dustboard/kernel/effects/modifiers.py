"""Derived numbers: never stored, always counted from what lies on the table, with their sources.

>>> tally = Tally()
>>> tally.add(4, 6, "wftw.raid.01")
>>> tally.add(17, 1, "wftw.card.09")
>>> tally.total, tally.lines
(7, [(4, 6, 'wftw.raid.01'), (17, 1, 'wftw.card.09')])
>>> tally.add(9, -20, "wftw.card.09"); tally.not_below(0); tally.total
0

*Mods* are such numbers by name: a row writes `mods = { speed = 1 }`, and a `Query` adds up what
everything in play for a seat writes.

>>> mods_table(("speed", "armor"), [("axe", {}), ("boots", {"speed": 1})])
[[0, 1], [0, 0]]
>>> mods_table(("speed", "armor"), [("boots", {"sped": 1})])
Traceback (most recent call last):
...
dustboard.kernel.errors.ContentError: boots: field 'mods.sped': unknown 'sped'; near: speed
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from ..errors import ContentError
from .conditions import S, Scope, unknown
from .runner import Effect

EACH: Final = ""  # the kind of sources that all count


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


def mods_table(
    names: Sequence[str], written: Sequence[tuple[str, Mapping[str, Any]]]
) -> list[list[int]]:
    """By mod, then by source, what rows write; `written` has the id and the mods of each source."""
    table = [[0] * len(written) for _ in names]
    for source, (id, mods) in enumerate(written):
        for name, number in mods.items():
            if name not in names:
                raise ContentError(f"{id}: field 'mods.{name}': {unknown(name, names)}")
            table[list(names).index(name)][source] = int(number)
    return table


class Query(Generic[S]):
    """Adds up mods over what is in play for a seat; a title fills `in_play`, and the other
    methods where it has to."""

    def __init__(self, table: list[list[int]]) -> None:
        self.table = table  # by mod and source

    def in_play(self, state: S, seat: int, mod: int) -> list[int]:
        """The sources that may count for a mod now, apart from those in `always`."""
        raise NotImplementedError

    def always(self, state: S, seat: int, numbers: list[int]) -> int:
        """What counts in any case, and is quicker to find than `in_play`."""
        return 0

    def might(self, state: S, seat: int, numbers: list[int]) -> bool:
        """Whether anything else may count: a look that spares the list, for what is seldom."""
        return True

    def counts(self, state: S, seat: int, source: int) -> bool:
        """Whether a source in play counts for the seat."""
        return True

    def kind(self, source: int) -> str:
        """Of sources of one kind the first one counts; `EACH` has no limit."""
        return EACH

    def total(self, state: S, seat: int, mod: int) -> int:
        """The sum of a mod for a seat."""
        numbers = self.table[mod]
        total = self.always(state, seat, numbers)
        if not self.might(state, seat, numbers):
            return total
        counted: list[str] = []
        for source in self.in_play(state, seat, mod):
            number = numbers[source]
            if number and self.counts(state, seat, source):
                kind = self.kind(source)
                if kind != EACH:
                    if kind in counted:
                        continue
                    counted.append(kind)
                total += number
        return total
