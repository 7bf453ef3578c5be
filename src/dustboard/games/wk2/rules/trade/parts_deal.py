"""Dealing in parts at the Garage and the Workshop (wk2.part.12 to .15, .18).

One deal for each visit: parts, gear and resources are given for parts, and of the value of parts
that were sold the rest may be taken as resources. What was bought in a visit is not sold in it.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import FUEL
from dustboard.games.wk2.content.gear_table import BARTER, FACES, UNIQUE, face_key, gear_of
from dustboard.games.wk2.content.part_table import PART_BARTER, PART_ID, PARTS
from dustboard.games.wk2.rules.menu import Menu, Section
from dustboard.games.wk2.rules.modules.parts import attach_part, fitting, return_part, unfit
from dustboard.games.wk2.rules.programs import DEAL_PARTS
from dustboard.games.wk2.rules.supply import gain_resource, have, lose_resource
from dustboard.games.wk2.rules.trade.goods import (
    give_gear_away,
    give_gear_key,
    give_key,
    give_label,
    leave_key,
    take_key,
    take_label,
)
from dustboard.games.wk2.rules.values import tank
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import insert_sorted

_END: Final = 0
_GIVE: Final = 1
_TAKE: Final = 2
_GIVE_GEAR: Final = 3
_GIVE_PART: Final = 4
_TAKE_PART: Final = 5


def open_deal(state: RoadState, seat: int, shop: str) -> None:
    """The deal of a visit begins with nothing given."""
    state.credit = state.sold = 0
    state.traded = ()
    for resource in range(3):
        state.bought[resource] = 0
    if state.journal is not None:
        state.tell("parts-deal", "wk2.part.12", seat, {"shop": shop})
    state.push_in_order([(DEAL_PARTS.number, seat, ())])


def can_deal(state: RoadState, seat: int) -> bool:
    """Whether there is a part to sell, or one to buy."""
    return len(state.parts[seat]) > 0 or (_wealthy(state, seat) and len(fitting(state, seat)) > 0)


def _wealthy(state: RoadState, seat: int) -> bool:
    """Whether there is anything to pay with besides parts."""
    gear = state.hands[seat] + state.armor[seat] + state.stowed[seat]
    return any(have(state, seat, one) for one in range(3)) or any(BARTER[one] > 0 for one in gear)


def ask_parts(state: RoadState, frame: Frame) -> None:
    """Give value and take value, until the knight is done (wk2.part.13, .14)."""
    state.choice[frame.seat] = _DEALS.answer(_END)
    if len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, PARTS_DEAL.number)


def take_parts(state: RoadState, frame: Frame) -> None:
    """One thing given or taken; what is left of the value at the end is lost."""
    seat = frame.seat
    section, number = _DEALS.split(state.choice[seat])
    if section == _END:
        state.credit = state.sold = 0
        state.traded = ()
        if state.journal is not None:
            state.tell("parts-dealt", "wk2.part.14", seat, {})
        return
    state.push_in_order([(DEAL_PARTS.number, seat, ())])
    if section == _GIVE:
        lose_resource(state, seat, number, 1, "wk2.part.14")
        state.credit += 1
    elif section == _TAKE:
        state.bought[number] += 1
        gain_resource(state, seat, number, 1, "wk2.part.13")
        state.credit -= 1
        state.sold -= 1
    elif section == _GIVE_GEAR:
        give_gear_away(state, seat, number)
        state.credit += BARTER[number]
        if state.journal is not None:
            data = {"face": face_key(number), "given": True, "value": BARTER[number]}
            state.tell("deal", "wk2.part.14", seat, data)
    elif section == _GIVE_PART:
        state.credit += PART_BARTER[number]
        state.sold += PART_BARTER[number]
        return_part(state, seat, number, "wk2.part.13")
    else:
        state.credit -= PART_BARTER[number]
        state.sold = min(state.sold, state.credit)
        state.traded = insert_sorted(state.traded, (number,))
        attach_part(state, seat, number, "wk2.part.14")


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [_DEALS.answer(_END)]
    wanted = fitting(state, seat)
    dear = max([PART_BARTER[one] for one in wanted], default=0)
    for resource in range(3):
        # what was taken in this visit cannot be given in it (wk2.city.15)
        if have(state, seat, resource) > state.bought[resource] and state.credit < dear:
            found.append(_DEALS.answer(_GIVE, resource))
        room = resource != FUEL or state.fuel[seat] < tank(state, seat)
        if room and min(state.sold, state.credit, state.pool[resource]) > 0:
            found.append(_DEALS.answer(_TAKE, resource))
    if state.credit < dear:
        for face in sorted({*state.hands[seat], *state.armor[seat], *state.stowed[seat]}):
            if not UNIQUE[gear_of(face)] and BARTER[face] > 0:
                found.append(_DEALS.answer(_GIVE_GEAR, face))
    for part in state.parts[seat]:
        if part not in state.traded:
            found.append(_DEALS.answer(_GIVE_PART, part))
    found += [_DEALS.answer(_TAKE_PART, one) for one in wanted if PART_BARTER[one] <= state.credit]
    return found


def _give_gear_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-give-gear", {"face": number, "value": BARTER[number]})


def _give_part_key(state: RoadState, seat: int, number: int) -> str:
    return f"sell:{PART_ID[number]}"


def _give_part_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-sell-part", {"part": number, "value": PART_BARTER[number]})


def _take_part_key(state: RoadState, seat: int, number: int) -> str:
    return f"buy:{PART_ID[number]}"


def _take_part_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-buy-part", {"part": number, "value": PART_BARTER[number]})


def _leave_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-leave-parts", {"credit": state.credit})


_DEALS: Final = Menu(
    Section(1, leave_key, _leave_label),
    Section(3, give_key, give_label),
    Section(3, take_key, take_label),
    Section(FACES, give_gear_key, _give_gear_label),
    Section(PARTS, _give_part_key, _give_part_label),
    Section(PARTS, _take_part_key, _take_part_label),
)


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-parts-deal", {"credit": state.credit})


def _refused(state: RoadState, seat: int) -> list[Refusal]:
    """Parts that don't fit, and those that cost more than was given."""
    found = [Refusal(f"buy:{one.key}", one.rule, one.why) for one in unfit(state, seat)]
    for part in fitting(state, seat):
        short = PART_BARTER[part] - state.credit
        if short > 0:
            why = Message("refused-part-price", {"short": short})
            found.append(Refusal(f"buy:{PART_ID[part]}", "wk2.part.14", why))
    return found


def _timeout(state: RoadState, seat: int) -> int:
    return _DEALS.answer(_END)


PARTS_DEAL: Final = Ask(
    "parts_deal",
    "choose",
    "wk2.part.12",
    legal=_legal,
    key=_DEALS.key,
    label=_DEALS.label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)
