"""Modifiers of strength: `attack`, `others`, `rivals`, `total`, `defence_others`, `win_ties`.

They are plain printed amounts; which totals they enter is written once, in `strength.py`.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.content.prices import ATTACK_PRICE
from dustboard.games.wftw.rules.words.base import WarModifier


class Attack(WarModifier):
    """The unit's own attack changes at one kind of place."""

    def hint(self) -> float:
        return 0.25 * ATTACK_PRICE * self.printed  # one of four kinds of places


class Others(WarModifier):
    """The owner's other units at the same place change."""

    def hint(self) -> float:
        return 1.5 * ATTACK_PRICE * self.printed


class Rivals(WarModifier):
    """Every rival total at the same battlefield falls."""

    def hint(self) -> float:
        return -ATTACK_PRICE * self.printed


class Total(WarModifier):
    """The owner's total of one kind changes if a card of theirs lies there."""

    def hint(self) -> float:
        return 0.08 * self.printed


class DefenceOthers(WarModifier):
    """The owner's other bases are harder to take."""

    def hint(self) -> float:
        return 0.03 * self.printed


class WinTies(WarModifier):
    """Wins a tied battlefield without a roll."""

    def hint(self) -> float:
        return ATTACK_PRICE

    def amount(self, state: Any, occasion: Any) -> int:
        return 1
