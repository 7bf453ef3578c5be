# mypyc: skip
"""Seats as agents: what they are called, what they see, how a new game is dealt to them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from dustboard.envs.table import SEED_BOUND, Table

PREFIX = "seat_"


def observation_space(table: Table) -> spaces.Dict:
    """What a seat sees."""
    row = spaces.Box(table.low, table.high, (table.features.size,), np.int16)
    mask = spaces.Box(0, 1, (table.actions.count,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


class Seats:
    """The seats of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = [f"{PREFIX}{seat}" for seat in range(table.players)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self._rng, _ = seeding.np_random()

    def deal(self, seed: int | None) -> None:
        """A new game: with a seed the same one again, without one the next."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table.deal(int(self._rng.integers(SEED_BOUND)))

    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        """What each seat sees."""
        return {name: observation_space(self.table) for name in self.names}

    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        """What each seat can do."""
        return {name: spaces.Discrete(self.table.actions.count) for name in self.names}
