"""Signals: lower rules hear upper ones, in the order in which these listen."""

from __future__ import annotations

import pytest

from dustboard.kernel.effects.signals import Bits, Calls, Listener, Sum, Veto
from dustboard.kernel.frames import Call
from dustboard.kernel.state import State


class Runs(Listener[State, list[Call]]):
    """Gives a program with all that the signal carries."""

    def __init__(self, program: int) -> None:
        self.program = program

    def heard(self, state: State, seat: int, what: int, more: int) -> list[Call]:
        return [(self.program, seat, (what, more))]


class Gives(Listener[State, int]):
    """Gives a number for one seat."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def heard(self, state: State, seat: int, what: int, more: int) -> int:
        return self.number if seat == self.seat else 0


class Refuses(Listener[State, bool]):
    """Forbids one thing."""

    def __init__(self, what: int) -> None:
        self.what = what

    def heard(self, state: State, seat: int, what: int, more: int) -> bool:
        return what == self.what


def test_programs_of_all_listeners_run_in_their_order() -> None:
    state = State(2, None)
    signal: Calls[State] = Calls("entered")
    signal.send(state, 1)
    assert state.frame is None
    signal.listen(Runs(7))
    signal.listen(Runs(3))
    assert signal.calls(state, 1, 4, 5) == [(7, 1, (4, 5)), (3, 1, (4, 5))]
    signal.send(state, 1)
    first = state.frame
    assert first is not None
    assert first.below is not None
    assert (first.program, first.bindings, first.below.program) == (7, (0, 0), 3)


@pytest.mark.parametrize(("seat", "total", "union"), [(0, 10, 7), (1, 4, 4), (2, 0, 0)])
def test_numbers_are_added_and_bits_put_together(seat: int, total: int, union: int) -> None:
    added: Sum[State] = Sum("dice")
    bits: Bits[State] = Bits("traits")
    for listener in (Gives(0, 3), Gives(0, 7), Gives(1, 4)):
        added.listen(listener)
        bits.listen(listener)
    state = State(3, None)
    assert (added.total(state, seat), bits.union(state, seat)) == (total, union)


def test_one_no_is_enough() -> None:
    signal: Veto[State] = Veto("blank")
    state = State(2, None)
    assert not signal.forbids(state, 0, 5)
    for what in (4, 5):
        signal.listen(Refuses(what))
    assert [signal.forbids(state, 0, what) for what in (4, 5, 6)] == [True, True, False]
