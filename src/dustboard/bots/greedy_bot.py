"""A bot that takes the option which looks best by the rules of thumb of the title."""

from __future__ import annotations

from typing import ClassVar

from dustboard.bots.base import Bot, best_of
from dustboard.bots.sight import Sight
from dustboard.bots.title_modules import heuristics_of
from dustboard.kernel.decision_types import Asked


class GreedyBot(Bot):
    """Rates every option from its view; equal ones are drawn for."""

    heeds_temper: ClassVar[bool] = True

    def __init__(self, title_id: str, seed: int) -> None:
        super().__init__(title_id, seed)
        heuristics = heuristics_of(title_id)
        if heuristics is not None:
            self.rate = heuristics.rate

    def take_temper(self, weights: dict[str, float]) -> None:
        """From now on the title rates with these weights."""
        self.rate = heuristics_of(self.title_id).tempered(weights)

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The best option; any option where the title has no rules of thumb."""
        options = decision.options
        rate = self.rate
        if len(options) == 1:
            return options[0].key
        if rate is None:
            return options[self.rng.randrange(len(options))].key
        return options[best_of(rate(sight.view(), decision), self.rng)].key


NAMES = ("greedy", "normal")
BOT = GreedyBot
