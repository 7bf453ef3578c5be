"""Sealed groups: who was quicker does not matter, and nobody sees anything before the reveal."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.records.replay import replay, restore
from kernel.tables import TITLE, new, play, until

PLANS = {0: [1, 1, 0], 1: [0], 2: [1, 0]}


def seen(game: Game, seat: int | None) -> str:
    """All that a seat gets to see, but for the list of those who are waited for."""
    view = game.view(seat)
    del view["waiting"]
    shown = [view, game.log(seat)]
    for decision in game.pending:
        if decision.seat == seat:
            refused = [(row.key, row.why) for row in decision.refused]
            shown += [decision.id, decision.text, decision.options.keys(), refused]
    return json.dumps(shown)


def seal(game: Game, order: list[int]) -> None:
    """Play the plans; each entry of `order` is one answer of that seat."""
    plans = {seat: list(plan) for seat, plan in PLANS.items()}
    for seat in order:
        game.answer(seat, plans[seat].pop(0))


ARRIVALS = st.permutations([0, 0, 0, 1, 2, 2])


@given(ARRIVALS, st.integers(0, 50))
@settings(max_examples=40, deadline=None)
def test_the_order_of_arrival_changes_neither_record_nor_digest(
    order: list[int], seed: int
) -> None:
    one, other = new(seed=seed), new(seed=seed)
    seal(one, [0, 0, 0, 1, 2, 2])
    seal(other, order)
    assert one.record() == other.record()
    assert one.view(0) == other.view(0)
    assert [event.kind for event in one.events()] == [event.kind for event in other.events()]


@given(ARRIVALS)
@settings(max_examples=30, deadline=None)
def test_nothing_changes_for_others_while_the_group_is_open(order: list[int]) -> None:
    game = new()
    plans = {seat: list(plan) for seat, plan in PLANS.items()}
    before: dict[int | None, str] = {seat: seen(game, seat) for seat in (None, 0, 1, 2)}
    for seat in order[:-1]:
        game.answer(seat, plans[seat].pop(0))
        before[seat] = seen(game, seat)  # the owner sees its own choice
        for other in (None, 0, 1, 2):
            assert seen(game, other) == before[other]
    waiting = {row["seat"] for row in game.view(None)["waiting"]}
    assert waiting == {order[-1]}  # the table may see who is not done, and no more


def test_the_owner_sees_its_own_sealed_answer() -> None:
    game = new()
    before = seen(game, 0)
    game.answer(0, 1)
    assert seen(game, 0) != before


@pytest.mark.parametrize("name", ["cargo", "dig"])
def test_a_restart_in_mid_group_loses_nothing(name: str) -> None:
    for order in permutations(range(3)):
        game = until(lambda game: game.pending and game.pending[0].name == name)
        game.answer(order[0], 0)
        game.answer(order[1], 0)
        kept: dict[str, Any] = json.loads(json.dumps(game.snapshot()))
        for again in (restore(TITLE, kept), replay(TITLE, json.loads(json.dumps(game.record())))):
            assert again.digest() == game.digest()
            assert [decision.seat for decision in again.pending] == [order[2]]
            for seat in range(3):
                assert seen(again, seat) == seen(game, seat)
            assert again.can_undo(order[0]) == ""
            through = game.clone()
            for table in (again, through):
                table.answer(order[2], 0)
            assert again.record() == through.record()
            assert again.log(None) == through.log(None)
            assert play(again, 4).digest() == play(through, 4).digest()


def test_who_is_done_can_not_answer_again() -> None:
    game = new()
    game.answer(1, "done")
    digest = game.digest()
    with pytest.raises(IllegalAnswer, match=r"seat 1 has nothing to answer now; .* seat 0, 2"):
        game.answer(1, "done")
    assert game.digest() == digest


def test_all_is_revealed_in_one_moment() -> None:
    game = until(lambda game: game.pending and game.pending[0].name == "dig")
    for seat in range(3):
        assert game.view(None)["well"] is None
        assert all(row["dug"] == [] for row in game.view(None)["seats"])
        game.answer(seat, f"{seat},0")
    view = game.view(None)
    assert [row["dug"] for row in view["seats"]] == [[0], [1], [2]]
    assert view["well"] is not None
    assert all(None not in row["laid"] for row in view["seats"])
