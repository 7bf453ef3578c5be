"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from dustboard.bots.sight import Sight
from dustboard.kernel.decision_types import Asked
from dustboard.kernel.errors import DustboardError

Rate = Callable[[dict[str, Any], Asked], list[float]]


class UnknownBot(DustboardError):
    """No bot of that name is installed, or it can't have that temper."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a bot need not be compiled
class Bot:
    """A player made of rules; what it does follows from its seed and from what it is shown."""

    heeds_temper: ClassVar[bool] = False  # whether `take_temper` means anything to it

    def __init__(self, title_id: str, seed: int) -> None:
        self.title_id = title_id
        self.rng = Random(seed)
        self.rate: Rate | None = None  # set if it goes by ratings, so that these are its reasons
        self.slipped = False  # whether its last answer was not the one that it likes best
        self.tried = 0  # games it played on, in made-up worlds, to find its last answer
        self.deadline: float = inf  # by `time.monotonic`: one who thinks long stops before it

    def take_temper(self, weights: dict[str, float]) -> None:
        """Play from now on as somebody who makes more or less of things than others do."""
        raise NotImplementedError

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The key of the option that the bot takes; `sight` is what it may look at."""
        raise NotImplementedError

    def rest(self) -> list[str]:
        """The keys that it means to answer next, where it has planned a whole answer."""
        return []


def best_of(ratings: list[float], rng: Random) -> int:
    """The place of the highest rating; equal ones are drawn for."""
    best = max(ratings)
    tied = [at for at, rating in enumerate(ratings) if rating == best]
    return tied[rng.randrange(len(tied))] if len(tied) > 1 else tied[0]
