"""Winning: goals, ties, everybody together (wk1.win)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.gear import gear_value
from dustboard.games.wk1.missions.table import MISSION
from dustboard.games.wk1.names import NONE
from dustboard.games.wk1.seats import round_order
from dustboard.games.wk1.state import KnightsState

RUNNING: Final = 0
GOAL: Final = 1  # a knight fulfilled the mission
LAST_ROUND: Final = 2  # the last round is over and the knights were compared
ALL_WIN: Final = 3
ALL_LOSE: Final = 4
REASONS: Final = ("", "goal", "last round", "all win", "all lose")


def win(state: KnightsState, seats: list[int], reason: int) -> None:
    """The game is over; nobody wins if the list is empty."""
    state.over = True
    state.end_reason = reason
    state.victors = sum(1 << seat for seat in seats)
    if state.journal is not None:
        data = {"winners": seats, "reason": reason}
        state.tell("game-over", "wk1.win.05", seats[0] if seats else NONE, data)


def rank(state: KnightsState, seat: int) -> tuple[int, int, int, int]:
    """What knights are compared by: score, Reputation, gear value, place in round order."""
    score = MISSION[state.mission].score(state, seat)
    order = round_order(state).index(seat)
    return score, state.reputation[seat], gear_value(state, seat), order


def best(state: KnightsState, seats: list[int]) -> int:
    """The knight who wins a tie: Reputation, gear, then who sits farther from the First Player."""
    return max(seats, key=lambda seat: rank(state, seat))


def last_round_over(state: KnightsState) -> None:
    """Nobody fulfilled the goal: the knights are compared, or all lose (wk1.win.03, win.06)."""
    if MISSION[state.mission].all_lose_at_end(state):
        win(state, [], ALL_LOSE)
    else:
        win(state, [best(state, list(range(state.players)))], LAST_ROUND)
