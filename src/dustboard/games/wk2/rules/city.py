"""The City Action: up to two different shops (wk2.city)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import BROKEN, RESOURCES
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
    DISCOUNT,
    DOUBLE_ONCE,
    GEAR_WORTH,
    HOUSE_ACCOUNT,
    OFFER,
    OWING,
    RESOURCE_WORTH,
    SHOPS,
    WORKING_OFFER,
)
from dustboard.games.wk2.content.wasteland_table import (
    INJURIES,
    INJURY_ID,
    MALFUNCTION_ID,
    MALFUNCTIONS,
)
from dustboard.games.wk2.rules.favours import NOTES, spend
from dustboard.games.wk2.rules.gear import broken_gear, gain_gear, repair_gear
from dustboard.games.wk2.rules.harm import discard_kept, heal_wounds, healing, wounds_of
from dustboard.games.wk2.rules.legacy import remembers
from dustboard.games.wk2.rules.marks import VISIT as ONE_VISIT
from dustboard.games.wk2.rules.marks import forget, mark_used, of_mod, times_used
from dustboard.games.wk2.rules.menu import Menu, Plain, Section
from dustboard.games.wk2.rules.programs import SHOPPING
from dustboard.games.wk2.rules.stages import is_shut
from dustboard.games.wk2.rules.streams import INJURY_STREAM, MALFUNCTION_STREAM
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    draw_gear,
    gain_resource,
    have,
    lose_resource,
)
from dustboard.games.wk2.rules.using import fire
from dustboard.games.wk2.rules.values import RUNS, added
from dustboard.games.wk2.rules.vocabulary import AT_WORKSHOP
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import without

STALLS: Final = Program("stalls")
QUACK_POINTS: Final = 4
GARAGE_POINTS: Final = 3
MOST_SHOPS: Final = 2
OFFERED: Final = 3  # cards of the Stalls
PAPER: Final = 4  # what the notes of a teller are worth
QUACK: Final = 1
GARAGE: Final = 2
WORKSHOP: Final = 4
STALL: Final = 8
# sections of the menu of shops
_DONE: Final = 0
_HEAL: Final = 1
_GARAGE: Final = 2
_STALLS: Final = 3
_INJURY: Final = 4
_MALFUNCTION: Final = 5
_WORKSHOP: Final = 6
# sections of a deal at the Stalls
_END: Final = 0
_GIVE: Final = 1
_TAKE: Final = 2
_GIVE_GEAR: Final = 3
_TAKE_GEAR: Final = 4
_TAKE_WORKING: Final = 5


def in_city(state: RoadState, seat: int) -> bool:
    """Whether the knight stands in one of the six cities, and it is not shut (wk2.city.01)."""
    here = state.space[seat]
    return board.IS_CITY[here] and not is_shut(state, here)


def enter_city(state: RoadState, frame: Frame) -> None:
    """The knight goes to town."""
    state.shops = 0
    if state.journal is not None:
        data = {"city": board.ID[state.space[frame.seat]]}
        state.tell("in-town", "wk2.city.02", frame.seat, data)
    state.push_in_order([(SHOPPING.number, frame.seat, ())])


def ask_shop(state: RoadState, frame: Frame) -> None:
    """Up to two different shops (wk2.city.02)."""
    state.choice[frame.seat] = _SHOPS.answer(_DONE)
    if _shops_left(state, frame.seat) > 0 and len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, SHOP.number)


def _shops_left(state: RoadState, seat: int) -> int:
    return MOST_SHOPS + added(state, seat, SHOPS) - state.shops.bit_count()


def take_shop(state: RoadState, frame: Frame) -> None:
    """What the shop does; then another one may be visited."""
    seat = frame.seat
    section, number = _SHOPS.split(state.choice[seat])
    if section == _DONE:
        return
    state.push_in_order([(SHOPPING.number, seat, ())])
    if section in (_HEAL, _INJURY):
        state.shops |= QUACK
        discard_kept(state, seat)  # wk2.card.02
    if section == _HEAL:
        see_quack(state, seat, number)
    elif section == _INJURY:
        drop_injury(state, seat, number)
    elif section == _GARAGE:
        state.shops |= GARAGE
        state.damage[seat] -= min(GARAGE_POINTS, state.damage[seat])
        _tell(state, seat, "garage", "wk2.city.05")
    elif section == _MALFUNCTION:
        state.shops |= GARAGE
        state.malfunctions[seat] = without(state.malfunctions[seat], number)
        deck = (*state.malfunction_deck, number)
        state.malfunction_deck = state.shuffled(MALFUNCTION_STREAM, deck)
        _tell(state, seat, "garage-malfunction", "wk2.city.06")
    elif section == _STALLS:
        state.shops |= STALL
        state.push_in_order([(STALLS.number, seat, ())])
        lay_offer(state, seat, OFFERED + max(0, added(state, seat, OFFER)))
        if spend(state, seat, NOTES):
            state.credit = PAPER
        state.credit -= state.debt[seat]
    else:
        state.shops |= WORKSHOP
        repair_gear(state, seat, number, "wk2.city.07")
        fire(state, AT_WORKSHOP, seat)


def see_quack(state: RoadState, seat: int, on_contaminated: int) -> None:
    """Radiation, and points of healing divided at will (wk2.city.03)."""
    if state.radiation[seat]:
        state.radiation[seat] -= 1
    heal_wounds(state, seat, QUACK_POINTS, on_contaminated)
    _tell(state, seat, "quack", "wk2.city.03")


def drop_injury(state: RoadState, seat: int, injury: int) -> None:
    """An injury of choice goes back into its deck (wk2.city.04)."""
    state.injuries[seat] = without(state.injuries[seat], injury)
    state.injury_deck = state.shuffled(INJURY_STREAM, (*state.injury_deck, injury))
    _tell(state, seat, "quack-injury", "wk2.city.04")


def _tell(state: RoadState, seat: int, shop: str, rule: str) -> None:
    if state.journal is not None:
        state.tell("shop", rule, seat, {"shop": shop})


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


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [_SHOPS.answer(_DONE)]
    shops = state.shops
    if not shops & QUACK:
        if wounds_of(state, seat) or state.radiation[seat] or state.kept[seat]:
            most = min(QUACK_POINTS, state.contaminated[seat])
            found += [_SHOPS.answer(_HEAL, number) for number in range(most + 1)]
        for injury in sorted(set(state.injuries[seat])):
            found.append(_SHOPS.answer(_INJURY, injury))
    if not shops & GARAGE:
        if state.damage[seat] and state.wreck[seat] == RUNS:
            found.append(_SHOPS.answer(_GARAGE))
        for one in sorted(set(state.malfunctions[seat])):
            found.append(_SHOPS.answer(_MALFUNCTION, one))
    if not shops & WORKSHOP:
        found += [_SHOPS.answer(_WORKSHOP, face) for face in broken_gear(state, seat)]
    if not shops & STALL:
        found.append(_SHOPS.answer(_STALLS))
    return found


def _heal_key(state: RoadState, seat: int, number: int) -> str:
    return f"quack:{number}"


def _heal_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-quack", dict(healing(state, seat, QUACK_POINTS, number)))


def _injury_key(state: RoadState, seat: int, number: int) -> str:
    return f"quack:{INJURY_ID[number]}"


def _injury_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-quack-injury", {"injury": number})


def _malfunction_key(state: RoadState, seat: int, number: int) -> str:
    return f"garage:{MALFUNCTION_ID[number]}"


def _malfunction_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-garage-malfunction", {"malfunction": number})


def _workshop_key(state: RoadState, seat: int, number: int) -> str:
    return f"workshop:{face_key(number)}"


def _workshop_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-workshop", {"face": number})


_SHOPS: Final = Menu(
    Plain("done", "option-leave-town"),
    Section(QUACK_POINTS + 1, _heal_key, _heal_label),
    Plain("garage", "option-garage"),
    Plain("stalls", "option-stalls"),
    Section(INJURIES, _injury_key, _injury_label),
    Section(MALFUNCTIONS, _malfunction_key, _malfunction_label),
    Section(FACES, _workshop_key, _workshop_label),
)


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-shop", {"left": _shops_left(state, seat)})


def _timeout(state: RoadState, seat: int) -> int:
    return _SHOPS.answer(_DONE)


SHOP: Final = Ask(
    "shop",
    "choose",
    "wk2.city.02",
    legal=_legal,
    key=_SHOPS.key,
    label=_SHOPS.label,
    prompt=_prompt,
    timeout=_timeout,
)


# -- the Stalls -----------------------------------------------------------------------------------


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
        for zone in (state.stowed, state.hands, state.armor):
            if number in zone[seat]:
                zone[seat] = without(zone[seat], number)
                break
        discard_gear(state, number)
        state.credit += worth(state, seat, number)
        _told_deal(state, seat, number, True)
    else:
        state.offer = without(state.offer, number)
        state.credit -= price(state, seat, working(number) if section == _TAKE_WORKING else number)
        _once_more(state, seat, DISCOUNT)
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
    if remembers(state, "past_law") and board.CITY[state.space[seat]] == "pumps":
        less += 1
    return max(0, BARTER[face] - less)


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


def _give_key(state: RoadState, seat: int, number: int) -> str:
    return f"give:{RESOURCES[number]}"


def _give_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-give-resource", {"resource": number})


def _take_key(state: RoadState, seat: int, number: int) -> str:
    return f"take:{RESOURCES[number]}"


def _take_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-take-resource", {"resource": number})


def _give_gear_key(state: RoadState, seat: int, number: int) -> str:
    return f"give:{face_key(number)}"


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


def _leave_key(state: RoadState, seat: int, number: int) -> str:
    return "done"


def _leave_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-leave-stalls", {"credit": state.credit})


_DEALS: Final = Menu(
    Section(1, _leave_key, _leave_label),
    Section(3, _give_key, _give_label),
    Section(3, _take_key, _take_label),
    Section(FACES, _give_gear_key, _give_gear_label),
    Section(FACES, _take_gear_key, _take_gear_label),
    Section(FACES, _take_working_key, _take_working_label),
)


def _deal_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-deal", {"credit": state.credit})


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
