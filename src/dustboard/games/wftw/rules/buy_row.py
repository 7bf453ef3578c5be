"""Phase 6, Buy Row Resolution: bidders pick in order of their shop bids (clauses wftw.buy)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import SHOP
from dustboard.games.wftw.content.card_table import ACQUISITION
from dustboard.games.wftw.content.constants import BUY_ROW, EMPTY, SCRAP, dice_stream
from dustboard.games.wftw.content.keys import of_number
from dustboard.games.wftw.rules.battlefields import SIDES, tell_rolls
from dustboard.games.wftw.rules.programs import SHOP_PASS, SHOP_TURN
from dustboard.games.wftw.rules.strength import bid, strongest_card
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.dice import roll_off
from dustboard.kernel.frames import Frame

DECLINE: Final = 0


def open_shop(state: WarState, frame: Frame) -> None:
    """Put the bidders in order; only they take part (wftw.buy.01)."""
    state.phase = BUY_ROW
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": BUY_ROW, "round": state.round})
    bidders = [seat for seat in range(state.players) if SHOP in state.laid_at[seat]]
    tallies = [bid(state, seat, SHOP) for seat in bidders]
    for seat, tally in zip(bidders, tallies, strict=True):
        state.shop_strength[seat] = tally.total
    state.shop_order = tuple(_picking_order(state, bidders))
    if state.journal is not None and bidders:
        rows = [
            [seat, tally.total, [list(line) for line in tally.lines]]
            for seat, tally in zip(bidders, tallies, strict=True)
        ]
        order = list(state.shop_order)
        data = {"place": SHOP, "order": order, "totals": rows}
        state.tell("shop-order", "wftw.buy.02", -1, data)
    if bidders:
        state.push_in_order([(SHOP_PASS.number, -1, state.shop_order)])


def _picking_order(state: WarState, bidders: list[int]) -> list[int]:
    """Descending strength; the first place and ties as R33 tells."""
    if not bidders:
        return []
    strength = state.shop_strength
    best = max(strength[seat] for seat in bidders)
    tied = [seat for seat in bidders if strength[seat] == best]
    if len(tied) > 1:
        top = max(strongest_card(state, seat, SHOP) for seat in tied)
        tied = [seat for seat in tied if strongest_card(state, seat, SHOP) == top]
    first = tied[0]
    if len(tied) > 1:
        first, rounds = roll_off(state, dice_stream(state.players), SIDES, tied)
        tell_rolls(state, "wftw.buy.09", "wftw.buy.09", rounds, SHOP)
    rest = [seat for seat in bidders if seat != first]
    rest.sort(key=lambda seat: (-strength[seat], (seat - first) % state.players))
    return [first, *rest]


def shop_pass(state: WarState, frame: Frame) -> None:
    """One turn for every bidder who is still in (wftw.buy.04)."""
    state.push_in_order([(SHOP_TURN.number, seat, ()) for seat in frame.bindings])


def next_pass(state: WarState, frame: Frame) -> None:
    """With `buy_passes` until all pass: those who took a card may go on (R32)."""
    if state.house.many_passes:
        again = tuple(seat for seat in frame.bindings if state.choice[seat] != DECLINE)
        if again:
            state.push_in_order([(SHOP_PASS.number, -1, again)])


def in_reach(state: WarState, seat: int, card: int) -> bool:
    """Whether the seat meets the minimum cost of a card (wftw.buy.03, R31)."""
    cost = ACQUISITION[card]
    if state.house.buy_by_strength and state.shop_strength[seat] < cost:
        return False
    return not (state.house.buy_by_resources and state.stock[3 * seat + SCRAP] < cost)


def ask_pick(state: WarState, frame: Frame) -> None:
    """Ask the bidder whose turn it is, if any card is within reach (wftw.buy.05)."""
    seat = frame.seat
    state.choice[seat] = DECLINE
    if len(_legal(state, seat)) > 1:
        state.ask(seat, PICK.number)
    elif state.journal is not None:
        strength = state.shop_strength[seat]
        state.tell("nothing-in-reach", "wftw.buy.05", seat, {"strength": strength})


def take_card(state: WarState, frame: Frame) -> None:
    """The picked card is set aside for its new owner; nobody else can pick it (wftw.buy.06)."""
    seat = frame.seat
    if state.choice[seat] == DECLINE:
        return
    at = state.choice[seat] - 1
    card = state.row[at]
    state.row = (*state.row[:at], EMPTY, *state.row[at + 1 :])
    state.won[seat] = (*state.won[seat], card)
    if state.house.buy_by_resources:
        state.stock[3 * seat + SCRAP] -= ACQUISITION[card]
    if state.journal is not None:
        state.tell("bought", "wftw.buy.03", seat, {"card": card, "cost": ACQUISITION[card]})


def _legal(state: WarState, seat: int) -> list[int]:
    actions = [
        at + 1
        for at in range(len(state.row))
        if state.row[at] != EMPTY and in_reach(state, seat, state.row[at])
    ]
    actions.append(DECLINE)
    return actions


def _apply(state: WarState, seat: int, action: int) -> None:
    state.choice[seat] = action
    state.done(seat)
    if action == DECLINE and state.journal is not None:
        state.tell("declined", "wftw.buy.01", seat, {})


def _key(state: WarState, seat: int, action: int) -> str:
    return "decline" if action == DECLINE else of_number("take", action)


def _label(state: WarState, seat: int, action: int) -> Message:
    if action == DECLINE:
        return Message("option-decline")
    card = state.row[action - 1]
    return Message("option-take", {"card": card, "cost": ACQUISITION[card]})


def _prompt(state: WarState, seat: int) -> Message:
    return Message("ask-pick", {"strength": state.shop_strength[seat]})


def _timeout(state: WarState, seat: int) -> int:
    return DECLINE


def _refused(state: WarState, seat: int) -> list[Refusal]:
    refusals: list[Refusal] = []
    legal = _legal(state, seat)
    for at in range(len(state.row)):
        if at + 1 in legal:
            continue
        if state.row[at] == EMPTY:
            refusals.append(
                Refusal(of_number("take", at + 1), "wftw.buy.06", Message("refused-taken"))
            )
        else:
            card = state.row[at]
            facts = {
                "card": card,
                "cost": ACQUISITION[card],
                "strength": state.shop_strength[seat],
                "scrap": state.stock[3 * seat + SCRAP],
            }
            by_strength = state.shop_strength[seat] < ACQUISITION[card]
            short = by_strength and state.house.buy_by_strength
            why = Message("refused-bid-too-low" if short else "refused-too-little-scrap", facts)
            refusals.append(Refusal(of_number("take", at + 1), "wftw.buy.03", why))
    return refusals


PICK: Final = Ask(
    "pick",
    "choose",
    "wftw.buy.01",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)
