"""`gain`: resources go to the owner's stockpile."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.content.prices import FINE_PRICE, SCRAP_PRICE
from dustboard.games.wftw.rules.supply import gain
from dustboard.games.wftw.rules.words.base import WarEffect
from dustboard.kernel.effects.effects import Occasion


class Gain(WarEffect):
    """Gain the printed resources."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.scrap: int = row.gain.scrap
        self.juice: int = row.gain.juice
        self.spark: int = row.gain.spark

    def apply(self, state: Any, occasion: Occasion) -> None:
        gain(state, occasion.seat, self.scrap, self.juice, self.spark)
        if state.journal is not None:
            resources = {"scrap": self.scrap, "juice": self.juice, "spark": self.spark}
            state.tell(
                "effect-gain",
                "wftw.card.09",
                occasion.seat,
                {"card": occasion.source, "gain": resources, "when": self.when},
            )

    def hint(self) -> float:
        return SCRAP_PRICE * self.scrap + FINE_PRICE * (self.juice + self.spark)
