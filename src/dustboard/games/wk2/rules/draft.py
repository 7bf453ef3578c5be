"""The draft of starting gear (wk2.setup.20 to .22, .33)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import (
    ARMOR,
    WEAPON,
)
from dustboard.games.wk2.content.gear_table import (
    GEAR,
    GEAR_ID,
    GEAR_TYPE,
    HANDS,
    face_of,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import (
    QUICK_GEAR,
)
from dustboard.games.wk2.rules.gear import TWO_HANDS, hands_used
from dustboard.games.wk2.rules.setup import equip, order
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

DRAFT: Final = Program("draft gear")
_DONE: Final = GEAR


def draft_gear(state: RoadState, frame: Frame) -> None:
    """One card at a time, round and round (wk2.setup.20)."""
    state.push_in_order([(DRAFT.number, seat, ()) for seat in _drafting(state)])


def _drafting(state: RoadState) -> list[int]:
    """Who drafts: all, or with the quick set-up those whose knight has no set (wk2.setup.27)."""
    quick = state.house.quick_setup
    return [seat for seat in order(state) if not (quick and QUICK_GEAR[state.knight[seat]])]


def ask_draft(state: RoadState, frame: Frame) -> None:
    """The next card, or enough."""
    state.choice[frame.seat] = _DONE
    legal = _draft_legal(state, frame.seat)
    if len(legal) == 1:
        state.choice[frame.seat] = legal[0]
    elif legal:
        state.ask(frame.seat, DRAFTING.number)


def take_draft(state: RoadState, frame: Frame) -> None:
    """Who took a card comes again after everybody else."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    if chosen == _DONE:
        return
    equip(state, seat, face_of(chosen, 0))
    last = frame.below
    if seat == _drafting(state)[-1] or last is None or last.program != DRAFT.number:
        state.push_in_order([(DRAFT.number, one, ()) for one in _drafting(state)])


def _draft_legal(state: RoadState, seat: int) -> list[int]:
    """At most two weapons in two hands, exactly one armor (wk2.setup.21, .33)."""
    left = sorted({gear_of(face) for face in state.offer})
    armors = [gear for gear in left if GEAR_TYPE[gear] == ARMOR]
    number = len([face for face in state.offer if GEAR_TYPE[gear_of(face)] == ARMOR])
    without_armor = len([one for one in range(state.players) if not state.armor[one]])
    if not state.armor[seat] and number <= without_armor:
        return armors  # once they are short, who has none must take one
    found = [] if state.armor[seat] else armors
    for gear in left:
        if GEAR_TYPE[gear] == WEAPON and hands_used(state, seat) + HANDS[gear] <= TWO_HANDS:
            found.append(gear)
    return [*found, _DONE] if state.armor[seat] else found


def _draft_key(state: RoadState, seat: int, action: int) -> str:
    return "enough" if action == _DONE else GEAR_ID[action]


def _draft_label(state: RoadState, seat: int, action: int) -> Message:
    if action == _DONE:
        return Message("option-enough")
    return Message("option-face", {"face": face_of(action, 0)})


def _draft_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-draft")


def _draft_timeout(state: RoadState, seat: int) -> int:
    return _draft_legal(state, seat)[-1]


DRAFTING: Final = Ask(
    "draft",
    "choose",
    "wk2.setup.20",
    legal=_draft_legal,
    key=_draft_key,
    label=_draft_label,
    prompt=_draft_prompt,
    timeout=_draft_timeout,
)
