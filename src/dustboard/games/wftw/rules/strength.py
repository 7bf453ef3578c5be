"""Strength of bids, attacks and defences, each with the cards it comes from."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import (
    IN_DEFENCE,
    ON_BATTLEFIELD,
    defence_place,
    kind_of,
)
from dustboard.games.wftw.content.card_table import ATTACK, DEFENCE
from dustboard.games.wftw.rules.effect_tables import (
    DEFENCE_OTHERS,
    OTHERS_BONUS,
    OWN_BONUS,
    RIVALS_MALUS,
    TOTAL_BONUS,
)
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.modifiers import Tally


def cards_at(state: WarState, seat: int, place: int) -> list[int]:
    """The seat's paid cards at a place."""
    laid, laid_at = state.laid[seat], state.laid_at[seat]
    if place not in laid_at:
        return []
    return [laid[at] for at in range(len(laid)) if laid_at[at] == place]


def worth_of(card: int, kind: int, number: int) -> int:
    """What one card counts at a kind of place, as one of so many cards of its owner there."""
    return ATTACK[card] + OWN_BONUS[kind][card] + OTHERS_BONUS[card] * (number - 1)


def count_strength(state: WarState, seat: int, place: int, cards: list[int], tally: Tally) -> None:
    """Add the strength of these cards of a seat, as they would count at this place."""
    kind = kind_of(place)
    bonus = OWN_BONUS[kind]
    for card in cards:
        tally.add(card, ATTACK[card], "wftw.bid.13")
        tally.add(card, bonus[card], "wftw.card.09")
        if OTHERS_BONUS[card]:
            tally.add(card, OTHERS_BONUS[card] * (len(cards) - 1), "wftw.card.09")
    if cards and kind != IN_DEFENCE:
        extra = TOTAL_BONUS[kind]
        for base in state.tableau[seat]:
            tally.add(base, extra[base], "wftw.card.09")


def bid(state: WarState, seat: int, place: int) -> Tally:
    """The strength of a seat's bid: on a battlefield, in a base attack or in the shop."""
    tally = Tally()
    count_strength(state, seat, place, cards_at(state, seat, place), tally)
    if kind_of(place) == ON_BATTLEFIELD:
        for rival in range(state.players):
            if rival != seat:
                for card in cards_at(state, rival, place):
                    tally.add(card, RIVALS_MALUS[card], "wftw.card.09")
        tally.not_below(0)
    return tally


def base_defence(state: WarState, owner: int, base: int) -> Tally:
    """The defence of one base card without units: its own value and that of its neighbours."""
    tally = Tally()
    tableau = state.tableau[owner]
    tally.add(tableau[base], DEFENCE[tableau[base]], "wftw.raid.01")
    for other in range(len(tableau)):
        if other != base:
            tally.add(tableau[other], DEFENCE_OTHERS[tableau[other]], "wftw.card.09")
    return tally


def defence(state: WarState, owner: int, base: int) -> Tally:
    """The full defence of a base card: its value and the cards played in its defence."""
    tally = base_defence(state, owner, base)
    place = defence_place(base)
    count_strength(state, owner, place, cards_at(state, owner, place), tally)
    return tally


def strongest_card(state: WarState, seat: int, place: int) -> int:
    """The highest attack of one card there, with its own bonus only (R34)."""
    bonus = OWN_BONUS[kind_of(place)]
    best = 0
    for card in cards_at(state, seat, place):
        best = max(best, ATTACK[card] + bonus[card])
    return best
