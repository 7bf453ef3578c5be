"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from dustboard.kernel.errors import DustboardError
from dustboard.kernel.prompt import Decision

View = Callable[[], dict[str, Any]]


class UnknownBot(DustboardError):
    """No bot of that name is installed."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a bot need not be compiled
class Bot:
    """A player made of rules; what it does follows from its seed and from what it is shown."""

    by_rating = False  # whether it goes by the ratings of the title, so that these are its reasons

    def __init__(self, title_id: str, seed: int) -> None:
        self.title_id = title_id
        self.rng = Random(seed)

    def answer(self, view: View, decision: Decision) -> str:
        """The key of the option that the bot takes; `view` makes its view when it wants one."""
        raise NotImplementedError
