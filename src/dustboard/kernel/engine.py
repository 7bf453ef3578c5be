"""The resolution loop: run steps until somebody must decide or the game is over.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> playout(game.title, game.state, seed=3) > 0, game.over
(True, True)
"""

from __future__ import annotations

from typing import Final

from .errors import EndlessLoop, KernelFault
from .frames import Frame
from .state import State
from .title import Title

STEP_BUDGET: Final = 10_000  # steps between two answers; no honest program needs a tenth of it


def advance(title: Title, state: State) -> None:
    """Run the programs on the stack until a decision is open or the game is over."""
    programs = title.programs
    steps = 0
    while state.waiting == 0 and not state.over:
        frame = state.frame
        if frame is None:
            raise KernelFault(f"{title.id}: the stack is empty but the game is not over")
        program = programs[frame.program]
        path = frame.path
        if path + 1 < program.length:
            state.frame = Frame(frame.program, path + 1, frame.seat, frame.bindings, frame.below)
        else:
            state.frame = frame.below
        program.steps[path](state, frame)
        steps += 1
        if steps > STEP_BUDGET:
            raise EndlessLoop(
                f"{title.id}: no decision after {STEP_BUDGET} steps, last in {program.name!r}"
            )


def act(title: Title, state: State, seat: int, action: int) -> None:
    """Take a legal action of a seat that is asked, and go on as far as possible."""
    title.asks[state.asked[seat]].apply(state, seat, action)
    if state.waiting == 0:
        advance(title, state)


def playout(title: Title, state: State, seed: int, limit: int = 1_000_000) -> int:
    """Play on with random answers until the game is over; gives the number of answers.

    The choices come from a small Lehmer generator, which is no part of the state: a playout asks
    what could happen, not what will. Every answer counts, forced ones too.
    """
    asks = title.asks
    asked = state.asked
    random = seed % 2147483646 + 1
    count = 0
    while not state.over and count < limit:
        for seat in range(state.players):
            while asked[seat] >= 0:
                ask = asks[asked[seat]]
                legal = ask.legal(state, seat)
                random = random * 48271 % 2147483647
                ask.apply(state, seat, legal[random % len(legal)])
                count += 1
        advance(title, state)
    return count
