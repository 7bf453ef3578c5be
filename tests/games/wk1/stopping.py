"""Programs of Waste Knights run by themselves: a scene stops when they are over."""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.games.wk1.rules import flow
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.engine import advance
from dustboard.kernel.frames import Call, Frame, Program
from dustboard.kernel.title import Title


def _stop(state: KnightsState, frame: Frame) -> None:
    state.over = True


STOP = Program("stop the scene", (_stop,))
STOP.number = len(flow.PROGRAMS)
PROGRAMS = (*flow.PROGRAMS, STOP)  # the title's own table with one program more


def run_until_asked(title: Title, state: KnightsState, calls: Sequence[Call]) -> None:
    """Run programs until somebody is asked or all of them are over."""
    assert state.waiting == 0
    pushed = state.frame
    state.over = False
    state.frame = Frame(STOP.number, 0, 0, (), None)
    state.push_in_order(list(calls))
    while pushed is not None:  # what a rule function has pushed before runs first
        state.frame = Frame(pushed.program, pushed.path, pushed.seat, pushed.bindings, state.frame)
        pushed = pushed.below
    advance(title, state)
