"""Triggers: what happens before, instead of or after something, as data with an order.

Triggers run by their order number. Between seats, ties go clockwise from the seat that is acting;
triggers of one seat with the same order number are put in order by that seat.

>>> a = Trigger(AFTER, 1, 0, (5, 0, ())); b = Trigger(BEFORE, 1, 1, (6, 1, ()))
>>> line_up([a, b], main=(4, 0, ()), acting=0, players=2, order_program=9)
[(6, 1, ()), (4, 0, ()), (5, 0, ())]
>>> c = Trigger(INSTEAD, 1, 1, (7, 1, ()))
>>> line_up([a, b, c], main=(4, 0, ()), acting=0, players=2, order_program=9)
[(6, 1, ()), (7, 1, ()), (5, 0, ())]
>>> twin = Trigger(AFTER, 1, 0, (8, 0, (3,)))
>>> line_up([a, twin], main=None, acting=0, players=2, order_program=9)
[(9, 0, (5, 0, 8, 1, 3))]

Only one thing can take the place of another, so of tied `INSTEAD` triggers their seat picks one:

>>> line_up([c, Trigger(INSTEAD, 1, 1, (8, 1, ()))], None, 0, players=2, order_program=9)
[(9, 1, (-1, 7, 0, 8, 0))]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..decisions import Ask
from ..frames import CALLS, Call, Frame, Program

BEFORE: Final = 0
INSTEAD: Final = 1
AFTER: Final = 2
_ONLY_ONE: Final = -1  # stands before packed calls of which one runs and the rest lapse


class Trigger:
    """Something that wants to happen around something else."""

    __slots__ = ("call", "order", "seat", "side")

    def __init__(self, side: int, order: int, seat: int, call: Call) -> None:
        self.side = side
        self.order = order
        self.seat = seat
        self.call = call


def line_up(
    triggers: Sequence[Trigger],
    main: Call | None,
    acting: int,
    players: int,
    order_program: int,
) -> list[Call]:
    """The programs to run, in order. The first `INSTEAD` by order takes the place of `main`."""
    calls = _side(triggers, BEFORE, acting, players, order_program)
    instead = _side(triggers, INSTEAD, acting, players, order_program)
    if instead:
        calls.append(instead[0])
    elif main is not None:
        calls.append(main)
    calls.extend(_side(triggers, AFTER, acting, players, order_program))
    return calls


def _side(
    triggers: Sequence[Trigger], side: int, acting: int, players: int, order_program: int
) -> list[Call]:
    rows = [trigger for trigger in triggers if trigger.side == side]
    rows.sort(key=lambda trigger: (trigger.order, (trigger.seat - acting) % players))
    calls: list[Call] = []
    at = 0
    while at < len(rows):
        first = rows[at]
        tied = [first.call]
        at += 1
        while at < len(rows) and rows[at].order == first.order and rows[at].seat == first.seat:
            tied.append(rows[at].call)
            at += 1
        if len(tied) == 1:
            calls.append(tied[0])
        else:
            head = (_ONLY_ONE,) if side == INSTEAD else ()
            calls.append((order_program, first.seat, head + pack(tied)))
    return calls


def pack(calls: Sequence[Call]) -> tuple[int, ...]:
    """Calls of one seat as plain numbers, so that they fit into a frame's bindings."""
    numbers: list[int] = []
    for program, _, bindings in calls:
        numbers.append(program)
        numbers.append(len(bindings))
        numbers.extend(bindings)
    return tuple(numbers)


def unpack(seat: int, numbers: tuple[int, ...]) -> list[Call]:
    """The calls that `pack` wrote down."""
    calls: list[Call] = []
    at = 1 if numbers and numbers[0] == _ONLY_ONE else 0
    while at < len(numbers):
        size = numbers[at + 1]
        calls.append((numbers[at], seat, numbers[at + 2 : at + 2 + size]))
        at += 2 + size
    return calls


class OrderWindow:
    """The program that lets a seat put its tied triggers in order, one by one."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.program = Program("order tied triggers", (self.ask_next, self.run_next), CALLS)

    def ask_next(self, state: Any, frame: Frame) -> None:
        """Ask which comes next."""
        state.ask(frame.seat, self._ask.number)

    def run_next(self, state: Any, frame: Frame) -> None:
        """Run the chosen one, then ask about the rest."""
        calls = unpack(frame.seat, frame.bindings)
        chosen = calls.pop(state.choice[frame.seat])
        if frame.bindings[0] == _ONLY_ONE:
            calls = []
        elif len(calls) > 1:
            calls = [(self.program.number, frame.seat, pack(calls))]
        state.push_in_order([chosen, *calls])


def waiting_calls(state: Any, seat: int) -> list[Call]:
    """The tied triggers that the seat is asked to order now."""
    return unpack(seat, state.frame.bindings)
