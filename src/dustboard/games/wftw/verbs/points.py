"""Bonus points: `vp_if_*` and `vp_per_*`, counted whenever victory points are counted (R47)."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.numbers import PRODUCE
from dustboard.games.wftw.verbs.base import WarModifier
from dustboard.kernel.effects import Occasion


def bases(state: Any, seat: int) -> int:
    """How many bases a player controls (R54)."""
    return len(state.tableau[seat])


class IfBases(WarModifier):
    """Points for owning at least so many bases."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.at_least: int = row.at_least

    def amount(self, state: Any, occasion: Occasion) -> int:
        return self.printed if bases(state, occasion.seat) >= self.at_least else 0

    def hint(self) -> int:
        return 6 * self.printed


class IfMostBases(WarModifier):
    """Points if no rival owns more bases."""

    def amount(self, state: Any, occasion: Occasion) -> int:
        own = bases(state, occasion.seat)
        for rival in range(state.players):
            if bases(state, rival) > own:
                return 0
        return self.printed

    def hint(self) -> int:
        return 5 * self.printed


class IfProduce(WarModifier):
    """Points if the owner's bases produce enough of a resource; a free choice counts for none."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.at_least: int = row.at_least
        self.resource: int = ("scrap", "juice", "spark").index(row.resource)

    def amount(self, state: Any, occasion: Occasion) -> int:
        made = 0
        for base in state.tableau[occasion.seat]:
            made += PRODUCE[self.resource][base]
        return self.printed if made >= self.at_least else 0

    def hint(self) -> int:
        return 5 * self.printed


class PerBases(WarModifier):
    """Points for every so many bases, the card itself included."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.per: int = row.per

    def amount(self, state: Any, occasion: Occasion) -> int:
        return self.printed * (bases(state, occasion.seat) // self.per)

    def hint(self) -> int:
        return 15 * self.printed


class PerResources(WarModifier):
    """Points for every so many unspent resources, up to a most."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.per: int = row.per
        self.most: int = row.most

    def amount(self, state: Any, occasion: Occasion) -> int:
        at = 3 * occasion.seat
        unspent: int = state.stock[at] + state.stock[at + 1] + state.stock[at + 2]
        return min(self.printed * (unspent // self.per), self.most)

    def hint(self) -> int:
        return 10 * self.printed
