"""Barter at the Stalls: give value, take value (wk2.city.08 to .15)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import BROKEN
from dustboard.games.wk2.content.gear_table import (
    BARTER,
    FACES,
    UNIQUE,
    face_key,
    face_of,
    gear_of,
    is_broken,
)
from dustboard.games.wk2.content.mods import (
    BROKEN_WORTH,
    DEARER,
    DISCOUNT,
    DOUBLE_ONCE,
    GEAR_WORTH,
    HOUSE_ACCOUNT,
    OFFER,
    OWING,
    RESOURCE_WORTH,
    WORKING_OFFER,
)
from dustboard.games.wk2.rules.favours import GOOD_NAME, spend
from dustboard.games.wk2.rules.gear import gain_gear
from dustboard.games.wk2.rules.legacy import cheaper_at
from dustboard.games.wk2.rules.marks import VISIT as ONE_VISIT
from dustboard.games.wk2.rules.marks import forget, mark_used, of_mod, times_used
from dustboard.games.wk2.rules.menu import Menu, Section
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    draw_gear,
    gain_resource,
    have,
    lose_resource,
)
from dustboard.games.wk2.rules.trade.goods import (
    give_gear_away,
    give_gear_key,
    give_key,
    give_label,
    leave_key,
    take_key,
    take_label,
)
from dustboard.games.wk2.rules.values import added
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import without

STALLS: Final = Program("stalls")
_NAMED: Final = of_mod(OFFER)  # marks the one visit that a good name makes cheaper
# sections of a deal
_END: Final = 0
_GIVE: Final = 1
_TAKE: Final = 2
_GIVE_GEAR: Final = 3
_TAKE_GEAR: Final = 4
_TAKE_WORKING: Final = 5


def barter(state: RoadState, frame: Frame) -> None:
    """Barter away from the Stalls, with so many cards."""
    state.push_in_order([(STALLS.number, frame.seat, ())])
    lay_offer(state, frame.seat, frame.bindings[0])


def lay_offer(state: RoadState, seat: int, number: int) -> None:
    """Barter (3): cards from the bottom of the deck are laid out broken side up (wk2.city.08)."""
    state.credit = 0
    forget(state, ONE_VISIT)
    for resource in range(3):
        state.bought[resource] = 0
    faces = [draw_gear(state) for _ in range(number)]
    if added(state, seat, WORKING_OFFER):
        faces = [working(face) if face >= 0 else face for face in faces]
    state.offer = tuple([face for face in faces if face >= 0])
    if state.journal is not None:
        data = {"offer": [face_key(face) for face in state.offer]}
        state.tell("offer", "wk2.city.08", seat, data)


def ask_deal(state: RoadState, frame: Frame) -> None:
    """Give value and take value, as often as one likes (wk2.city.09, .15)."""
    state.choice[frame.seat] = _DEALS.answer(_END)
    if len(_deal_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, DEAL.number)


def take_deal(state: RoadState, frame: Frame) -> None:
    """One thing given or taken; at the end surplus and the offer are lost (wk2.city.12)."""
    seat = frame.seat
    section, number = _DEALS.split(state.choice[seat])
    if section == _END:
        for face in state.offer:
            discard_gear(state, face)
        state.offer = ()
        state.debt[seat] = max(0, -state.credit)
        state.credit = 0
        if state.journal is not None:
            state.tell("bartered", "wk2.city.12", seat, {})
        return
    state.push_in_order([(STALLS.number, seat, ())])
    if section == _GIVE:
        lose_resource(state, seat, number, 1, "wk2.city.09")
        state.credit += 1 + added(state, seat, RESOURCE_WORTH)
        state.credit += _once_more(state, seat, DOUBLE_ONCE)
    elif section == _TAKE:
        state.bought[number] += 1
        gain_resource(state, seat, number, 1, "wk2.city.10")
        state.credit -= 1
    elif section == _GIVE_GEAR:
        give_gear_away(state, seat, number)
        state.credit += worth(state, seat, number)
        _told_deal(state, seat, number, True)
    else:
        state.offer = without(state.offer, number)
        state.credit -= price(state, seat, working(number) if section == _TAKE_WORKING else number)
        _once_more(state, seat, DISCOUNT)
        if spend(state, seat, GOOD_NAME):
            mark_used(state, seat, ONE_VISIT, _NAMED)
        bought = number
        if section == _TAKE_WORKING:
            bought = working(number)
            mark_used(state, seat, ONE_VISIT, of_mod(HOUSE_ACCOUNT))
        _told_deal(state, seat, bought, False)
        gain_gear(state, seat, bought, "wk2.city.09")


def worth(state: RoadState, seat: int, face: int) -> int:
    """What a gear card counts when it is given (wk2.city.09)."""
    more = added(state, seat, GEAR_WORTH)
    if is_broken(face):
        more += added(state, seat, BROKEN_WORTH)
    return max(0, BARTER[face] + more)


def price(state: RoadState, seat: int, face: int) -> int:
    """The value that a card of the offer takes; one of a visit may be cheaper."""
    less = added(state, seat, DISCOUNT)
    if times_used(state, seat, ONE_VISIT, of_mod(DISCOUNT)):
        less = 0
    less += cheaper_at(state, board.CITY[state.space[seat]])
    if GOOD_NAME in state.noted[seat] or times_used(state, seat, ONE_VISIT, _NAMED):
        less += 1  # wk2.legacy.02
    return max(0, BARTER[face] - less) + added(state, seat, DEARER)


def _once_more(state: RoadState, seat: int, mod: int) -> int:
    """What something adds once in a visit."""
    more = added(state, seat, mod)
    if not more or times_used(state, seat, ONE_VISIT, of_mod(mod)):
        return 0
    mark_used(state, seat, ONE_VISIT, of_mod(mod))
    return more


def _told_deal(state: RoadState, seat: int, face: int, given: bool) -> None:
    if state.journal is not None:
        value = worth(state, seat, face) if given else BARTER[face]
        data = {"face": face_key(face), "given": given, "value": value}
        state.tell("deal", "wk2.city.09", seat, data)


def _deal_legal(state: RoadState, seat: int) -> list[int]:
    found = [_DEALS.answer(_END)]
    for resource in range(3):
        # what was taken in this visit cannot be given in it (wk2.city.15)
        if have(state, seat, resource) > state.bought[resource]:
            found.append(_DEALS.answer(_GIVE, resource))
        if state.credit > 0 and state.pool[resource]:
            found.append(_DEALS.answer(_TAKE, resource))
    for face in sorted({*state.hands[seat], *state.armor[seat], *state.stowed[seat]}):
        if not UNIQUE[gear_of(face)] and worth(state, seat, face):
            found.append(_DEALS.answer(_GIVE_GEAR, face))
    for face in sorted(set(state.offer)):
        if price(state, seat, face) <= _means(state, seat):
            found.append(_DEALS.answer(_TAKE_GEAR, face))
        if is_broken(face) and _on_account(state, seat, face):
            found.append(_DEALS.answer(_TAKE_WORKING, face))
    return found


def working(face: int) -> int:
    """The working side of a card."""
    return face_of(gear_of(face), 1 - BROKEN)


def _means(state: RoadState, seat: int) -> int:
    """The value that a knight may spend; some knights may owe."""
    return state.credit + added(state, seat, OWING)


def _on_account(state: RoadState, seat: int, face: int) -> bool:
    """Whether a card may be bought working side up, once in a visit."""
    if times_used(state, seat, ONE_VISIT, of_mod(HOUSE_ACCOUNT)):
        return False
    able = added(state, seat, HOUSE_ACCOUNT) > 0
    return able and price(state, seat, working(face)) <= _means(state, seat)


def _give_gear_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-give-gear", {"face": number, "value": worth(state, seat, number)})


def _take_gear_key(state: RoadState, seat: int, number: int) -> str:
    return f"take:{face_key(number)}"


def _take_gear_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-take-gear", {"face": number, "value": price(state, seat, number)})


def _take_working_key(state: RoadState, seat: int, number: int) -> str:
    return f"working:{face_key(working(number))}"


def _take_working_label(state: RoadState, seat: int, number: int) -> Message:
    face = working(number)
    return Message("option-take-gear", {"face": face, "value": price(state, seat, face)})


def _leave_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-leave-stalls", {"credit": state.credit})


_DEALS: Final = Menu(
    Section(1, leave_key, _leave_label),
    Section(3, give_key, give_label),
    Section(3, take_key, take_label),
    Section(FACES, give_gear_key, _give_gear_label),
    Section(FACES, _take_gear_key, _take_gear_label),
    Section(FACES, _take_working_key, _take_working_label),
)


def _deal_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-deal", {"credit": state.credit})


def _timeout(state: RoadState, seat: int) -> int:
    return _DEALS.answer(_END)


DEAL: Final = Ask(
    "deal",
    "choose",
    "wk2.city.09",
    legal=_deal_legal,
    key=_DEALS.key,
    label=_DEALS.label,
    prompt=_deal_prompt,
    timeout=_timeout,
)
