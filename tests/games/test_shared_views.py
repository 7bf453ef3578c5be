"""What the views of one moment share is what all see alike, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dustboard
from dustboard.games.wk1.content.settings import MISSIONS, SECRET_WAGONS

TABLES = [
    ("wftw", {}),
    *(("wk1", {"mission": mission}) for mission in MISSIONS),
    ("wk1", {"steal_stored": "open"}),
]


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_shared_views_are_the_same_views(title: str, options: dict[str, Any]) -> None:
    rng = random.Random(20)
    game = dustboard.new_game(title, players=3, seed=4, options=options)
    for _ in range(250):
        if game.over:
            break
        decision = rng.choice(game.pending)
        game.answer(decision.seat, rng.choice(decision.options.keys()))
        if rng.random() < 0.3:
            for seat in (None, *range(game.players)):
                assert game.view(seat, shared=True) == game.view(seat)


def test_what_all_see_alike_is_made_once() -> None:
    game = dustboard.new_game("wk1", players=3, seed=4)
    first, second = game.view(0, shared=True), game.view(1, shared=True)
    assert first["hexes"] is second["hexes"]
    assert first["own"] is not second["own"]
    assert game.view(0)["hexes"] is not first["hexes"]  # this one may be changed


def test_who_carries_in_secret_sees_it() -> None:
    game = dustboard.new_game("wk1", players=3, seed=4, options={"mission": "freight"})
    state: Any = game.state
    assert state.mission == SECRET_WAGONS
    state.carried[1] = (3,)
    game.state_changed()
    carried = [game.view(seat, shared=True)["seats"][1]["carried"] for seat in (None, 0, 1, 2)]
    assert carried == [[None], [None], [3], [None]]
