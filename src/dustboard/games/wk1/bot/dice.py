"""Chances of dice: Health lost to an attack.

>>> round(expected_loss(1, 10, 10, 0, 0), 2)
0.2
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from dustboard.games.wk1.content.constants import SIDES

BULL: Final = 10
MOST_DICE: Final = 14


_losses: Final[dict[int, float]] = {}


def expected_loss(dice: int, difficulty: int, bull: int, extra: int, soak: int) -> float:
    """Health lost to one attack on average: 1, 1 for each Bull's Eye, and what the weapon adds."""
    dice = max(1, min(MOST_DICE, dice))
    net = extra - soak
    name = ((dice * 11 + difficulty) * 11 + bull) * 64 + net + 32
    if name not in _losses:
        _losses[name] = _expected_loss(dice, difficulty, bull, net)
    return _losses[name]


def _expected_loss(dice: int, difficulty: int, bull: int, net: int) -> float:
    is_bull = (SIDES + 1 - bull) / SIDES
    is_miss = (difficulty - 1) / SIDES
    total = 0.0
    for bulls in range(dice + 1):
        ways = comb(dice, bulls) * is_bull ** float(bulls)
        share = ways * (1.0 - is_bull) ** float(dice - bulls)
        if bulls == 0:  # then another die has to hit
            share -= is_miss ** float(dice)
        total += max(0.0, share) * max(0, 1 + bulls + net)
    return total


def likely(margin: float) -> float:
    """A chance from a margin: 0.5 at 0, nearly sure at 3."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))
