"""Moves of gear as answers: their numbers, keys, labels, and how they are carried out."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.keys import of_card, of_host, of_place, of_swap
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.gear.fitting import displaced_by, free_places
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    BACKPACK,
    CARGO,
    PANELS,
    PLACES,
    gear_place,
    host_of,
    is_stored,
    lay,
    layout_of,
    link,
    take_up,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message

# an answer is a card and a place, or one of these
DISCARD: Final = 12  # instead of a place
LEAVE: Final = 13  # instead of a place: a blue card without room stays unplaced (A44)
_STEP: Final = 16
ATTACH: Final = 1 << 20  # plus the enhancement times 1024 plus the card it goes to
SWAP: Final = 1 << 25  # plus a card of the backpack times 1024 plus one of the vehicle
FIT: Final = 1 << 29  # everything is moved so that all of it has a place
MORE: Final = FIT + 1  # the knight goes on rearranging
READY: Final = 1 << 30


def move_action(card: int, place: int) -> int:
    """The answer that a card goes to a place."""
    return card * _STEP + place


def card_of(action: int) -> int:
    """The card that a move speaks of."""
    if action >= SWAP:
        return (action - SWAP) // 1024
    return (action - ATTACH) // 1024 if action >= ATTACH else action // _STEP


def place_in(action: int) -> int:
    """The place that a move speaks of."""
    return action % _STEP


def attach_action(enhancement: int, host: int) -> int:
    """The answer that an enhancement goes onto a card."""
    return ATTACH + enhancement * 1024 + host


def swap_action(packed: int, loaded: int) -> int:
    """The answer that a card of the backpack and one of the vehicle change places."""
    return SWAP + packed * 1024 + loaded


def other_in(action: int) -> int:
    """The second card of an answer: what the enhancement goes onto, or the card of the vehicle."""
    return action % 1024


def displaces_nothing(state: KnightsState, seat: int, actions: list[int]) -> int:
    """The first of some moves that lets everything else lie where it is, else the first of all."""
    layout = layout_of(state, seat)
    for action in actions:
        if action >= ATTACH or not displaced_by(layout, card_of(action), place_in(action)):
            return action
    return actions[0]


def waiting(state: KnightsState, seat: int) -> tuple[int, ...]:
    """The cards in `aside` that need a place; enhancements on others come along."""
    cards = state.aside[seat]
    if not cards:
        return cards
    return tuple(card for card in cards if host_of(state, seat, card) == NONE)


def carry_out(state: KnightsState, seat: int, action: int, rule: str) -> tuple[int, ...]:
    """Move, swap, attach or discard; gives the cards that were displaced and wait in `aside`."""
    card = card_of(action)
    if action >= SWAP:
        _swap(state, seat, card, other_in(action), rule)
        return ()
    if action >= ATTACH:
        group = take_up(state, seat, card)
        host = other_in(action)
        link(state, seat, group[0], host)
        tell_attached(state, seat, card, host)
        return ()
    place = place_in(action)
    if place == DISCARD:
        discard_gear(state, seat, card, "wk1.gear.12")
        return ()
    before = gear_place(state, seat, card)
    group = take_up(state, seat, card)
    leaving = tuple(displaced_by(layout_of(state, seat), card, place))
    for other in leaving:
        lay(state, seat, take_up(state, seat, other), ASIDE)
    lay(state, seat, group, place)
    tell_placed(state, seat, card, before, place, rule)
    return leaving


def _swap(state: KnightsState, seat: int, packed: int, loaded: int, rule: str) -> None:
    """Two stored cards change places with all that hangs on them."""
    first, second = take_up(state, seat, packed), take_up(state, seat, loaded)
    lay(state, seat, first, CARGO)
    lay(state, seat, second, BACKPACK)
    tell_placed(state, seat, packed, BACKPACK, CARGO, rule)
    tell_placed(state, seat, loaded, CARGO, BACKPACK, rule)


def settle_displaced(state: KnightsState, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """A displaced card with only one place to go to goes there by itself."""
    if len(cards) == 1 and len(waiting(state, seat)) == 1:
        places = free_places(state, seat, cards[0])
        if len(places) == 1:
            carry_out(state, seat, move_action(cards[0], places[0]), rule)


def tell_placed(
    state: KnightsState, seat: int, card: int, before: int, place: int, rule: str
) -> None:
    """Cards on the sheet are open; of one that goes from store to store only the place is."""
    if state.journal is None:
        return
    data = {"card": card, "spot": place}
    if is_stored(before) and is_stored(place):
        state.whisper("placed", rule, seat, data, {"card": NONE, "spot": place})
    else:
        state.tell("placed", rule, seat, data)


def tell_attached(state: KnightsState, seat: int, card: int, host: int) -> None:
    """An enhancement on a stored card is its owner's secret."""
    if state.journal is None:
        return
    data = {"card": card, "host": host}
    if is_stored(gear_place(state, seat, host)):
        state.whisper("attached", "wk1.enhance.01", seat, data, None)
    else:
        state.tell("attached", "wk1.enhance.01", seat, data)


def key(state: KnightsState, seat: int, action: int) -> str:
    """The key of a move, such as `card>pocket:1`, `card+host`, `swap:card:card`, `discard:card`."""
    if action >= FIT:
        return "ready" if action == READY else "more" if action == MORE else "fit"
    card = card_of(action)
    if action >= SWAP:
        return of_swap(card, other_in(action))
    if action >= ATTACH:
        return of_host(card, other_in(action))
    place = place_in(action)
    if place == DISCARD:
        return of_card("discard", card)
    return of_card("leave", card) if place == LEAVE else of_place(card, PLACES[place])


def label(state: KnightsState, seat: int, action: int) -> Message:
    """The move in words."""
    if action >= FIT:
        return Message(f"option-equip-{key(state, seat, action)}")
    card = card_of(action)
    if action >= SWAP:
        return Message("option-equip-swap", {"card": card, "host": other_in(action)})
    if action >= ATTACH:
        return Message("option-equip-attach", {"card": card, "host": other_in(action)})
    place = place_in(action)
    if place == DISCARD:
        return Message("option-gear-discard", {"card": card})
    if place == LEAVE:
        return Message("option-gear-leave", {"card": card})
    if place < PANELS:
        leaving = displaced_by(layout_of(state, seat), card, place)
        if leaving:
            return Message("option-equip-cover", {"card": card, "spot": place, "cards": leaving})
    return Message("option-equip-move", {"card": card, "spot": place})
