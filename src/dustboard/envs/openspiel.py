# mypyc: skip
"""OpenSpiel's game: a table of any title as a `pyspiel.Game` written in Python.

`pip install open_spiel` brings what it needs. Seats act one after another, the one asked first, and
luck is drawn by the table from its seed, as `sampled stochastic` games do: a game is new luck, a
clone of a state has the same.

    import pyspiel
    from dustboard.envs import openspiel
    game = pyspiel.load_game("dustboard(title=wftw,players=2)")
"""

from __future__ import annotations

from collections.abc import Iterable
from random import SystemRandom
from typing import Any, Final

import numpy as np
import pyspiel

import dustboard
from dustboard.envs.action_list import actions_of
from dustboard.envs.feature_list import features_of
from dustboard.envs.table import LOST, SEED_BOUND, WON
from dustboard.kernel.game import Game

SHORT_NAME: Final = "dustboard"
LONGEST: Final = 20_000  # answers; no game of any title comes near it
MOST_PLAYERS: Final = 8
FRESH: Final = -1  # the seed of a game that nobody chose one for

KIND: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Dustboard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"title": "wftw", "players": 2, "seed": FRESH, "options": ""},
)


def options_of(text: str) -> dict[str, Any]:
    """Options of a table, as a parameter of OpenSpiel names them.

    >>> options_of("mission:savior;only_one:true")
    {'mission': 'savior', 'only_one': True}
    """
    plain = {"true": True, "false": False}
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        found[name] = int(value) if value.isdigit() else plain.get(value, value)
    return found


class OpenTable(pyspiel.Game):
    """A title at a table of some size."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**KIND.parameter_specification, **(params or {})}
        self.title = str(given["title"])
        self.players = int(given["players"])
        self.seed = int(given["seed"])
        self.options = options_of(str(given["options"]))
        self.actions = actions_of(self.title)
        self.features = features_of(self.title, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> OpenState:
        """A new game; without a seed of the table's own its luck is new each time."""
        seed = SystemRandom().randrange(SEED_BOUND) if self.seed == FRESH else self.seed
        return OpenState(self, dustboard.new_game(self.title, self.players, seed, self.options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as a row of numbers."""
        return Observer(self.features.size)


class Held:
    """A game and its table, as a state holds them: OpenSpiel copies a state by `deepcopy`."""

    def __init__(self, table: OpenTable, game: Game) -> None:
        self.table = table
        self.game = game

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.table, self.game.clone())


class OpenState(pyspiel.State):
    """One game at such a table."""

    def __init__(self, table: OpenTable, game: Game) -> None:
        super().__init__(table)
        self.held = Held(table, game)

    @property
    def table(self) -> OpenTable:
        """The table at which it is played."""
        return self.held.table

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.held.game

    def current_player(self) -> int:
        """The first seat that must answer."""
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.game.pending[0].seat

    def _numbers(self) -> dict[int, int]:
        decision = self.game.pending[0]
        return self.table.actions.places_of(decision.name, decision.options.keys())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._numbers()) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.game.answer(self.game.pending[0].seat, self._numbers()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.actions.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        outcome = self.game.outcome
        seats: Iterable[int] = range(self.table.players)
        if outcome is None:
            return [0.0 for _ in seats]
        return [WON if seat in outcome.winners else LOST for seat in seats]

    def __str__(self) -> str:
        return f"{self.table.title}, {len(self.game.answers)} answers, {self.game.digest()}"


class Observer:
    """Writes what a seat sees."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenState, player: int) -> None:
        """Look at a state as a seat does."""
        self.tensor[:] = state.table.features.row(state.game.masked(player))

    def string_from(self, state: OpenState, player: int) -> str:
        """What is not zero or empty in the row, by name."""
        names = state.table.features.names
        row = state.table.features.row(state.game.masked(player))
        return "\n".join(f"{name}: {n}" for name, n in zip(names, row, strict=True) if n > 0)


if SHORT_NAME not in pyspiel.registered_names():
    pyspiel.register_game(KIND, OpenTable)
