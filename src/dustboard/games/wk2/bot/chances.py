"""Chances of dice that are written by letters, from the exact odds of the title.

>>> round(at_least("gww", 2), 3)
0.542
>>> at_least("", 1), at_least("w", 2)
(0.0, 0.0)
"""

from __future__ import annotations

from functools import cache

from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.show.odds import dice as exact


@cache
def successes(dice: str) -> tuple[float, ...]:
    """The chance of each number of successes of these dice; without dice there are none."""
    if not dice:
        return (1.0,)
    found = dict(exact.successes(pool(dice)))
    return tuple([found.get(number, 0.0) for number in range(max(found) + 1)])


def at_least(dice: str, need: int) -> float:
    """The chance that the dice show so many successes."""
    return 1.0 if need <= 0 else sum(successes(dice)[need:], 0.0)


def mean(dice: str) -> float:
    """How many successes the dice show on the average."""
    return sum(number * chance for number, chance in enumerate(successes(dice)))
