"""What the verbs can't say: named ops, each a pure `decide` and an `apply`.

`salvage`: take a card back from the discard pile; its owner chooses, if there is a choice.
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.effects.effects import Effect, Occasion, Op
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without


def _designs(state: CaravanState) -> list[int]:
    """The different cards in the discard pile."""
    found: list[int] = []
    for card in sorted(state.discard):
        if card not in found:
            found.append(card)
    return found


def _take(state: CaravanState, seat: int, card: int) -> None:
    state.discard = without(state.discard, card)
    state.hand[seat] = insert_sorted(state.hand[seat], (card,))
    if state.journal is not None:
        state.tell("salvage", "tpl.card.02", seat, {"card": card})


def _salvage_decide(state: Any, occasion: Occasion) -> bool:
    if len(_designs(state)) < 2:
        return False
    state.push_in_order([(SALVAGE.number, occasion.seat, ())])
    return True  # the program goes on from here, so `apply` is not called


def _salvage_apply(state: Any, occasion: Occasion) -> None:
    for card in _designs(state):  # one at most
        _take(state, occasion.seat, card)


def salvage(row: Any) -> Effect:
    """The op as a word of the card data."""
    return Op(row.do, row.when, _salvage_decide, _salvage_apply, Message("effect-salvage"))


def ask_salvage(state: CaravanState, frame: Frame) -> None:
    """Ask the owner of the card."""
    state.ask(frame.seat, CHOOSE_SALVAGE.number)


def take_salvage(state: CaravanState, frame: Frame) -> None:
    """The chosen card goes to hand."""
    _take(state, frame.seat, state.choice[frame.seat])


def _legal(state: CaravanState, seat: int) -> list[int]:
    return _designs(state)


def _key(state: CaravanState, seat: int, action: int) -> str:
    return ID[action]


def _label(state: CaravanState, seat: int, action: int) -> Message:
    return Message("option-salvage", {"card": action})


def _prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-salvage")


SALVAGE: Final = Program("salvage", (ask_salvage, take_salvage))
CHOOSE_SALVAGE: Final = Ask(
    "salvage",
    "choose",
    "tpl.card.02",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
)  # no `timeout`: the table waits
