"""`gain`: resources go to the owner's stockpile, several of them as one gain."""

from __future__ import annotations

from dustboard.games.wftw.content.cards import RESOURCES
from dustboard.games.wftw.rules.supply import gain
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices


class Gain(Effect[WarState]):
    """Gain the printed resources."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.scrap, self.juice, self.spark = args.amounts("gain", RESOURCES)

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        gain(state, seat, self.scrap, self.juice, self.spark)
        if state.journal is not None:
            resources = {"scrap": self.scrap, "juice": self.juice, "spark": self.spark}
            data = {"card": scope[0], "gain": resources, "when": self.when}
            state.tell("effect-gain", "wftw.card.09", seat, data)

    def hint(self, prices: Prices) -> float:
        fine = prices.of("juice") * self.juice + prices.of("spark") * self.spark
        return prices.of("scrap") * self.scrap + fine
