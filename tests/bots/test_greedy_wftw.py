"""Greedy at War for the Wasteland: sound single choices, and whole games against random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import dustboard
from conformance.play import in_full
from dustboard.bots import make, sight_of
from dustboard.lab.batch import Batch, play_batch
from dustboard.lab.match import play_game, sim_options


def wins_of(seats: Sequence[str], games: int, seed: int) -> float:
    batch = Batch("wftw", seats, games, seed, sim_options("wftw"))
    return sum(
        1 / len(row["winners"])
        for row in play_batch(batch, 1)
        for winner in row["winners"]
        if row["seats"][winner] == "greedy"
    )


def test_greedy_beats_random_in_a_duel() -> None:
    assert wins_of(("greedy", "random"), 60, seed=1) >= 54


@pytest.mark.parametrize("rivals", [2, 3])
def test_greedy_beats_several_randoms(rivals: int) -> None:
    assert wins_of(("greedy", *["random"] * rivals), 12, seed=2) >= 10


@in_full
@pytest.mark.compiled
@pytest.mark.slow
def test_greedy_wins_nine_of_ten_duels_over_400_games() -> None:
    assert wins_of(("greedy", "random"), 400, seed=3) >= 360


def other_values() -> list[tuple[str, Any]]:
    """Every table option with every value that is not its default; of a range, its ends."""
    found: list[tuple[str, Any]] = []
    for spec in dustboard.title("wftw").options:
        values = spec.values or (spec.low, min(spec.high, 30))
        found += [(spec.name, value) for value in values if value != spec.default]
    return found


@pytest.mark.parametrize(("name", "value"), other_values())
def test_greedy_can_play_with_every_table_option(name: str, value: Any) -> None:
    options = {"round_cap": 8, name: value}
    if name == "round_cap":
        options["victory_goal"] = 10  # an unlimited game still ends
    game = play_game("wftw", ("greedy", "greedy", "random"), 5, options, debug=True)
    assert game.outcome is not None


def test_greedy_never_overbids() -> None:
    for seed in range(6):
        game = play_game("wftw", ("greedy", "greedy"), seed, {"round_cap": 30})
        kinds = [event.kind for event in game.events()]
        assert "paid" in kinds
        assert "unpaid" not in kinds


def test_greedy_makes_use_of_every_place() -> None:
    """Over a few games, with a raider about, it wins, buys, takes bases and defends its own."""
    kinds: set[str] = set()
    defended = False
    for seed in range(6):
        game = play_game("wftw", ("greedy", "greedy", "greedy:raider"), seed, {"round_cap": 30})
        kinds.update(event.kind for event in game.events())
        defended = defended or any("@defend:" in key for _, key in game.ordered_answers())
    assert {"field-won", "bought", "base-captured"} <= kinds
    assert defended


def answer_of(game: dustboard.Game, seat: int) -> str:
    return make("greedy", "wftw", 1).answer(sight_of(game, seat), game.decision(seat))


def test_an_uncontested_battlefield_is_marked_in_the_last_bidding_round() -> None:
    game = dustboard.new_game("wftw", 2, 4)
    while game.decision(0).name != "marks":
        for decision in game.pending:
            game.answer(decision.seat, 0)
    for _ in range(2):  # both stay out of the first two bidding rounds
        game.answer(0, "done")
        game.answer(1, "done")
    assert game.view(0)["bidding_round"] == 3
    marks = []
    while (key := answer_of(game, 0)) != "done":
        marks.append(key)
        game.answer(0, key)
    assert "field:1" in marks
    assert len(marks) == len(set(marks))
