"""How likely dice are to show so many successes, exactly; a pool is few dice with six faces each.

>>> spread(pool("w"))
(0.5, 0.5)
>>> round(at_least(pool("gww"), 2), 3)
0.542
"""

from __future__ import annotations

from functools import cache

from dustboard.games.wk2.content.dice import SIDES, SUCCESSES, Pool, pool

__all__ = ["at_least", "pool", "spread"]


@cache
def spread(dice: Pool) -> tuple[float, ...]:
    """By number of successes: how likely a roll shows exactly so many."""
    found = [1.0]
    for colour, number in enumerate(dice):
        for _ in range(number):
            more = [0.0] * (len(found) + max(SUCCESSES[colour]))
            for before, chance in enumerate(found):
                for face in range(SIDES):
                    more[before + SUCCESSES[colour][face]] += chance / SIDES
            found = more
    return tuple(found)


def at_least(dice: Pool, needed: int) -> float:
    """How likely a roll shows so many successes or more."""
    return sum(spread(dice)[max(0, needed) :]) if needed > 0 else 1.0
