"""The story: at the end of a round its first caravan reads on, and chooses for all (tpl.story)."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.constants import DICE_STREAM, NO_SHEET
from dustboard.games._template.rules.programs import TRIAL
from dustboard.games._template.rules.setup import SIDES
from dustboard.games._template.rules.vocabulary import RUNNER, SHEET_LINES
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Frame, define

MOST_EFFORT: Final = 2


def read_on(state: CaravanState, frame: Frame) -> None:
    """The sheet says what is read now (tpl.story.01)."""
    if state.house.story:
        RUNNER.push(state, SHEET_LINES[state.sheet], state.first, (state.sheet,))


def turn_sheet(state: CaravanState, frame: Frame) -> None:
    """The story goes on where an exit led (tpl.story.04)."""
    if state.exit_to != NO_SHEET:
        state.sheet = state.exit_to
        state.exit_to = NO_SHEET
        if state.journal is not None:
            state.tell("sheet", "tpl.story.04", -1, {"sheet": state.sheet})


# -- tests and fights: a die and what is drunk for it, which other titles do in their own way -----


def ask_effort(state: CaravanState, frame: Frame) -> None:
    """The caravan may drink before it rolls (tpl.story.03)."""
    state.choice[frame.seat] = 0
    state.trial_goal = frame.bindings[1]
    if state.water[frame.seat] > 0:
        state.ask(frame.seat, EFFORT.number)


def roll_trial(state: CaravanState, frame: Frame) -> None:
    """The die and the water drunk are compared with what is needed."""
    seat = frame.seat
    drunk = state.choice[seat]
    state.water[seat] -= drunk
    die = roll(state, DICE_STREAM, SIDES)
    state.trial = die + drunk
    if state.journal is not None:
        data = {"roll": die, "amount": drunk, "goal": state.trial_goal, "fight": frame.bindings[0]}
        state.tell("trial", "tpl.story.03", seat, data)


def _legal(state: CaravanState, seat: int) -> list[int]:
    return list(range(min(state.water[seat], MOST_EFFORT) + 1))


def _key(state: CaravanState, seat: int, action: int) -> str:
    return f"drink:{action}"


def _label(state: CaravanState, seat: int, action: int) -> Message:
    return Message("option-drink", {"amount": action})


def _prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-effort", {"goal": state.trial_goal})


def _timeout(state: CaravanState, seat: int) -> int:
    return 0


EFFORT: Final = Ask(
    "effort",
    "amount",
    "tpl.story.03",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
define(TRIAL, (ask_effort, roll_trial))  # bindings: (1 for a fight, what is needed)
