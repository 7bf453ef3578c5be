"""Chances of dice, exactly: how many successes a pool shows.

>>> round(at_least("gww", 2), 3)
0.542
>>> at_least("", 1), at_least("w", 2)
(0.0, 0.0)
"""

from __future__ import annotations

from functools import cache
from typing import Final

from dustboard.games.wk2.content.dice import SIDES, SUCCESSES

_LETTERS: Final = "wgbr"


@cache
def successes(dice: str) -> tuple[float, ...]:
    """The chance of each number of successes of these dice."""
    found = [1.0]
    for letter in dice:
        faces = SUCCESSES[_LETTERS.index(letter)]
        longer = [0.0] * (len(found) + max(faces))
        for number, chance in enumerate(found):
            for face in faces:
                longer[number + face] += chance / SIDES
        found = longer
    return tuple(found)


def at_least(dice: str, need: int) -> float:
    """The chance that the dice show so many successes."""
    if need <= 0:
        return 1.0
    return sum(successes("".join(sorted(dice)))[need:])


def mean(dice: str) -> float:
    """How many successes the dice show on the average."""
    return sum(number * chance for number, chance in enumerate(successes("".join(sorted(dice)))))
