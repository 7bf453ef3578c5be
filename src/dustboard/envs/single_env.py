# mypyc: skip
"""Gymnasium's environment: one seat learns, bots have the others.

>>> from dustboard import envs
>>> env = envs.single("wftw", others="random")
>>> row, info = env.reset(seed=7)
>>> env.action_masks().dtype.name, sorted(row)
('int8', ['action_mask', 'observation'])
"""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
from gymnasium import spaces

from dustboard.bots.registry import make
from dustboard.bots.sight import sight_of
from dustboard.envs.render import MODES, check_mode, shown
from dustboard.envs.seats import observation_space
from dustboard.envs.table import LOSE, LOST, SEED_BOUND, Table


class SingleTable(gymnasium.Env[dict[str, Any], SupportsInt]):
    """A table with one learner.

    An illegal action loses at once; with `illegal="raise"` it raises `IllegalAction` and changes
    nothing.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        title_id: str,
        players: int,
        seat: int = 0,
        others: str = "normal",
        render_mode: str | None = None,
        max_steps: int | None = None,
        illegal: str = LOSE,
        **options: Any,
    ) -> None:
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        self.table = Table(title_id, players, options, illegal, render_mode is not None)
        self.seat = seat
        self.others = others
        self.max_steps = max_steps
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions.count)
        make(others, title_id, 0)  # a bot that does not exist is told at once

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and let the others play up to the learner's first question."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(SEED_BOUND)))
        bot_seed = int(self.np_random.integers(SEED_BOUND))
        self._bots = {
            other: make(self.others, self.table.title_id, bot_seed + other)
            for other in range(self.table.players)
            if other != self.seat
        }
        self.steps = 0
        self._play_others()
        return self._seen()

    def _play_others(self) -> None:
        game = self.table.game
        while not game.over:
            decision = game.pending[0]
            for one in game.pending:
                if one.seat != self.seat:
                    decision = one
                    break
            if decision.seat == self.seat:
                return
            bot = self._bots[decision.seat]
            self.table.answer(decision.seat, bot.answer(sight_of(game, decision.seat), decision))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        row = self.table.observation(self.seat)
        return row, {"action_mask": row["action_mask"]}

    def action_masks(self) -> Any:
        """The mask of the learner, under the name that maskable learners look for."""
        return self.table.mask(self.seat)

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play up to the learner's next question."""
        self.steps += 1
        if not self.table.allows(self.seat, int(action)):
            row, info = self._seen()
            return row, LOST, True, False, {**info, "illegal": True}
        self.table.act(self.seat, int(action))
        self._play_others()
        over = self.table.game.over
        stopped = not over and self.max_steps is not None and self.steps >= self.max_steps
        row, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return row, self.table.rewards()[self.seat], over, stopped, info

    def render(self) -> Any:
        """The table as the learner sees it."""
        return shown(self.table.game, self.seat, self.render_mode)
