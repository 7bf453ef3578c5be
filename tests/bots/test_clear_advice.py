"""Whether a bot prefers what it answered: nobody is advised without a reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from dustboard import bots
from dustboard.bots.advice import clear


def asked(*keys: str) -> Any:
    return SimpleNamespace(name="pick", options=SimpleNamespace(keys=lambda: list(keys)))


@pytest.mark.parametrize(
    ("ratings", "key", "wanted"),
    [([1.0, 1.0], "a", False), ([2.0, 1.0], "a", True), ([1.0, 2.0], "a", False)],
)
def test_only_what_rates_above_another_answer(ratings: list[float], key: str, wanted: bool) -> None:
    bot = bots.make("normal", "wk1", 1)
    bot.rate = lambda view, decision: ratings
    assert clear(bot, {}, asked("a", "b"), key) is wanted


def test_the_only_answer_is_clear() -> None:
    bot = bots.make("normal", "wk1", 1)
    bot.rate = lambda view, decision: [1.0]
    assert clear(bot, {}, asked("a"), "a")
