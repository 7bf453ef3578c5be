"""Play a fixed random game and print its digests, to compare processes and builds.

Run as a program it prints which build it runs on, then one digest for each dozen answers.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module

from dustboard import build_info
from dustboard.kernel.game import Game

MOST_ANSWERS = 1500


def digests(folder: str, players: int, seed: int) -> list[str]:
    """The digests of a fixed random game of the title in a folder."""
    title = import_module(f"dustboard.games.{folder}.meta").TITLE
    game = Game(title, players, seed)
    rng = random.Random(seed)
    found = [game.digest()]
    while not game.over and len(game.answers) < MOST_ANSWERS:
        seat = next(seat for seat, ask in enumerate(game.state.asked) if ask >= 0)
        legal = title.asks[game.state.asked[seat]].legal(game.state, seat)
        game.answer(seat, rng.randrange(len(legal)))
        if len(game.answers) % 12 == 0:
            found.append(game.digest())
    return [*found, game.digest()]


if __name__ == "__main__":
    print(build_info.describe())
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
