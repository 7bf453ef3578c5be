"""Wounds dealt to a knight: armor may prevent them by breaking (wk2.combat.18, wk2.trait.06)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.gear_table import PROTECTION
from dustboard.games.wk2.content.mods import (
    BAD_WOUND,
    BARE_PROTECTION,
    LEAD_LINED,
    MOD,
    NO_ARMOR,
    SHARES_ARMOR,
    STOUT,
    THIN_ARMOR,
)
from dustboard.games.wk2.content.mods import PROTECTION as PROTECTION_MOD
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.harm import suffer_contaminated, suffer_wounds, take_radiation
from dustboard.games.wk2.rules.marks import COMBAT as ONE_COMBAT
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used
from dustboard.games.wk2.rules.values import added, conscious, in_game
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

LEND_ARMOR: Final = Program("lend armor")  # bindings: how many wounds, whose
TAKE: Final = 0
USE: Final = 1


def ask_armor(state: RoadState, frame: Frame) -> None:
    """The knight may break worn armor for its whole level, once for a lot (wk2.combat.36)."""
    seat = frame.seat
    state.choice[seat] = TAKE
    if state.armor[seat] and _helps(state, frame) and conscious(state, seat):
        state.ask(seat, ARMOR.number)


def _helps(state: RoadState, frame: Frame) -> bool:
    """Armor Piercing stops all armor but what is made against it (wk2.trait.02)."""
    if added(state, frame.seat, NO_ARMOR):
        return False
    return frame.bindings[1] == 0 or MOD[STOUT][state.armor[frame.seat][0]] > 0


def lenders(state: RoadState, seat: int) -> list[int]:
    """Knights on the space who may break their armor for this one, by an upgrade of either."""
    here = state.space[seat]
    able = added(state, seat, SHARES_ARMOR)
    return [
        one
        for one in in_game(state)
        if one != seat
        and state.space[one] == here
        and state.armor[one]
        and conscious(state, one)
        and (able or added(state, one, SHARES_ARMOR))
        and not added(state, one, NO_ARMOR)
    ]


def ask_lenders(state: RoadState, frame: Frame) -> None:
    """Who stands by may step in, one after the other, unless the attack pierces armor."""
    state.lent = 0
    if frame.bindings[1] == 0 and state.duelist < 0:
        bound = (frame.bindings[0], frame.seat)
        state.push_in_order([(LEND_ARMOR.number, one, bound) for one in lenders(state, frame.seat)])


def ask_lender(state: RoadState, frame: Frame) -> None:
    """A knight is asked whether its armor breaks for another."""
    state.choice[frame.seat] = TAKE
    if state.lent < frame.bindings[0]:
        state.ask(frame.seat, LEND.number)


def take_lender(state: RoadState, frame: Frame) -> None:
    """The armor breaks and prevents its whole level."""
    seat = frame.seat
    if state.choice[seat] == USE:
        worn = state.armor[seat][0]
        state.lent += PROTECTION[worn]
        break_gear(state, seat, worn, "wk2.combat.18")


def place_wounds(state: RoadState, frame: Frame) -> None:
    """What is not prevented goes onto the Health space."""
    seat = frame.seat
    amount, pierced = frame.bindings[0], frame.bindings[1]
    prevented = state.lent
    state.lent = 0
    if not pierced:  # it stops what is no armor, too (wk2.trait.07)
        prevented += added(state, seat, PROTECTION_MOD)
        if state.foe >= 0 and state.bare:
            prevented += added(state, seat, BARE_PROTECTION)
    if state.choice[seat] == USE and state.armor[seat]:
        worn = state.armor[seat][0]
        prevented += max(0, PROTECTION[worn] - added(state, seat, THIN_ARMOR))
        break_gear(state, seat, worn, "wk2.combat.18")
    if prevented and state.journal is not None:
        data = {"amount": min(prevented, amount)}
        state.tell("prevented", "wk2.trait.06", seat, data)
    left = max(0, amount - prevented)
    bad = left if frame.bindings[2] else _bad_wound(state, seat, left)
    if left > bad:
        suffer_wounds(state, seat, left - bad, "wk2.combat.18")
    if bad:
        suffer_contaminated(state, seat, bad, "wk2.combat.18")


def _bad_wound(state: RoadState, seat: int, left: int) -> int:
    """The first wound of a combat may be a contaminated one."""
    key = of_mod(BAD_WOUND)
    if state.foe < 0 or not left or times_used(state, seat, ONE_COMBAT, key):
        return 0
    if not added(state, seat, BAD_WOUND):
        return 0
    mark_used(state, seat, ONE_COMBAT, key)
    return 1


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


def _lend_label(state: RoadState, seat: int, action: int) -> Message:
    if action == USE:
        return Message("option-use-armor", {"face": state.armor[seat][0]})
    return Message("option-keep-armor")


def _lend_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-lend", {"amount": state.bound(0), "by": state.bound(1)})


LEND: Final = Ask(
    "lend",
    "choose",
    "wk2.combat.18",
    legal=_legal,
    key=_key,
    label=_lend_label,
    prompt=_lend_prompt,
    timeout=_timeout,
)


# -- radiation that armor keeps off ---------------------------------------------------------------


def ask_lead(state: RoadState, frame: Frame) -> None:
    """The knight may break armor that is lined against radiation."""
    state.choice[frame.seat] = TAKE
    state.ask(frame.seat, LEAD.number)


def take_rays(state: RoadState, frame: Frame) -> None:
    """What the armor does not prevent fills the track."""
    seat, amount = frame.seat, frame.bindings[0]
    if state.choice[seat] == USE:
        worn = state.armor[seat][0]
        prevented = MOD[LEAD_LINED][worn]
        break_gear(state, seat, worn, "wk2.gear.08")
        if state.journal is not None:
            state.tell("prevented", "wk2.wound.09", seat, {"amount": min(prevented, amount)})
        amount = max(0, amount - prevented)
    take_radiation(state, seat, amount, "wk2.wound.04")


def _lead_label(state: RoadState, seat: int, action: int) -> Message:
    if action == USE:
        return Message("option-use-armor", {"face": state.armor[seat][0]})
    return Message("option-take-radiation", {"amount": state.bound(0)})


def _lead_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-lead", {"amount": state.bound(0)})


LEAD: Final = Ask(
    "lead",
    "choose",
    "wk2.wound.09",
    legal=_legal,
    key=_key,
    label=_lead_label,
    prompt=_lead_prompt,
    timeout=_timeout,
)
