"""Moving cards and knights of Waste Knights by hand; cards are fetched from where they lie."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import BY_ID, DECK
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.rules.gear.fitting import displaced_by, forbidden, layout_of
from dustboard.games.wk1.rules.gear.gear import owned
from dustboard.games.wk1.rules.gear.places import PANELS, lay, take_up
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.state.state import KnightsState

GEAR_DECKS = ("green", "yellow", "red")


def fetch(state: KnightsState, card: int) -> None:
    """Take a gear card away from wherever it lies."""
    for deck in GEAR_DECKS:
        for name in (f"{deck}_deck", f"{deck}_discard"):
            setattr(state, name, tuple(other for other in getattr(state, name) if other != card))
    state.blue = tuple(other for other in state.blue if other != card)
    state.removed = tuple(other for other in state.removed if other != card)
    if card in state.stalls:
        name = f"{DECK[card]}_deck"
        deck = getattr(state, name)
        instead = deck[-1] if deck else EMPTY
        setattr(state, name, deck[:-1])
        state.stalls = tuple(instead if other == card else other for other in state.stalls)
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
            put_back(state, seat, store[seat][-1])


def put_back(state: KnightsState, seat: int, card: int) -> None:
    """A card goes back to its deck with all that is attached to it."""
    for each in take_up(state, seat, card):
        name = "blue" if DECK[each] == "blue" else f"{DECK[each]}_deck"
        setattr(state, name, tuple(sorted((each, *getattr(state, name)))))


def wear(state: KnightsState, seat: int, id: str) -> None:
    """A card on a panel, whatever lay there before."""
    card = BY_ID[id]
    fetch(state, card)
    place = next(place for place in range(PANELS) if not forbidden(card, place)[0])
    for other in displaced_by(layout_of(state, seat), card, place):
        put_back(state, seat, other)
    lay(state, seat, (card,), place)


def stand(state: KnightsState, seat: int, number: int) -> None:
    """A knight on a numbered hex."""
    place = task_hex(state, number)
    if place != NONE:
        stand_on(state, seat, place)


def stand_on(state: KnightsState, seat: int, place: int) -> None:
    """A knight on any hex, which he has explored."""
    state.at[seat] = state.entry[seat] = place


def on_top(state: KnightsState, id: str) -> None:
    """A card on top of the wasteland deck, if it lies there."""
    card = BY_ID[id]
    if card in state.wasteland_deck:
        rest = [other for other in state.wasteland_deck if other != card]
        state.wasteland_deck = (*rest, card)


def open_common(state: KnightsState, id: str) -> None:
    """A common task lies open, if it is in the game."""
    task = BY_ID[id]
    every = [card for card in (state.slots[0], *state.common_deck) if card not in (task, EMPTY)]
    if task in (state.slots[0], *state.common_deck):
        state.slots = (task, *state.slots[1:])
        state.common_deck = tuple(every)


def hold(state: KnightsState, id: str) -> None:
    """The Active Knight holds a private task, if there are more than two players."""
    task = BY_ID[id]
    if task in state.private_deck and state.slots[1] != EMPTY:
        rest = [card for card in state.private_deck if card != task]
        state.private_deck = (state.slots[1], *rest)
        state.slots = (state.slots[0], task, state.slots[2])
        state.slot_holder[1] = state.active
