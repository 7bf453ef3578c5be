"""Moving cards of Waste Knights by hand; each is fetched from where it lies."""

from __future__ import annotations

from dustboard.games.wk1.gear import owned
from dustboard.games.wk1.names import NONE
from dustboard.games.wk1.numbers import DECK
from dustboard.games.wk1.places import take_up
from dustboard.games.wk1.state import KnightsState

GEAR_DECKS = ("green", "yellow", "red")


def fetch(state: KnightsState, card: int) -> None:
    """Take a gear card away from wherever it lies."""
    for deck in GEAR_DECKS:
        for name in (f"{deck}_deck", f"{deck}_discard"):
            setattr(state, name, tuple(other for other in getattr(state, name) if other != card))
    state.blue = tuple(other for other in state.blue if other != card)
    state.removed = tuple(other for other in state.removed if other != card)
    for seat in range(state.players):
        state.special[seat] = tuple(other for other in state.special[seat] if other != card)
        if state.vehicle[seat] == card:
            drive(state, seat, state.pool[0])
            state.blue = tuple(other for other in state.blue if other != card)
        elif card in owned(state, seat):
            take_up(state, seat, card)


def drive(state: KnightsState, seat: int, vehicle: int) -> None:
    """Another vehicle; the old one goes back to where it came from."""
    old = state.vehicle[seat]
    state.vehicle[seat] = vehicle
    pool = [card for card in state.pool if card != vehicle]
    if old != NONE and DECK[old] == "blue":
        state.blue = tuple(sorted((*state.blue, old)))
    elif old != NONE:
        pool.append(old)
    state.pool = tuple(sorted(pool))


def make_room(state: KnightsState, seat: int, most: int = 0) -> None:
    """Cards of the stores go back to their decks until so many are left in each."""
    for store in (state.cargo, state.backpack):
        while len(store[seat]) > most:
            card = store[seat][-1]
            take_up(state, seat, card)
            name = "blue" if DECK[card] == "blue" else f"{DECK[card]}_deck"
            setattr(state, name, tuple(sorted((card, *getattr(state, name)))))
