"""The count of The Warrant and of Deadly Cargo, where knights are rivals (wk2.ending.02)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.story_table import COUNTERS, PAID, TALLIES
from dustboard.games.wk2.state.state import RoadState

SEALS: Final = (
    # of The Warrant
    "bone", "tin", "salt", "ink",
    # papers of Spreading Corruption, and answers to the offer in Rise of the Red Lord
    "blank", "agreement", "red", "white",
)  # fmt: skip
DEALT: Final = 4  # seals of The Warrant
INK: Final = 3
NO_SEALS: Final = 341  # entry 342: all seals are burnt, so only XP count
LEAST_XP: Final = 6  # for a winner there
BURNT_LOAD: Final = 455  # entry 456: nobody is paid
_GUILTY: Final = COUNTERS.index("guilty")  # pardon and free follow
_CLUES: Final = TALLIES.index("clues")
_BURNT: Final = TALLIES.index("burnt")
_PAY: Final = TALLIES.index("pay")
_CAUGHT: Final = COUNTERS.index("caught")


def _tally(state: RoadState, seat: int, tally: int) -> int:
    return state.tally[seat * len(TALLIES) + tally]


def true_clues(state: RoadState, seat: int) -> int:
    """Clues without those that were marked as false."""
    return max(0, _tally(state, seat, _CLUES) - state.lies[seat])


def points_so_far(state: RoadState, seat: int) -> int:
    """What tells who is ahead while seals are hidden: XP and 2 for each clue that all can see."""
    return state.xp[seat] + 2 * _tally(state, seat, _CLUES)


def burnt_seals(state: RoadState) -> int:
    """How many knights have burnt their seal."""
    return len([seat for seat in range(state.players) if _tally(state, seat, _BURNT)])


def verdict(state: RoadState) -> int:
    """What the court says: 0 guilty, 1 pardon, 2 free; ties in this order."""
    counts = state.counters[_GUILTY : _GUILTY + 3]
    return counts.index(max(counts))


def warrant_points(state: RoadState, seat: int) -> int:
    """XP, the seal, clues, and the verdict that the seal wants."""
    points = state.xp[seat]
    if state.ending == NO_SEALS:
        return points
    points += 2 * true_clues(state, seat)
    if not _tally(state, seat, _BURNT):
        points += 3
    if state.seal[seat] == INK:
        return points + 2 * burnt_seals(state)
    return points + 4 * int(state.seal[seat] == verdict(state))


def cargo_points(state: RoadState, seat: int) -> int:
    """XP and pay, and 1 less for each time that the load was caught."""
    return state.xp[seat] + _tally(state, seat, _PAY) - state.counters[_CAUGHT]


def count_points(state: RoadState, seat: int) -> int:
    """The count of the adventure, if its sheets have one."""
    if PAID[state.house.adventure]:
        return cargo_points(state, seat)
    return warrant_points(state, seat)


def count_winners(state: RoadState) -> tuple[int, ...]:
    """Most points, then fewest injuries, then shared; without seals at least 6 XP are needed.

    A load that burns makes nobody a winner.
    """
    seats = [seat for seat in range(state.players) if not state.out[seat]]
    if state.ending == BURNT_LOAD:
        return ()
    if state.ending == NO_SEALS:
        seats = [seat for seat in seats if state.xp[seat] >= LEAST_XP]
    if not seats:
        return ()
    best = max(_standing(state, seat) for seat in seats)
    return tuple([seat for seat in seats if _standing(state, seat) == best])


def _standing(state: RoadState, seat: int) -> tuple[int, int]:
    return count_points(state, seat), -len(state.injuries[seat])


def place_of(state: RoadState, seat: int) -> int:
    """The place of a knight in the count, from 1; knights that are level share it."""
    if state.out[seat]:
        return state.players
    others = [other for other in range(state.players) if not state.out[other]]
    own = _standing(state, seat)
    return 1 + len([other for other in others if _standing(state, other) > own])
