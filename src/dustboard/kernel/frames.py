"""Programs and frames: where the game stands, as plain data.

A *program* is a named sequence of steps. A *frame* is a place in a program: which program, how far
(`path`), for which seat, with which small integers bound to it. Frames are immutable and linked, so
the whole stack of a game is shared with its copies at no cost.

>>> def step(state, frame): ...
>>> programs = number_programs([Program("round", (step, step)), Program("bid", (step,))])
>>> [(p.name, p.number) for p in programs]
[('round', 0), ('bid', 1)]
>>> stack = push_in_order(None, [(1, 0, (1,)), (1, 0, (2,))])
>>> stack.bindings, stack.below.bindings
((1,), (2,))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

FIRST: Final = "first"
CALLS: Final = "calls"
Step = Callable[[Any, "Frame"], None]
Call = tuple[int, int, tuple[int, ...]]  # program number, seat, bindings


class Frame:
    """A place in a program. Never changed after it is made."""

    __slots__ = ("below", "bindings", "path", "program", "seat")

    def __init__(
        self,
        program: int,
        path: int,
        seat: int,
        bindings: tuple[int, ...],
        below: Frame | None,
    ) -> None:
        self.program = program
        self.path = path
        self.seat = seat
        self.bindings = bindings
        self.below = below


class Program:
    """A named sequence of steps; its number is its place in the title's table of programs.

    `holds` says where the bindings of its frames name programs themselves: `FIRST`, the first of
    them is the number of a program, or `CALLS`, they are whole calls as `windows.pack` writes them.
    """

    __slots__ = ("holds", "length", "name", "number", "steps")

    def __init__(self, name: str, steps: tuple[Step, ...], holds: str = "") -> None:
        self.name = name
        self.steps = steps
        self.length = len(steps)
        self.number = -1
        self.holds = holds


def number_programs(programs: Sequence[Program]) -> tuple[Program, ...]:
    """Give each program its number, which is what frames hold."""
    for number, program in enumerate(programs):
        program.number = number
    return tuple(programs)


def push_in_order(stack: Frame | None, calls: Sequence[Call]) -> Frame | None:
    """Put calls on the stack so that the first of them runs first."""
    for index in range(len(calls) - 1, -1, -1):
        program, seat, bindings = calls[index]
        stack = Frame(program, 0, seat, bindings, stack)
    return stack


def stack_rows(stack: Frame | None) -> list[list[Any]]:
    """The stack as rows of plain data, top first; for digests and snapshots."""
    rows: list[list[Any]] = []
    while stack is not None:
        rows.append([stack.program, stack.path, stack.seat, list(stack.bindings)])
        stack = stack.below
    return rows


def stack_from_rows(rows: Sequence[Sequence[Any]]) -> Frame | None:
    """The stack that `stack_rows` wrote down."""
    stack: Frame | None = None
    for program, path, seat, bindings in list(rows)[::-1]:
        stack = Frame(int(program), int(path), int(seat), tuple(bindings), stack)
    return stack
