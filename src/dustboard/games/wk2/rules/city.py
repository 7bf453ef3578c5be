"""The City Action: up to two different shops (wk2.city)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.gear_table import (
    FACES,
    face_key,
)
from dustboard.games.wk2.content.mods import (
    OFFER,
    SHOPS,
    SOURCES,
)
from dustboard.games.wk2.content.wasteland_table import (
    INJURIES,
    INJURY_ID,
    MALFUNCTION_ID,
    MALFUNCTIONS,
)
from dustboard.games.wk2.rules.favours import NOTES, spend
from dustboard.games.wk2.rules.gear import broken_gear, repair_gear
from dustboard.games.wk2.rules.harm import discard_kept, heal_wounds, healing, wounds_of
from dustboard.games.wk2.rules.menu import Menu, Plain, Section
from dustboard.games.wk2.rules.programs import SETTLE_TASKS, SHOPPING
from dustboard.games.wk2.rules.stages import is_shut
from dustboard.games.wk2.rules.streams import INJURY_STREAM, MALFUNCTION_STREAM
from dustboard.games.wk2.rules.tasks.city_tasks import more_shops
from dustboard.games.wk2.rules.trade.parts_deal import can_deal, open_deal
from dustboard.games.wk2.rules.trade.stalls import STALLS, lay_offer
from dustboard.games.wk2.rules.using import fire, source_key, use, uses
from dustboard.games.wk2.rules.values import RUNS, added
from dustboard.games.wk2.rules.vocabulary import AT_WORKSHOP, IN_CITY
from dustboard.games.wk2.rules.words.tales import ELSEWHERE
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import without

QUACK_POINTS: Final = 4
GARAGE_POINTS: Final = 3
MOST_SHOPS: Final = 2
OFFERED: Final = 3  # cards of the Stalls
PAPER: Final = 4  # what the notes of a teller are worth
QUACK: Final = 1
GARAGE: Final = 2
WORKSHOP: Final = 4
STALL: Final = 8
# besides what a shop does: the deal in parts of this visit (wk2.part.15)
GARAGE_PARTS: Final = 32
WORKSHOP_PARTS: Final = 64
_DEALS: Final = ((GARAGE, GARAGE_PARTS), (WORKSHOP, WORKSHOP_PARTS))
# sections of the menu of shops
_DONE: Final = 0
_HEAL: Final = 1
_GARAGE: Final = 2
_STALLS: Final = 3
_INJURY: Final = 4
_MALFUNCTION: Final = 5
_WORKSHOP: Final = 6
_GARAGE_PARTS: Final = 7
_WORKSHOP_PARTS: Final = 8
_TASK: Final = 9


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
    if len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, SHOP.number)


def _shops_left(state: RoadState, seat: int) -> int:
    visited = state.shops
    for shop, deal in _DEALS:
        if visited & deal:
            visited = visited & ~deal | shop
    most = MOST_SHOPS + added(state, seat, SHOPS) + more_shops(state, seat)
    return most - visited.bit_count()


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
    elif section == _GARAGE_PARTS:
        state.shops |= GARAGE_PARTS
        open_deal(state, seat, "garage")
    elif section == _WORKSHOP_PARTS:
        state.shops |= WORKSHOP_PARTS
        open_deal(state, seat, "workshop")
    elif section == _TASK:
        state.push_in_order([(SETTLE_TASKS.number, seat, (0,))])
        use(state, IN_CITY, seat, number)
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


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [_SHOPS.answer(_DONE)]
    shops = state.shops
    if state.house.parts and can_deal(state, seat):
        found += [_SHOPS.answer(one) for one in _deals(state, seat)]
    if in_city(state, seat) and not shops & ELSEWHERE:  # it takes up no shop
        found += [_SHOPS.answer(_TASK, source) for source in uses(state, IN_CITY, seat)]
    if _shops_left(state, seat) <= 0:  # what is left is to be done in shops visited already
        shops |= QUACK | STALL
        for shop, deal in _DEALS:
            if not shops & deal:
                shops |= shop
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


def _deals(state: RoadState, seat: int) -> list[int]:
    """Where one may deal in parts: once in each visit, at both shops (wk2.part.12, .18)."""
    left = _shops_left(state, seat) > 0
    return [
        _GARAGE_PARTS if shop == GARAGE else _WORKSHOP_PARTS
        for shop, deal in _DEALS
        if not state.shops & deal and (left or state.shops & shop)
    ]


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


def _task_key(state: RoadState, seat: int, number: int) -> str:
    return f"task:{source_key(number)}"


def _task_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-deliver", {"task": source_key(number)})


_SHOPS: Final = Menu(
    Plain("done", "option-leave-town"),
    Section(QUACK_POINTS + 1, _heal_key, _heal_label),
    Plain("garage", "option-garage"),
    Plain("stalls", "option-stalls"),
    Section(INJURIES, _injury_key, _injury_label),
    Section(MALFUNCTIONS, _malfunction_key, _malfunction_label),
    Section(FACES, _workshop_key, _workshop_label),
    Plain("garage:parts", "option-garage-parts"),
    Plain("workshop:parts", "option-workshop-parts"),
    Section(SOURCES, _task_key, _task_label),
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
