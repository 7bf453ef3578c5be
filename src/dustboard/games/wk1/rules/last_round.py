"""The end of the last round: knights are compared, or all lose (wk1.win.03, 06, 07)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import ALL_LOSE, LAST_ROUND
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState


def rank(state: KnightsState, seat: int) -> tuple[int, int, int, int]:
    """What knights are compared by: score, Reputation, gear value, place in round order."""
    return MISSION[state.mission].rank(state, seat)


def last_round_over(state: KnightsState) -> None:
    """Nobody fulfilled the goal: the knights are compared, or all lose (wk1.win.03, win.06)."""
    mission = MISSION[state.mission]
    if mission.all_lose_at_end(state):
        win(state, [], ALL_LOSE)
    else:
        win(state, [mission.best(state, list(range(state.players)))], LAST_ROUND)
