"""Programs and frames: where the game stands, as plain data.

A *program* is a named sequence of steps. A *frame* is a place in a program: which program, how far
(`path`), for which seat, with which small integers bound to it. Frames are immutable and linked, so
the whole stack of a game is shared with its copies at no cost. The numbers of programs and steps
are for the loop alone: what is kept has their names.

>>> def step(state, frame): ...
>>> programs = number_programs([Program("round", (step, step)), Program("bid", (step,))])
>>> [(p.name, p.number) for p in programs]
[('round', 0), ('bid', 1)]
>>> stack = push_in_order(None, [(1, 0, (1,)), (1, 0, (2,))])
>>> stack.bindings, stack.below.bindings
((1,), (2,))
>>> stack_rows(push_in_order(None, [(0, -1, ())]), programs)
[['round', 'step', -1, []]]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

CALLS: Final = "calls"
PATH: Final = "path"
LINE: Final = "line"
NO_NUMBER: Final = 1 << 30  # of a program or an ask that is in no title's table: it runs nowhere
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


class LineNames:
    """The names of a title's lines of effects, which are what digests and snapshots write.

    A name is the path of the line in the content: its list, a slash, and its place there.

    >>> lines = LineNames()
    >>> for name in ("axe/hit/0", "axe/hit/2", "bow/hit/0"): lines.add(name)
    >>> lines.number("axe/hit/2"), lines.near("axe/hit/1"), lines.near("bow/hit/1")
    (1, 'axe/hit/2', '')
    """

    __slots__ = ("names", "numbers")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, name: str) -> None:
        """Give the next number to a name."""
        if name in self.numbers:
            raise ValueError(f"line {name!r} is written twice")
        self.numbers[name] = len(self.names)
        self.names.append(name)

    def number(self, name: str) -> int:
        """The number of a line."""
        return self.numbers[name]

    def near(self, name: str) -> str:
        """The line of this name, or the next one left of its list; "" if there is none."""
        if name in self.numbers:
            return name
        head, _, tail = name.rpartition("/")
        places = [one.rpartition("/") for one in self.names]
        left = [int(place) for front, _, place in places if front == head and place.isdigit()]
        later = [place for place in left if tail.isdigit() and place > int(tail)]
        return f"{head}/{min(later)}" if later else ""


class Program:
    """A named sequence of steps; its number is its place in the title's table of programs.

    One that is started across the modules of a title is declared without steps; `define` gives them
    to it where all of them can be seen. `holds` says what the numbers of its frames name: `CALLS`,
    their bindings are whole calls as `triggers.pack` writes them; `PATH`, their path is a line of
    `lines`; `LINE`, the first of their bindings is one.
    """

    __slots__ = ("_step_names", "holds", "length", "lines", "name", "number", "steps")

    def __init__(
        self,
        name: str,
        steps: tuple[Step, ...] = (),
        holds: str = "",
        lines: LineNames | None = None,
    ) -> None:
        self.name = name
        self.steps = steps
        self.length = len(steps)
        self.number = NO_NUMBER
        self.holds = holds
        self.lines = lines
        self._step_names: tuple[str, ...] = ()

    def step_names(self) -> tuple[str, ...]:
        """The names of its steps, each of its own; none if its steps are lines of content."""
        if not self._step_names and self.holds != PATH:
            names = [str(getattr(step, "__name__", "?")) for step in self.steps]
            self._step_names = step_names(names)
        return self._step_names


def define(program: Program, steps: tuple[Step, ...]) -> None:
    """Give a declared program its steps, once."""
    if program.steps:
        raise ValueError(f"program {program.name!r} is defined twice")
    program.steps = steps
    program.length = len(steps)


def number_programs(programs: Sequence[Program]) -> tuple[Program, ...]:
    """Give each program its number, which is what frames hold."""
    for number, program in enumerate(programs):
        program.number = number
    return tuple(programs)


def step_names(names: list[str]) -> tuple[str, ...]:
    """Names of steps, each of its own: a step that comes again is counted.

    >>> step_names(["draw", "ask", "draw"])
    ('draw', 'ask', 'draw 2')
    """
    found: list[str] = []
    for at, name in enumerate(names):
        again = names[:at].count(name)
        found.append(f"{name} {again + 1}" if again else name)
    return tuple(found)


def push_in_order(stack: Frame | None, calls: Sequence[Call]) -> Frame | None:
    """Put calls on the stack so that the first of them runs first."""
    for index in range(len(calls) - 1, -1, -1):
        program, seat, bindings = calls[index]
        stack = Frame(program, 0, seat, bindings, stack)
    return stack


def stack_rows(stack: Frame | None, programs: Sequence[Program]) -> list[list[Any]]:
    """The stack as rows of plain data, top first: program and step by name, seat, bindings."""
    rows: list[list[Any]] = []
    while stack is not None:
        program = programs[stack.program]
        bindings = named_bindings(program, list(stack.bindings), programs)
        if program.holds == PATH and program.lines is not None:
            step = program.lines.names[stack.path]
        else:
            step = program.step_names()[stack.path]
        rows.append([program.name, step, stack.seat, bindings])
        stack = stack.below
    return rows


def stack_from_rows(rows: Sequence[Sequence[Any]], programs: Sequence[Program]) -> Frame | None:
    """The stack that `stack_rows` wrote down."""
    stack: Frame | None = None
    by_name = {program.name: program for program in programs}
    numbers: dict[str, int] = {program.name: program.number for program in programs}
    for program in programs:
        if program.lines is not None:
            numbers.update(program.lines.numbers)
    for name, step, seat, bindings in list(rows)[::-1]:
        program = by_name[name]
        path = numbers[step] if program.holds == PATH else program.step_names().index(step)
        bound = tuple([numbers[one] if isinstance(one, str) else int(one) for one in bindings])
        stack = Frame(program.number, path, int(seat), bound, stack)
    return stack


def named_bindings(program: Program, bindings: list[Any], programs: Sequence[Program]) -> list[Any]:
    """Bindings with the names of the programs and lines that they hold by number."""
    if program.holds == LINE and program.lines is not None:
        return [program.lines.names[bindings[0]], *bindings[1:]]
    if program.holds != CALLS:
        return bindings
    at = 1 if bindings[0] < 0 else 0
    found = bindings[:at]
    while at < len(bindings):
        called, size = programs[bindings[at]], bindings[at + 1]
        inner = named_bindings(called, bindings[at + 2 : at + 2 + size], programs)
        found += [called.name, size, *inner]
        at += 2 + size
    return found
