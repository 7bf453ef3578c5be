"""What a bot may look at: the view of its seat, and worlds that fit what its seat knows.

Both are made when the bot asks for them, so a bot that does not look costs nothing.

>>> import dustboard
>>> sight = sight_of(dustboard.new_game("wftw", players=2, seed=1), 1)
>>> sight.view()["you"]
1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dustboard.kernel.game import Game
from dustboard.kernel.knowledge.known import Known, known_to

MakesView = Callable[[], dict[str, Any]]
MakesKnown = Callable[[], Known]


class Sight:
    """What one seat sees at one moment."""

    def __init__(self, view: MakesView, known: MakesKnown | None = None) -> None:
        self._view = view
        self._known = known

    def view(self) -> dict[str, Any]:
        """Everything the seat may know, as plain data."""
        return self._view()

    def known(self) -> Known | None:
        """The same as a masked state to deal worlds from; None if the bot was shown a view only."""
        return None if self._known is None else self._known()


def sight_of(game: Game, seat: int) -> Sight:
    """What a seat of this game sees, whenever it looks."""
    return Sight(lambda: game.view(seat), lambda: known_to(game, seat))
