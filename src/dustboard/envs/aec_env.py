# mypyc: skip
"""PettingZoo's AEC environment: seats act one at a time, the one asked first.

>>> from dustboard import envs
>>> env = envs.aec("wftw", players=2)
>>> env.reset(seed=7)
>>> env.agent_selection, int(env.observe("seat_0")["action_mask"].sum())
('seat_0', 2)
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from dustboard.envs.render import MODES, check_mode, shown
from dustboard.envs.seats import Seats
from dustboard.envs.table import LOSE, LOST, Table


class AecTable(AECEnv[str, dict[str, Any], int | None]):
    """A table at which one seat after another is asked. Where several are, the first one begins.

    An illegal action loses the game for who took it and ends it; with `illegal="raise"` it raises
    `IllegalAction` and changes nothing.
    """

    metadata = {"render_modes": MODES, "render_fps": 4, "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo

    def __init__(
        self,
        title_id: str,
        players: int,
        render_mode: str | None = None,
        max_steps: int | None = None,
        illegal: str = LOSE,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"dustboard_{title_id}_v0"}
        self.table = Table(title_id, players, options, illegal, render_mode is not None)
        self.seats = Seats(self.table)
        self.render_mode = check_mode(render_mode)
        self.max_steps = max_steps
        self.possible_agents = list(self.seats.names)
        self.observation_spaces = self.seats.observation_spaces()
        self.action_spaces = self.seats.action_spaces()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: a row of numbers and a mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the title by number; the mask tells which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Options of the table are given once, to `aec`."""
        self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._select()

    def _select(self) -> None:
        """Whose turn it is, with the mask in its info, too."""
        asked = self.table.asked()
        if asked >= 0:
            self.agent_selection = self.seats.names[asked]
            self.infos[self.agent_selection] = {"action_mask": self.table.mask(asked)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it can do."""
        return self.table.observation(self.seats.number[agent])

    def action_masks(self, agent: str | None = None) -> Any:
        """The mask of an agent; without one, of the agent whose turn it is."""
        return self.table.mask(self.seats.number[agent or self.agent_selection])

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked something: None is no action")
        table, seat = self.table, self.seats.number[agent]
        legal = table.allows(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if legal:
            table.act(seat, action)
        if not legal or table.game.over:
            self._end(agent, legal)
        else:
            self.infos[agent] = {}
            if self.max_steps is not None and self.steps >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self._select()  # rewards are 0 until the end, and nothing is there to be summed up
        if self.render_mode == "human":
            self.render()

    def _end(self, agent: str, legal: bool) -> None:
        """The game is over, or lost by an action that is not legal."""
        if legal:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        else:
            self.rewards = {other: LOST if other == agent else 0.0 for other in self.agents}
        told = {} if legal else {"illegal": True}
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] = told
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return shown(self.table.game, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
