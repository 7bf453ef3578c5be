"""The trade action: gear for gear at the Stalls and with the vehicle pool (wk1.stalls, A50).

The knight offers cards, then chooses what they pay for; overpaid value is lost. One action is one
deal, and the Stalls are filled again only after it.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.gear_table import IS_BLUE
from dustboard.games.wk1.content.keys import of_card, of_number
from dustboard.games.wk1.content.moments import AT_OWN_TRADE
from dustboard.games.wk1.content.tile_table import (
    NUMBER,
    TRADE,
    TRADE_NONE,
    TRADE_OPEN,
    TRADE_QUIET,
)
from dustboard.games.wk1.rules.decks import discard
from dustboard.games.wk1.rules.drafts import pick
from dustboard.games.wk1.rules.gear.gear import owned, starting_gear, value_of, vehicle_value
from dustboard.games.wk1.rules.gear.places import attached, forget, take_up
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.gear.vehicles import give_up_vehicle, take_vehicle, unload
from dustboard.games.wk1.rules.programs import USE
from dustboard.games.wk1.rules.trade.offers import (
    CANCEL,
    DAMAGED,
    DEAL,
    INTACT,
    KEEP,
    NO_LIMIT,
    NO_RED,
    NO_VEHICLES,
    PLAY,
    WANT,
    all_wants,
    asked_value,
    is_detachable,
    legal_offers,
    offered,
    price_of,
    takes_vehicle,
    wanted,
    why_not_want,
)
from dustboard.games.wk1.rules.trade.stalls import clear_space, refill
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program


def may_trade_here(state: KnightsState, seat: int) -> bool:
    """Whether the hex gives the trade action (wk1.trade.01, X07)."""
    trade = TRADE[state.tiles[state.at[seat]]]
    if trade == TRADE_QUIET:
        return state.house.quiet_cities != "no_trade"
    return trade == TRADE_OPEN


def trade_action(state: KnightsState, seat: int, rule: str) -> None:
    """Trade in a city, with its own special space; the last act of a step."""
    tile = state.tiles[state.at[seat]]
    limit = NO_LIMIT
    if TRADE[tile] == TRADE_QUIET:
        quiet = state.house.quiet_cities
        limit = NO_RED if quiet == "no_red" else NO_VEHICLES if quiet == "no_vehicles" else 0
    number = NUMBER[tile] if TRADE[tile] != TRADE_NONE else 0
    state.push_in_order([(TRADE_ACTION.number, seat, (number, limit))])


def open_trade(state: KnightsState, seat: int, rule: str) -> None:
    """An effect opens the normal spaces anywhere (wk1.stalls.14); the last act of a step."""
    state.push_in_order([(TRADE_ACTION.number, seat, (0, NO_LIMIT))])


# -- the action ----------------------------------------------------------------------------------


def begin_trade(state: KnightsState, frame: Frame) -> None:
    """A new deal."""
    state.draft[frame.seat] = ()
    state.offer_bonus = 0


def end_offer(state: KnightsState, frame: Frame) -> None:
    """Deal, no deal, or a luck card first."""
    seat = frame.seat
    choice = state.choice[seat]
    if choice == DEAL:
        _deal(state, seat)
    elif choice == CANCEL:
        state.draft[seat] = ()
        state.offer_bonus = 0
        if state.journal is not None:
            state.tell("no-deal", "wk1.stalls.09", seat, {})
    else:
        use = (USE.number, seat, (choice - PLAY, AT_OWN_TRADE))
        state.push_in_order([use, (TRADE_ON.number, seat, frame.bindings)])


def _deal(state: KnightsState, seat: int) -> None:
    """Offered cards are discarded, chosen ones taken (wk1.stalls.11); then spaces are filled."""
    draft = state.draft[seat]
    given = [card for card in draft if card < KEEP]
    wants = wanted(state, seat)
    if state.journal is not None:
        data = {
            "value": offered(state, seat),
            "price": sum(price_of(state, want) for want in wants),
            "cards": given,
            "taken": [_card(state, want) for want in wants],
        }
        state.tell("stalls-deal", "wk1.stalls.11", seat, data)
    state.draft[seat] = ()
    state.offer_bonus = 0
    sold = state.vehicle[seat] in given
    for card in given:
        if card == state.vehicle[seat]:
            continue
        kept = tuple(each for each in attached(state, seat, card) if KEEP + each in draft)
        group = take_up(state, seat, card)
        forget(state, seat, group)
        for each in group:
            if each not in kept:
                discard(state, each)
        put_aside(state, seat, kept)
    for want in wants:
        if want < INTACT:
            put_aside(state, seat, (clear_space(state, want - WANT),))
    vehicle = takes_vehicle(wants)
    if vehicle != NONE:
        damaged = 1 if DAMAGED + vehicle in wants else 0
        take_vehicle(state, seat, vehicle, damaged, "wk1.vehicle.09")
    elif sold:
        give_up_vehicle(state, seat, "wk1.vehicle.11")
    unload(state, seat)
    refill(state, "wk1.stalls.13")
    state.push_in_order([place_gear(seat)])


def _card(state: KnightsState, want: int) -> int:
    """The card of a wanted thing."""
    if want >= INTACT:
        return takes_vehicle([want])
    return state.stalls[want - WANT]


def ask_offer(state: KnightsState, frame: Frame) -> None:
    """The knight builds his offer step by step."""
    state.ask(frame.seat, STALLS_OFFER.number)


TRADE_ACTION: Final = Program("trade action", (begin_trade, ask_offer, end_offer))
TRADE_ON: Final = Program("trade action goes on", (ask_offer, end_offer))

# -- the question --------------------------------------------------------------------------------


def _apply(state: KnightsState, seat: int, action: int) -> None:
    if action >= PLAY:
        state.choice[seat] = action
    pick(state, seat, action, action >= PLAY)


def _key(state: KnightsState, seat: int, action: int) -> str:
    if action == DEAL:
        return "deal"
    if action == CANCEL:
        return "cancel"
    if action >= PLAY:
        return of_card("play", action - PLAY)
    if action >= DAMAGED:
        return of_card("damaged", action - DAMAGED)
    if action >= INTACT:
        return of_card("intact", action - INTACT)
    if action >= WANT:
        return of_number("take", action - WANT + 1)
    return of_card("keep", action - KEEP) if action >= KEEP else of_card("give", action)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DEAL:
        value, price = offered(state, seat), asked_value(state, seat, wanted(state, seat))
        return Message("option-deal", {"value": value, "price": price, "lost": value - price})
    if action == CANCEL:
        return Message("option-no-deal")
    if action >= PLAY:
        return Message("option-play-luck", {"card": action - PLAY})
    if action >= INTACT:
        damaged = 1 if action >= DAMAGED else 0
        vehicle = action - (DAMAGED if damaged else INTACT)
        price = price_of(state, action)
        return Message("option-take-vehicle", {"card": vehicle, "damaged": damaged, "price": price})
    if action >= WANT:
        card = state.stalls[action - WANT]
        return Message("option-take-card", {"card": card, "price": price_of(state, action)})
    if action >= KEEP:
        return Message("option-keep-enhancement", {"card": action - KEEP})
    return Message("option-offer", {"card": action, "value": _value(state, seat, action)})


def _value(state: KnightsState, seat: int, card: int) -> int:
    if card == state.vehicle[seat]:
        return vehicle_value(state, card, state.damaged[seat])
    return value_of(state, card)


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    """Everything on the table that is closed now, with its reason."""
    refusals: list[Refusal] = []
    legal = legal_offers(state, seat)
    if DEAL not in legal:
        refusals.append(Refusal("deal", "wk1.stalls.10", Message("why-nothing-chosen")))
    for want in all_wants(state):
        rule, why = why_not_want(state, seat, want)
        if rule:
            thing = takes_vehicle([want])
            args = {
                "card": state.stalls[want - WANT] if thing == NONE else thing,
                "price": price_of(state, want),
                "value": offered(state, seat),
            }
            refusals.append(Refusal(_key(state, seat, want), rule, Message(why, args)))
    for card in starting_gear(state, seat):
        start = Message("why-starting-gear", {"card": card})
        refusals.append(Refusal(of_card("give", card), "wk1.start.01", start))
    for card in owned(state, seat):
        if card not in legal:
            rule, why = "wk1.stalls.09", "why-offered-already"
            if IS_BLUE[card]:
                rule, why = "wk1.blue.02", "why-blue-not-at-stalls"
            elif card == state.vehicle[seat] and card not in state.draft[seat]:
                rule, why = "wk1.action.12", "why-no-vehicles-here"
            elif is_detachable(state, seat, card) or card not in state.draft[seat]:
                rule, why = "wk1.enhance.06", "why-goes-along"
            refusals.append(Refusal(of_card("give", card), rule, Message(why, {"card": card})))
    return refusals


def _prompt(state: KnightsState, seat: int) -> Message:
    value = offered(state, seat)
    price = asked_value(state, seat, wanted(state, seat))
    return Message("ask-trade", {"value": value, "price": price, "lost": max(0, value - price)})


STALLS_OFFER: Final = Ask(
    "trade",
    "offer",
    "wk1.stalls.09",
    legal=legal_offers,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=lambda state, seat: CANCEL,
    ends=("deal", "cancel"),
)
