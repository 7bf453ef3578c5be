"""Tables at their setup: dice laid out beforehand, or a game played up to its first Move Step.

state = laid(4, dice=(3, 9, 7, 1))
game = opened(4, mission="blackout")
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.constants import BOARD_STREAM, STEP_MOVE
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.meta import TITLE
from dustboard.games.wk1.rules.setup import lay_board, set_up
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.append_list import AppendList
from dustboard.kernel.game import Game
from dustboard.kernel.options import check_options
from dustboard.kernel.streams import seed_bytes, stream_key
from games.wk1.fight_scene import Scripted


def fresh(state: KnightsState, seed: int = 1) -> None:
    """Give a state its luck and its journal."""
    names = TITLE.streams(state.players)
    state.luck_keys = tuple(stream_key(seed_bytes(seed), name) for name in names)
    state.luck_used = [0] * len(names)
    state.journal = AppendList()


def laid(players: int = 4, dice: tuple[int, ...] = (), seed: int = 1, **options: Any) -> Scripted:
    """A table after the part of the setup that asks nothing; these dice come first."""
    state = Scripted(players, Settings(check_options(OPTIONS, options)))
    fresh(state, seed)
    state.script[:] = dice or tuple(range(10, 10 - players, -1))
    set_up(state)
    return state


class Unshuffled(KnightsState):
    """A state whose tiles stay in their order, except those that a test reverses."""

    def __init__(
        self, players: int, settings: Settings, source: KnightsState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        self.reversed_size = 0

    def shuffled(self, stream: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        if stream != BOARD_STREAM:
            return super().shuffled(stream, cards)
        return cards[::-1] if len(cards) == self.reversed_size else cards


def tiles_in_order(reversed_size: int = 0) -> tuple[int, ...]:
    """The board of stacks that nobody shuffled; a stack of this size lies upside down."""
    state = Unshuffled(4, Settings(check_options(OPTIONS, {})))
    fresh(state)
    state.reversed_size = reversed_size
    lay_board(state)
    return state.tiles


def state_of(game: Game) -> KnightsState:
    """The whole state of a game."""
    assert isinstance(game.state, KnightsState)
    return game.state


def opened(players: int = 4, seed: int = 1, **options: Any) -> Game:
    """A game in which everybody took the first answer until the first Move Step."""
    game = Game(TITLE, players, seed, options)
    while state_of(game).step != STEP_MOVE:
        game.answer(game.pending[0].seat, 0)
    return game
