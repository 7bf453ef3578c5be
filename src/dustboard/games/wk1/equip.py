"""Re-equipping: a knight rearranges his gear (wk1.gear.07, wk1.gear.11, wk1.enhance.07).

Each card is moved at most once in a session; a card laid on a panel displaces what lies there, and
the displaced card must find a place. Only moves after which everything has a place are offered.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.gear import free_room, owned, starting_gear
from dustboard.games.wk1.gear_moves import (
    READY,
    attach_action,
    card_of,
    carry_out,
    key,
    label,
    move_action,
    settle_displaced,
    waiting,
)
from dustboard.games.wk1.kinds import IS_ENHANCEMENT, IS_VEHICLE, why_not_attached
from dustboard.games.wk1.layout import (
    BY_CHOICE,
    PLACES_FOR,
    Piece,
    Reason,
    Room,
    displaced_by,
    piece_of,
    room_of,
    trial,
)
from dustboard.games.wk1.names import NONE
from dustboard.games.wk1.numbers import DESIGN, ID
from dustboard.games.wk1.places import (
    ASIDE,
    BACKPACK,
    PLACES,
    attached,
    host_of,
    is_stored,
    place_of,
)
from dustboard.games.wk1.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Call, Frame, Program

# when a knight re-equips; the first binding of EQUIP
FREELY: Final = 0  # Knights Step and Rest Step: enhancements too
IN_COMBAT: Final = 1  # Defend and the like: enhancements stay as they are (wk1.enhance.07)


def equip(seats: list[int], mode: int = FREELY) -> Call:
    """The call that lets these seats re-equip together."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return EQUIP.number, NONE, (mode, bits)


def equip_in_combat(state: KnightsState, seat: int) -> None:
    """Defend lets a knight re-equip (wk1.card.08)."""
    state.push_in_order([equip([seat], IN_COMBAT)])


def ask_equip(state: KnightsState, frame: Frame) -> None:
    """All conscious seats with any gear decide together (A58)."""
    for seat in range(state.players):
        if frame.bindings[1] >> seat & 1 and not state.down[seat] and _may_move(state, seat):
            state.draft[seat] = ()
            state.ask(seat, EQUIPMENT.number)


def close_equip(state: KnightsState, frame: Frame) -> None:
    """From here on gear stays where it is (wk1.gear.08)."""
    for seat in range(state.players):
        if frame.bindings[1] >> seat & 1:
            state.draft[seat] = ()


EQUIP: Final = Program("equip", (ask_equip, close_equip))


def _may_move(state: KnightsState, seat: int) -> bool:
    """Whether the knight has any card besides starting gear and vehicle; that is public."""
    vehicle = 1 if state.vehicle[seat] != NONE else 0
    return len(owned(state, seat)) > vehicle + len(state.special[seat])


def _mode(state: KnightsState) -> int:
    assert state.frame is not None
    return state.frame.bindings[0]


def _movable(state: KnightsState, seat: int) -> list[int]:
    """Cards that were not moved yet, starting gear, special gear at work and vehicle aside."""
    return [
        card
        for card in owned(state, seat)
        if not IS_VEHICLE[card]
        and card not in state.draft[seat]
        and card not in state.special[seat]
    ]


def _why_not_move(state: KnightsState, seat: int, piece: Piece, place: int, room: Room) -> Reason:
    """Why a card may not go to a place now."""
    card, here, _ = piece
    loose = host_of(state, seat, card) == NONE
    if not loose and _mode(state) == IN_COMBAT:
        return "wk1.enhance.07", "why-not-attach-now"
    if here == place and loose:
        return "wk1.gear.10", "why-there-already"
    if here == place and place >= BACKPACK:  # detached within its store, at no cost of room
        return "", ""
    reason, rest_fits = trial(state, seat, piece, place, _others(state, seat, card), room)
    if reason[0]:
        return reason
    return ("", "") if rest_fits else ("wk1.gear.12", "why-displaced-homeless")


def _others(state: KnightsState, seat: int, card: int) -> tuple[int, ...]:
    return tuple(other for other in waiting(state, seat) if other != card)


def why_not_attach(state: KnightsState, seat: int, enhancement: int, host: int) -> Reason:
    """Why an enhancement may not go onto a card now."""
    reason = why_not_attached(enhancement, host)
    if reason[0]:
        return reason
    on_it = attached(state, seat, host)
    if any(DESIGN[other] == DESIGN[enhancement] for other in on_it):
        return "wk1.enhance.03", "why-same-enhancement"
    place = place_of(state, seat, host)
    here = place_of(state, seat, enhancement)
    if is_stored(place) and place != here and (place == ASIDE or not free_room(state, seat, place)):
        return "wk1.enhance.04", "why-no-room-for-enhancement"
    return "", ""


def _hosts(state: KnightsState, seat: int) -> list[int]:
    cards = (*owned(state, seat), *starting_gear(state, seat))
    return [card for card in cards if card != state.vehicle[seat]]


def _legal(state: KnightsState, seat: int) -> list[int]:
    room = room_of(state, seat)
    cards = waiting(state, seat)
    displaced = [card for card in cards if card in state.draft[seat]]
    if displaced:  # they come first
        return [
            move_action(card, place)
            for card in displaced
            for place in PLACES_FOR[card]
            if not displaced_by(room[0], card, place)
            and not _why_not_move(state, seat, piece_of(state, seat, card), place, room)[0]
        ]
    actions: list[int] = []
    for card in _movable(state, seat):
        piece = piece_of(state, seat, card)
        for place in PLACES_FOR[card]:
            if not _why_not_move(state, seat, piece, place, room)[0]:
                actions.append(move_action(card, place))
        if IS_ENHANCEMENT[card] and _mode(state) == FREELY:
            for host in _hosts(state, seat):
                if not why_not_attach(state, seat, card, host)[0]:
                    actions.append(attach_action(card, host))
    actions.append(READY)
    return actions


def _apply(state: KnightsState, seat: int, action: int) -> None:
    if action == READY:
        state.done(seat)
        return
    card = card_of(action)
    rule = "wk1.gear.07" if _mode(state) == FREELY else "wk1.card.08"
    leaving = carry_out(state, seat, action, rule)
    state.draft[seat] = (*state.draft[seat], card, *leaving)
    settle_displaced(state, seat, leaving, rule)


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """Why each other place is closed to each card."""
    legal, room = _legal(state, seat), room_of(state, seat)
    refusals: list[Refusal] = []
    for card in owned(state, seat):
        if IS_VEHICLE[card] or card in state.special[seat]:
            continue
        moved = card in state.draft[seat]
        piece = piece_of(state, seat, card)
        for place in range(BY_CHOICE):
            if move_action(card, place) in legal:
                continue
            reason = ("wk1.gear.07", "why-moved-already")
            if not moved:
                reason = _why_not_move(state, seat, piece, place, room)
                if not reason[0]:
                    reason = ("wk1.gear.12", "why-displaced-first")
            refusals.append(_refusal(f"{ID[card]}>{PLACES[place]}", reason, card, place))
        if IS_ENHANCEMENT[card]:
            for host in _hosts(state, seat):
                if attach_action(card, host) not in legal and host != card:
                    reason = ("wk1.enhance.07", "why-not-attach-now")
                    if _mode(state) == FREELY:
                        reason = why_not_attach(state, seat, card, host)
                        if moved or not reason[0]:
                            reason = ("wk1.gear.07", "why-moved-already")
                    refusals.append(_refusal(f"{ID[card]}+{ID[host]}", reason, card, BACKPACK))
    return refusals


def _refusal(name: str, reason: Reason, card: int, place: int) -> Refusal:
    return Refusal(name, reason[0], Message(reason[1], {"card": card, "spot": place}))


def _prompt(state: KnightsState, seat: int) -> Message:
    if waiting(state, seat) and any(card in state.draft[seat] for card in waiting(state, seat)):
        return Message("ask-equip-displaced")
    return Message("ask-equip" if _mode(state) == FREELY else "ask-equip-combat")


def _timeout(state: KnightsState, seat: int) -> int:
    return _legal(state, seat)[-1]


EQUIPMENT: Final = Ask(
    "equip",
    "assign",
    "wk1.gear.07",
    legal=_legal,
    apply=_apply,
    key=key,
    label=label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    ends=("ready",),
)

PROGRAMS: Final[tuple[Program, ...]] = (EQUIP,)
ASKS: Final[tuple[Ask, ...]] = (EQUIPMENT,)
