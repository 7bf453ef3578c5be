"""The verbs of Water Run, each with its four faces; a bigger title gives each verb a module."""

from __future__ import annotations

from typing import Any

from dustboard.games._template.rules.supply import draw_cards, gain_water
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.effects import Effect, Modifier, Occasion


class Gain(Effect):
    """Water for the owner."""

    def __init__(self, row: Any) -> None:
        super().__init__(row.do, row.when)
        self._amount: int = row.amount

    def apply(self, state: Any, occasion: Occasion) -> None:
        gain_water(state, occasion.seat, self._amount, occasion.source, "tpl.card.01")

    def describe(self) -> Message:
        return Message(f"effect-gain-{self.when}", {"amount": self._amount})

    def hint(self) -> float:
        return float(self._amount)


class Draw(Effect):
    """Cards for the owner."""

    def __init__(self, row: Any) -> None:
        super().__init__(row.do, row.when)
        self._amount: int = row.amount

    def check(self, state: Any, occasion: Occasion) -> bool:
        # nothing to draw: it opens no window, and nobody is asked about its order
        return bool(state.deck or state.discard)

    def apply(self, state: Any, occasion: Occasion) -> None:
        draw_cards(state, occasion.seat, self._amount, "tpl.card.01")

    def describe(self) -> Message:
        return Message("effect-draw", {"amount": self._amount})


class Speed(Modifier):
    """More or fewer steps: a modifier does nothing, it is counted when speed is asked for."""

    def __init__(self, row: Any) -> None:
        super().__init__(row.do, row.when)
        self._amount: int = row.amount

    def amount(self, state: Any, occasion: Occasion) -> int:
        return self._amount

    def describe(self) -> Message:
        return Message("effect-speed", {"amount": f"{self._amount:+d}"})
