"""The City Action: up to two different shops (wk2.city)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.gear_table import (
    BARTER,
    FACES,
    UNIQUE,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.mods import OFFER
from dustboard.games.wk2.content.wasteland_table import (
    INJURIES,
    INJURY_ID,
    MALFUNCTION_ID,
    MALFUNCTIONS,
)
from dustboard.games.wk2.rules.favours import NOTES, spend
from dustboard.games.wk2.rules.gear import broken_gear, gain_gear, repair_gear
from dustboard.games.wk2.rules.harm import heal_wounds, wounds_of
from dustboard.games.wk2.rules.programs import SHOPPING
from dustboard.games.wk2.rules.streams import INJURY_STREAM, MALFUNCTION_STREAM
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    draw_gear,
    gain_resource,
    have,
    lose_resource,
)
from dustboard.games.wk2.rules.values import RUNS, added
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
DONE: Final = 0
# answers: done; the Quack heals, so many points on contaminated wounds; the Garage; the Stalls;
# then injuries, malfunctions, gear
_HEAL_AT: Final = 1
_GARAGE: Final = 6
_STALLS: Final = 7
_INJURY_AT: Final = 8
_MALFUNCTION_AT: Final = _INJURY_AT + INJURIES
_WORKSHOP_AT: Final = _MALFUNCTION_AT + MALFUNCTIONS
# at the Stalls: done; give or take a resource; give gear; take gear of the offer
_GIVE_AT: Final = 1
_TAKE_AT: Final = 4
_GIVE_GEAR_AT: Final = 7
_TAKE_GEAR_AT: Final = _GIVE_GEAR_AT + FACES


def in_city(state: RoadState, seat: int) -> bool:
    """Whether the knight stands in one of the six cities (wk2.city.01)."""
    return board.IS_CITY[state.space[seat]]


def enter_city(state: RoadState, frame: Frame) -> None:
    """The knight goes to town."""
    state.shops = 0
    if state.journal is not None:
        data = {"city": board.ID[state.space[frame.seat]]}
        state.tell("in-town", "wk2.city.02", frame.seat, data)
    state.push_in_order([(SHOPPING.number, frame.seat, ())])


def ask_shop(state: RoadState, frame: Frame) -> None:
    """Up to two different shops (wk2.city.02)."""
    state.choice[frame.seat] = DONE
    if state.shops.bit_count() < MOST_SHOPS and len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, SHOP.number)


def take_shop(state: RoadState, frame: Frame) -> None:
    """What the shop does; then another one may be visited."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    if chosen == DONE:
        return
    state.push_in_order([(SHOPPING.number, seat, ())])
    if chosen < _GARAGE:
        state.shops |= QUACK
        if state.radiation[seat]:
            state.radiation[seat] -= 1
        heal_wounds(state, seat, QUACK_POINTS, chosen - _HEAL_AT)
        _tell(state, seat, "quack", "wk2.city.03")
    elif chosen == _GARAGE:
        state.shops |= GARAGE
        state.damage[seat] -= min(GARAGE_POINTS, state.damage[seat])
        _tell(state, seat, "garage", "wk2.city.05")
    elif chosen == _STALLS:
        state.shops |= STALL
        state.push_in_order([(STALLS.number, seat, ())])
        lay_offer(state, seat, OFFERED + max(0, added(state, seat, OFFER)))
        if spend(state, seat, NOTES):
            state.credit = PAPER
    elif chosen < _MALFUNCTION_AT:
        state.shops |= QUACK
        injury = chosen - _INJURY_AT
        state.injuries[seat] = without(state.injuries[seat], injury)
        state.injury_deck = state.shuffled(INJURY_STREAM, (*state.injury_deck, injury))
        _tell(state, seat, "quack-injury", "wk2.city.04")
    elif chosen < _WORKSHOP_AT:
        state.shops |= GARAGE
        one = chosen - _MALFUNCTION_AT
        state.malfunctions[seat] = without(state.malfunctions[seat], one)
        deck = (*state.malfunction_deck, one)
        state.malfunction_deck = state.shuffled(MALFUNCTION_STREAM, deck)
        _tell(state, seat, "garage-malfunction", "wk2.city.06")
    else:
        state.shops |= WORKSHOP
        repair_gear(state, seat, chosen - _WORKSHOP_AT, "wk2.city.07")


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
    for resource in range(3):
        state.bought[resource] = 0
    faces = [draw_gear(state) for _ in range(number)]
    state.offer = tuple([face for face in faces if face >= 0])
    if state.journal is not None:
        data = {"offer": [face_key(face) for face in state.offer]}
        state.tell("offer", "wk2.city.08", seat, data)


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [DONE]
    shops = state.shops
    if not shops & QUACK:
        if wounds_of(state, seat) or state.radiation[seat]:
            most = min(QUACK_POINTS, state.contaminated[seat])
            found += [_HEAL_AT + number for number in range(most + 1)]
        found += [_INJURY_AT + injury for injury in sorted(set(state.injuries[seat]))]
    if not shops & GARAGE:
        if state.damage[seat] and state.wreck[seat] == RUNS:
            found.append(_GARAGE)
        found += [_MALFUNCTION_AT + one for one in sorted(set(state.malfunctions[seat]))]
    if not shops & WORKSHOP:
        found += [_WORKSHOP_AT + face for face in broken_gear(state, seat)]
    if not shops & STALL:
        found.append(_STALLS)
    return found


def _key(state: RoadState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    if action < _GARAGE:
        return f"quack:{action - _HEAL_AT}"
    if action == _GARAGE:
        return "garage"
    if action == _STALLS:
        return "stalls"
    if action < _MALFUNCTION_AT:
        return f"quack:{INJURY_ID[action - _INJURY_AT]}"
    if action < _WORKSHOP_AT:
        return f"garage:{MALFUNCTION_ID[action - _MALFUNCTION_AT]}"
    return f"workshop:{face_key(action - _WORKSHOP_AT)}"


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-leave-town")
    if action < _GARAGE:
        return Message("option-quack", {"turned": action - _HEAL_AT})
    if action == _GARAGE:
        return Message("option-garage")
    if action == _STALLS:
        return Message("option-stalls")
    if action < _MALFUNCTION_AT:
        return Message("option-quack-injury", {"injury": action - _INJURY_AT})
    if action < _WORKSHOP_AT:
        one = action - _MALFUNCTION_AT
        return Message("option-garage-malfunction", {"malfunction": one})
    return Message("option-workshop", {"face": action - _WORKSHOP_AT})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-shop", {"left": MOST_SHOPS - state.shops.bit_count()})


def _timeout(state: RoadState, seat: int) -> int:
    return DONE


SHOP: Final = Ask(
    "shop",
    "choose",
    "wk2.city.02",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)


# -- the Stalls -----------------------------------------------------------------------------------


def ask_deal(state: RoadState, frame: Frame) -> None:
    """Give value and take value, as often as one likes (wk2.city.09, .15)."""
    state.choice[frame.seat] = DONE
    if len(_deal_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, DEAL.number)


def take_deal(state: RoadState, frame: Frame) -> None:
    """One thing given or taken; at the end surplus and the offer are lost (wk2.city.12)."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    if chosen == DONE:
        for face in state.offer:
            discard_gear(state, face)
        state.offer = ()
        state.credit = 0
        return
    state.push_in_order([(STALLS.number, seat, ())])
    if chosen < _TAKE_AT:
        lose_resource(state, seat, chosen - _GIVE_AT, 1, "wk2.city.09")
        state.credit += 1
    elif chosen < _GIVE_GEAR_AT:
        state.bought[chosen - _TAKE_AT] += 1
        gain_resource(state, seat, chosen - _TAKE_AT, 1, "wk2.city.10")
        state.credit -= 1
    elif chosen < _TAKE_GEAR_AT:
        face = chosen - _GIVE_GEAR_AT
        for zone in (state.stowed, state.hands, state.armor):
            if face in zone[seat]:
                zone[seat] = without(zone[seat], face)
                break
        discard_gear(state, face)
        state.credit += BARTER[face]
        _told_deal(state, seat, face, True)
    else:
        face = chosen - _TAKE_GEAR_AT
        state.offer = without(state.offer, face)
        state.credit -= BARTER[face]
        _told_deal(state, seat, face, False)
        gain_gear(state, seat, face, "wk2.city.09")


def _told_deal(state: RoadState, seat: int, face: int, given: bool) -> None:
    if state.journal is not None:
        data = {"face": face_key(face), "given": given, "value": BARTER[face]}
        state.tell("deal", "wk2.city.09", seat, data)


def _deal_legal(state: RoadState, seat: int) -> list[int]:
    found = [DONE]
    for resource in range(3):
        # what was taken in this visit cannot be given in it (wk2.city.15)
        if have(state, seat, resource) > state.bought[resource]:
            found.append(_GIVE_AT + resource)
        if state.credit and state.pool[resource]:
            found.append(_TAKE_AT + resource)
    for face in sorted({*state.hands[seat], *state.armor[seat], *state.stowed[seat]}):
        if not UNIQUE[gear_of(face)] and BARTER[face]:
            found.append(_GIVE_GEAR_AT + face)
    for face in sorted(set(state.offer)):
        if BARTER[face] <= state.credit:
            found.append(_TAKE_GEAR_AT + face)
    return found


def _deal_key(state: RoadState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    if action < _TAKE_AT:
        return f"give:{RESOURCES[action - _GIVE_AT]}"
    if action < _GIVE_GEAR_AT:
        return f"take:{RESOURCES[action - _TAKE_AT]}"
    if action < _TAKE_GEAR_AT:
        return f"give:{face_key(action - _GIVE_GEAR_AT)}"
    return f"take:{face_key(action - _TAKE_GEAR_AT)}"


def _deal_label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-leave-stalls", {"credit": state.credit})
    if action < _TAKE_AT:
        return Message("option-give-resource", {"resource": action - _GIVE_AT})
    if action < _GIVE_GEAR_AT:
        return Message("option-take-resource", {"resource": action - _TAKE_AT})
    if action < _TAKE_GEAR_AT:
        face = action - _GIVE_GEAR_AT
        return Message("option-give-gear", {"face": face, "value": BARTER[face]})
    face = action - _TAKE_GEAR_AT
    return Message("option-take-gear", {"face": face, "value": BARTER[face]})


def _deal_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-deal", {"credit": state.credit})


DEAL: Final = Ask(
    "deal",
    "choose",
    "wk2.city.09",
    legal=_deal_legal,
    key=_deal_key,
    label=_deal_label,
    prompt=_deal_prompt,
    timeout=_timeout,
)
