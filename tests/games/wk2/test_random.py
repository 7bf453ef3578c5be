"""Random games with every invariant checked after every answer, and knights that only pass."""

from __future__ import annotations

import random

import pytest

from dustboard.games.wk2.content.story import WRITTEN
from dustboard.games.wk2.content.story_table import SHEETS_OF
from dustboard.games.wk2.meta import TITLE
from dustboard.kernel.game import Game

MOST = 6000  # answers
REASONS = ("victory", "partial", "defeat", "scored")
# the limits of the sheets on the longest way through an adventure
LIMITS = {
    "first_tank": 17, "long_count": 22, "iron_trail": 23, "water_debt": 25, "warrant": 18,
    "spreading_corruption": 25, "deadly_cargo": 23, "red_lord": 25,
}  # fmt: skip
TABLES = [
    (adventure, players, one_owner)
    for adventure in WRITTEN
    for one_owner in (False, True)
    for players in TITLE.players_for({"adventure": adventure, "one_owner": one_owner})
    if players > 1 or not one_owner
]


def played(adventure: str, players: int, seed: int, **options: object) -> Game:
    """A game with random answers, to its end."""
    game = Game(TITLE, players, seed, {"adventure": adventure, **options}, debug=True)
    luck = random.Random(seed)
    for _ in range(MOST):
        if game.over:
            return game
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.choice(decision.options.keys()))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("adventure", "players", "one_owner"), TABLES)
def test_random_games_come_to_an_ending(adventure: str, players: int, one_owner: bool) -> None:
    for seed in range(3):
        game = played(adventure, players, seed, quick_setup=seed % 2 == 0, one_owner=one_owner)
        assert game.outcome is not None
        assert game.outcome.reason in REASONS


@pytest.mark.rule("wk2.round.09", "wk2.pass.02")
@pytest.mark.parametrize(("adventure", "players", "one_owner"), TABLES)
def test_knights_that_always_pass_run_out_of_time(
    adventure: str, players: int, one_owner: bool
) -> None:
    options = {"adventure": adventure, "quick_setup": True, "one_owner": one_owner}
    game = Game(TITLE, players, 3, options, debug=True)
    for _ in range(600):
        if game.over:
            break
        decision = game.pending[0]
        keys = decision.options.keys()
        game.answer(decision.seat, "pass" if "pass" in keys else keys[-1])
    assert game.outcome is not None
    assert game.outcome.reason in ("defeat", "partial", "scored")
    # the round in which a sheet runs out is begun, but nobody takes a turn in it
    assert game.state.rounds <= LIMITS[adventure] + len(SHEETS_OF[adventure])
