"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from dustboard.kernel.asked import Asked
from dustboard.kernel.errors import DustboardError

View = Callable[[], dict[str, Any]]
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

    def take_temper(self, weights: dict[str, float]) -> None:
        """Play from now on as somebody who makes more or less of things than others do."""
        raise NotImplementedError

    def answer(self, view: View, decision: Asked) -> str:
        """The key of the option that the bot takes; `view` makes its view when it wants one."""
        raise NotImplementedError
