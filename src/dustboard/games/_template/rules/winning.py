"""The end of a round, the end of the game, and who has won (tpl.end)."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.constants import NO_WELL
from dustboard.games._template.rules.programs import ROUND
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.frames import Frame

LAST_ROUND: Final = 12  # a sure end, even if everybody shelters for ever
GOAL_REACHED: Final = 1
NIGHT_FALLS: Final = 2
FIRST_ENDING: Final = 3
ENDINGS: Final = ("well-found", "caravans-lost")  # of the story
REASONS: Final = ("", "goal-reached", "night-falls", *ENDINGS)


def end_round(state: CaravanState, frame: Frame) -> None:
    """Clear the table; then the game is over, or another round follows."""
    for seat in range(state.players):
        state.discard = state.discard + state.laid[seat]
        state.laid[seat] = ()
        state.dug[seat] = ()
    state.revealed = 0
    state.well = NO_WELL
    state.first = (state.first + 1) % state.players
    if max(state.way) >= state.house.goal:
        finish(state, GOAL_REACHED)
    elif state.round == LAST_ROUND:
        finish(state, NIGHT_FALLS)
    else:
        state.push_in_order([(ROUND.number, -1, ())])


def finish(state: CaravanState, reason: int) -> None:
    """The game is over (tpl.end.01, tpl.story.05)."""
    state.end_reason = reason
    state.over = True
    if state.journal is not None:
        scores = [score(state, seat) for seat in range(state.players)]
        state.tell("end", "tpl.end.01", -1, {"scores": scores, "reason": state.end_reason})


def score(state: CaravanState, seat: int) -> int:
    """A point per step and per water left (tpl.end.02)."""
    return state.way[seat] + state.water[seat]


def winners(state: CaravanState) -> tuple[int, ...]:
    """The most points; then the longest way; then the win is shared."""
    standings = [(score(state, seat), state.way[seat]) for seat in range(state.players)]
    best = max(standings)
    return tuple(seat for seat in range(state.players) if standings[seat] == best)
