"""How a game ends: who won, and why (wk1.win.02-07)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.names import NONE
from dustboard.games.wk1.state import KnightsState

RUNNING: Final = 0
GOAL: Final = 1  # a knight fulfilled the mission
LAST_ROUND: Final = 2  # the last round is over and the knights were compared
ALL_WIN: Final = 3
ALL_LOSE: Final = 4
ARRIVED: Final = 5  # what the mission waits for has come and the knights were compared
REASONS: Final = ("", "goal", "last-round", "all-win", "all-lose", "arrived")


def win(state: KnightsState, seats: list[int], reason: int) -> None:
    """The game is over; nobody wins if the list is empty."""
    state.over = True
    state.end_reason = reason
    state.victors = sum(1 << seat for seat in seats)
    if state.journal is not None:
        data = {"winners": seats, "reason": reason}
        rule = "wk1.win.07" if reason in (ALL_WIN, ALL_LOSE) else "wk1.win.05"
        state.tell("game-over", rule, seats[0] if seats else NONE, data)
