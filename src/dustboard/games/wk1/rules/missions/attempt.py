"""Checks that a mission offers on a hex, of which the knight chooses one."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import FOR_CARD, SKILLS
from dustboard.games.wk1.content.mission_table import CHECKS
from dustboard.games.wk1.rules.programs import CHECK
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

NOT_NOW: Final = 0  # then the checks of the mission, counted from 1


def _legal(state: KnightsState, seat: int) -> list[int]:
    return list(range(len(CHECKS[state.mission]) + 1))


def _key(state: KnightsState, seat: int, action: int) -> str:
    return "no" if action == NOT_NOW else SKILLS[CHECKS[state.mission][action - 1][0]]


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == NOT_NOW:
        return Message("option-attempt-no")
    skill, difficulty = CHECKS[state.mission][action - 1]
    return Message("option-attempt", {"skill": skill, "difficulty": difficulty})


def attempt_ask(name: str, text: str) -> Ask:
    """A question for one of the mission's checks."""
    return Ask(
        name,
        "choose",
        "wk1.win.04",
        legal=_legal,
        key=_key,
        label=_label,
        prompt=lambda state, seat: Message(text, spot(state, state.at[seat])),
        timeout=lambda state, seat: NOT_NOW,
    )


def begin_attempt(state: KnightsState, frame: Frame) -> None:
    """Make the chosen check, or leave the program; the next step finds `check_passed`."""
    action = state.choice[frame.seat]
    if action == NOT_NOW:
        state.frame = frame.below
        return
    skill, difficulty = CHECKS[state.mission][action - 1]
    state.push_in_order([(CHECK.number, frame.seat, (skill, difficulty, FOR_CARD))])
