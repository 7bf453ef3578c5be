"""Which places gear may lie on, and whether everything still fits (wk1.gear.01-02, wk1.gear.10).

A layout is the six panels of a sheet as a list: two hands, the body, three pockets.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import COUNT
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.gear_table import (
    IS_ARMOR,
    IS_ENHANCEMENT,
    IS_GENERAL,
    IS_SHEET,
    IS_VEHICLE,
    IS_WEAPON,
    TWO_HANDED,
)
from dustboard.games.wk1.content.mods import BACKPACK as BACKPACK_MOD
from dustboard.games.wk1.rules.gear.gear import backpack_room, beside_markers, sheet_panels
from dustboard.games.wk1.rules.gear.places import (
    BACKPACK,
    BODY,
    CARGO,
    HAND,
    PANELS,
    POCKET,
    attached,
    cargo_room,
    gear_place,
    layout_of,
    size,
)
from dustboard.games.wk1.state.state import KnightsState

BY_CHOICE: Final = CARGO + 1  # places that a player can name: panels, backpack, vehicle
Reason = tuple[str, str]  # the clause that forbids something and the key of its text
FINE: Final[Reason] = ("", "")
# the panels, and how many more cards fit into backpack and vehicle, mission markers aside
Room = tuple[list[int], int, int]
# a card that looks for a place: the card, where it lies now, the room it takes in a store
Piece = tuple[int, int, int]


def forbidden(card: int, place: int) -> Reason:
    """Why a card may never lie on a place, whatever else lies there; FINE if it may."""
    if IS_SHEET[card]:
        return "wk1.start.01", "why-starting-gear"
    if IS_VEHICLE[card]:
        return "wk1.vehicle.04", "why-vehicle-stored"
    if place >= BACKPACK:
        return FINE
    if place < BODY:
        if not IS_WEAPON[card]:
            return "wk1.weapon.02", "why-hands-for-weapons"
        if TWO_HANDED[card] and place != HAND:
            return "wk1.weapon.02", "why-two-handed"
        return FINE
    if place == BODY:
        return FINE if IS_ARMOR[card] else ("wk1.armor.02", "why-body-for-armor")
    if IS_GENERAL[card]:
        return FINE
    if IS_WEAPON[card]:
        return "wk1.weapon.03", "why-weapon-in-pocket"
    if IS_ARMOR[card]:
        return "wk1.armor.03", "why-armor-in-pocket"
    if IS_ENHANCEMENT[card]:
        return "wk1.enhance.01", "why-enhancement-in-pocket"
    return "wk1.gear.01", "why-not-in-pocket"


# by card: the places that a player can name and that are not forbidden to it
PLACES_FOR: Final[list[list[int]]] = [
    [place for place in range(BY_CHOICE) if not forbidden(card, place)[0]] for card in range(COUNT)
]


def room_of(state: KnightsState, seat: int) -> Room:
    """The room as it is."""
    return (
        layout_of(state, seat),
        backpack_room(state, seat) - len(state.backpack[seat]),
        cargo_room(state, seat) - len(state.cargo[seat]),
    )


def piece_of(state: KnightsState, seat: int, card: int) -> Piece:
    """A card of the knight, ready to be tried on places."""
    return card, gear_place(state, seat, card), size(state, seat, card)


def displaced_by(layout: list[int], card: int, place: int) -> list[int]:
    """The cards that have to leave when a card is laid on a panel."""
    if place >= PANELS:
        return []
    spots = (HAND, HAND + 1) if TWO_HANDED[card] else (place,)
    leaving: list[int] = []
    for spot in spots:
        other = layout[spot]
        if other not in (EMPTY, card) and other not in leaving:
            leaving.append(other)
    return leaving


def _adds(table: list[int], cards: list[int]) -> bool:
    return any(card >= 0 and table[card] != 0 for card in cards)


def backpack_change(state: KnightsState, seat: int, before: list[int], after: list[int]) -> int:
    """How much the backpack's capacity changes with the panels (covered starting gear too)."""
    table = MOD[BACKPACK_MOD]
    printed = sheet_panels(state, seat)
    if not state.open_links[seat] and not any(
        _adds(table, cards) for cards in (before, after, list(printed))
    ):
        return 0  # nothing here has to do with the backpack, as is usual
    change = 0
    for layout, sign in ((before, -1), (after, 1)):
        counted: list[int] = []
        for place in range(PANELS):
            card = layout[place]
            if card == EMPTY:
                card = printed[place]
                if card == EMPTY or any(
                    printed[other] == card and layout[other] != EMPTY for other in range(PANELS)
                ):
                    continue
            if card not in counted:
                counted.append(card)
                change += sign * table[card]
                if card >= 0 and state.open_links[seat]:
                    change += sign * sum(table[each] for each in attached(state, seat, card))
    return change


def trial(
    state: KnightsState, seat: int, piece: Piece, place: int, waiting: tuple[int, ...], room: Room
) -> tuple[Reason, bool]:
    """Lay a card somewhere in mind: why that is refused, and if all that is left over still fits.

    `waiting` are the other cards that need a place; displaced cards are added to them. `piece` and
    `room` are as things are now, which a caller with many places to try finds out once.
    """
    card, origin, needed = piece
    reason = forbidden(card, place)
    if reason[0]:
        return reason, False
    before, backpack, cargo = room
    after = [EMPTY if other == card else other for other in before]
    leaving = displaced_by(after, card, place)
    if leaving:
        after = [EMPTY if other in leaving else other for other in after]
    if place < PANELS:
        after[place] = card
        if TWO_HANDED[card]:
            after[HAND] = after[HAND + 1] = card
    change = backpack_change(state, seat, before, after)
    backpack += change
    backpack += needed if origin == BACKPACK else 0
    cargo += needed if origin == CARGO else 0
    backpack, cargo = beside_markers(state, seat, backpack, cargo)
    backpack -= needed if place == BACKPACK else 0
    cargo -= needed if place == CARGO else 0
    if backpack < 0 and (place == BACKPACK or change < 0):
        return ("wk1.gear.02", "why-backpack-full"), False
    if cargo < 0 and place == CARGO:
        no_vehicle = state.vehicle[seat] == NONE
        return ("wk1.vehicle.01", "why-no-vehicle" if no_vehicle else "why-vehicle-full"), False
    return FINE, packs(state, seat, (*waiting, *leaving), after, backpack, cargo)


def packs(
    state: KnightsState,
    seat: int,
    cards: tuple[int, ...],
    layout: list[int],
    backpack: int,
    cargo: int,
) -> bool:
    """Whether all these cards find a free place: panels, or so much room in the stores."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    needed = size(state, seat, card)
    if needed <= backpack and packs(state, seat, rest, layout, backpack - needed, cargo):
        return True
    if needed <= cargo and packs(state, seat, rest, layout, backpack, cargo - needed):
        return True
    if IS_GENERAL[card]:
        for place in range(POCKET, PANELS):
            if layout[place] == EMPTY:
                after = layout[:]
                after[place] = card
                return packs(state, seat, rest, after, backpack, cargo)
    if IS_ARMOR[card] and layout[BODY] == EMPTY:
        after = layout[:]
        after[BODY] = card
        change = backpack_change(state, seat, layout, after)
        if backpack + change >= 0 or change >= 0:
            return packs(state, seat, rest, after, backpack + change, cargo)
    if IS_WEAPON[card]:
        for place in (HAND, HAND + 1):
            if layout[place] == EMPTY and (not TWO_HANDED[card] or layout[1 - place] == EMPTY):
                after = layout[:]
                after[place] = card
                if TWO_HANDED[card]:
                    after[1 - place] = card
                return packs(state, seat, rest, after, backpack, cargo)
    return False


def all_fit(state: KnightsState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether all these cards of `aside` find a free place as things are."""
    layout, backpack, cargo = room_of(state, seat)
    backpack, cargo = beside_markers(state, seat, backpack, cargo)
    return packs(state, seat, cards, layout, backpack, cargo)


def free_places(state: KnightsState, seat: int, card: int) -> list[int]:
    """The places where a waiting card can lie without displacing another."""
    room, piece = room_of(state, seat), piece_of(state, seat, card)
    places: list[int] = []
    for place in PLACES_FOR[card]:
        reason, _ = trial(state, seat, piece, place, (), room)
        if not reason[0] and not displaced_by(room[0], card, place):
            places.append(place)
    return places


def overfull(state: KnightsState, seat: int) -> int:
    """How many cards lie in the backpack beyond its capacity."""
    return max(0, len(state.backpack[seat]) - backpack_room(state, seat))
