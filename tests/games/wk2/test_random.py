"""Random games with every invariant checked after every answer."""

from __future__ import annotations

import random

import pytest

from dustboard.games.wk2.making import TITLE
from dustboard.kernel.game import Game

MOST = 3000  # answers


def played(players: int, seed: int, **options: object) -> Game:
    """A game with random answers, to its end."""
    game = Game(TITLE, players, seed, options, debug=True)
    luck = random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return game
        decision = game.pending[0]
        keys = decision.options.keys()
        game.answer(decision.seat, luck.choice(keys))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_come_to_an_ending(players: int) -> None:
    for seed in range(6):
        game = played(players, seed, quick_setup=seed % 2 == 0)
        assert game.outcome is not None
        assert game.outcome.reason in ("victory", "partial", "defeat")


def test_a_knight_that_always_passes_runs_out_of_time() -> None:
    game = Game(TITLE, 1, 3, {"quick_setup": True}, debug=True)
    for _ in range(300):
        if game.over:
            break
        decision = game.pending[0]
        keys = decision.options.keys()
        game.answer(decision.seat, "pass" if "pass" in keys else keys[-1])
    assert game.outcome is not None
    assert game.outcome.reason == "defeat"
