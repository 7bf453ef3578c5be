# mypyc: skip
"""PettingZoo's parallel environment: all seats that are asked act at once, the others wait.

>>> from dustboard import envs
>>> env = envs.parallel("wftw", players=2)
>>> rows, infos = env.reset(seed=7)
>>> sorted(rows), int(rows["seat_0"]["action_mask"][0])
(['seat_0', 'seat_1'], 0)
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from dustboard.envs.action_list import WAIT
from dustboard.envs.render import MODES, check_mode, shown
from dustboard.envs.seats import Seats
from dustboard.envs.table import LOSE, LOST, Table

Each = dict[str, Any]


class ParallelTable(ParallelEnv[str, dict[str, Any], int]):
    """A table at which all seats that are asked answer in one step.

    An illegal action loses the game for who took it and ends it; with `illegal="raise"` it raises
    `IllegalAction` and changes nothing.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self,
        title_id: str,
        players: int,
        render_mode: str | None = None,
        max_steps: int | None = None,
        illegal: str = LOSE,
        **options: Any,
    ) -> None:
        self.metadata = {**self.metadata, "name": f"dustboard_{title_id}_parallel_v0"}
        told = render_mode is not None
        self.table = Table(title_id, players, options, illegal, told, waits=True)
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
        """All actions of the title by number; number 0 is to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Each, Each]:
        """Begin a new game."""
        self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._seen()

    def _seen(self) -> tuple[Each, Each]:
        number = self.seats.number
        rows = {agent: self.table.observation(number[agent]) for agent in self.agents}
        return rows, {agent: {"action_mask": rows[agent]["action_mask"]} for agent in rows}

    def action_masks(self, agent: str) -> Any:
        """The mask of an agent."""
        return self.table.mask(self.seats.number[agent])

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Take the actions of all agents; all of them are legal, or none is taken."""
        given = {agent: int(actions.get(agent, WAIT)) for agent in self.agents}
        allows, number = self.table.allows, self.seats.number
        faults = [agent for agent in given if not allows(number[agent], given[agent])]
        for seat in [] if faults else self.table.all_asked():
            action = given[self.seats.names[seat]]
            # an answer may close the question for all: who is asked no more has lost nothing
            if action in self.table.legal(seat):
                self.table.act(seat, action)
        self.steps += 1
        over = self.table.game.over or len(faults) > 0
        stopped = not over and self.max_steps is not None and self.steps >= self.max_steps
        rows, infos = self._seen()
        agents = self.agents
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        rewards.update(dict.fromkeys(faults, LOST))
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(agents, over)
        return rows, rewards, ended, dict.fromkeys(agents, stopped), infos

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return shown(self.table.game, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
