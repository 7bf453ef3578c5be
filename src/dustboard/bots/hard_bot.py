"""A bot that thinks ahead: it tries answers out in worlds that fit what its seat knows."""

from __future__ import annotations

from typing import ClassVar, Final

from dustboard.bots.base import Bot, Rate, best_of
from dustboard.bots.search import SEED_BITS, Search, Way, lead
from dustboard.bots.sight import Sight
from dustboard.bots.tempers import tempers
from dustboard.bots.title_modules import foresight_of, heuristics_of
from dustboard.bots.worlds import World
from dustboard.kernel.decision_types import Asked
from dustboard.kernel.knowledge.known import Known

WORLDS: Final = 8  # for each answer, where the title does not say
SURE: Final = 0.5  # standard errors by which another answer must be better than the usual one
SURE_OF_TEMPER: Final = 2.0  # the same for one who has a temper, and likes to follow it


class HardBot(Bot):
    """Weighs what its own rules of thumb say against what those of other tempers would do.

    Each of these answers is a whole one, and all are played on in the same worlds.
    """

    heeds_temper: ClassVar[bool] = True

    def __init__(self, title_id: str, seed: int) -> None:
        super().__init__(title_id, seed)
        foresight = foresight_of(title_id)
        self.worlds: int = WORLDS if foresight is None else foresight.WORLDS
        self.sure = SURE
        self.styles: list[Rate] = []
        heuristics = heuristics_of(title_id)
        if heuristics is not None:
            self.rate = heuristics.rate
            for group in tempers(title_id):
                for temper in group.temper:
                    if temper.weights:
                        self.styles.append(heuristics.tempered(temper.weights))

    def take_temper(self, weights: dict[str, float]) -> None:
        """From now on its usual answer is that of the temper, and it leaves it less easily."""
        self.rate = heuristics_of(self.title_id).tempered(weights)
        self.sure = SURE_OF_TEMPER

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The answer that did best; the usual one where no other is clearly better."""
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
        foresight = foresight_of(self.title_id)
        firsts = [(keys[usual], rate)]
        for style in self.styles:
            taste = style(view, decision)
            firsts.append((keys[taste.index(max(taste))], style))
        most: int = 0 if foresight is None else foresight.TRIED.get(decision.name, 0)
        order = sorted(range(len(keys)), key=lambda at: -ratings[at])
        firsts.extend((keys[at], rate) for at in order[:most])
        ways = self._ways(known, firsts)
        if all(way.keys[0] == keys[usual] for way in ways):
            return keys[usual]
        heuristics = heuristics_of(self.title_id)
        rates: list[Rate] = [_any if heuristics is None else heuristics.rate] * known.masked.players
        rates[known.masked.viewer] = rate
        search = Search(known, known.masked.viewer, rates, foresight, self.deadline)
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
