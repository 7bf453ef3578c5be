"""The round: preparations from the second round on, then move, explore, rest (wk1.round)."""

from __future__ import annotations

from dustboard.games.wk1.content.mission_table import ROUNDS
from dustboard.games.wk1.rules.exploration import open_exploration
from dustboard.games.wk1.rules.last_round import last_round_over
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.move.plan import open_move_step
from dustboard.games.wk1.rules.preparations import PREPARATIONS
from dustboard.games.wk1.rules.programs import ROUND, define
from dustboard.games.wk1.rules.rest import open_rest_step
from dustboard.games.wk1.state.state import KnightsState
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
