"""Trying answers out: each of a few whole answers is played to the end in the same made-up worlds.

The worlds are the same for all answers (unknown cards and luck alike), so that what differs is the
answer. After each bout the worse half is left out, and more worlds go to what is in doubt.
"""

from __future__ import annotations

from math import ceil, inf, log2, sqrt
from random import Random
from time import monotonic
from typing import Final

from dustboard.bots.base import Rate
from dustboard.bots.worlds import World
from dustboard.kernel.engine import advance
from dustboard.kernel.knowledge.known import Known
from dustboard.kernel.title import Outcome

SEED_BITS: Final = 60
FEWEST: Final = 4  # worlds before anything is called clear
CLEAR: Final = 3.0  # a lead of so many standard errors is no chance


class Way:
    """A whole answer that could be given, and what came of it in each world."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        self.values: list[float] = []

    def mean(self) -> float:
        """How good it was on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0


def lead(one: Way, other: Way) -> float:
    """By how many standard errors one way did better than another in the worlds of both.

    >>> first, second = Way(("a",)), Way(("b",))
    >>> first.values, second.values = [3.0, 2.0, 4.0, 3.0], [1.0, 1.0, 1.0, 1.0]
    >>> lead(first, second) > 4, lead(second, first) < -4, lead(first, first)
    (True, True, 0.0)
    """
    count = min(len(one.values), len(other.values))
    if count == 0:
        return 0.0
    gaps = [one.values[at] - other.values[at] for at in range(count)]
    mean = sum(gaps) / count
    if mean == 0.0:
        return 0.0
    spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / max(1, count - 1)
    error = sqrt(spread / count)
    return mean / error if error > 0.0 else inf if mean > 0.0 else -inf


class Search:
    """One decision of one seat, thought through."""

    def __init__(self, known: Known, seat: int, rates: list[Rate], deadline: float) -> None:
        self.known = known
        self.seat = seat
        self.rates = rates  # by which all seats play on
        self.deadline = deadline

    def run(self, ways: list[Way], worlds: int, rng: Random) -> list[Way]:
        """The ways, best first, those that were left out last."""
        alive = ways[:]
        bouts = max(1, ceil(log2(len(ways))))
        share = max(2, worlds // bouts)
        out: list[Way] = []
        while len(alive) > 1:
            for _ in range(share):
                if not self._try(alive, rng.getrandbits(SEED_BITS)):
                    return _ordered(alive) + out
                if _is_clear(alive):
                    break
            alive = _ordered(alive)
            if len(alive) == 2 or _is_clear(alive):
                break
            keep = (len(alive) + 1) // 2
            out = alive[keep:] + out
            alive = alive[:keep]
            share += share // 2
        return alive + out

    def _try(self, ways: list[Way], seed: int) -> bool:
        """One more world for each of these ways; False if there was no time for it."""
        found: list[float] = []
        dealt = self.known.deal(seed)
        for way in ways:
            if monotonic() > self.deadline:
                return False
            world = World(self.known, dealt.clone(), seed)
            for key in way.keys:
                world.take(self.seat, key)
            if world.state.waiting == 0:
                advance(self.known.title, world.state)
            world.play_on(self.rates)
            found.append(self._worth(world))
        for way, value in zip(ways, found, strict=True):
            way.values.append(value)
        return True

    def _worth(self, world: World) -> float:
        """What the seat has of a world that was played on."""
        state = world.state
        if not state.over:
            return 0.0
        return worth_of_end(self.known.title.outcome(state), self.seat, state.players, 1.0)


def worth_of_end(outcome: Outcome, seat: int, players: int, won: float) -> float:
    """What a seat has of the end of a game; a win shared with some rivals is only a part of one.

    >>> [worth_of_end(Outcome(who, (), ""), 0, 3, 6.0) for who in ((0,), (0, 2), (0, 1, 2), ())]
    [6.0, 3.0, 6.0, -6.0]
    """
    winners = outcome.winners
    if seat not in winners:
        return -won
    return won if len(winners) == players else won / len(winners)


def _ordered(ways: list[Way]) -> list[Way]:
    """The best first; equal ones stay as they are."""
    return sorted(ways, key=lambda way: -way.mean())


def _is_clear(ways: list[Way]) -> bool:
    """Whether more worlds would not change which way is best."""
    if len(ways[0].values) < FEWEST:
        return False
    ordered = _ordered(ways)
    for other in ordered[1:]:
        gap = lead(ordered[0], other)
        if gap < CLEAR and ordered[0].values != other.values:
            return False
    return True
