"""A bot that thinks ahead: it tries answers out in worlds that fit what its seat knows."""

from __future__ import annotations

from typing import ClassVar, Final

from dustboard.bots.base import Rate, best_of
from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.lookahead import ThinkingMind
from dustboard.bots.minds import Mind
from dustboard.bots.search import SEED_BITS, Search, Way, lead
from dustboard.bots.sight import Sight
from dustboard.bots.tempers import tempers
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.bots.worlds import World
from dustboard.kernel.decision_types import Asked
from dustboard.kernel.knowledge.known import Known

WORLDS: Final = 8  # for each answer, where it weighs ratings
SURE: Final = 0.5  # standard errors by which another answer must be better than the usual one
SURE_OF_TEMPER: Final = 2.0  # the same for one who has a temper, and likes to follow it


class HardBot(GreedyBot):
    """Weighs its own plans against those that others would have, in worlds played on.

    Where a title has ratings only, it weighs what its own rules of thumb say against what those of
    other tempers would do. Each of these answers is a whole one.
    """

    ROLLS: ClassVar[int] = 64  # plans played on for one answer, so that it is the same anywhere

    def __init__(self, title_id: str, seed: int) -> None:
        super().__init__(title_id, seed)
        self.worlds = WORLDS
        self.sure = SURE
        self.styles: list[Rate] = []
        heuristics = heuristics_of(title_id)
        if heuristics is not None and self.mind is None:
            for group in tempers(title_id):
                for temper in group.temper:
                    if temper.weights:
                        self.styles.append(heuristics.tempered(temper.weights))

    def new_mind(self, seed: int) -> Mind | None:
        module = policy_of(self.title_id)
        if module is None:
            return None
        return ThinkingMind(self.title_id, module, seed, self.ROLLS)

    def take_temper(self, weights: dict[str, float]) -> None:
        """From now on its usual answer is that of the temper, and it leaves it less easily."""
        super().take_temper(weights)
        self.sure = SURE_OF_TEMPER

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The answer that did best; the usual one where no other is clearly better."""
        if self.mind is not None:
            return super().answer(sight, decision)
        self.tried = 0
        keys = decision.options.keys()
        if len(keys) == 1:
            return keys[0]
        rate = self.rate or _any
        view = sight.view()
        ratings = rate(view, decision)
        usual = best_of(ratings, self.rng)
        known = sight.known()
        if known is None:
            return keys[usual]
        firsts = [(keys[usual], rate)]
        for style in self.styles:
            taste = style(view, decision)
            firsts.append((keys[taste.index(max(taste))], style))
        ways = self._ways(known, firsts)
        if all(way.keys[0] == keys[usual] for way in ways):
            return keys[usual]
        heuristics = heuristics_of(self.title_id)
        rates: list[Rate] = [_any if heuristics is None else heuristics.rate] * known.masked.players
        rates[known.masked.viewer] = rate
        search = Search(known, known.masked.viewer, rates, self.deadline)
        found = search.run(ways, self.worlds, self.rng)
        self.tried = sum([len(way.values) for way in found])
        best = found[0]
        return best.keys[0] if lead(best, ways[0]) >= self.sure else keys[usual]

    def _ways(self, known: Known, firsts: list[tuple[str, Rate]]) -> list[Way]:
        """Whole answers that begin so, each once; the usual one first."""
        seed = self.rng.getrandbits(SEED_BITS)
        dealt = known.deal(seed)
        found: dict[tuple[str, ...], Way] = {}
        for first, rate in firsts:
            keys = World(known, dealt.clone(), seed).whole(known.masked.viewer, first, rate)
            found.setdefault(keys, Way(keys))
        return list(found.values())


def _any(view: dict[str, object], decision: Asked) -> list[float]:
    """One who knows no rules of thumb: all answers are as good."""
    return [0.0] * len(decision.options)


NAMES = ("hard",)
BOT = HardBot
