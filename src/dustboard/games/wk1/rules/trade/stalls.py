"""The Stalls: ten spaces with prices, the Waster's update, cards taken for nothing (wk1.stalls)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID, STALL_HEX, STALL_HOLDS, STALLS, TRAIT
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.keys import of_number
from dustboard.games.wk1.rules.decks import discard, draw
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

MOST_DISCARDED: Final = 2  # by the Waster in one update
DONE: Final = STALLS
SPACES: Final = range(STALLS)


def refill(state: KnightsState, rule: str) -> None:
    """Empty spaces are filled from the decks of their colours, left to right (wk1.stalls.13)."""
    spaces = list(state.stalls) if state.stalls else [EMPTY] * STALLS
    filled: list[int] = []
    for space in SPACES:
        if spaces[space] == EMPTY:
            card = draw(state, STALL_HOLDS[space])
            if card != NONE:
                spaces[space] = card
                filled.append(card)
    state.stalls = tuple(spaces)
    if filled and state.journal is not None:
        state.tell("stalls-filled", rule, NONE, {"cards": filled})


def clear_space(state: KnightsState, space: int) -> int:
    """Take the card of a space; the space stays empty."""
    spaces = list(state.stalls)
    card = spaces[space]
    spaces[space] = EMPTY
    state.stalls = tuple(spaces)
    return card


# -- the Waster's update (wk1.stalls.01) ---------------------------------------------------------


def ask_update(state: KnightsState, frame: Frame) -> None:
    """The Waster may discard up to two cards."""
    state.draft[frame.seat] = ()
    state.ask(frame.seat, UPDATE.number)


def update(state: KnightsState, frame: Frame) -> None:
    """They go to the piles of their colours; then the Stalls are filled again."""
    spaces = state.draft[frame.seat]
    state.draft[frame.seat] = ()
    gone = [clear_space(state, space) for space in spaces]
    for card in gone:
        discard(state, card)
    if gone and state.journal is not None:
        state.tell("stalls-updated", "wk1.stalls.01", frame.seat, {"cards": gone})
    refill(state, "wk1.stalls.01")


STALLS_UPDATE: Final = Program("stalls update", (ask_update, update))


def _update_legal(state: KnightsState, seat: int) -> list[int]:
    picked = state.draft[seat]
    actions = [DONE]
    if len(picked) < MOST_DISCARDED:
        actions.extend(
            space
            for space in range(len(state.stalls))
            if state.stalls[space] != EMPTY and space not in picked
        )
    return actions


def _update_apply(state: KnightsState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
    else:
        state.draft[seat] = (*state.draft[seat], action)


def _update_label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-stalls-done", {"number": len(state.draft[seat])})
    return Message("option-stalls-discard", {"card": state.stalls[action], "space": action + 1})


def _update_refused(state: KnightsState, seat: int) -> list[Refusal]:
    legal = _update_legal(state, seat)
    picked = state.draft[seat]
    return [
        Refusal(
            of_number("space", space + 1),
            "wk1.stalls.01",
            Message("why-chosen-already" if space in picked else "why-two-at-most", {"card": card}),
        )
        for space, card in enumerate(state.stalls)
        if card != EMPTY and space not in legal
    ]


UPDATE: Final = Ask(
    "stalls-update",
    "select",
    "wk1.stalls.01",
    legal=_update_legal,
    apply=_update_apply,
    key=lambda state, seat, action: "done" if action == DONE else of_number("space", action + 1),
    label=_update_label,
    prompt=lambda state, seat: Message("ask-stalls-update", {"number": len(state.draft[seat])}),
    refused=_update_refused,
    timeout=lambda state, seat: DONE,
)


# -- a card of a trait for nothing (hexes 8 and 9, I10) ------------------------------------------


def with_trait(state: KnightsState, trait: int) -> list[int]:
    """The normal spaces whose card has this trait."""
    return [
        space
        for space in range(len(state.stalls))
        if STALL_HEX[space] == 0
        and state.stalls[space] != EMPTY
        and TRAIT[state.stalls[space]] == trait
    ]


def take_by_trait(state: KnightsState, seat: int, trait: int, rule: str) -> None:
    """The knight takes any card of this trait; the last act of a step."""
    state.push_in_order([(TAKE.number, seat, (trait,))])


def ask_take(state: KnightsState, frame: Frame) -> None:
    """Which one, if there is a choice."""
    spaces = with_trait(state, frame.bindings[0])
    state.choice[frame.seat] = spaces[0] if spaces else DONE
    if len(spaces) > 1:
        state.ask(frame.seat, STALLS_TAKE.number)


def take(state: KnightsState, frame: Frame) -> None:
    """It is placed, and its space filled again."""
    seat = frame.seat
    if state.choice[seat] == DONE:
        if state.journal is not None:
            state.tell("stalls-nothing", "wk1.stalls.14", seat, {})
        return
    card = clear_space(state, state.choice[seat])
    if state.journal is not None:
        state.tell("stalls-taken", "wk1.stalls.14", seat, {"card": card})
    put_aside(state, seat, (card,))
    refill(state, "wk1.stalls.13")
    state.push_in_order([place_gear(seat)])


TAKE: Final = Program("take from the stalls", (ask_take, take))


def _trait(state: KnightsState) -> int:
    return state.bound(0)


STALLS_TAKE: Final = Ask(
    "stalls-take",
    "choose",
    "wk1.stalls.14",
    legal=lambda state, seat: with_trait(state, _trait(state)),
    key=lambda state, seat, action: ID[state.stalls[action]],
    label=lambda state, seat, action: Message("option-stalls-take", {"card": state.stalls[action]}),
    prompt=lambda state, seat: Message("ask-stalls-take"),
    timeout=lambda state, seat: with_trait(state, _trait(state))[0],
)
