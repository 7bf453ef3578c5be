"""`bill`: the owner pays less scrap in Unit Reveals (R22)."""

from __future__ import annotations

from dustboard.games.wftw.content.prices import SCRAP_PRICE
from dustboard.games.wftw.rules.words.base import WarModifier


class Bill(WarModifier):
    """The bill falls by the printed amount of scrap, never below 0."""

    def hint(self) -> float:
        return -SCRAP_PRICE * self.printed
