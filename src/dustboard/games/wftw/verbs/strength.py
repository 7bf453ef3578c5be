"""Modifiers of strength: `attack`, `others`, `rivals`, `total`, `defence_others`, `win_ties`.

They are plain printed amounts; which totals they enter is written once, in `strength.py`.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.verbs.base import WarModifier


class Attack(WarModifier):
    """The unit's own attack changes at one kind of place."""

    def hint(self) -> int:
        return 3 * self.printed


class Others(WarModifier):
    """The owner's other units at the same place change."""

    def hint(self) -> int:
        return 8 * self.printed


class Rivals(WarModifier):
    """Every rival total at the same battlefield falls."""

    def hint(self) -> int:
        return -6 * self.printed


class Total(WarModifier):
    """The owner's total of one kind changes if a card of theirs lies there."""

    def hint(self) -> int:
        return 8 * self.printed


class DefenceOthers(WarModifier):
    """The owner's other bases are harder to take."""

    def hint(self) -> int:
        return 5 * self.printed


class WinTies(WarModifier):
    """Wins a tied battlefield without a roll."""

    def hint(self) -> int:
        return 4

    def amount(self, state: Any, occasion: Any) -> int:
        return 1
