"""Gaining gear from the decks, or a vehicle in place of a card (wk1.gear.05, wk1.vehicle.08).

`draw_gear` is what other rules call. A reward of one green card can be changed by cards that are
played when it is drawn; they change `gain_colour` and `gain_number`.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import DESIGN
from dustboard.games.wk1.content.constants import GREEN, NONE, RED
from dustboard.games.wk1.content.gear_table import IS_BLUE
from dustboard.games.wk1.content.keys import of_card
from dustboard.games.wk1.rules.decks import draw
from dustboard.games.wk1.rules.effects.window_moments import GREEN_REWARD
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.gear.vehicles import take_vehicle, unload
from dustboard.games.wk1.rules.signals import MOMENT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

DRAW: Final = 0  # the answer "draw a card"; vehicles have greater numbers


def draw_gear(
    state: KnightsState, seat: int, colour: int, number: int, rule: str, reward: bool = True
) -> None:
    """The knight gains so many cards of a colour; the last act of a step."""
    if number < 1:
        return
    if state.journal is not None:
        state.tell("gains-gear", rule, seat, {"colour": colour, "number": number})
    state.push_in_order([(GAIN_GEAR.number, seat, (colour, number, 1 if reward else 0))])


def open_gain(state: KnightsState, frame: Frame) -> None:
    """A reward of one green card may become something better."""
    colour, number, reward = frame.bindings
    state.gain_colour = colour
    state.gain_number = number
    if reward and colour == GREEN and number == 1:
        MOMENT.send(state, frame.seat, GREEN_REWARD)


def gain_each(state: KnightsState, frame: Frame) -> None:
    """Card by card, then all of them are placed."""
    seat = frame.seat
    one = (GAIN_ONE.number, seat, (state.gain_colour,))
    state.push_in_order([*[one] * state.gain_number, place_gear(seat)])


def ask_vehicle(state: KnightsState, frame: Frame) -> None:
    """A vehicle of the same value may be taken instead (A46)."""
    seat = frame.seat
    state.choice[seat] = DRAW
    if vehicles_instead(state, seat, frame.bindings[0]):
        state.ask(seat, VEHICLE_INSTEAD.number)


def draw_one(state: KnightsState, frame: Frame) -> None:
    """Take the vehicle, or the top card of the deck."""
    seat = frame.seat
    colour = frame.bindings[0]
    vehicle = state.choice[seat]
    if vehicle != DRAW:
        damaged = 1 if colour == GREEN else 0
        take_vehicle(state, seat, vehicle, damaged, "wk1.vehicle.08")
        unload(state, seat)
        return
    card = draw(state, colour)
    if card == NONE:
        if state.journal is not None:
            state.tell("gear-deck-empty", "wk1.gold.11", seat, {"colour": colour})
        return
    put_aside(state, seat, (card,))
    if state.journal is not None:
        public = {"card": NONE, "colour": colour}
        state.whisper("drew-gear", "wk1.gear.05", seat, {**public, "card": card}, public)


GAIN_GEAR: Final = Program("gain gear", (open_gain, gain_each))
GAIN_ONE: Final = Program("gain a gear card", (ask_vehicle, draw_one))


def vehicles_instead(state: KnightsState, seat: int, colour: int) -> list[int]:
    """Pool vehicles, one of each title, that a card of this colour can be changed for.

    Yellow is the value of an intact one, green of a damaged one. A blue vehicle cannot be given
    back to the pool, so its owner takes no other.
    """
    own = state.vehicle[seat]
    if colour >= RED or (own != NONE and IS_BLUE[own]):
        return []
    damaged = 1 if colour == GREEN else 0
    found: list[int] = []
    seen: list[str] = []
    for card in state.pool:
        same = own != NONE and DESIGN[own] == DESIGN[card] and state.damaged[seat] == damaged
        if not same and DESIGN[card] not in seen:
            seen.append(DESIGN[card])
            found.append(card)
    return found


def _colour(state: KnightsState) -> int:
    return state.bound(0)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DRAW:
        return Message("option-draw-gear", {"colour": _colour(state)})
    damaged = 1 if _colour(state) == GREEN else 0
    return Message("option-vehicle-instead", {"card": action, "damaged": damaged})


VEHICLE_INSTEAD: Final = Ask(
    "vehicle-instead",
    "choose",
    "wk1.vehicle.08",
    legal=lambda state, seat: [DRAW, *vehicles_instead(state, seat, _colour(state))],
    key=lambda state, seat, action: "draw" if action == DRAW else of_card("vehicle", action),
    label=_label,
    prompt=lambda state, seat: Message("ask-vehicle-instead", {"colour": _colour(state)}),
    timeout=lambda state, seat: DRAW,
)
