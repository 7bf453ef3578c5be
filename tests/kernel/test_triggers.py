"""Triggers: before, instead and after, with ties ordered by their player."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from dustboard.games._template.rules.vocabulary import INSTEAD_OF_MOVE, RUNNER
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.effects.triggers import AFTER, BEFORE, INSTEAD, Trigger, line_up, pack, unpack
from dustboard.kernel.game import Game
from kernel.tables import new, until

ORDER = 99
MAIN = (50, 0, ())


def trigger(side: int, order: int, seat: int, program: int) -> Trigger:
    return Trigger(side, order, seat, (program, seat, ()))


def programs(triggers: list[Trigger], acting: int = 0, players: int = 4) -> list[int]:
    return [call[0] for call in line_up(triggers, MAIN, acting, players, ORDER)]


def test_before_main_after() -> None:
    rows = [trigger(AFTER, 1, 1, 3), trigger(BEFORE, 1, 0, 1), trigger(AFTER, 1, 0, 2)]
    assert programs(rows) == [1, 50, 2, 3]
    assert programs([]) == [50]


def test_order_numbers_come_before_seats_and_seats_go_clockwise_from_the_acting_one() -> None:
    rows = [trigger(AFTER, 2, 2, 1), trigger(AFTER, 1, 1, 2), trigger(AFTER, 1, 3, 3)]
    assert programs(rows, acting=2) == [50, 3, 2, 1]
    assert programs(rows, acting=1) == [50, 2, 3, 1]


def test_the_first_instead_takes_the_place_of_the_main_thing() -> None:
    rows = [trigger(INSTEAD, 2, 0, 7), trigger(INSTEAD, 1, 3, 8), trigger(AFTER, 1, 0, 9)]
    assert programs(rows) == [8, 9]


def test_ties_of_one_seat_become_one_question() -> None:
    rows = [trigger(AFTER, 1, 1, 3), trigger(AFTER, 1, 1, 4), trigger(AFTER, 1, 2, 5)]
    calls = line_up(rows, MAIN, 0, 4, ORDER)
    assert calls == [MAIN, (ORDER, 1, (3, 0, 4, 0)), (5, 2, ())]
    assert unpack(1, calls[1][2]) == [(3, 1, ()), (4, 1, ())]


CALLS = st.lists(
    st.tuples(st.integers(0, 9), st.just(2), st.lists(st.integers(-9, 9), max_size=4).map(tuple))
)


@given(CALLS)
def test_packed_calls_come_out_again(calls: list[tuple[int, int, tuple[int, ...]]]) -> None:
    assert unpack(2, pack(calls)) == calls


def to_order(game: Game) -> list[Effect[Any]]:
    """The effects that a seat is asked to order now."""
    if not game.pending or game.pending[0].name != "order" or game.state.frame is None:
        return []
    calls = unpack(game.pending[0].seat, game.state.frame.bindings)
    return [RUNNER.lines[bindings[0]] for _, _, bindings in calls]


def test_a_player_orders_tied_triggers_and_the_order_is_kept() -> None:
    game = until(
        lambda game: (
            sorted(effect.word for effect in to_order(game)) == ["gain", "salvage"]
            and len(set(game.state.discard)) > 1
        )
    )
    seat = game.pending[0].seat
    results = []
    for first in (0, 1):
        trial = game.clone()
        trial.answer(seat, first)
        kinds = [event.kind for event in trial.events()[len(game.events()) :]]
        results.append((trial.pending[0].name, "water" in kinds))
    # the camel then the crane, or the crane (which asks) before the camel
    assert sorted(results) == [("salvage", False), ("salvage", True)]


def test_of_tied_instead_triggers_one_happens() -> None:
    game = until(lambda game: [e.when for e in to_order(game)] == ["instead_of_move"] * 2)
    seat = game.pending[0].seat
    water, way = game.state.water[seat], game.state.way[seat]
    assert len(game.pending[0].options) == 2
    game.answer(seat, 0)
    gains = [event for event in game.events() if event.kind == "water" and event.seat == seat]
    assert game.state.way[seat] == way
    assert gains[-1].data["amount"] == 4
    assert game.state.water[seat] < water + 8


def test_a_shelter_stops_the_move() -> None:
    shelter = next(card for card, line in enumerate(INSTEAD_OF_MOVE) if line >= 0)
    seen = 0
    for seed in range(40):
        game = new(seed=seed, debug=False)
        while not game.over and game.state.round < 4:
            decision = game.pending[0]
            before = list(game.state.way)
            sheltered = [shelter in cards for cards in game.state.laid]
            game.answer(decision.seat, min(1, len(decision.options) - 1))
            if decision.name == "drink" and sheltered[decision.seat]:
                assert game.state.way[decision.seat] == before[decision.seat]
                seen += 1
    assert seen > 3
