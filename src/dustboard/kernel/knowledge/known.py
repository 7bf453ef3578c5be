"""What a seat knows of a game, apart from the game: plain data, and worlds that fit it.

A bot that thinks ahead is given this and nothing else. It holds the masked state, so no seed, no
luck and no hidden card is in it.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> sent = known_to(game, 0).plain()
>>> world = known_from_plain(game.title, sent).deal(seed=5)
>>> world.hand[0] == game.state.hand[0], world.luck_keys == game.state.luck_keys
(True, False)
"""

from __future__ import annotations

from typing import Any

from ..game import Game
from ..records.snapshots import plain_state, restore_state
from ..state import State
from ..title import Title
from .masks import determinize


class Known:
    """A masked state with the title and the table options it belongs to."""

    __slots__ = ("masked", "options", "title")

    def __init__(self, title: Title, options: dict[str, Any], masked: State) -> None:
        self.title = title
        self.options = options
        self.masked = masked

    def deal(self, seed: int) -> State:
        """A world that fits: unknown cards are dealt by this seed, luck is made new from it."""
        return determinize(self.title, self.masked, seed)

    def plain(self) -> dict[str, Any]:
        """As plain data for another process."""
        masked = self.masked
        return {
            "players": masked.players,
            "options": dict(self.options),
            "viewer": masked.viewer,
            "unknown": {pool: list(cards) for pool, cards in masked.unknown.items()},
            "state": plain_state(self.title, masked),
        }


def known_to(game: Game, seat: int) -> Known:
    """What a seat of a game knows now."""
    return Known(game.title, game.options, game.position().masked(seat))


def known_from_plain(title: Title, plain: dict[str, Any]) -> Known:
    """What `Known.plain` gave in another process."""
    options: dict[str, Any] = dict(plain["options"])
    masked = title.new_state(plain["players"], title.settings(options))
    restore_state(title, masked, plain["state"])
    masked.viewer = plain["viewer"]
    masked.unknown = {pool: tuple(cards) for pool, cards in plain["unknown"].items()}
    return Known(title, options, masked)
