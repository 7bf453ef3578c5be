"""The resolution loop, and what it does about programs that are wrong."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.kernel.engine import STEP_BUDGET, advance, playout
from dustboard.kernel.errors import EndlessLoop, KernelFault
from dustboard.kernel.frames import Frame
from dustboard.kernel.game import Game
from kernel.tables import TITLE, TinyTitle, new


def ask(state: Any, frame: Frame) -> None:
    state.ask(0, 0)


def again(state: Any, frame: Frame) -> None:
    state.push_in_order([(0, 0, ())])


def end(state: Any, frame: Frame) -> None:
    state.over = True


def test_a_program_that_never_asks_is_stopped() -> None:
    steps = []

    def count(state: Any, frame: Frame) -> None:
        steps.append(frame)
        again(state, frame)

    with pytest.raises(EndlessLoop, match=f"after {STEP_BUDGET} steps, last in 'only'"):
        Game(TinyTitle((count,)), 1, 0)
    assert len(steps) == STEP_BUDGET + 1


def test_a_long_program_within_the_budget_is_fine() -> None:
    def short(state: Any, frame: Frame) -> None:
        """A step that does nothing."""

    game = Game(TinyTitle((short,) * (STEP_BUDGET - 1) + (end,)), 1, 0)
    assert game.over


def test_an_empty_stack_is_a_fault_unless_the_game_is_over() -> None:
    with pytest.raises(KernelFault, match="stack is empty") as caught:
        Game(TinyTitle((lambda state, frame: None,)), 1, 0)
    assert not isinstance(caught.value, EndlessLoop)
    assert Game(TinyTitle((end,)), 1, 0).over


def test_a_single_candidate_is_taken_without_asking() -> None:
    taken: list[int] = []

    def ask_first(state: Any, frame: Frame) -> None:
        state.ask_unless_one(0, 0, (7,))

    def ask_second(state: Any, frame: Frame) -> None:
        taken.append(state.choice[0])
        state.ask_unless_one(0, 0, (7, 8))

    game = Game(TinyTitle((ask_first, ask_second, end)), 1, 0)
    assert taken == [7]
    assert game.state.group_number == 1  # asked once
    assert game.state.waiting == 1


@pytest.mark.parametrize(
    ("fault", "kind"),
    [(again, EndlessLoop), (lambda state, frame: [].pop(), IndexError)],
    ids=["endless", "broken"],
)
def test_after_a_fault_inside_an_answer_the_table_is_as_before(fault: Any, kind: type) -> None:
    def noisy(state: Any, frame: Frame) -> None:
        state.luck_used[0] += 1
        state.tell("noise", "", 0, {})

    def maybe(state: Any, frame: Frame) -> None:
        if state.choice[0]:
            state.push_in_order([(0, 0, ())] if kind is EndlessLoop else [])
            state.choice[0] = 1
            fault(state, frame)

    def ask_once(state: Any, frame: Frame) -> None:
        if state.group_number == 0:
            state.ask(0, 0)

    game = Game(TinyTitle((ask_once, noisy, maybe, end)), 1, 0)
    digest, events, answers = game.digest(), len(game.events()), len(game.answers)
    with pytest.raises(kind):
        game.answer(0, "yes")
    assert (game.digest(), len(game.events()), len(game.answers)) == (digest, events, answers)
    assert [decision.seat for decision in game.pending] == [0]
    game.answer(0, "no")  # the other way is still open, and its noise is heard once
    assert game.over
    assert len(game.events()) == 1


def test_advance_stops_at_a_decision_and_does_nothing_while_one_is_open() -> None:
    game = Game(TinyTitle((ask, end)), 1, 0)
    digest = game.digest()
    advance(game.title, game.state)
    assert game.digest() == digest
    assert not game.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_end_and_are_a_function_of_their_seed(players: int) -> None:
    ends = []
    for seed in (5, 5, 6):
        game = new(players)
        game.state.journal = None
        assert 0 < playout(TITLE, game.state, seed) < 600
        assert game.over
        assert game.state.round <= 12
        ends.append(game.digest())
    assert ends[0] == ends[1] != ends[2]


def test_a_playout_keeps_to_its_limit() -> None:
    game = new(2)
    assert 5 <= playout(TITLE, game.state, 1, limit=5) < 30
    assert not game.over
