"""The peer beside us: catanatron, a well-known engine for one board game, at a table of four."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from time import process_time
from typing import Any

NAME = "catanatron"
MOST_TURNS = 1000
MIDDLE = 300  # ticks after which a game is about half over


def installed() -> str:
    """The version of the peer, or "" if it is not installed."""
    if find_spec(NAME) is None:
        return ""
    try:
        return version(NAME)
    except PackageNotFoundError:
        return "unknown version"


class Peer:
    """Four random players; each tick is a decision, until somebody wins or 1000 turns are over."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self._game = Game
        self._player = RandomPlayer
        self._colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.seed = 0
        self.middle = self.fresh(5)
        for _ in range(MIDDLE):
            if self.middle.winning_color() is None:
                self.middle.play_tick()

    def fresh(self, seed: int) -> Any:
        """A new game."""
        random.seed(seed)  # its players draw from the shared generator
        return self._game([self._player(color) for color in self._colors], seed=seed)

    def _play(self, game: Any) -> int:
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            ticks += 1
        return ticks

    def sample(self, name: str, seconds: float) -> float:
        """One figure by its name, in the same way as our own."""
        count, spent = 0, 0.0
        while spent < seconds:
            self.seed += 1
            if name in ("decisions", "public"):  # it has one loop, and that is public
                game = self.fresh(self.seed)
                start = process_time()
                count += self._play(game)
            elif name == "clones":
                start = process_time()
                for _ in range(100):
                    self.middle.copy()
                count += 100
            else:
                start = process_time()
                self._play(self.fresh(self.seed))
                count += 1
            spent += process_time() - start
        return count / spent
