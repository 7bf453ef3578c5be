"""`bill`: the owner pays less scrap in Unit Reveals (R22)."""

from __future__ import annotations

from dustboard.games.wftw.verbs.base import WarModifier


class Bill(WarModifier):
    """The bill falls by the printed amount of scrap, never below 0."""

    def hint(self) -> int:
        return -8 * self.printed
