"""Where gear lies, and how it moves: panels, backpack, vehicle, enhancements and markers.

A card moves with its enhancements (wk1.enhance.04) and with its general marker (wk1.gear.14).
Links and markers of open cards are public, those of stored cards are their owner's secret. An
enhancement on an open card lies in no zone of its own; on a stored card it takes room there.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import knight_table
from dustboard.games.wk1.content.card_table import CAPACITY, DAMAGED_CAPACITY
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.gear_table import TWO_HANDED
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.zones import insert_sorted, without

HAND: Final = 0  # two panels
BODY: Final = 2
POCKET: Final = 3  # three panels
BACKPACK: Final = 6
CARGO: Final = 7
ASIDE: Final = 8  # just gained or displaced, waits for a place
ATTACHED: Final = 9  # an implant, mutation or tuning card that works
DEAL: Final = 10  # shown in an offer to another knight
PANELS: Final = 6
PLACES: Final = (
    "hand:1",
    "hand:2",
    "body",
    "pocket:1",
    "pocket:2",
    "pocket:3",
    "backpack",
    "vehicle",
    "aside",
    "attached",
    "deal",
)


def layout_of(state: KnightsState, seat: int) -> list[int]:
    """The cards on the six panels of the sheet, EMPTY where none lies; starting gear aside."""
    return [*state.hands[seat], *state.body[seat], *state.pockets[seat]]


def _set_panel(state: KnightsState, seat: int, place: int, card: int) -> None:
    if place < BODY:
        hands = state.hands[seat]
        state.hands[seat] = (card, hands[1]) if place == HAND else (hands[0], card)
    elif place == BODY:
        state.body[seat] = (card,)
    else:
        pockets = list(state.pockets[seat])
        pockets[place - POCKET] = card
        state.pockets[seat] = tuple(pockets)


def on_panels(state: KnightsState, seat: int) -> list[int]:
    """The cards on the panels, each once, without starting gear and enhancements."""
    hands = state.hands[seat]
    body = state.body[seat][0]
    cards = [hands[0]] if hands[0] != EMPTY else []
    if hands[1] != EMPTY and hands[1] != hands[0]:  # else one weapon lies on both
        cards.append(hands[1])
    if body != EMPTY:
        cards.append(body)
    for card in state.pockets[seat]:
        if card != EMPTY:
            cards.append(card)
    return cards


def covered_panels(state: KnightsState, seat: int) -> int:
    """The panels that a card lies on, a bit for each."""
    hands, pockets = state.hands[seat], state.pockets[seat]
    bits = 0 if hands[0] == EMPTY else 1
    if hands[1] != EMPTY:
        bits |= 2
    if state.body[seat][0] != EMPTY:
        bits |= 1 << BODY
    for at in range(3):
        if pockets[at] != EMPTY:
            bits |= 1 << POCKET + at
    return bits


def gear_place(state: KnightsState, seat: int, card: int) -> int:
    """Where a card of this knight lies; an attached enhancement lies with its card; else NONE."""
    place = 0
    for zone in (state.hands[seat], state.body[seat], state.pockets[seat]):
        for laid in zone:
            if laid == card:
                return place
            place += 1
    if card in state.backpack[seat]:
        return BACKPACK
    if card in state.cargo[seat]:
        return CARGO
    if card in state.aside[seat]:
        return ASIDE
    if card in state.special[seat]:
        return ATTACHED
    host = host_of(state, seat, card)
    return NONE if host == NONE else max(gear_place(state, seat, host), HAND)


def is_stored(place: int) -> bool:
    """Whether cards at this place lie face down."""
    return place in (BACKPACK, CARGO, ASIDE)


# -- enhancements --------------------------------------------------------------------------------


def host_of(state: KnightsState, seat: int, card: int) -> int:
    """The card that an enhancement is attached to, or NONE."""
    for links in (state.open_links[seat], state.stored_links[seat]):
        for at in range(0, len(links), 2):
            if links[at] == card:
                return links[at + 1]
    return NONE


def attached(state: KnightsState, seat: int, host: int) -> list[int]:
    """The enhancements on a card."""
    found: list[int] = []
    for links in (state.open_links[seat], state.stored_links[seat]):
        for at in range(0, len(links), 2):
            if links[at + 1] == host:
                found.append(links[at])
    return found


def size(state: KnightsState, seat: int, card: int) -> int:
    """The room that a card takes in a store: one, and one for each enhancement on it."""
    return 1 + len(attached(state, seat, card))


def _links_of(links: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those pairs of links that name an enhancement among the cards."""
    pairs: list[int] = []
    for at in range(0, len(links), 2):
        if links[at] in cards:
            pairs.extend(links[at : at + 2])
    return tuple(pairs)


def _links_without(links: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    pairs: list[int] = []
    for at in range(0, len(links), 2):
        if links[at] not in cards:
            pairs.extend(links[at : at + 2])
    return tuple(pairs)


# -- moving --------------------------------------------------------------------------------------


def take_up(state: KnightsState, seat: int, card: int) -> tuple[int, ...]:
    """Take a card with its enhancements from where it lies; gives all of them, the card first.

    Their links and markers lie open until `lay` puts them down; an enhancement taken up alone is
    detached from its card.
    """
    place = gear_place(state, seat, card)
    host = host_of(state, seat, card)
    if host != NONE:
        state.open_links[seat] = _links_without(state.open_links[seat], (card,))
        state.stored_links[seat] = _links_without(state.stored_links[seat], (card,))
    group = (card, *attached(state, seat, card))
    if place < PANELS:
        if host == NONE:
            for other, laid in enumerate(layout_of(state, seat)):
                if laid == card:
                    _set_panel(state, seat, other, EMPTY)
        return group
    if place == ATTACHED:
        state.special[seat] = without(state.special[seat], card)
        return group
    zones = state.backpack if place == BACKPACK else state.cargo if place == CARGO else state.aside
    for each in group:
        zones[seat] = without(zones[seat], each)
    _swap_notes(state, seat, group, to_open=True)
    return group


def lay(state: KnightsState, seat: int, group: tuple[int, ...], place: int) -> None:
    """Put down what `take_up` gave: a card and its enhancements."""
    card = group[0]
    if place < PANELS:
        _set_panel(state, seat, place, card)
        if TWO_HANDED[card]:
            state.hands[seat] = (card, card)
        return
    if place == ATTACHED:
        state.special[seat] = (*state.special[seat], card)
        return
    zones = state.backpack if place == BACKPACK else state.cargo if place == CARGO else state.aside
    zones[seat] = insert_sorted(zones[seat], group)
    _swap_notes(state, seat, group, to_open=False)


def _swap_notes(state: KnightsState, seat: int, group: tuple[int, ...], to_open: bool) -> None:
    """Links and markers of cards go from the stored to the open ones, or back (wk1.gear.14)."""
    links, other_links = state.stored_links, state.open_links
    marks, other_marks = state.stored_marks, state.open_marks
    if not to_open:
        links, other_links = other_links, links
        marks, other_marks = other_marks, marks
    other_links[seat] = other_links[seat] + _links_of(links[seat], group)
    links[seat] = _links_without(links[seat], group)
    for card in group:
        if card in marks[seat]:
            marks[seat] = without(marks[seat], card)
            other_marks[seat] = insert_sorted(other_marks[seat], (card,))


def hand_over(state: KnightsState, giver: int, taker: int, group: tuple[int, ...]) -> None:
    """Links and markers of cards that `take_up` gave go to another knight (wk1.gear.14)."""
    state.open_links[taker] += _links_of(state.open_links[giver], group)
    state.open_links[giver] = _links_without(state.open_links[giver], group)
    for card in group:
        if card in state.open_marks[giver]:
            state.open_marks[giver] = without(state.open_marks[giver], card)
            state.open_marks[taker] = insert_sorted(state.open_marks[taker], (card,))


def forget(state: KnightsState, seat: int, group: tuple[int, ...]) -> None:
    """Cards that leave the game's gear lose their links and markers."""
    state.open_links[seat] = _links_without(state.open_links[seat], group)
    for card in group:
        if card in state.open_marks[seat]:
            state.open_marks[seat] = without(state.open_marks[seat], card)


def link(state: KnightsState, seat: int, enhancement: int, host: int) -> None:
    """Attach an enhancement that `take_up` gave to a card of this knight."""
    place = gear_place(state, seat, host)
    state.open_links[seat] += (enhancement, host)
    if is_stored(place):
        zones = (
            state.backpack if place == BACKPACK else state.cargo if place == CARGO else state.aside
        )
        zones[seat] = insert_sorted(zones[seat], (enhancement,))
        _swap_notes(state, seat, (enhancement,), to_open=False)


# -- room ----------------------------------------------------------------------------------------


def cargo_room(state: KnightsState, seat: int) -> int:
    """How many cards the vehicle stores on the side that lies up (wk1.vehicle.01)."""
    vehicle = state.vehicle[seat]
    if vehicle == NONE:
        return 0
    return DAMAGED_CAPACITY[vehicle] if state.damaged[seat] else CAPACITY[vehicle]


def printed_backpack(state: KnightsState, seat: int) -> int:
    """The capacity of the backpack on the sheet (wk1.gear.02)."""
    return knight_table.BACKPACK[state.knight[seat]]


def stored_count(state: KnightsState, seat: int) -> int:
    """How many cards lie face down in backpack and vehicle."""
    return len(state.backpack[seat]) + len(state.cargo[seat])
