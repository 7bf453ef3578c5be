"""Greedy at Waste Knights: whole games against random ones, and nothing but views needed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import dustboard
from dustboard.bots import Sight, make
from dustboard.kernel.decisions import Message, Option, Options
from dustboard.kernel.knowledge.known import known_from_plain, known_to
from dustboard.lab.match import play_game

COMPETITIVE = ("savior", "only_one", "freight", "blackout")


class Paper:
    """A decision without a game behind it: its name, its keys and what these are called."""

    def __init__(self, decision: Any) -> None:
        self.seat: int = decision.seat
        self.name: str = decision.name
        self._keys = list(decision.options.keys())
        self._wording = {key: decision.wording(key) for key in self._keys}

    @property
    def options(self) -> Options:
        return Options(lambda index: Option(self._keys[index], str), len(self._keys))

    def wording(self, key: str) -> Message | None:
        return self._wording[key]


@pytest.mark.parametrize("mission", COMPETITIVE)
def test_greedy_beats_three_random_ones(mission: str) -> None:
    """One game from each seat; in one mission luck alone can end it for all."""
    won = 0
    for game in range(4):
        seats = ["random"] * 4
        seats[game] = "greedy"
        played = play_game("wk1", seats, 40 + game, {"mission": mission})
        assert played.outcome is not None
        won += game in played.outcome.winners
    assert won >= 2


@pytest.mark.parametrize(("mission", "players"), [("savior", 2), ("manifold", 3)])
def test_greedy_needs_nothing_but_what_its_seat_knows(mission: str, players: int) -> None:
    game = dustboard.new_game("wk1", players, 9, {"mission": mission}, debug=True)
    bots = [make("greedy", "wk1", seat) for seat in range(players)]
    while not game.over:
        for decision in game.pending:
            paper: Any = Paper(decision)
            told = json.loads(json.dumps(known_to(game, decision.seat).plain()))
            sight = Sight(dict, lambda told=told: known_from_plain(game.title, told))
            game.answer(decision.seat, bots[decision.seat].answer(sight, paper))
    assert game.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    seats = ("greedy", "random", "greedy")
    first, again = (play_game("wk1", seats, 3, {"mission": "freight"}) for _ in range(2))
    assert first.digest() == again.digest()
    assert play_game("wk1", seats, 4, {"mission": "freight"}).digest() != first.digest()
