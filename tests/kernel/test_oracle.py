"""The kernel and the oracle reach the same states, decision by decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dustboard
from dustboard.kernel.engine import act
from dustboard.kernel.frames import Frame
from dustboard.kernel.game import Game
from dustboard.kernel.title import Title
from kernel.oracle import Oracle, without_stack
from kernel.tables import TITLE


def compare(
    title: Title,
    players: int,
    seed: int,
    options: dict[str, Any],
    limit: int,
    other: type[Oracle] = Oracle,
) -> int:
    """Play both with the same answers; gives the number of decisions that were compared."""
    game = Game(title, players, seed, options)
    oracle = other(title, players, seed, options)
    state = game.state
    chance = random.Random(seed)
    count = 0
    while True:
        assert without_stack(title, state) == oracle.plain(), f"decision {count}"
        if state.over or count == limit:
            return count
        seat = chance.choice([seat for seat in range(players) if state.asked[seat] >= 0])
        ask = title.asks[state.asked[seat]]
        legal = ask.legal(state, seat)
        assert legal == ask.legal(oracle.state, seat)
        action = chance.choice(legal)
        act(title, state, seat, action)
        oracle.answer(seat, action)
        count += 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {"goal": 40, "open_tanks": True}, {"first_caravan": "seat_order", "goal": 8}],
    ids=["default", "long", "short"],
)
def test_template(players: int, options: dict[str, Any]) -> None:
    compared = [compare(TITLE, players, seed, options, 100_000) for seed in range(12)]
    assert sum(compared) > 200


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"buy_passes": "until_all_pass", "payment": "choose_what_to_pay"}),
        (4, {"payment": "per_target", "abandon_scope": "any_played", "show_card_counts": False}),
        (6, {"victory_goal": 12, "multi_attack": "combined"}),
    ],
    ids=["two", "three", "four", "six"],
)
def test_wftw(players: int, options: dict[str, Any]) -> None:
    title = dustboard.api.title("wftw")
    for seed in range(3):
        assert compare(title, players, seed, options, 1200) > 100


class Backwards(Oracle):
    """An interpreter with a fault: what a step pushes runs in the wrong order."""

    def _take_pushed(self, base: Frame | None) -> list[Frame]:
        return super()._take_pushed(base)[::-1]


def test_the_comparison_can_fail() -> None:
    with pytest.raises(AssertionError, match="decision"):
        compare(TITLE, 3, 1, {}, 1000, Backwards)
