"""The round: preparations from the second round on, then move, explore, rest (wk1.round)."""

from __future__ import annotations

from dustboard.games.wk1.exploration import open_exploration
from dustboard.games.wk1.mission_numbers import ROUNDS
from dustboard.games.wk1.missions.table import MISSION
from dustboard.games.wk1.move import open_move_step
from dustboard.games.wk1.preparations import PREPARATIONS
from dustboard.games.wk1.programs import ROUND, define
from dustboard.games.wk1.rest import open_rest_step
from dustboard.games.wk1.state import KnightsState
from dustboard.games.wk1.winning import last_round_over
from dustboard.kernel.frames import Frame


def preparations(state: KnightsState, frame: Frame) -> None:
    """The whole phase is skipped in the first round (wk1.round.06)."""
    if frame.bindings:
        state.push_in_order([(PREPARATIONS.number, 0, ())])


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


define(
    ROUND,
    (
        preparations,
        open_move_step,
        open_exploration,
        open_rest_step,
        end_round,
        next_round,
    ),
)
