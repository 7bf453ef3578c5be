"""Re-equipping: a knight rearranges his gear (wk1.gear.07, wk1.gear.11, wk1.enhance.07).

A card laid on a panel displaces what lies there, and the displaced card must find a place, where
it may displace another one. Only moves after which everything has a place are offered.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.gear_table import IS_ENHANCEMENT
from dustboard.games.wk1.content.keys import of_host, of_place
from dustboard.games.wk1.rules.gear.fitting import (
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
from dustboard.games.wk1.rules.gear.gear import owned
from dustboard.games.wk1.rules.gear.moves import (
    ATTACH,
    MORE,
    READY,
    SWAP,
    attach_action,
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
from dustboard.games.wk1.rules.gear.places import BACKPACK, PANELS, PLACES, gear_place, host_of
from dustboard.games.wk1.rules.gear.rearranging import (
    attachments,
    hosts,
    movable,
    moved_enough,
    swaps,
    why_not_attach,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import UNUSUAL, Ask, Message, Refusal
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
    return state.bound(0)


def _displaced(state: KnightsState, seat: int) -> list[int]:
    """Cards that had to make way; a blue card left without a place before is none of them."""
    return [card for card in waiting(state, seat) if card in state.draft[seat]]


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
    return tuple(other for other in _displaced(state, seat) if other != card)


def _legal(state: KnightsState, seat: int) -> list[int]:
    room = room_of(state, seat)
    enough = moved_enough(state, seat)
    displaced = _displaced(state, seat)
    if enough and not displaced:
        return [READY, MORE]
    actions: list[int] = []
    for card in displaced or movable(state, seat):  # what had to make way comes first
        piece = piece_of(state, seat, card)
        for place in PLACES_FOR[card]:
            if enough and displaced_by(room[0], card, place):
                continue
            if not _why_not_move(state, seat, piece, place, room)[0]:
                actions.append(move_action(card, place))
        if not displaced and _mode(state) == FREELY:
            actions.extend(attachments(state, seat, card))
    if not displaced:
        if _mode(state) == FREELY:
            actions.extend(swaps(state, seat))
        actions.append(READY)
    return actions


def _apply(state: KnightsState, seat: int, action: int) -> None:
    if action == READY:
        state.done(seat)
        return
    if action == MORE:
        state.draft[seat] = ()
        return
    rule = "wk1.gear.07" if _mode(state) == FREELY else "wk1.card.08"
    leaving = carry_out(state, seat, action, rule)
    state.draft[seat] = (*state.draft[seat], card_of(action), *leaving)
    settle_displaced(state, seat, leaving, rule)


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """Why each other place is closed to each card."""
    legal, room = _legal(state, seat), room_of(state, seat)
    refusals: list[Refusal] = []
    for card in movable(state, seat):
        piece = piece_of(state, seat, card)
        for place in range(BY_CHOICE):
            if move_action(card, place) not in legal:
                reason = _why_not_move(state, seat, piece, place, room)
                reason = reason if reason[0] else _why_later(state, seat)
                refusals.append(_refusal(of_place(card, PLACES[place]), reason, card, place))
        for host in hosts(state, seat) if IS_ENHANCEMENT[card] else []:
            if attach_action(card, host) not in legal and host != card:
                reason = ("wk1.enhance.07", "why-not-attach-now")
                if _mode(state) == FREELY:
                    reason = why_not_attach(state, seat, card, host)
                    reason = reason if reason[0] else _why_later(state, seat)
                refusals.append(_refusal(of_host(card, host), reason, card, BACKPACK))
    return refusals


def _why_later(state: KnightsState, seat: int) -> Reason:
    """Why something that the rules allow has to wait."""
    if _displaced(state, seat):
        return "wk1.gear.12", "why-displaced-first"
    return "wk1.gear.07", "why-moved-enough"


def _refusal(name: str, reason: Reason, card: int, place: int) -> Refusal:
    return Refusal(name, reason[0], Message(reason[1], {"card": card, "spot": place}))


def _prompt(state: KnightsState, seat: int) -> Message:
    if _displaced(state, seat):
        return Message("ask-equip-displaced")
    if moved_enough(state, seat):
        return Message("ask-equip-on")
    return Message("ask-equip" if _mode(state) == FREELY else "ask-equip-combat")


def _timeout(state: KnightsState, seat: int) -> int:
    """Ready; what had to make way goes where nothing else has to."""
    legal = _legal(state, seat)
    if READY in legal:
        return READY
    return displaces_nothing(state, seat, legal)


def _usual(state: KnightsState, seat: int) -> int:
    """Ready, where nothing that is stored could be worn and nothing attached."""
    if state.draft[seat]:
        return UNUSUAL
    for action in _legal(state, seat):
        if ATTACH <= action < SWAP:
            return UNUSUAL
        onto_panel = action < ATTACH and place_in(action) < PANELS
        if onto_panel and gear_place(state, seat, card_of(action)) >= PANELS:
            return UNUSUAL
    return READY


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
    usual=_usual,
)
