"""Frames and programs: the stack as data."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dustboard.kernel.frames import (
    CALLS,
    NO_NUMBER,
    Frame,
    Program,
    define,
    number_programs,
    push_in_order,
    stack_from_rows,
    stack_rows,
)

SMALL = st.integers(-5, 1000)
NUMBERS = st.lists(SMALL, max_size=4).map(tuple)
CALLED = st.lists(st.tuples(st.integers(0, 2), SMALL, NUMBERS), max_size=6)
Calls = list[tuple[int, int, tuple[int, ...]]]


def step(state: Any, frame: Frame) -> None:
    """A step that does nothing."""


def other(state: Any, frame: Frame) -> None:
    """Another one."""


def programs() -> tuple[Program, ...]:
    """Three plain programs, and one that holds others in its bindings."""
    plain = [Program(name, (step, other, step)) for name in ("axe", "bow", "saw")]
    holders = [Program("calls", (step,), CALLS)]
    return number_programs([*plain, *holders])


@given(CALLED, CALLED)
def test_the_first_call_runs_first_and_the_old_stack_waits_below(old: Calls, new: Calls) -> None:
    below = push_in_order(None, old)
    stack = push_in_order(below, new)
    rows = stack_rows(stack, PROGRAMS)
    names = [(PROGRAMS[program].name, seat, bindings) for program, seat, bindings in new + old]
    assert [(row[0], row[2], tuple(row[3])) for row in rows] == names
    assert all(row[1] == "step" for row in rows)
    # pushing changes nothing
    assert stack_rows(below, PROGRAMS) == stack_rows(push_in_order(None, old), PROGRAMS)


@given(CALLED, st.integers(0, 2))
def test_rows_round_trip_through_json(calls: Calls, path: int) -> None:
    stack = Frame(2, path, 1, (7,), push_in_order(None, calls))
    rows = stack_rows(stack, PROGRAMS)
    assert rows[0][:2] == ["saw", ("step", "other", "step 2")[path]]
    again = stack_from_rows(json.loads(json.dumps(rows)), PROGRAMS)
    assert stack_rows(again, PROGRAMS) == rows
    assert again is not None
    assert isinstance(again.bindings, tuple)
    assert again.path == path


def test_rows_do_not_tell_how_programs_are_counted() -> None:
    turned = number_programs(programs()[::-1])
    for at, program, bindings, found in (
        (2, 1, (2, 7), [2, 7]),
        (3, 0, (-1, 2, 1, 5, 3, 3, 0, 1, 9), [-1, "saw", 1, 5, "calls", 3, "axe", 1, 9]),
    ):
        assert at != program
        stack = push_in_order(None, [(at, 0, bindings)])
        rows = stack_rows(stack, PROGRAMS)
        assert rows == [[PROGRAMS[at].name, "step", 0, found]]
        there = stack_from_rows(rows, turned)
        assert there is not None
        assert there.program == program
        assert stack_rows(there, turned) == rows
        here = stack_from_rows(rows, PROGRAMS)
        assert here is not None
        assert here.bindings == bindings


def test_an_empty_stack() -> None:
    assert stack_rows(None, PROGRAMS) == []
    assert stack_from_rows([], PROGRAMS) is None
    assert push_in_order(None, []) is None


def test_a_program_is_defined_once() -> None:
    program = Program("axe")
    define(program, (step, other))
    assert (program.length, program.step_names()) == (2, ("step", "other"))
    with pytest.raises(ValueError, match="program 'axe' is defined twice"):
        define(program, (step,))


PROGRAMS = programs()


def test_programs_are_numbered_by_their_place() -> None:
    programs = [Program(name, ()) for name in "abc"]
    assert [program.number for program in programs] == [NO_NUMBER] * 3
    assert [(p.name, p.number) for p in number_programs(programs)] == [("a", 0), ("b", 1), ("c", 2)]
