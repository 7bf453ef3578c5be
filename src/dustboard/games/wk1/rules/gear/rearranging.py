"""What may be done with gear where it moves freely (wk1.gear.07, wk1.gear.11, wk1.enhance.07).

Cards move as often as their owner likes. So that answers given at random come to an end, he is
asked now and then whether he wants to go on; `draft` has the cards moved since then.
"""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import DESIGN
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.gear_table import IS_ENHANCEMENT, IS_VEHICLE, why_not_attached
from dustboard.games.wk1.rules.gear.fitting import Reason, room_of
from dustboard.games.wk1.rules.gear.gear import beside_markers, free_room, owned, starting_gear
from dustboard.games.wk1.rules.gear.moves import attach_action, swap_action
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    attached,
    gear_place,
    host_of,
    is_stored,
    size,
)
from dustboard.games.wk1.state.state import KnightsState


def movable(state: KnightsState, seat: int) -> list[int]:
    """All cards that have a place or wait for one: no starting gear, special gear or vehicle."""
    return [
        card
        for card in owned(state, seat)
        if not IS_VEHICLE[card] and card not in state.special[seat]
    ]


def moved_enough(state: KnightsState, seat: int) -> bool:
    """Whether it is time to ask if the knight goes on: his cards moved twice, taken together."""
    return len(state.draft[seat]) >= 2 * len(movable(state, seat))


def hosts(state: KnightsState, seat: int) -> list[int]:
    """Cards that an enhancement could hang on."""
    cards = (*owned(state, seat), *starting_gear(state, seat))
    return [card for card in cards if card != state.vehicle[seat]]


def why_not_attach(state: KnightsState, seat: int, enhancement: int, host: int) -> Reason:
    """Why an enhancement may not go onto a card now."""
    reason = why_not_attached(enhancement, host)
    if reason[0]:
        return reason
    on_it = attached(state, seat, host)
    if any(DESIGN[other] == DESIGN[enhancement] for other in on_it):
        return "wk1.enhance.03", "why-same-enhancement"
    place = gear_place(state, seat, host)
    here = gear_place(state, seat, enhancement)
    if is_stored(place) and place != here and (place == ASIDE or not free_room(state, seat, place)):
        return "wk1.enhance.04", "why-no-room-for-enhancement"
    return "", ""


def attachments(state: KnightsState, seat: int, card: int) -> list[int]:
    """The answers that hang a card on another one; none unless it is an enhancement."""
    if not IS_ENHANCEMENT[card]:
        return []
    return [
        attach_action(card, host)
        for host in hosts(state, seat)
        if not why_not_attach(state, seat, card, host)[0]
    ]


def swaps(state: KnightsState, seat: int) -> list[int]:
    """Cards of the two stores that can only change places at the same time."""
    _, backpack, cargo = room_of(state, seat)
    in_backpack, in_cargo = beside_markers(state, seat, backpack, cargo)
    found: list[int] = []
    for packed in _on_top(state, seat, state.backpack[seat]):
        leaving = size(state, seat, packed)
        if leaving <= in_cargo:
            continue
        for loaded in _on_top(state, seat, state.cargo[seat]):
            coming = size(state, seat, loaded)
            fits = backpack + leaving - coming >= 0 and cargo + coming - leaving >= 0
            if coming > in_backpack and fits:
                found.append(swap_action(packed, loaded))
    return found


def _on_top(state: KnightsState, seat: int, cards: tuple[int, ...]) -> list[int]:
    return [card for card in cards if host_of(state, seat, card) == NONE]
