"""Bonus points: `vp_if_*` and `vp_per_*`, counted whenever victory points are counted (R47)."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.content.card_table import PRODUCE
from dustboard.games.wftw.rules.words.base import WarModifier
from dustboard.kernel.effects.effects import Occasion


def bases(state: Any, seat: int) -> int:
    """How many bases a player controls (R54)."""
    return len(state.tableau[seat])


class Points(WarModifier):
    """Bonus points of a card; a bot that holds it or wants it looks at what its owner has."""

    def hint(self) -> float:
        return 0.6 * self.printed

    def outlook(self, card: int, owner: dict[str, Any]) -> float:
        """What it would score for somebody who owns what `owner`, a part of a view, says."""
        return self.hint()


class IfBases(Points):
    """Points for owning at least so many bases."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.at_least: int = row.at_least

    def amount(self, state: Any, occasion: Occasion) -> int:
        return self.printed if bases(state, occasion.seat) >= self.at_least else 0

    def outlook(self, card: int, owner: dict[str, Any]) -> float:
        have = len(owner["tableau"]) + 1
        return self.printed * min(1.0, 0.2 + 0.8 * have / self.at_least)


class IfMostBases(Points):
    """Points if no rival owns more bases."""

    def amount(self, state: Any, occasion: Occasion) -> int:
        own = bases(state, occasion.seat)
        for rival in range(state.players):
            if bases(state, rival) > own:
                return 0
        return self.printed


class IfProduce(Points):
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

    def outlook(self, card: int, owner: dict[str, Any]) -> float:
        names = ("scrap", "juice", "spark")
        made: int = owner["produces"][names[self.resource]] + PRODUCE[self.resource][card]
        return self.printed * (1.0 if made >= self.at_least else 0.4)


class PerBases(Points):
    """Points for every so many bases, the card itself included."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.per: int = row.per

    def amount(self, state: Any, occasion: Occasion) -> int:
        return self.printed * (bases(state, occasion.seat) // self.per)

    def outlook(self, card: int, owner: dict[str, Any]) -> float:
        return self.printed * (len(owner["tableau"]) + 2.0) / self.per


class PerResources(Points):
    """Points for every so many unspent resources, up to a most."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.per: int = row.per
        self.most: int = row.most

    def amount(self, state: Any, occasion: Occasion) -> int:
        at = 3 * occasion.seat
        unspent: int = state.stock[at] + state.stock[at + 1] + state.stock[at + 2]
        return min(self.printed * (unspent // self.per), self.most)

    def outlook(self, card: int, owner: dict[str, Any]) -> float:
        stock = owner["stock"]
        held = 5 if stock is None else stock["scrap"] + stock["juice"] + stock["spark"]
        return min(float(self.most), self.printed * 0.8 * held / self.per)
