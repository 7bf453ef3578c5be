"""Frames and programs: the stack as data."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from dustboard.kernel.frames import (
    Frame,
    Program,
    number_programs,
    push_in_order,
    stack_from_rows,
    stack_rows,
)

SMALL = st.integers(-5, 1000)
CALLS = st.lists(st.tuples(SMALL, SMALL, st.lists(SMALL, max_size=4).map(tuple)), max_size=6)


@given(CALLS, CALLS)
def test_the_first_call_runs_first_and_the_old_stack_waits_below(
    old: list[tuple[int, int, tuple[int, ...]]], new: list[tuple[int, int, tuple[int, ...]]]
) -> None:
    below = push_in_order(None, old)
    stack = push_in_order(below, new)
    rows = [(row[0], row[2], tuple(row[3])) for row in stack_rows(stack)]
    assert rows == new + old
    assert all(row[1] == 0 for row in stack_rows(stack))
    assert stack_rows(below) == stack_rows(push_in_order(None, old))  # pushing changes nothing


@given(CALLS, st.integers(0, 9))
def test_rows_round_trip_through_json(
    calls: list[tuple[int, int, tuple[int, ...]]], path: int
) -> None:
    stack = Frame(3, path, 1, (7,), push_in_order(None, calls))
    rows = stack_rows(stack)
    again = stack_from_rows(json.loads(json.dumps(rows)))
    assert stack_rows(again) == rows
    assert again is not None
    assert isinstance(again.bindings, tuple)
    assert again.path == path


def test_an_empty_stack() -> None:
    assert stack_rows(None) == []
    assert stack_from_rows([]) is None
    assert push_in_order(None, []) is None


def test_programs_are_numbered_by_their_place() -> None:
    programs = [Program(name, ()) for name in "abc"]
    assert [program.number for program in programs] == [-1, -1, -1]
    assert [(p.name, p.number) for p in number_programs(programs)] == [("a", 0), ("b", 1), ("c", 2)]
