"""Gear and wasteland decks and their piles: draw, reshuffle, discard (wk1.gold.04, 11, E16)."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import (
    GREEN,
    GREEN_STREAM,
    NONE,
    WASTELAND_STREAM,
    YELLOW,
)
from dustboard.games.wk1.content.gear_table import IS_BLUE, IS_VEHICLE
from dustboard.games.wk1.rules.gear.gear import backpack_room
from dustboard.games.wk1.rules.gear.places import forget, take_up
from dustboard.games.wk1.rules.programs import PLACE
from dustboard.games.wk1.state.state import KnightsState


def deck(state: KnightsState, colour: int) -> tuple[int, ...]:
    """The deck of a colour; its top card is the last one."""
    if colour == GREEN:
        return state.green_deck
    return state.yellow_deck if colour == YELLOW else state.red_deck


def pile(state: KnightsState, colour: int) -> tuple[int, ...]:
    """The discard pile of a colour."""
    if colour == GREEN:
        return state.green_discard
    return state.yellow_discard if colour == YELLOW else state.red_discard


def set_deck(state: KnightsState, colour: int, cards: tuple[int, ...]) -> None:
    """Lay the deck of a colour."""
    if colour == GREEN:
        state.green_deck = cards
    elif colour == YELLOW:
        state.yellow_deck = cards
    else:
        state.red_deck = cards


def set_pile(state: KnightsState, colour: int, cards: tuple[int, ...]) -> None:
    """Lay the discard pile of a colour."""
    if colour == GREEN:
        state.green_discard = cards
    elif colour == YELLOW:
        state.yellow_discard = cards
    else:
        state.red_discard = cards


def draw(state: KnightsState, colour: int) -> int:
    """The top card of a deck; NONE if both deck and discard pile are empty."""
    _renew(state, colour)
    cards = deck(state, colour)
    if not cards:
        return NONE
    set_deck(state, colour, cards[:-1])
    _renew(state, colour)
    return cards[-1]


def _renew(state: KnightsState, colour: int) -> None:
    """A deck that is used up is formed anew at once, if there is a pile (wk1.gold.11, E16)."""
    if deck(state, colour) or not pile(state, colour):
        return
    cards = state.shuffled(GREEN_STREAM + colour, tuple(sorted(pile(state, colour))))
    set_deck(state, colour, cards)
    set_pile(state, colour, ())
    if state.journal is not None:
        data = {"colour": colour, "number": len(cards)}
        state.tell("gear-reshuffled", "wk1.gold.11", NONE, data)


def discard(state: KnightsState, card: int) -> None:
    """A card that nobody has any more goes to the pile of its own colour, a vehicle to the pool."""
    if IS_VEHICLE[card] and not IS_BLUE[card]:
        state.pool = tuple(sorted((*state.pool, card)))
    elif IS_BLUE[card]:
        state.blue = tuple(sorted((*state.blue, card)))
    else:
        colour = COLOUR[card]
        set_pile(state, colour, (*pile(state, colour), card))


def discard_gear(state: KnightsState, seat: int, card: int, rule: str) -> None:
    """A knight discards a card, and the enhancements on it go with it (wk1.enhance.05)."""
    group = take_up(state, seat, card)
    forget(state, seat, group)
    for each in group:
        discard(state, each)
    if state.journal is not None:
        state.tell("gear-discarded", rule, seat, {"cards": list(group)})
    repack(state, seat)


def repack(state: KnightsState, seat: int) -> None:
    """A backpack that lost capacity with a card is packed anew (A45)."""
    if len(state.backpack[seat]) > backpack_room(state, seat):
        state.push_in_order([(PLACE.number, seat, ())])


def draw_wasteland(state: KnightsState, number: int) -> tuple[int, ...]:
    """The top cards; fewer when deck and discard pile hold fewer (wk1.gold.11)."""
    drawn: list[int] = []
    _renew_wasteland(state)
    while len(drawn) < number and state.wasteland_deck:
        drawn.append(state.wasteland_deck[-1])
        state.wasteland_deck = state.wasteland_deck[:-1]
        _renew_wasteland(state)
    return tuple(drawn)


def _renew_wasteland(state: KnightsState) -> None:
    """A deck that is used up is formed anew at once, if there is a pile."""
    if not state.wasteland_deck and state.wasteland_discard:
        state.wasteland_deck = state.shuffled(WASTELAND_STREAM, state.wasteland_discard)
        state.wasteland_discard = ()
        if state.journal is not None:
            state.tell("reshuffle", "wk1.gold.11", NONE, {"deck": "wasteland"})


def discard_wasteland(state: KnightsState, seat: int, cards: tuple[int, ...]) -> None:
    """Cards go to the open discard pile (wk1.gold.04)."""
    state.wasteland_discard = (*state.wasteland_discard, *cards)
    if cards and state.journal is not None:
        state.tell("wasteland-discarded", "wk1.gold.04", seat, {"cards": list(cards)})
