"""Gear as a cost: cards of the value asked for are discarded (wk1.gear.06, wk1.stalls.15, A49)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.drafts import pick
from dustboard.games.wk1.rules.gear.gear import owned, starting_gear, value_of
from dustboard.games.wk1.rules.gear.places import attached, gear_place
from dustboard.games.wk1.rules.gear.placing import discardable
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

DONE: Final = 1 << 20


def cost_of(state: KnightsState, colour: int, number: int) -> int:
    """The value of a cost of so many cards of a colour."""
    return number * state.house.values[colour]


def can_pay(state: KnightsState, seat: int, value: int) -> bool:
    """Whether all gear that may pay is worth that much."""
    cards = discardable(state, seat)
    return worth(state, seat, tuple(cards)) >= value


def pay_gear(state: KnightsState, seat: int, value: int, rule: str) -> None:
    """The knight pays gear of at least this value; the last act of a step."""
    if value > 0:
        state.push_in_order([(PAY.number, seat, (value,))])


def worth(state: KnightsState, seat: int, cards: tuple[int, ...]) -> int:
    """The value of cards with the enhancements on them, which go along."""
    total = 0
    for card in cards:
        total += value_of(state, card)
        total += sum(value_of(state, each) for each in attached(state, seat, card))
    return total


def ask_pay(state: KnightsState, frame: Frame) -> None:
    """Card by card until the value is reached."""
    seat = frame.seat
    state.draft[seat] = ()
    if can_pay(state, seat, frame.bindings[0]):
        state.ask(seat, PAYMENT.number)


def take_payment(state: KnightsState, frame: Frame) -> None:
    """The cards are discarded; there is no change."""
    seat = frame.seat
    cards = state.draft[seat]
    state.draft[seat] = ()
    for card in cards:
        if gear_place(state, seat, card) != NONE:
            discard_gear(state, seat, card, "wk1.gear.06")


PAY: Final = Program("pay gear", (ask_pay, take_payment))


def _cost(state: KnightsState) -> int:
    return state.bound(0)


def _legal(state: KnightsState, seat: int) -> list[int]:
    picked = state.draft[seat]
    if worth(state, seat, picked) >= _cost(state):
        return [DONE]
    return [card for card in discardable(state, seat) if card not in picked]


def _apply(state: KnightsState, seat: int, action: int) -> None:
    pick(state, seat, action, action == DONE)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-pay-done", {"value": worth(state, seat, state.draft[seat])})
    return Message("option-pay", {"card": action, "value": worth(state, seat, (action,))})


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """Starting gear, blue gear and vehicles never pay (A49)."""
    legal = _legal(state, seat)
    refusals: list[Refusal] = []
    paid = worth(state, seat, state.draft[seat])
    if DONE not in legal:
        missing = {"value": paid, "cost": _cost(state)}
        refusals.append(Refusal("done", "wk1.gear.06", Message("why-not-paid", missing)))
    for card in starting_gear(state, seat):
        start = Message("why-starting-gear", {"card": card})
        refusals.append(Refusal(ID[card], "wk1.start.01", start))
    for card in owned(state, seat):
        if card not in legal:
            rule, why = why_not_pay(state, seat, card)
            refusals.append(Refusal(ID[card], rule, Message(why, {"card": card})))
    return refusals


def why_not_pay(state: KnightsState, seat: int, card: int) -> tuple[str, str]:
    """Why a card of this knight can't be given now."""
    if card == state.vehicle[seat]:
        return "wk1.vehicle.09", "why-vehicle-pays-in-trade-only"
    if card not in discardable(state, seat):
        blue = card in state.special[seat] or value_of(state, card) == state.house.values[3]
        return ("wk1.blue.01", "why-blue-stays") if blue else ("wk1.enhance.05", "why-goes-along")
    if card in state.draft[seat]:
        return "wk1.gear.06", "why-picked-already"
    return "wk1.stalls.12", "why-paid-enough"


PAYMENT: Final = Ask(
    "pay-gear",
    "pay",
    "wk1.gear.06",
    legal=_legal,
    apply=_apply,
    key=lambda state, seat, action: "done" if action == DONE else ID[action],
    label=_label,
    prompt=lambda state, seat: Message(
        "ask-pay-gear",
        {"cost": _cost(state), "value": worth(state, seat, state.draft[seat])},
    ),
    refused=_refused,
    timeout=lambda state, seat: _legal(state, seat)[0],
)
