"""Phase 3, Unit Reveals: all cards are turned up and paid for (clauses wftw.reveal)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.constants import JUICE, REVEALS, SCRAP, SPARK
from dustboard.games.wftw.content.keys import of_laid, of_place
from dustboard.games.wftw.content.settings import ALL_OR_NOTHING, PER_TARGET
from dustboard.games.wftw.rules.commitment import laid_rows, place_facts
from dustboard.games.wftw.rules.effect_tables import WHEN_PAID
from dustboard.games.wftw.rules.payment import bill_of, can_pay, cost_of, covers, less, purse
from dustboard.games.wftw.rules.sealed_picks import DONE, take_pick
from dustboard.games.wftw.rules.vocabulary import RUNNER
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame


def turn_cards(state: WarState, frame: Frame) -> None:
    """All players turn up all the cards they played, in one moment (wftw.reveal.01)."""
    state.phase = REVEALS
    state.revealed = 1
    state.bidding_round = 0
    for seat in range(state.players):
        state.seen[seat] = ()
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": REVEALS, "round": state.round})
        laid = [
            laid_rows(state, seat, state.laid_at[seat], state.laid[seat])
            for seat in range(state.players)
        ]
        state.tell("reveal", "wftw.reveal.01", -1, {"all_laid": laid})


def ask_payments(state: WarState, frame: Frame) -> None:
    """With another `payment` than all or nothing, who can't pay for all chooses what to pay."""
    if state.house.payment == ALL_OR_NOTHING:
        return
    for seat in range(state.players):
        if not can_pay(state, seat, state.laid[seat]):
            state.ask(seat, PAYMENT.number)


def settle(state: WarState, frame: Frame) -> None:
    """Bills are paid, all at once; what is not paid goes to the discard pile (R21)."""
    for seat in range(state.players):
        cards = state.laid[seat]
        if not cards:
            continue
        if can_pay(state, seat, cards):
            kept = list(range(len(cards)))
        elif state.house.payment == ALL_OR_NOTHING:
            kept = []
        else:
            kept = _chosen(state, seat)
        state.draft_at[seat] = ()
        _keep_paid(state, seat, kept)


def _chosen(state: WarState, seat: int) -> list[int]:
    """The positions of the laid cards that the seat chose to pay for."""
    picks = state.draft_at[seat]
    if state.house.payment == PER_TARGET:
        return [at for at in range(len(state.laid[seat])) if state.laid_at[seat][at] in picks]
    return sorted(picks)


def _keep_paid(state: WarState, seat: int, kept: list[int]) -> None:
    cards, places, rounds = state.laid[seat], state.laid_at[seat], state.laid_in[seat]
    paid = tuple(cards[at] for at in kept)
    dropped = tuple(cards[at] for at in range(len(cards)) if at not in kept)
    bill = bill_of(state, seat, paid)
    at_stock = 3 * seat
    state.stock[at_stock + SCRAP] -= bill[0]
    state.stock[at_stock + JUICE] -= bill[1]
    state.stock[at_stock + SPARK] -= bill[2]
    if state.journal is not None:
        paid_bill = {"scrap": bill[0], "juice": bill[1], "spark": bill[2]}
        if paid:
            state.tell("paid", "wftw.reveal.02", seat, {"bill": paid_bill, "cards": list(paid)})
    if dropped:
        owed = bill_of(state, seat, cards)
        state.laid[seat] = paid
        state.laid_at[seat] = tuple(places[at] for at in kept)
        state.laid_in[seat] = tuple(rounds[at] for at in kept)
        state.discard[seat] = state.discard[seat] + dropped
        state.unpaid[seat] = len(dropped)
        if state.journal is not None:
            whole = {"scrap": owed[0], "juice": owed[1], "spark": owed[2]}
            state.tell("unpaid", "wftw.reveal.04", seat, {"bill": whole, "cards": list(dropped)})


def effects_after_payment(state: WarState, frame: Frame) -> None:
    """Effects of paid units; they come after every bill, so they never help to pay one (R21)."""
    for seat in range(state.players):
        for at in range(len(state.laid[seat])):
            card = state.laid[seat][at]
            RUNNER.run_now(state, WHEN_PAID[card], seat, (card, state.laid_at[seat][at]))


# -- choosing what to pay, for the two other readings of R20 ------------------------------------


def _bundles(state: WarState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """What can be paid for on its own: (pick, cards), by target or card by card."""
    cards, places = state.laid[seat], state.laid_at[seat]
    if state.house.payment == PER_TARGET:
        return [
            (place, tuple(cards[at] for at in range(len(cards)) if places[at] == place))
            for place in dict.fromkeys(places)
        ]
    return [(at, (cards[at],)) for at in range(len(cards))]


def _left(state: WarState, seat: int) -> tuple[int, int, int]:
    rest = purse(state, seat)
    for pick, cards in _bundles(state, seat):
        if pick in state.draft_at[seat]:
            rest = less(rest, cost_of(cards))
    return rest


def _legal(state: WarState, seat: int) -> list[int]:
    left = _left(state, seat)
    actions = [
        pick + 1
        for pick, cards in _bundles(state, seat)
        if pick not in state.draft_at[seat] and covers(left, cost_of(cards))
    ]
    # whoever can pay for a target must pay (R21); single cards may be left unpaid
    if not actions or state.house.payment != PER_TARGET:
        actions.append(DONE)
    return actions


def _key(state: WarState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    if state.house.payment == PER_TARGET:
        return of_place("pay", action - 1)
    return of_laid("pay", action - 1, state.laid[seat][action - 1])


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-payment-done")
    for pick, cards in _bundles(state, seat):
        if pick == action - 1:
            place = pick if state.house.payment == PER_TARGET else state.laid_at[seat][pick]
            facts = place_facts(state, seat, place)
            return Message("option-pay", {"cards": list(cards), **facts})
    return Message("option-payment-done")


def _prompt(state: WarState, seat: int) -> Message:
    scrap, juice, spark = _left(state, seat)
    return Message("ask-payment", {"gain": {"scrap": scrap, "juice": juice, "spark": spark}})


def _timeout(state: WarState, seat: int) -> int:
    return _legal(state, seat)[-1]


def _refused(state: WarState, seat: int) -> list[Refusal]:
    legal = _legal(state, seat)
    refusals = [
        Refusal(
            _key(state, seat, pick + 1),
            "wftw.reveal.04",
            Message("refused-cannot-pay", {"cards": list(cards)}),
        )
        for pick, cards in _bundles(state, seat)
        if pick + 1 not in legal and pick not in state.draft_at[seat]
    ]
    if DONE not in legal:
        refusals.append(Refusal("done", "wftw.reveal.02", Message("refused-must-pay")))
    return refusals


PAYMENT: Final = Ask(
    "payment",
    "select",
    "wftw.reveal.02",
    legal=_legal,
    apply=take_pick,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    sealed=True,
)
