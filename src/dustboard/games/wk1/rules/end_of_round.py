"""The end of a round; after the last one knights are compared, or all lose (wk1.win.03, 06, 07)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import ALL_LOSE, LAST_ROUND
from dustboard.games.wk1.content.mission_table import ROUNDS
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import ROUND
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame


def end_round(state: KnightsState, frame: Frame) -> None:
    """What the mission says at a round's end."""
    state.push_in_order(MISSION[state.mission].round_ended(state))


def next_round(state: KnightsState, frame: Frame) -> None:
    """After the last round the winner is determined (wk1.rest.10, wk1.win.03)."""
    if state.over:
        return
    if state.round >= ROUNDS[state.mission]:
        last_round_over(state)
    else:
        state.push_in_order([(ROUND.number, 0, (1,))])


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
