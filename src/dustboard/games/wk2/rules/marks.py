"""What a knight has used, until the time is over for which it counts."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.mods import MODS, SOURCES
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import without

TIMES: Final = ("roll", "move", "camp", "visit", "combat", "turn", "round", "sheet")
ROLL: Final = 0
MOVE: Final = 1
CAMP: Final = 2
VISIT: Final = 3  # of the Stalls
COMBAT: Final = 4
TURN: Final = 5
ROUND: Final = 6
SHEET: Final = 7
_KEYS: Final = SOURCES + len(MODS)  # what is used: a source, or a mod


def of_mod(mod: int) -> int:
    """What stands for all sources of a mod."""
    return SOURCES + mod


def times_used(state: RoadState, seat: int, time: int, key: int) -> int:
    """How often something was used in the time that runs now."""
    return state.marks[seat].count(time * _KEYS + key)


def mark_used(state: RoadState, seat: int, time: int, key: int) -> None:
    """It was used once more."""
    state.marks[seat] = tuple(sorted((*state.marks[seat], time * _KEYS + key)))


def unmark(state: RoadState, seat: int, time: int, key: int) -> bool:
    """Whether something was marked; one mark less is left of it."""
    mark = time * _KEYS + key
    if mark not in state.marks[seat]:
        return False
    state.marks[seat] = without(state.marks[seat], mark)
    return True


def forget(state: RoadState, time: int) -> None:
    """A new time begins for everybody: a turn, a move, a combat."""
    for seat in range(state.players):
        if state.marks[seat]:
            kept = [mark for mark in state.marks[seat] if mark // _KEYS != time]
            state.marks[seat] = tuple(kept)
