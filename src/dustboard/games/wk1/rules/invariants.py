"""What must hold whenever somebody is asked, and at the end of a game of Waste Knights."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import COUNT
from dustboard.games.wk1.content.card_table import ID, IN_BOX
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.gear_table import (
    IS_ARMOR,
    IS_ENHANCEMENT,
    IS_GENERAL,
    IS_WEAPON,
    TWO_HANDED,
)
from dustboard.games.wk1.content.task_table import IS_COMMON
from dustboard.games.wk1.content.tile_table import MISSION_TILE, TILES
from dustboard.games.wk1.rules.gear.fitting import overfull
from dustboard.games.wk1.rules.gear.places import cargo_room
from dustboard.games.wk1.rules.luck_cards import DISCARD_LUCK, HAND
from dustboard.games.wk1.rules.missions.common import SLOTS
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.rules.tokens import TOKENS_IN_BOX
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.title import Invariant
from dustboard.kernel.zones import NO_CARD, count_into, tally

# every card of the box once, and no place for what is only printed
BOX: Final[list[int]] = [0] * NO_CARD + [1 if inside else 0 for inside in IN_BOX]


def _count_cards(state: KnightsState) -> list[int]:
    counts = [0] * len(BOX)
    for zone in state.zones_of_cards():
        tally(counts, zone)
    tally(counts, state.chain[1::3])  # luck cards that wait for an answer
    for seat in range(state.players):
        tally(counts, tuple(set(state.hands[seat])))  # a two-handed weapon lies on both
        # enhancements on open cards lie on them, not in a zone of their own
        tally(counts, state.open_links[seat][::2])
    for place in range(NO_CARD):
        counts[place] = 0
    return counts


def cards_conserved(state: KnightsState) -> str:
    """Every card of the box is in exactly one place."""
    counts = _count_cards(state)
    if counts == BOX:
        return ""
    found = counts[NO_CARD:]
    for card in range(len(ID)):
        if IN_BOX[card] and found[card] != 1:
            return f"card {ID[card]} is in {found[card]} places"
    printed = [ID[card] for card in range(len(ID)) if found[card] and not IN_BOX[card]]
    return f"printed gear lies in a zone: {printed}"


def counters_on_scale(state: KnightsState) -> str:
    """Ammo, Fuel, Health and Radiation run from 0 to 4; Reputation never falls below 0."""
    for name in ("ammo", "fuel", "health", "radiation"):
        for seat, now in enumerate(getattr(state, name)):
            if not 0 <= now <= FULL:
                return f"{name} of seat {seat} is {now}"
    return "" if min(state.reputation) >= 0 else f"Reputation fell below 0: {state.reputation}"


def on_the_board(state: KnightsState) -> str:
    """Every knight stands on a hex, and every hex has a tile of its own."""
    if not all(0 <= place < COUNT for place in state.at):
        return f"a knight is not on the board: {state.at}"
    if len(set(state.tiles)) != COUNT or not set(state.tiles) <= {*range(TILES), MISSION_TILE}:
        return "the board is not made of 37 different tiles"
    return ""


def panels_legal(state: KnightsState) -> str:
    """Weapons in the hands, armor on the body, other things in pockets; hosts are at hand."""
    for seat in range(state.players):
        for card in state.hands[seat]:
            if card != EMPTY and not IS_WEAPON[card]:
                return f"seat {seat} holds {ID[card]} in a hand"
            if card != EMPTY and TWO_HANDED[card] and state.hands[seat] != (card, card):
                return f"seat {seat} holds {ID[card]} in one hand"
        if state.body[seat][0] != EMPTY and not IS_ARMOR[state.body[seat][0]]:
            return f"seat {seat} wears {ID[state.body[seat][0]]}"
        for card in state.pockets[seat]:
            if card != EMPTY and not IS_GENERAL[card]:
                return f"seat {seat} has {ID[card]} in a pocket"
        links = state.open_links[seat]
        for card in links[::2]:
            if not IS_ENHANCEMENT[card]:
                return f"seat {seat} has attached {ID[card]}"
    return ""


def hands_limited(state: KnightsState) -> str:
    """Five luck cards, more only while their owner has still to discard (wk1.luck.02)."""
    for seat in range(state.players):
        if len(state.luck[seat]) > HAND and not _will_discard(state, seat):
            return f"seat {seat} holds {len(state.luck[seat])} luck cards"
    return ""


def _will_discard(state: KnightsState, seat: int) -> bool:
    frame = state.frame
    while frame is not None:
        if frame.program == DISCARD_LUCK.number and frame.seat == seat:
            return True
        frame = frame.below
    return False


def tokens_in_box(state: KnightsState) -> str:
    """14 double-sided tokens of each kind."""
    dose = sum(state.radiation_tokens) + sum(state.contamination_tokens)
    road = sum(state.threat_tokens) + sum(state.obstacle_tokens)
    if dose > TOKENS_IN_BOX or road > TOKENS_IN_BOX:
        return f"more tokens on the board than in the box: {dose}, {road}"
    return ""


def tasks_in_slots(state: KnightsState) -> str:
    """One common task at most, private tasks in their own slots; none of these with two players."""
    common, *private = state.slots
    if common != EMPTY and not IS_COMMON[common]:
        return f"{ID[common]} lies in the slot of common tasks"
    held = [card for card in private if card != EMPTY]
    if any(IS_COMMON[card] for card in held):
        return "a common task lies in a slot of private tasks"
    if held and state.players == 2:
        return "private tasks lie open at a table of two"
    for seat in range(state.players):
        if not set(state.accepted[seat]) <= set(state.shown_tasks[seat]):
            return f"seat {seat} has accepted a task that nobody has seen"
    return ""


def sleepers_are_hurt(state: KnightsState) -> str:
    """Only knights at 0 Health or 4 Radiation lie on their side."""
    for seat in range(state.players):
        if state.down[seat] and state.health[seat] and state.radiation[seat] < FULL:
            return f"seat {seat} lies down for nothing"
    return ""


def stores_hold(state: KnightsState) -> str:
    """Backpacks and vehicles hold no more than they can."""
    for seat in range(state.players):
        if len(state.cargo[seat]) > cargo_room(state, seat):
            return f"the vehicle of seat {seat} holds {len(state.cargo[seat])} cards"
        if state.knight[seat] != NONE and overfull(state, seat):
            return f"the backpack of seat {seat} holds {len(state.backpack[seat])} cards"
    return ""


def markers_conserved(state: KnightsState) -> str:
    """The six small markers, where a mission uses their numbers, are in one place each."""
    counts: dict[int, int] = {}
    for zone in state.zones_of_markers():
        count_into(counts, zone)
    if counts and counts != dict.fromkeys(range(1, SLOTS + 1), 1):
        return f"markers were lost or doubled: {counts}"
    for slot in range(SLOTS):
        lies = state.markers_down[slot] or state.markers_open[slot]
        if lies and state.marker_at[slot] == NONE:
            return f"marker {slot} lies on no hex"
    return ""


def mission_pieces(state: KnightsState) -> str:
    """Laurels, Shrines and villains are where they can be."""
    if min(state.laurels) < 0:
        return f"Laurels fell below 0: {state.laurels}"
    if state.shrines != 0 and state.shrines != sum(1 for at in state.large_at if at != NONE):
        return "a Shrine without a marker"
    pieces = [*state.villain_at, *state.large_at, *state.marker_at, state.called]
    return "" if all(NONE <= at < COUNT for at in pieces) else f"a piece off the board: {pieces}"


INVARIANTS: Final[tuple[Invariant, ...]] = (
    cards_conserved,
    counters_on_scale,
    on_the_board,
    panels_legal,
    hands_limited,
    tokens_in_box,
    tasks_in_slots,
    sleepers_are_hurt,
    stores_hold,
    markers_conserved,
    mission_pieces,
)
