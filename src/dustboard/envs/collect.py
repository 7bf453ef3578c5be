# mypyc: skip
"""Add the answers that random games come across to the lists of actions.

    python -m dustboard.envs.collect --games 2000

Numbers that were given stay: a list only grows at its end.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Final

import dustboard
from dustboard.envs.action_list import actions_of, path_of
from dustboard.kernel.errors import BadOption, BadSetup
from dustboard.kernel.game import Game

OFTEN: Final = 0.4  # how often an option of the table is drawn


def drawn_table(title_id: str, rng: Random) -> Game:
    """A table of any size with any options that are legal together."""
    title = dustboard.title(title_id)
    while True:
        players = rng.randint(title.min_players, title.max_players)
        options = {
            spec.name: rng.choice(spec.values)
            for spec in title.options
            if spec.values and rng.random() < OFTEN
        }
        try:
            return dustboard.new_game(title_id, players, rng.getrandbits(64), options)
        except (BadOption, BadSetup):
            continue


def answers_met(title_id: str, games: int, seed: int) -> Iterator[str]:
    """Every answer that could be given in random games, again and again."""
    rng = Random(f"{title_id} {seed}")
    for _ in range(games):
        game = drawn_table(title_id, rng)
        while not game.over:
            decision = game.pending[0]
            keys = decision.options.keys()
            yield from (f"{decision.name} {key}" for key in keys)
            game.answer(decision.seat, rng.choice(keys))


def main(arguments: list[str] | None = None) -> int:
    """Add to the lists of the titles that are named, or of all."""
    parser = argparse.ArgumentParser(description="Number answers that have no number yet.")
    parser.add_argument("titles", nargs="*", help="which titles; all if none is named")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for name in given.titles or dustboard.titles():
        known = dict.fromkeys(actions_of(name).listed)
        before = len(known)
        for answer in answers_met(name, given.games, given.seed):
            known.setdefault(answer)
        path_of(name).write_text("".join(f"{line}\n" for line in known), encoding="utf-8")
        print(f"{name}: {before} actions before, {len(known)} now", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
