"""New gear finds its place (wk1.gear.12, A45).

A new card may be laid on the sheet at once; what lay there must go elsewhere. When not everything
fits the knight discards cards of his choice, the new ones included. Blue cards are never discarded:
without a free place they stay with the knight, unplaced and without effect (A44).

In the Knights Step and the Rest Step all other gear may be moved as well, and nothing is discarded
while a rearrangement would make room (wk1.gear.11).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.gear_table import IS_BLUE, IS_VEHICLE
from dustboard.games.wk1.content.keys import of_card, of_place
from dustboard.games.wk1.rules.gear.arranging import arrange, roomy, unpack
from dustboard.games.wk1.rules.gear.fitting import (
    BY_CHOICE,
    PLACES_FOR,
    Piece,
    Reason,
    Room,
    all_fit,
    displaced_by,
    free_places,
    piece_of,
    room_of,
    trial,
)
from dustboard.games.wk1.rules.gear.gear import all_gear_open, is_loose, owned
from dustboard.games.wk1.rules.gear.moves import (
    ATTACH,
    DISCARD,
    FIT,
    LEAVE,
    MORE,
    card_of,
    carry_out,
    displaces_nothing,
    key,
    label,
    move_action,
    place_in,
    settle_displaced,
    waiting,
)
from dustboard.games.wk1.rules.gear.places import ASIDE, PLACES, host_of, lay
from dustboard.games.wk1.rules.gear.rearranging import attachments, movable, moved_enough, swaps
from dustboard.games.wk1.rules.programs import PLACE
from dustboard.games.wk1.rules.signals import SETTLED
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Call, Frame, define

RULE: Final = "wk1.gear.12"


def place_gear(seat: int) -> Call:
    """The call that lets a seat place what lies in `aside`."""
    return PLACE.number, seat, ()


def put_aside(state: KnightsState, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that come from outside the knight's gear wait for their place."""
    for card in cards:
        lay(state, seat, (card,), ASIDE)


def ask_place(state: KnightsState, frame: Frame) -> None:
    """Ask while there is anything to place and any choice about it."""
    seat = frame.seat
    state.draft[seat] = ()
    unpack(state, seat)
    cards = waiting(state, seat)
    homeless = len(cards) == 1 and IS_BLUE[cards[0]] and not free_places(state, seat, cards[0])
    if homeless and not _room_by_moving(state, seat):
        return  # it was left unplaced before, and there still is no room
    if _open(state, seat):
        state.ask(seat, PLACEMENT.number)


def close_place(state: KnightsState, frame: Frame) -> None:
    """The session is over; what is owned now may be what a task asks for."""
    state.draft[frame.seat] = ()
    SETTLED.send(state, frame.seat)


define(PLACE, (ask_place, close_place))


def _open(state: KnightsState, seat: int) -> list[int]:
    """The cards that still need a place; those left unplaced are noted below 0."""
    return [card for card in waiting(state, seat) if -card - 10 not in state.draft[seat]]


def discardable(state: KnightsState, seat: int) -> list[int]:
    """Cards that the knight could discard: neither starting gear, blue nor vehicle.

    What is attached goes along with its card, and alone only from starting gear (wk1.start.04).
    """
    return [
        card
        for card in owned(state, seat)
        if not IS_BLUE[card] and not IS_VEHICLE[card] and is_loose(state, seat, card)
    ]


def _why_not(
    state: KnightsState, seat: int, piece: Piece, place: int, cards: list[int], room: Room
) -> Reason:
    """Why one of the open cards may not go to a place."""
    card = piece[0]
    others = tuple([other for other in cards if other != card])
    reason, rest_fits = trial(state, seat, piece, place, others, room)
    if reason[0]:
        return reason
    leaving = displaced_by(room[0], card, place)
    if leaving:
        moved = state.draft[seat]
        if all_gear_open(state):
            if moved_enough(state, seat):
                return "wk1.gear.11", "why-moved-enough"
        elif card in moved or any(other in moved for other in leaving):
            return RULE, "why-only-new-gear"
        homeless = not rest_fits and any(IS_BLUE[other] for other in leaving)
        if homeless and not _room_by_moving(state, seat):
            return "wk1.blue.01", "why-blue-stays"
    return "", ""


def _room_by_moving(state: KnightsState, seat: int) -> bool:
    """Whether everything fits if all gear is moved, in a step where that is allowed."""
    return all_gear_open(state) and roomy(state, seat) is not None


def _legal(state: KnightsState, seat: int) -> list[int]:
    cards, room = _open(state, seat), room_of(state, seat)
    fit = all_fit(state, seat, tuple(cards))
    tight = not fit and _room_by_moving(state, seat)
    actions: list[int] = [FIT] if tight else []
    for card in cards:
        piece = piece_of(state, seat, card)
        for place in PLACES_FOR[card]:
            if not _why_not(state, seat, piece, place, cards, room)[0]:
                actions.append(move_action(card, place))
        if IS_BLUE[card] and not tight and not free_places(state, seat, card):
            actions.append(move_action(card, LEAVE))
    if all_gear_open(state):
        actions.extend(_others_moved(state, seat, cards, room))
    if not fit and not tight:
        actions.extend(
            move_action(card, DISCARD)
            for card in discardable(state, seat)
            if host_of(state, seat, card) == NONE  # an attached one would make no room
        )
    return actions


def _others_moved(state: KnightsState, seat: int, cards: list[int], room: Room) -> list[int]:
    """What else may be moved where all gear may be: the cards that have a place already."""
    if moved_enough(state, seat):
        return [MORE]
    actions: list[int] = []
    for card in movable(state, seat):
        actions.extend(attachments(state, seat, card))
        if card in cards:
            continue
        piece = piece_of(state, seat, card)
        for place in PLACES_FOR[card]:
            if (place != piece[1] or host_of(state, seat, card) != NONE) and not _why_not(
                state, seat, piece, place, cards, room
            )[0]:
                actions.append(move_action(card, place))
    return [*actions, *swaps(state, seat)]


def _apply(state: KnightsState, seat: int, action: int) -> None:
    if action == FIT:
        found = roomy(state, seat)
        assert found is not None
        arrange(state, seat, found, "wk1.gear.11")
    elif action == MORE:
        state.draft[seat] = tuple(note for note in state.draft[seat] if note < 0)
    elif action < ATTACH and place_in(action) == LEAVE:
        state.draft[seat] = (*state.draft[seat], -card_of(action) - 10)
    else:
        card = card_of(action)
        rule = RULE if card in state.aside[seat] else "wk1.gear.11"
        leaving = carry_out(state, seat, action, rule)
        if action < ATTACH and place_in(action) == DISCARD:
            unpack(state, seat)  # the card may have been what gave the room
        else:
            state.draft[seat] = (*state.draft[seat], card, *leaving)
            settle_displaced(state, seat, leaving, rule)
    if not _open(state, seat):
        state.done(seat)


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """Why a place is closed to a new card, and why it can't just be thrown away."""
    refusals: list[Refusal] = []
    cards, room = _open(state, seat), room_of(state, seat)
    fit = all_fit(state, seat, tuple(cards))
    for card in cards:
        piece = piece_of(state, seat, card)
        for place in range(BY_CHOICE):
            rule, why = _why_not(state, seat, piece, place, cards, room)
            if rule:
                message = Message(why, {"card": card, "spot": place})
                refusals.append(Refusal(of_place(card, PLACES[place]), rule, message))
        if IS_BLUE[card]:
            blue = Message("why-blue-stays", {"card": card})
            refusals.append(Refusal(of_card("discard", card), "wk1.blue.01", blue))
        elif fit or _room_by_moving(state, seat):
            fits = Message("why-it-fits", {"card": card})
            refusals.append(Refusal(of_card("discard", card), RULE, fits))
    return refusals


def _prompt(state: KnightsState, seat: int) -> Message:
    cards = _open(state, seat)
    said = "ask-place-gear"
    if not all_fit(state, seat, tuple(cards)):
        said += "-tight" if _room_by_moving(state, seat) else "-full"
    return Message(said, {"cards": cards})


def _timeout(state: KnightsState, seat: int) -> int:
    return displaces_nothing(state, seat, _legal(state, seat))


PLACEMENT: Final = Ask(
    "place-gear",
    "assign",
    RULE,
    legal=_legal,
    apply=_apply,
    key=key,
    label=label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)
