"""Bonus points: `vp_if_*` and `vp_per_*`, counted whenever victory points are counted (R47)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.card_table import PRODUCE
from dustboard.games.wftw.content.cards import RESOURCES
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.modifiers import Modifier
from dustboard.kernel.effects.runner import Prices

_UNSEEN: Final = 5  # resources in a stockpile that nobody can look into, by guess


def bases(state: WarState, seat: int) -> int:
    """How many bases a player controls (R54)."""
    return len(state.tableau[seat])


class Points(Modifier[WarState]):
    """Bonus points of a card; a bot that holds it or wants it looks at what its owner has."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.printed = args.whole("amount", least=1)

    def hint(self, prices: Prices) -> float:
        return 0.6 * self.printed

    def outlook(self, state: WarState, seat: int, card: int, open_stock: bool) -> float:
        """What it would score for a seat that gets it, by what there is to see of that seat."""
        return 0.6 * self.printed


class IfBases(Points):
    """Points for owning at least so many bases."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.at_least = args.whole("at_least", least=1)

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        return self.printed if bases(state, seat) >= self.at_least else 0

    def outlook(self, state: WarState, seat: int, card: int, open_stock: bool) -> float:
        have = bases(state, seat) + 1
        return self.printed * min(1.0, 0.2 + 0.8 * have / self.at_least)


class IfMostBases(Points):
    """Points if no rival owns more bases."""

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        own = bases(state, seat)
        for rival in range(state.players):
            if bases(state, rival) > own:
                return 0
        return self.printed


class IfProduce(Points):
    """Points if the owner's bases produce enough of a resource; a free choice counts for none."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.at_least = args.whole("at_least", least=1)
        self.resource = args.choice("resource", RESOURCES)

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        made = 0
        for base in state.tableau[seat]:
            made += PRODUCE[self.resource][base]
        return self.printed if made >= self.at_least else 0

    def outlook(self, state: WarState, seat: int, card: int, open_stock: bool) -> float:
        made = PRODUCE[self.resource][card]
        for base in state.tableau[seat]:
            made += PRODUCE[self.resource][base]
        return self.printed * (1.0 if made >= self.at_least else 0.4)


class PerBases(Points):
    """Points for every so many bases, the card itself included."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.per = args.whole("per", least=1)

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        return self.printed * (bases(state, seat) // self.per)

    def outlook(self, state: WarState, seat: int, card: int, open_stock: bool) -> float:
        return self.printed * (bases(state, seat) + 2.0) / self.per


class PerResources(Points):
    """Points for every so many unspent resources, up to a most."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.per = args.whole("per", least=1)
        self.most = args.whole("most", least=1)

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        at = 3 * seat
        unspent = state.stock[at] + state.stock[at + 1] + state.stock[at + 2]
        return min(self.printed * (unspent // self.per), self.most)

    def outlook(self, state: WarState, seat: int, card: int, open_stock: bool) -> float:
        held = _UNSEEN
        if open_stock:
            at = 3 * seat
            held = state.stock[at] + state.stock[at + 1] + state.stock[at + 2]
        return min(float(self.most), self.printed * 0.8 * held / self.per)
