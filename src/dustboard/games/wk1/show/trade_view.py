# mypyc: skip
"""The Stalls, the pool and deals as plain data; sums are made here, never in a client."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import ID, STALL_HEX, STALL_HOLDS, STALL_PRICE
from dustboard.games.wk1.content.constants import COLOURS, EMPTY
from dustboard.games.wk1.rules.gear.gear import vehicle_value
from dustboard.games.wk1.rules.trade.deals import AMMO, DEAL_ANSWER, FUEL, OFFER, VEHICLE, WANTED
from dustboard.games.wk1.rules.trade.offers import asked_value, offered, vehicles_on_sale, wanted
from dustboard.games.wk1.rules.trade.trade_action import STALLS_OFFER
from dustboard.games.wk1.show.view_types import Balance, DealView, StallView, Terms, VehicleOnSale
from dustboard.games.wk1.state.state import KnightsState


def _ids(cards: tuple[int, ...]) -> list[str | None]:
    return [ID[card] if card >= 0 else None for card in cards]


def stalls(state: KnightsState) -> list[StallView]:
    """The ten spaces."""
    return [
        {
            "card": ID[card] if card != EMPTY else None,
            "holds": COLOURS[STALL_HOLDS[space]],
            "price": COLOURS[STALL_PRICE[space]],
            "hex": STALL_HEX[space] or None,
            "value": state.house.values[STALL_PRICE[space]],
        }
        for space, card in enumerate(state.stalls)
    ]


def values(state: KnightsState) -> dict[str, int]:
    """What gear of a colour is worth at this table."""
    return {colour: state.house.values[number] for number, colour in enumerate(COLOURS)}


def vehicles(state: KnightsState) -> list[VehicleOnSale]:
    """The vehicles on sale, one of each title, with the price of both sides."""
    return [
        {
            "card": ID[card],
            "intact": vehicle_value(state, card, 0),
            "damaged": vehicle_value(state, card, 1),
        }
        for card in vehicles_on_sale(state)
    ]


def own_offer(state: KnightsState, seat: int) -> Balance | None:
    """What the seat's offer at the Stalls is worth so far, and what it has to be."""
    if state.asked[seat] != STALLS_OFFER.number:
        return None
    value, price = offered(state, seat), asked_value(state, seat, wanted(state, seat))
    return {"offered": value, "price": price, "lost": max(0, value - price)}


def deal(state: KnightsState) -> DealView | None:
    """Two knights who trade: whose turn it is, with whom, and what lies on the table."""
    for seat in range(state.players):
        if state.asked[seat] in (OFFER.number, DEAL_ANSWER.number):
            assert state.frame is not None
            answering = state.asked[seat] == DEAL_ANSWER.number
            with_whom = state.frame.bindings[0]
            left = None if answering else state.frame.bindings[1]
            return {
                "turn": seat,
                "with": with_whom,
                "left": left,
                "offer": _terms(state) if answering else None,
            }
    return None


def _terms(state: KnightsState) -> Terms:
    """What the other offers, and what he wants for it."""
    goods = state.deal_goods
    return {
        "give": _ids(state.deal_give),
        "want": _ids(state.deal_want),
        "give_goods": {"ammo": goods[AMMO], "fuel": goods[FUEL], "vehicle": goods[VEHICLE]},
        "want_goods": {
            "ammo": goods[WANTED + AMMO],
            "fuel": goods[WANTED + FUEL],
            "vehicle": goods[WANTED + VEHICLE],
        },
    }
