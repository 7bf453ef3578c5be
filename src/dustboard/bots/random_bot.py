"""A bot that takes any option, all with the same chance."""

from __future__ import annotations

from dustboard.bots.base import Bot
from dustboard.bots.sight import Sight
from dustboard.kernel.decision_types import Asked


class RandomBot(Bot):
    """Looks at the options only."""

    def answer(self, sight: Sight, decision: Asked) -> str:
        """Any option."""
        options = decision.options
        return options[self.rng.randrange(len(options))].key


NAMES = ("random",)
BOT = RandomBot
