"""A bot that takes what looks best by the policy of the title, or by its rules of thumb."""

from __future__ import annotations

from typing import ClassVar

from dustboard.bots.base import Bot, best_of
from dustboard.bots.minds import Mind
from dustboard.bots.sight import Sight
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.decision_types import Asked


class GreedyBot(Bot):
    """Follows the best plan; without a policy it rates every option, and draws for equal ones."""

    heeds_temper: ClassVar[bool] = True

    def __init__(self, title_id: str, seed: int) -> None:
        super().__init__(title_id, seed)
        self.mind: Mind | None = self.new_mind(seed)
        heuristics = heuristics_of(title_id)
        if heuristics is not None and self.mind is None:
            self.rate = heuristics.rate

    def new_mind(self, seed: int) -> Mind | None:
        """How it goes by the policy of the title; None where there is none."""
        module = policy_of(self.title_id)
        return None if module is None else Mind(self.title_id, module, seed)

    def take_temper(self, weights: dict[str, float]) -> None:
        """From now on the title judges with these weights."""
        if self.mind is not None:
            self.mind.has_temper(weights)
        else:
            self.rate = heuristics_of(self.title_id).tempered(weights)

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The best option; any option where the title has no rules of thumb."""
        options = decision.options
        mind, rate = self.mind, self.rate
        if mind is not None:
            mind.deadline = self.deadline
            key = mind.answer(sight, decision)
            self.slipped, self.tried = mind.slipped, mind.tried
            if key:
                return key
        if len(options) == 1:
            return options[0].key
        if rate is None:
            return options[self.rng.randrange(len(options))].key
        return options[best_of(rate(sight.view(), decision), self.rng)].key

    def rest(self) -> list[str]:
        """The rest of its plan."""
        return [] if self.mind is None else self.mind.rest()


NAMES = ("greedy", "normal")
BOT = GreedyBot
