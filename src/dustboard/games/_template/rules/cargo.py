"""Loading: each caravan lays up to two cards, sealed and at the same time (tpl.cargo).

One answer is one card, so that action sets stay small; the seat is done when it says so. Until
then its cards lie in `draft`, which looks like a part of the hand to everybody else.
"""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.rules.seats import clockwise
from dustboard.games._template.rules.supply import draw_cards
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import insert_sorted, without

HAND: Final = 3
MOST: Final = 2
SEAL: Final = 0  # action 0 seals; action n + 1 loads card n


def refill_hands(state: CaravanState, frame: Frame) -> None:
    """Everybody draws up to three cards (tpl.cargo.01)."""
    state.round += 1
    if state.journal is not None:
        state.tell("round", "tpl.cargo.01", -1, {"round": state.round})
    for seat in clockwise(state):
        draw_cards(state, seat, HAND - len(state.hand[seat]), "tpl.cargo.01")


def ask_cargo(state: CaravanState, frame: Frame) -> None:
    """Seats asked in one step decide together; that is all a simultaneous choice needs."""
    for seat in range(state.players):
        state.ask(seat, CARGO.number)


def close_cargo(state: CaravanState, frame: Frame) -> None:
    """The cards lie before their owners, face down. Now their number is public."""
    for seat in range(state.players):
        state.laid[seat] = tuple(sorted(state.draft[seat]))
        state.draft[seat] = ()
    if state.journal is not None:
        numbers = [len(cards) for cards in state.laid]
        state.tell("loaded", "tpl.cargo.02", -1, {"numbers": numbers})


def _legal(state: CaravanState, seat: int) -> list[int]:
    actions = [SEAL]
    if len(state.draft[seat]) < MOST:
        for card in state.hand[seat]:
            if card + 1 not in actions:  # equal cards are one option
                actions.append(card + 1)
    return actions


def _apply(state: CaravanState, seat: int, action: int) -> None:
    if action == SEAL:
        state.done(seat)
        return
    state.hand[seat] = without(state.hand[seat], action - 1)
    state.draft[seat] = insert_sorted(state.draft[seat], (action - 1,))


def _key(state: CaravanState, seat: int, action: int) -> str:
    return "done" if action == SEAL else ID[action - 1]


def _label(state: CaravanState, seat: int, action: int) -> Message:
    return (
        Message("option-seal") if action == SEAL else Message("option-load", {"card": action - 1})
    )


def _prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-cargo", {"left": MOST - len(state.draft[seat])})


def _refused(state: CaravanState, seat: int) -> list[Refusal]:
    """A person who tries a third card is told the clause, not only that it is no option."""
    if len(state.draft[seat]) < MOST:
        return []
    why = Message("refused-full", {"most": MOST})
    return [Refusal(ID[card], "tpl.cargo.02", why) for card in state.hand[seat]]


def _timeout(state: CaravanState, seat: int) -> int:
    return SEAL


CARGO: Final = Ask(
    "cargo",
    "select",
    "tpl.cargo.02",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    sealed=True,
)
