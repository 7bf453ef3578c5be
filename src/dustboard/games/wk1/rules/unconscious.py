"""Losing consciousness, waking up, reviving (wk1.ko)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import CITY_PLACES, DISTANCE
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.rules.effects.window_moments import FALLING, FALLING_AT_ONCE
from dustboard.games.wk1.rules.effects.windows import is_felled, own_window
from dustboard.games.wk1.rules.programs import FALL
from dustboard.games.wk1.rules.resources import (
    FULL,
    heal_health,
    heal_radiation,
    lose_ammo,
    lose_fuel,
)
from dustboard.games.wk1.rules.seats import go_to, round_order, spot
from dustboard.games.wk1.rules.signals import FALLEN
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call, Frame, Program, define

HEALED: Final = 2  # Health or Radiation healed on waking (wk1.ko.08, wk1.ko.16)


def knocked_out(state: KnightsState, seat: int) -> bool:
    """Whether a counter shows the K.O. icon (wk1.ko.04)."""
    return state.health[seat] == 0 or state.radiation[seat] == FULL


def offer_savers(state: KnightsState, frame: Frame) -> None:
    """Cards that prevent the K.O. are offered at its moment (A54).

    After a single attack that took all Health only those that say so help (wk1.attack.22).
    """
    at_once = frame.bindings[0] == 1 or is_felled(state, frame.seat)
    own_window(state, FALLING_AT_ONCE if at_once else FALLING, frame.seat)


def lay_down(state: KnightsState, frame: Frame) -> None:
    """The marker is laid on its side; what missions take from the fallen follows."""
    seat = frame.seat
    if state.down[seat] or not knocked_out(state, seat):
        return
    state.down[seat] = 1
    if state.journal is not None:
        data = {"health": state.health[seat], "radiation": state.radiation[seat]}
        state.tell("knocked-out", "wk1.ko.04", seat, data)
    FALLEN.send(state, seat)


define(FALL, (offer_savers, lay_down))


def wake(state: KnightsState, seat: int, rule: str) -> None:
    """Stand up and heal what showed K.O., Radiation first, whatever forbids healing (A32)."""
    if state.radiation[seat] == FULL:
        heal_radiation(state, seat, HEALED, rule)
    if state.health[seat] == 0:
        heal_health(state, seat, HEALED, rule, regardless=True)
    state.down[seat] = 0
    if state.journal is not None:
        state.tell("wakes", rule, seat, {})


def nearest_cities(state: KnightsState, seat: int) -> list[int]:
    """The cities at the least distance in hexes, own hex included (A25)."""
    best = min(DISTANCE[state.at[seat]][place] for place in CITY_PLACES)
    return [place for place in CITY_PLACES if DISTANCE[state.at[seat]][place] == best]


class OnWake(Listener[KnightsState, list[Call]]):
    """At the end of the Rest Step everybody who still lies wakes up (wk1.rest.09, wk1.ko.15)."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return [(WAKE_UP.number, other, ()) for other in round_order(state) if state.down[other]]


def ask_city(state: KnightsState, frame: Frame) -> None:
    """Of several nearest cities the Waster chooses one (wk1.ko.15)."""
    cities = nearest_cities(state, frame.seat)
    state.ask_unless_one(state.waster, CITY.number, cities)


def recover(state: KnightsState, frame: Frame) -> None:
    """Wake in the city, heal, and lose 1 Ammo and 1 Fuel if able (wk1.ko.15-17)."""
    seat = frame.seat
    go_to(state, seat, state.choice[state.waster])
    if state.journal is not None:
        state.tell("carried-to", "wk1.ko.15", seat, spot(state, state.at[seat]))
    wake(state, seat, "wk1.ko.16")
    lose_ammo(state, seat, 1, "wk1.ko.17")
    lose_fuel(state, seat, 1, "wk1.ko.17")


WAKE_UP: Final = Program("wake up", (ask_city, recover))


def _sleeper(state: KnightsState) -> int:
    """Whose city is asked for: the frame below the open ask is his."""
    return state.frame.seat if state.frame is not None else NONE


def _legal(state: KnightsState, seat: int) -> list[int]:
    return nearest_cities(state, _sleeper(state))


def _key(state: KnightsState, seat: int, action: int) -> str:
    return of_hex(action)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    return Message("option-hex", spot(state, action))


def _prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-city", {"knight": _sleeper(state)})


def _first(state: KnightsState, seat: int) -> int:
    return nearest_cities(state, _sleeper(state))[0]


CITY: Final = Ask(
    "city",
    "place",
    "wk1.ko.15",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_first,
)
