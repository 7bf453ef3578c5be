"""Setup of the gear: decks, Stalls, vehicles, additional starting gear (wk1.setup.18-20, 29-31)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import (
    BLUE_CARDS,
    COLOUR,
    DESIGN,
    GEAR_CARDS,
    STARTING,
    VEHICLE_CARDS,
)
from dustboard.games.wk1.content.constants import GREEN, GREEN_STREAM, RED
from dustboard.games.wk1.rules.decks import set_deck
from dustboard.games.wk1.rules.gear.placing import put_aside
from dustboard.games.wk1.rules.gear.vehicles import take_vehicle
from dustboard.games.wk1.rules.trade.offers import vehicles_on_sale
from dustboard.games.wk1.rules.trade.stalls import refill
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program


def lay_gear(state: KnightsState) -> None:
    """Sort gear by colour, give everybody the starting set, shuffle, fill the Stalls.

    Blue gear is set aside. The starting sets wait in `aside` for `place_gear`.
    """
    given = _starting_sets(state)
    for colour in (GREEN, GREEN + 1, RED):
        cards = [card for card in GEAR_CARDS if COLOUR[card] == colour and card not in given]
        set_deck(state, colour, state.shuffled(GREEN_STREAM + colour, tuple(cards)))
    state.blue = BLUE_CARDS
    state.pool = VEHICLE_CARDS
    state.stalls = ()
    refill(state, "wk1.setup.30")


def _starting_sets(state: KnightsState) -> list[int]:
    """One card of each starting title for each knight; gives all of them."""
    given: list[int] = []
    for seat in range(state.players):
        titles: list[str] = []
        cards: list[int] = []
        for card in GEAR_CARDS:
            if STARTING[card] and card not in given and DESIGN[card] not in titles:
                titles.append(DESIGN[card])
                cards.append(card)
        given.extend(cards)
        put_aside(state, seat, tuple(cards))
        if state.journal is not None:
            state.tell("starting-set", "wk1.setup.19", seat, {"cards": cards})
    return given


# -- the starting vehicle (wk1.setup.18) ---------------------------------------------------------


def ask_vehicle(state: KnightsState, frame: Frame) -> None:
    """Each player chooses one."""
    state.ask(frame.seat, STARTING_VEHICLE.number)


def give_vehicle(state: KnightsState, frame: Frame) -> None:
    """He starts with it undamaged."""
    take_vehicle(state, frame.seat, state.choice[frame.seat], 0, "wk1.setup.18")


CHOOSE_VEHICLE: Final = Program("choose a vehicle", (ask_vehicle, give_vehicle))

STARTING_VEHICLE: Final = Ask(
    "starting-vehicle",
    "choose",
    "wk1.setup.18",
    legal=lambda state, seat: vehicles_on_sale(state),
    key=lambda state, seat, action: DESIGN[action],
    label=lambda state, seat, action: Message("option-starting-vehicle", {"card": action}),
    prompt=lambda state, seat: Message("ask-starting-vehicle"),
    timeout=lambda state, seat: vehicles_on_sale(state)[0],
)
