"""`draw`: the owner draws cards."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.content.prices import DRAW_PRICE
from dustboard.games.wftw.rules.supply import draw_cards
from dustboard.games.wftw.rules.words.base import WarEffect
from dustboard.kernel.effects.effects import Occasion


class Draw(WarEffect):
    """Draw the printed number of cards."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.number: int = row.amount

    def check(self, state: Any, occasion: Occasion) -> bool:
        return bool(state.deck[occasion.seat] or state.discard[occasion.seat])

    def apply(self, state: Any, occasion: Occasion) -> None:
        if state.journal is not None:
            state.tell(
                "effect-draw",
                "wftw.card.09",
                occasion.seat,
                {"card": occasion.source, "number": self.number, "when": self.when},
            )
        draw_cards(state, occasion.seat, self.number, "wftw.card.09")

    def hint(self) -> float:
        return DRAW_PRICE * self.number
