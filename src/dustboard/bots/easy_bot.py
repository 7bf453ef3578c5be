"""A bot for beginners: it plays by the rules of thumb of the title, and slips now and then."""

from __future__ import annotations

from typing import ClassVar

from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.minds import EasyMind, Mind
from dustboard.bots.sight import Sight
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.decision_types import Asked


class EasyBot(GreedyBot):
    """Some of its answers are only fair ones; none is a waste."""

    heeds_temper: ClassVar[bool] = False

    def __init__(self, title_id: str, seed: int) -> None:
        super().__init__(title_id, seed)
        heuristics = heuristics_of(title_id)
        self.slips: float = 0.0 if heuristics is None else heuristics.SLIPS
        self.quiet: tuple[str, ...] = getattr(heuristics, "QUIET", ())

    def new_mind(self, seed: int) -> Mind | None:
        module = policy_of(self.title_id)
        if module is None:
            return None
        return EasyMind(self.title_id, module, seed, heuristics_of(self.title_id).SLIPS)

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The best option, or now and then another one of the better half."""
        self.slipped = False
        rate = self.rate
        if rate is None or len(decision.options) == 1 or self.rng.random() >= self.slips:
            return super().answer(sight, decision)
        keys = decision.options.keys()
        fair = fair_options(rate(sight.view(), decision), keys, self.quiet)
        if not fair:
            return super().answer(sight, decision)
        self.slipped = True
        return keys[fair[self.rng.randrange(len(fair))]]


def fair_options(ratings: list[float], keys: list[str], quiet: tuple[str, ...]) -> list[int]:
    """The places of options in the better half that are neither the best nor a waste.

    What looks worse than doing nothing is a waste.

    >>> fair_options([0.0, 5.0, 3.0, -1.0, 2.0], ["done", "a", "b", "c", "d"], ("done",))
    [2, 4]
    >>> fair_options([0.0, -1.0, -2.0], ["done", "a", "b"], ("done",))
    []
    """
    order = sorted(range(len(keys)), key=lambda at: -ratings[at])
    least = max([ratings[at] for at, key in enumerate(keys) if key in quiet], default=-1e9)
    best = ratings[order[0]]
    half = order[: max(2, (len(keys) + 1) // 2)]
    return [at for at in half if least <= ratings[at] < best]


NAMES = ("easy",)
BOT = EasyBot
