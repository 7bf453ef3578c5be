"""What an offer at the Stalls is worth and what it may ask for (wk1.stalls.05-10, A50)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COLOUR, DESIGN, STALL_HEX, STALL_PRICE
from dustboard.games.wk1.content.constants import EMPTY, NONE, RED
from dustboard.games.wk1.content.effect_table import has_effect
from dustboard.games.wk1.content.gear_table import IS_BLUE
from dustboard.games.wk1.content.mods import STALLS_DISCOUNT
from dustboard.games.wk1.content.moments import AT_OWN_TRADE
from dustboard.games.wk1.rules.gear.gear import mod, value_of, vehicle_value
from dustboard.games.wk1.rules.gear.places import attached, host_of
from dustboard.games.wk1.rules.gear.placing import discardable
from dustboard.games.wk1.state.state import KnightsState

# what a deal is made of, besides the numbers of the cards offered
KEEP: Final = 1000  # an enhancement that is detached and kept (A51)
WANT: Final = 2000  # a space of the Stalls
INTACT: Final = 3000  # a vehicle of the pool
DAMAGED: Final = 4000  # the same, to be taken damaged (D33)
PLAY: Final = 5000  # a luck card
DEAL: Final = 9000
CANCEL: Final = 9001

# what quiet cities may forbid; the second binding (X07)
NO_LIMIT: Final = 0
NO_RED: Final = 1
NO_VEHICLES: Final = 2


# -- sums ----------------------------------------------------------------------------------------


def offered(state: KnightsState, seat: int) -> int:
    """The basic value of what is offered, with what cards add to it."""
    draft = state.draft[seat]
    total = state.offer_bonus if any(card < KEEP for card in draft) else 0
    for card in draft:
        if card == state.vehicle[seat]:
            total += vehicle_value(state, card, state.damaged[seat])
        elif card < KEEP:
            total += value_of(state, card)
            for each in attached(state, seat, card):
                if KEEP + each not in draft:
                    total += value_of(state, each)
    return total


def price_of(state: KnightsState, want: int) -> int:
    """The price of one wanted thing: by the diode, or the side of a vehicle (wk1.stalls.06)."""
    if want >= INTACT:
        damaged = 1 if want >= DAMAGED else 0
        return vehicle_value(state, want - (DAMAGED if damaged else INTACT), damaged)
    return state.house.values[STALL_PRICE[want - WANT]]


def wanted(state: KnightsState, seat: int) -> list[int]:
    """What the draft asks for."""
    return [part for part in state.draft[seat] if part >= WANT]


def asked_value(state: KnightsState, seat: int, wants: list[int]) -> int:
    """What has to be offered for these: the price, less a discount, at least 1."""
    price = sum(price_of(state, want) for want in wants)
    return max(1, price - mod(state, seat, STALLS_DISCOUNT)) if price else 0


def _bindings(state: KnightsState) -> tuple[int, ...]:
    assert state.frame is not None
    return state.frame.bindings


def takes_vehicle(wants: list[int]) -> int:
    """The vehicle among the wanted things, or NONE."""
    for want in wants:
        if want >= INTACT:
            return want - (DAMAGED if want >= DAMAGED else INTACT)
    return NONE


def why_not_want(state: KnightsState, seat: int, want: int) -> tuple[str, str]:
    """Why something can't be chosen now; empty if it can."""
    hex_number, limit = _bindings(state)[0], _bindings(state)[1]
    wants = wanted(state, seat)
    if want in wants:
        return "wk1.stalls.10", "why-wanted-already"
    if want >= INTACT:
        if limit == NO_VEHICLES:
            return "wk1.action.12", "why-no-vehicles-here"
        own = state.vehicle[seat]
        if own != NONE and IS_BLUE[own]:
            return "wk1.blue.02", "why-blue-vehicle-stays"
        if takes_vehicle(wants) != NONE:
            return "wk1.vehicle.03", "why-one-vehicle"
        if own != NONE and own not in state.draft[seat]:
            return "wk1.vehicle.03", "why-offer-own-vehicle"
    else:
        space = want - WANT
        card = state.stalls[space]
        if card == EMPTY:
            return "wk1.stalls.13", "why-empty-space"
        if STALL_HEX[space] and STALL_HEX[space] != hex_number:
            return "wk1.stalls.05", "why-other-city"
        if limit == NO_RED and COLOUR[card] == RED:
            return "wk1.action.12", "why-no-red-here"
    if asked_value(state, seat, [*wants, want]) > offered(state, seat):
        return "wk1.stalls.10", "why-too-dear"
    return "", ""


def offerable(state: KnightsState, seat: int) -> list[int]:
    """Own cards that may be offered: no starting gear, nothing blue, the vehicle too."""
    cards = discardable(state, seat)
    vehicle = state.vehicle[seat]
    if vehicle != NONE and not IS_BLUE[vehicle] and _bindings(state)[1] != NO_VEHICLES:
        cards.append(vehicle)
    return cards


def vehicles_on_sale(state: KnightsState) -> list[int]:
    """One vehicle of each title in the pool."""
    seen: list[str] = []
    found: list[int] = []
    for card in state.pool:
        if DESIGN[card] not in seen:
            seen.append(DESIGN[card])
            found.append(card)
    return found


def all_wants(state: KnightsState) -> list[int]:
    """Everything that could be chosen: spaces, vehicles intact and damaged."""
    vehicles = vehicles_on_sale(state)
    return [
        *(WANT + space for space in range(len(state.stalls))),
        *(INTACT + vehicle for vehicle in vehicles),
        *(DAMAGED + vehicle for vehicle in vehicles),
    ]


def legal_offers(state: KnightsState, seat: int) -> list[int]:
    """All steps of an offer that are possible now."""
    draft = state.draft[seat]
    actions = [CANCEL]
    wants = wanted(state, seat)
    if wants:
        actions.append(DEAL)
    for card in offerable(state, seat):
        if card not in draft:
            actions.append(card)
    for want in all_wants(state):
        if not why_not_want(state, seat, want)[0]:
            actions.append(want)
    for card in draft:
        if card < KEEP:
            for each in attached(state, seat, card):
                if KEEP + each not in draft and _still_pays(state, seat, each, wants):
                    actions.append(KEEP + each)
    for card in state.luck[seat]:
        if card >= 0 and has_effect(card, AT_OWN_TRADE):
            actions.append(PLAY + card)
    return actions


def _still_pays(state: KnightsState, seat: int, card: int, wants: list[int]) -> bool:
    rest = offered(state, seat) - value_of(state, card)
    return rest >= asked_value(state, seat, wants)


def is_detachable(state: KnightsState, seat: int, card: int) -> bool:
    """Whether an enhancement hangs on a card that is offered."""
    return host_of(state, seat, card) in state.draft[seat]
