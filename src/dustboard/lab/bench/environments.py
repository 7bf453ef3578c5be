"""Environments for learners beside PettingZoo's classic games, all driven by one loop.

A step is what a learner pays for it: to look (observation and mask), to draw a legal action, to
take it. Beginning a new game is not counted.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

from dustboard import title
from dustboard.lab.bench.engine import table_of
from dustboard.lab.match import sim_options

CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "go_v5", "hanabi_v5", "chess_v6")
TABLES = 8  # side by side in a vector environment
MODULUS, FACTOR = 2147483647, 48271  # luck that costs next to nothing


def installed() -> bool:
    """Whether environments can be made here."""
    return all(find_spec(name) is not None for name in ("gymnasium", "numpy", "pettingzoo"))


class InTurn:
    """An environment of PettingZoo's AEC kind, stepped at random."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.seed = 0

    def sample(self, seconds: float) -> float:
        """Steps a second."""
        env, luck, steps, spent = self.env, 1, 0, 0.0
        while spent < seconds:
            self.seed += 1
            env.reset(seed=self.seed)
            start = process_time()
            seen, _, ended, stopped, _ = env.last()
            while not (ended or stopped):
                legal = seen["action_mask"].view(bool).nonzero()[0]
                luck = luck * FACTOR % MODULUS
                env.step(int(legal[luck % len(legal)]))
                steps += 1
                seen, _, ended, stopped, _ = env.last()
            spent += process_time() - start
        return steps / spent


class SideBySide:
    """Several tables in a vector environment of Gymnasium; random bots have the other seats."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        import gymnasium

        self.env = gymnasium.make_vec(name, TABLES, "sync", others="random", **options)
        self.masks = self.env.reset(seed=1)[1]["action_mask"]

    def sample(self, seconds: float) -> float:
        """Steps of all tables together in a second."""
        import numpy as np

        luck, steps, spent = 1, 0, 0.0
        while spent < seconds:
            start = process_time()
            actions = []
            for mask in self.masks:
                legal = mask.view(bool).nonzero()[0]
                luck = luck * FACTOR % MODULUS
                # a game that is over asks nothing, and the next step begins another one
                actions.append(legal[luck % len(legal)] if len(legal) else 0)
            self.masks = self.env.step(np.array(actions))[4]["action_mask"]
            spent += process_time() - start
            steps += TABLES
        return steps / spent


def ours(title_id: str) -> tuple[tuple[str, InTurn], tuple[str, SideBySide]]:
    """Environments of a title with as few players as it has, two at least: one, and many."""
    from dustboard import envs

    envs.register()
    found = title(title_id)
    options = table_of(found, sim_options(title_id))[0]
    players = max(2, found.players_for(options)[0])
    name = f"{title_id}, {players} players"
    many = SideBySide(f"dustboard/{title_id}-v0", {"players": players, **options})
    one = InTurn(envs.aec(title_id, players, **options))
    return (name, one), (f"{name}, {TABLES} tables", many)


def classics() -> dict[str, InTurn]:
    """The classic games of PettingZoo that have what they need here."""
    found: dict[str, InTurn] = {}
    for name in CLASSIC:
        try:
            found[name] = InTurn(import_module(f"pettingzoo.classic.{name}").env())
        except ImportError:
            continue
    return found
