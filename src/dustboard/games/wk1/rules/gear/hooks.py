"""Where the gear rules call what belongs to other rules; those modules add themselves here.

Each list is filled when its module is imported; what is called may push programs, so the rules
call it as the last act of a step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wk1.state.state import KnightsState

# (state, moment, seat): the seat may use effects of this moment (see `moments`)
WINDOWS: Final[list[Callable[[KnightsState, int, int], None]]] = []
# (state, giver, taker): a knight gave a yellow or red card for nothing
GIFTS: Final[list[Callable[[KnightsState, int, int], None]]] = []
# (state): the knights who lie unconscious wake up (wk1.rest.09)
WAKINGS: Final[list[Callable[[KnightsState], None]]] = []

# (state): the gear of a knight has found its places
SETTLINGS: Final[list[Callable[[KnightsState], None]]] = []


def own_window(state: KnightsState, moment: int, seat: int) -> None:
    """Let a seat use its own effects of a moment."""
    for opened in WINDOWS:
        opened(state, moment, seat)


def gift(state: KnightsState, giver: int, taker: int) -> None:
    """Tell the tasks of a gift."""
    for told in GIFTS:
        told(state, giver, taker)


def wake_all(state: KnightsState) -> None:
    """Let everybody wake up."""
    for wake in WAKINGS:
        wake(state)


def settled(state: KnightsState) -> None:
    """Tell the tasks that gear lies where it belongs."""
    for told in SETTLINGS:
        told(state)
