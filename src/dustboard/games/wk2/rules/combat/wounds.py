"""Wounds dealt to a knight: armor may prevent them by breaking (wk2.combat.18, wk2.trait.06)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.gear_table import PROTECTION
from dustboard.games.wk2.content.mods import PROTECTION as PROTECTION_MOD
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.harm import suffer_contaminated, suffer_wounds
from dustboard.games.wk2.rules.values import added, conscious
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

TAKE: Final = 0
USE: Final = 1


def ask_armor(state: RoadState, frame: Frame) -> None:
    """The knight may break worn armor for its whole level, once for a lot (wk2.combat.36)."""
    seat = frame.seat
    state.choice[seat] = TAKE
    pierced = frame.bindings[1]
    if state.armor[seat] and not pierced and conscious(state, seat):
        state.ask(seat, ARMOR.number)


def place_wounds(state: RoadState, frame: Frame) -> None:
    """What is not prevented goes onto the Health space."""
    seat = frame.seat
    amount, pierced = frame.bindings[0], frame.bindings[1]
    prevented = 0 if pierced else added(state, seat, PROTECTION_MOD)
    if state.choice[seat] == USE and state.armor[seat]:
        worn = state.armor[seat][0]
        prevented += PROTECTION[worn]
        break_gear(state, seat, worn, "wk2.combat.18")
    if prevented and state.journal is not None:
        data = {"amount": min(prevented, amount)}
        state.tell("prevented", "wk2.trait.06", seat, data)
    left = max(0, amount - prevented)
    if frame.bindings[2]:
        suffer_contaminated(state, seat, left, "wk2.combat.18")
    else:
        suffer_wounds(state, seat, left, "wk2.combat.18")


def _legal(state: RoadState, seat: int) -> list[int]:
    return [TAKE, USE]


def _key(state: RoadState, seat: int, action: int) -> str:
    return "armor" if action == USE else "take"


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == USE:
        return Message("option-use-armor", {"face": state.armor[seat][0]})
    return Message("option-take-wounds", {"amount": state.bound(0)})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-armor", {"amount": state.bound(0)})


def _timeout(state: RoadState, seat: int) -> int:
    return TAKE


ARMOR: Final = Ask(
    "armor",
    "choose",
    "wk2.combat.18",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
