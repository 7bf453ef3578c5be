"""The terms of a deal between two knights, and how goods change hands (wk1.trade.03-04, A51).

Any gear may be part of a deal, blue gear and vehicles too, and Ammo and Fuel. Stored cards are
secret, so a knight can ask for open cards of the other only, but offer all of his own. What is
offered lies open in `deal_give` until the other has answered.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import NONE, RED, YELLOW
from dustboard.games.wk1.content.gear_table import IS_BLUE, IS_TUNING
from dustboard.games.wk1.rules.decks import discard
from dustboard.games.wk1.rules.gear.gear import is_loose, owned
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    ATTACHED,
    attached,
    cargo_room,
    forget,
    hand_over,
    host_of,
    lay,
    link,
    on_panels,
    place_of,
    take_up,
)
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.gear.vehicles import leave_vehicle, left_on_foot, unload
from dustboard.games.wk1.rules.resources import gain_ammo, gain_fuel, lose_ammo, lose_fuel
from dustboard.games.wk1.rules.signals import GIFT
from dustboard.games.wk1.state.state import KnightsState

# the six goods that have no card in a zone; the first three are given, the others wanted
AMMO: Final = 0
FUEL: Final = 1
VEHICLE: Final = 2
WANTED: Final = 3
RULE: Final = "wk1.trade.03"
ON_CARD: Final = 100  # plus a card: not a place, but what an offered enhancement hung on


def giveable(state: KnightsState, seat: int) -> list[int]:
    """Cards that a knight may put into a deal: all but starting gear, attached cards, vehicle."""
    return [
        card
        for card in owned(state, seat)
        if card != state.vehicle[seat]
        and card not in state.special[seat]
        and is_loose(state, seat, card)
    ]


def askable(state: KnightsState, seat: int) -> list[int]:
    """Open cards of a knight that another may ask for, also those attached to starting gear."""
    links = state.open_links[seat]
    hanging = [links[at] for at in range(0, len(links), 2)]
    return on_panels(state, seat) + [card for card in hanging if is_loose(state, seat, card)]


def vehicle_fits(state: KnightsState, taker: int, hands_over_own: bool) -> bool:
    """A second vehicle sends the own one back to the pool, which a blue one never does."""
    own = state.vehicle[taker]
    return own == NONE or hands_over_own or not IS_BLUE[own]


def lay_open(state: KnightsState, seat: int, cards: list[int]) -> tuple[int, ...]:
    """Show the offered cards; gives the place that each of them came from."""
    places = tuple(_origin(state, seat, card) for card in cards)
    for card in cards:
        state.deal_give += take_up(state, seat, card)[:1]  # its enhancements hang on it
    return places


def _origin(state: KnightsState, seat: int, card: int) -> int:
    """Where a card lies, or the starting gear that it hangs on."""
    host = host_of(state, seat, card)
    return place_of(state, seat, card) if host == NONE else ON_CARD + host


def take_back(state: KnightsState, seat: int, places: tuple[int, ...]) -> None:
    """The offered cards go back to where they lay."""
    cards = state.deal_give
    state.deal_give = ()
    for card, place in zip(cards, places, strict=True):
        if place >= ON_CARD:
            link(state, seat, card, place - ON_CARD)
        else:
            lay(state, seat, (card, *attached(state, seat, card)), place)
    _forget_terms(state)


def _forget_terms(state: KnightsState) -> None:
    state.deal_want = ()
    for good in range(2 * WANTED):
        state.deal_goods[good] = 0


def carry_out(
    state: KnightsState,
    giver: int,
    taker: int,
    kept: tuple[int, ...],
    kept_by_taker: tuple[int, ...],
) -> None:
    """Both sides hand over what was agreed; new things find their places, the last act of a step.

    `kept` are the enhancements that a side detaches from what it hands over.
    """
    given = state.deal_give
    wants = state.deal_want
    goods = state.deal_goods[:]
    state.deal_give = ()
    _forget_terms(state)
    for card in given:
        _pass_on(state, giver, taker, (card, *attached(state, giver, card)), kept)
    for card in wants:
        _pass_on(state, taker, giver, take_up(state, taker, card), kept_by_taker)
    _transfer(state, giver, taker, goods[AMMO], goods[FUEL])
    _transfer(state, taker, giver, goods[WANTED + AMMO], goods[WANTED + FUEL])
    _pass_vehicles(state, giver, taker, goods[VEHICLE], goods[WANTED + VEHICLE])
    nothing_back = not wants and not any(goods[WANTED:])
    if nothing_back and any(COLOUR[card] in (YELLOW, RED) for card in given):
        GIFT.send(state, giver, taker)
    nothing_given = not given and not any(goods[:WANTED])
    if nothing_given and any(COLOUR[card] in (YELLOW, RED) for card in wants):
        GIFT.send(state, taker, giver)
    state.push_in_order([place_gear(giver), place_gear(taker)])


def _pass_on(
    state: KnightsState, giver: int, taker: int, group: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    """A card with its enhancements goes to the other; those that are kept stay (A51)."""
    staying = tuple(card for card in group[1:] if card in kept)
    forget(state, giver, staying)
    for card in staying:
        lay(state, giver, (card,), ASIDE)
    going = tuple(card for card in group if card not in staying)
    hand_over(state, giver, taker, going)
    lay(state, taker, going, ASIDE)


def _transfer(state: KnightsState, giver: int, taker: int, ammo: int, fuel: int) -> None:
    """Counters fall and rise by the same number, which the other can hold (E17)."""
    if ammo:
        lose_ammo(state, giver, ammo, "wk1.trade.04")
        gain_ammo(state, taker, ammo, "wk1.trade.04")
    if fuel:
        lose_fuel(state, giver, fuel, "wk1.trade.04")
        gain_fuel(state, taker, fuel, "wk1.trade.04")


def _pass_vehicles(state: KnightsState, giver: int, taker: int, given: int, wanted: int) -> None:
    """Vehicles change hands with their tuning; who is left without one loses his Fuel."""
    passed: list[tuple[int, int, int, tuple[int, ...]]] = []
    for here, there, agreed in ((giver, taker, given), (taker, giver, wanted)):
        if agreed:
            damaged = state.damaged[here]
            tuning = tuple(card for card in state.special[here] if IS_TUNING[card])
            for card in tuning:
                take_up(state, here, card)
            passed.append((there, leave_vehicle(state, here), damaged, tuning))
    for there, vehicle, damaged, tuning in passed:
        if state.vehicle[there] != NONE:
            discard(state, leave_vehicle(state, there))
        state.vehicle[there] = vehicle
        state.damaged[there] = damaged
        for card in tuning:
            lay(state, there, (card,), ATTACHED)
        if state.journal is not None:
            state.tell(
                "vehicle-taken", "wk1.vehicle.09", there, {"card": vehicle, "damaged": damaged}
            )
    for seat in (giver, taker) if passed else ():
        if state.vehicle[seat] == NONE:
            left_on_foot(state, seat)
        if len(state.cargo[seat]) > cargo_room(state, seat):
            unload(state, seat)
