"""Taking a wreck along: who is towed pays nothing, and draws no card (wk2.gold.01)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.knight_table import KNIGHT_ID
from dustboard.games.wk2.content.mods import TOW as TOWS
from dustboard.games.wk2.rules.road.route import next_spaces
from dustboard.games.wk2.rules.values import RUNS, added, conscious, in_game
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

TOW: Final = Program("tow")
NOBODY: Final = 4  # as an answer; the others are seats
NO: Final = 0
YES: Final = 1


def wrecks(state: RoadState, seat: int) -> list[int]:
    """The knights on the space whose vehicles do not run."""
    here = state.space[seat]
    return [
        one
        for one in in_game(state)
        if one != seat and state.space[one] == here and state.wreck[one] != RUNS
    ]


def can_tow(state: RoadState, seat: int) -> bool:
    """Whether there is a wreck to take along, and a space that can be reached with it."""
    if not added(state, seat, TOWS) or not wrecks(state, seat):
        return False
    state.towed = wrecks(state, seat)[0]  # each costs the same
    able = len(next_spaces(state, seat, ())) > 0
    state.towed = -1
    return able


def ask_tow(state: RoadState, frame: Frame) -> None:
    """Whom the knight offers to tow."""
    state.ask(frame.seat, TOWING.number)


def ask_towed(state: RoadState, frame: Frame) -> None:
    """Who is awake may say no."""
    other = state.choice[frame.seat]
    if other == NOBODY:
        return
    state.towed = other
    state.choice[other] = YES
    if conscious(state, other):
        state.ask(other, TOWED.number)


def take_tow(state: RoadState, frame: Frame) -> None:
    """From now on both figures move together."""
    other = state.towed
    if other < 0:
        return
    if state.choice[other] == NO:
        state.towed = -1
    if state.journal is not None:
        data = {"knight": KNIGHT_ID[state.knight[other]], "agreed": state.towed >= 0}
        state.tell("tows", "wk2.gold.01", frame.seat, data)


def _legal(state: RoadState, seat: int) -> list[int]:
    return [*wrecks(state, seat), NOBODY]


def _key(state: RoadState, seat: int, action: int) -> str:
    return "none" if action == NOBODY else f"tow:{action}"


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == NOBODY:
        return Message("option-tow-nobody")
    return Message("option-tow", {"knight": state.knight[action]})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-tow")


def _timeout(state: RoadState, seat: int) -> int:
    return NOBODY


def _two(state: RoadState, seat: int) -> list[int]:
    return [NO, YES]


def _towed_key(state: RoadState, seat: int, action: int) -> str:
    return "yes" if action == YES else "no"


def _towed_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-be-towed" if action == YES else "option-stay-here")


def _towed_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-towed", {"seat": state.active})


def _towed_timeout(state: RoadState, seat: int) -> int:
    return NO


TOWING: Final = Ask(
    "tow",
    "choose",
    "wk2.gold.01",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
TOWED: Final = Ask(
    "towed",
    "choose",
    "wk2.gold.01",
    legal=_two,
    key=_towed_key,
    label=_towed_label,
    prompt=_towed_prompt,
    timeout=_towed_timeout,
)
