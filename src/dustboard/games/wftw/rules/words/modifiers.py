"""Modifiers by a printed amount; which numbers they enter is written once, in `strength.py`.

`attack`, `others`, `rivals`, `total`, `defence_others` and `win_ties` change strength, `bill` what
the owner pays in Unit Reveals (R22).
"""

from __future__ import annotations

from dustboard.games.wftw.content.prices import ATTACK_PRICE
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.modifiers import Modifier
from dustboard.kernel.effects.runner import Prices


class Printed(Modifier[WarState]):
    """A number on the card; one without a number counts as 1."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.printed = 1

    def amount(self, state: WarState, seat: int, scope: Scope) -> int:
        return self.printed


class _More(Printed):
    """A number that goes up."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.printed = args.whole("amount", least=1)


class _Less(Printed):
    """A number that goes down."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.printed = args.whole("amount", most=-1)


class Attack(_More):
    """The unit's own attack changes at one kind of place."""

    def hint(self, prices: Prices) -> float:
        return 0.25 * ATTACK_PRICE * self.printed  # one of four kinds of places


class Others(_More):
    """The owner's other units at the same place change."""

    def hint(self, prices: Prices) -> float:
        return 1.5 * ATTACK_PRICE * self.printed


class Rivals(_Less):
    """Every rival total at the same battlefield falls."""

    def hint(self, prices: Prices) -> float:
        return -ATTACK_PRICE * self.printed


class Total(_More):
    """The owner's total of one kind changes if a card of theirs lies there."""

    def hint(self, prices: Prices) -> float:
        return 0.08 * self.printed


class DefenceOthers(_More):
    """The owner's other bases are harder to take."""

    def hint(self, prices: Prices) -> float:
        return 0.03 * self.printed


class WinTies(Printed):
    """Wins a tied battlefield without a roll."""

    def hint(self, prices: Prices) -> float:
        return ATTACK_PRICE


class Bill(_Less):
    """The bill falls by the printed amount of scrap, never below 0."""

    def hint(self, prices: Prices) -> float:
        return -prices.of("scrap") * self.printed
