"""How a game ends: who won, and why (wk1.win.02-07)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import ALL_LOSE, ALL_WIN, NONE
from dustboard.games.wk1.state.state import KnightsState


def win(state: KnightsState, seats: list[int], reason: int) -> None:
    """The game is over; nobody wins if the list is empty."""
    state.over = True
    state.end_reason = reason
    state.victors = sum(1 << seat for seat in seats)
    if state.journal is not None:
        data = {"winners": seats, "reason": reason}
        rule = "wk1.win.07" if reason in (ALL_WIN, ALL_LOSE) else "wk1.win.05"
        state.tell("game-over", rule, seats[0] if seats else NONE, data)
