"""Small helpers for the tests of the kernel: games in progress, played by seeded choices."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from dustboard.games._template.meta import TITLE
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Program, Step, number_programs
from dustboard.kernel.game import Game
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

__all__ = ["TITLE", "TinyTitle", "at_decisions", "new", "play", "tiny_ask", "until"]


def new(players: int = 3, seed: int = 1, debug: bool = True, **options: Any) -> Game:
    """A game of the template title."""
    return Game(TITLE, players, seed, options, debug)


def play(game: Game, seed: int = 0, answers: int = 10_000) -> Game:
    """Play on with seeded choices, seats in any order of arrival."""
    chance = random.Random(seed)
    while not game.over and answers:
        decision = chance.choice(game.pending)
        game.answer(decision.seat, chance.randrange(len(decision.options)))
        answers -= 1
    return game


def at_decisions(game: Game, seed: int = 0) -> Iterator[Game]:
    """The game at every one of its decisions, the last time when it is over."""
    while not game.over:
        yield game
        play(game, seed + len(game.answers), 1)
    yield game


def until(wanted: Callable[[Game], bool], **options: Any) -> Game:
    """A game in which something is true, found by trying seeds."""
    for seed in range(500):
        for game in at_decisions(new(seed=seed, debug=False, **options), seed):
            if wanted(game):
                return game
    raise AssertionError("no game in 500 has what the test needs")


class TinyTitle(Title):
    """A title of one program and one ask, for faults that no real title should have."""

    def __init__(self, steps: tuple[Step, ...], ask: Ask | None = None) -> None:
        super().__init__(
            id="tiny",
            name="Tiny",
            min_players=1,
            max_players=2,
            players_rule="tiny.setup.01",
            options=(),
            programs=number_programs([Program("only", steps)]),
            asks=(ask or tiny_ask(),),
            invariants=(),
            content_version="0",
        )

    def streams(self, players: int) -> tuple[str, ...]:
        return ("luck",)

    def new_state(self, players: int, settings: Any) -> State:
        return TinyState(players, settings)

    def setup(self, state: State) -> None:
        state.push_in_order([(0, 0, ())])

    def fields(self, state: State) -> tuple[Any, ...]:
        return ()

    def text(self, lang: str, message: Message, cast: Cast = ANYBODY) -> str:
        return message.key


class TinyState(State):
    """Nothing but what all states have."""

    def clone(self) -> TinyState:
        return TinyState(self.players, self.settings, self)


def tiny_ask(**more: Any) -> Ask:
    """Yes or no."""
    return Ask(
        "tiny",
        "confirm",
        "tiny.ask.01",
        legal=more.pop("legal", lambda state, seat: [0, 1]),
        key=lambda state, seat, action: ("no", "yes")[action],
        label=lambda state, seat, action: Message(("no", "yes")[action]),
        prompt=lambda state, seat: Message("?"),
        **more,
    )
