"""Vehicles: damage, repair, wrecks, and what becomes of their cargo (wk1.vehicle.03-07)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.gear_table import IS_BLUE, NEVER_WRECKED
from dustboard.games.wk1.rules.decks import discard, discard_gear
from dustboard.games.wk1.rules.effects.window_moments import VEHICLE_DAMAGE
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    CARGO,
    attached,
    cargo_room,
    forget,
    host_of,
    lay,
    take_up,
)
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.resources import lose_fuel
from dustboard.games.wk1.rules.seats import waster_for
from dustboard.games.wk1.rules.signals import MOMENT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import without


def damage_vehicle(state: KnightsState, seat: int, amount: int, rule: str) -> None:
    """The knight's vehicle suffers damage, one after the other; nothing happens without one."""
    if state.vehicle[seat] != NONE:
        state.push_in_order([(DAMAGE.number, seat, ())] * amount)


def repair_vehicle(state: KnightsState, seat: int, rule: str) -> None:
    """A damaged vehicle is turned back to its better side."""
    if state.vehicle[seat] != NONE and state.damaged[seat]:
        state.damaged[seat] = 0
        if state.journal is not None:
            state.tell("vehicle-repaired", rule, seat, {"card": state.vehicle[seat]})


def before_damage(state: KnightsState, frame: Frame) -> None:
    """Cards and abilities may ignore the damage, outside a clash; they set `vehicle_saved`."""
    state.vehicle_saved = 0
    if state.vehicle[frame.seat] != NONE and not state.clash:
        MOMENT.send(state, frame.seat, VEHICLE_DAMAGE)


def take_damage(state: KnightsState, frame: Frame) -> None:
    """The first damage turns the vehicle over, the second wrecks it."""
    seat = frame.seat
    vehicle = state.vehicle[seat]
    if vehicle == NONE:
        return
    state.dents[seat] += 1
    if state.vehicle_saved:
        state.vehicle_saved = 0
        if state.journal is not None:
            state.tell("damage-ignored", "wk1.vehicle.05", seat, {"card": vehicle})
    elif not state.damaged[seat]:
        state.damaged[seat] = 1
        if state.journal is not None:
            state.tell("vehicle-damaged", "wk1.vehicle.05", seat, {"card": vehicle})
        if len(state.cargo[seat]) > cargo_room(state, seat):
            state.push_in_order([(EXCESS.number, seat, ())])
    elif NEVER_WRECKED[vehicle]:
        if state.journal is not None:
            state.tell("never-wrecked", "wk1.blue.01", seat, {"card": vehicle})
    else:
        _wreck(state, seat)


DAMAGE: Final = Program("vehicle damage", (before_damage, take_damage))


def _wreck(state: KnightsState, seat: int) -> None:
    """The card goes back to the pool, Fuel and cargo are lost; blue cards are kept (A44)."""
    vehicle = state.vehicle[seat]
    if state.journal is not None:
        state.tell("vehicle-wrecked", "wk1.vehicle.06", seat, {"card": vehicle})
    for card in state.cargo[seat]:
        if card in state.cargo[seat] and host_of(state, seat, card) == NONE:
            if IS_BLUE[card]:
                lay(state, seat, take_up(state, seat, card), ASIDE)
            else:
                discard_gear(state, seat, card, "wk1.vehicle.07")
    give_up_vehicle(state, seat, "wk1.vehicle.06")
    if state.aside[seat]:
        state.push_in_order([place_gear(seat)])


def give_up_vehicle(state: KnightsState, seat: int, rule: str) -> int:
    """The vehicle is taken away, and the knight is on foot; gives the vehicle.

    An ordinary vehicle goes to the pool. Cargo stays where it is for the caller to deal with.
    """
    vehicle = leave_vehicle(state, seat)
    if not IS_BLUE[vehicle]:
        discard(state, vehicle)
    left_on_foot(state, seat)
    return vehicle


def left_on_foot(state: KnightsState, seat: int) -> None:
    """Without a vehicle there is no Fuel, and no points are left of a drive (E11)."""
    if state.fuel[seat]:
        lose_fuel(state, seat, state.fuel[seat], "wk1.vehicle.02")
    if seat == state.active:
        state.points = 0


def leave_vehicle(state: KnightsState, seat: int) -> int:
    """Take the vehicle card from a knight without saying where it goes."""
    vehicle = state.vehicle[seat]
    state.vehicle[seat] = NONE
    state.damaged[seat] = 0
    state.dents[seat] = 0
    return vehicle


def take_vehicle(state: KnightsState, seat: int, vehicle: int, damaged: int, rule: str) -> None:
    """A knight gets a vehicle; one that he has goes back to the pool, Fuel is kept (A46)."""
    if state.vehicle[seat] != NONE:
        discard(state, leave_vehicle(state, seat))
    if vehicle in state.pool:
        state.pool = without(state.pool, vehicle)
    state.vehicle[seat] = vehicle
    state.damaged[seat] = damaged
    if state.journal is not None:
        state.tell("vehicle-taken", rule, seat, {"card": vehicle, "damaged": damaged})


def unload(state: KnightsState, seat: int) -> bool:
    """Cargo that a new vehicle can't hold waits for places the owner chooses (A44)."""
    if len(state.cargo[seat]) <= cargo_room(state, seat):
        return False
    for card in state.cargo[seat]:
        if card in state.cargo[seat] and host_of(state, seat, card) == NONE:
            lay(state, seat, take_up(state, seat, card), ASIDE)
    return True


# -- cargo over capacity (wk1.vehicle.07) --------------------------------------------------------


def show_cargo(state: KnightsState, frame: Frame) -> None:
    """The cargo is turned up, and the Waster chooses what is lost."""
    seat = frame.seat
    for card in state.cargo[seat]:
        if card in state.cargo[seat] and host_of(state, seat, card) == NONE:
            state.deal_give += take_up(state, seat, card)[:1]  # its enhancements hang on it
    if state.journal is not None:
        data = {"cards": _shown(state, seat), "room": cargo_room(state, seat)}
        state.tell("cargo-shown", "wk1.vehicle.07", seat, data)
    if _losable(state, seat):
        state.ask(waster_for(state, seat), CARGO_LOST.number)


def stow_cargo(state: KnightsState, frame: Frame) -> None:
    """What is left goes back; blue cards beyond the capacity find another place."""
    seat = frame.seat
    cards = state.deal_give
    state.deal_give = ()
    for card in cards:
        group = (card, *attached(state, seat, card))
        fits = len(state.cargo[seat]) + len(group) <= cargo_room(state, seat)
        lay(state, seat, group, CARGO if fits else ASIDE)
    if state.aside[seat]:
        state.push_in_order([place_gear(seat)])


EXCESS: Final = Program("cargo over capacity", (show_cargo, stow_cargo))


def _owner(state: KnightsState) -> int:
    assert state.frame is not None
    return state.frame.seat


def _shown(state: KnightsState, owner: int) -> list[int]:
    """The cargo that lies open, with the enhancements on it."""
    cards: list[int] = []
    for card in state.deal_give:
        cards.extend((card, *attached(state, owner, card)))
    return cards


def _losable(state: KnightsState, owner: int) -> list[int]:
    cards = _shown(state, owner)
    if len(cards) <= cargo_room(state, owner):
        return []
    return [card for card in cards if not IS_BLUE[card]]


def _legal(state: KnightsState, seat: int) -> list[int]:
    return _losable(state, _owner(state))


def _apply(state: KnightsState, seat: int, action: int) -> None:
    owner = _owner(state)
    group = (action, *attached(state, owner, action))
    forget(state, owner, group)
    for card in group:
        discard(state, card)
    if action in state.deal_give:
        state.deal_give = without(state.deal_give, action)
    if state.journal is not None:
        state.tell("gear-discarded", "wk1.vehicle.07", owner, {"cards": list(group)})
    if not _losable(state, owner):
        state.done(seat)


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    return [
        Refusal(ID[card], "wk1.blue.01", Message("why-blue-stays", {"card": card}))
        for card in state.deal_give
        if IS_BLUE[card]
    ]


CARGO_LOST: Final = Ask(
    "cargo-lost",
    "select",
    "wk1.vehicle.07",
    legal=_legal,
    apply=_apply,
    key=lambda state, seat, action: ID[action],
    label=lambda state, seat, action: Message("option-cargo-lost", {"card": action}),
    prompt=lambda state, seat: Message(
        "ask-cargo-lost",
        {
            "seat": _owner(state),
            "number": len(_shown(state, _owner(state))) - cargo_room(state, _owner(state)),
        },
    ),
    refused=_refused,
    timeout=lambda state, seat: _legal(state, seat)[0],
)
