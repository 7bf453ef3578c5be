# mypyc: skip
"""What things count now: cards at a place, a prize for a seat, the stockpile after the bill."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_place,
    kind_of,
    place_key,
    raid_base,
    raid_rival,
)
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.constants import BUY_ROW
from dustboard.games.wftw.rules.payment import bill_of, committed, owed
from dustboard.games.wftw.rules.strength import base_defence, worth_of
from dustboard.games.wftw.rules.winning import gained_by
from dustboard.games.wftw.show.odds.totals import Side, malus_on
from dustboard.games.wftw.show.view_types import Draft, Laid, Place, PlaceSide, Stock
from dustboard.games.wftw.state.state import WarState

HIDDEN = "?"


def prize_points(state: WarState, seat: int, field: int) -> int:
    """What the card of a battlefield is worth to a seat now."""
    card = state.fields[field]
    return gained_by(state, seat, card) if card >= 0 else 0


def near(state: WarState, seat: int, points: int) -> bool:
    """Whether one prize of this round is enough to reach the goal."""
    prizes = [prize_points(state, seat, field) for field in range(len(state.fields))]
    return points + max(prizes, default=0) >= state.house.victory_goal


def laid(state: WarState, seat: int) -> list[Laid]:
    """The seat's cards on the map, each with what it counts where it lies."""
    cards, places, rounds = state.laid[seat], state.laid_at[seat], state.laid_in[seat]
    names = [ID[card] if card >= 0 else HIDDEN for card in cards]
    if len(places) != len(cards):  # the table hides how many cards lie where (R16)
        return [{"card": name, "place": None, "round": None, "strength": None} for name in names]
    drafted = state.draft_at[seat]
    return [
        {
            "card": name,
            "place": place_key(place),
            "round": number,
            "strength": _worth(card, place, places.count(place) + drafted.count(place)),
        }
        for name, card, place, number in zip(names, cards, places, rounds, strict=True)
    ]


def _worth(card: int, place: int, number: int) -> int | None:
    return worth_of(card, kind_of(place), number) if card >= 0 else None


def drafted(state: WarState, seat: int) -> list[Draft]:
    """The cards that the seat is about to commit."""
    cards, places = state.draft[seat], state.draft_at[seat]
    if len(cards) != len(places):
        return []
    there = places + state.laid_at[seat]
    return [
        {
            "card": ID[card],
            "place": place_key(place),
            "strength": worth_of(card, kind_of(place), there.count(place)),
        }
        for card, place in zip(cards, places, strict=True)
    ]


def adds(state: WarState, seat: int) -> dict[str, dict[str, int]]:
    """What each hand card would count at each place that may get cards now."""
    there = state.laid_at[seat] + state.draft_at[seat]
    return {
        place_key(place): {
            ID[card]: worth_of(card, kind_of(place), there.count(place) + 1)
            for card in dict.fromkeys(state.hand[seat])
        }
        for place in (*state.duty[seat], *state.guard[seat])
    }


def free_stock(state: WarState, seat: int) -> Stock:
    """What the stockpile has left after the bill so far; 0 where it is too little."""
    bill = owed(state, seat)
    scrap, juice, spark = (max(state.stock[3 * seat + at] - bill[at], 0) for at in range(3))
    return {"scrap": scrap, "juice": juice, "spark": spark}


def too_dear(state: WarState, seat: int) -> dict[str, Stock]:
    """What the stockpile would lack for each hand card, besides what is committed."""
    found: dict[str, Stock] = {}
    stock, before = state.stock[3 * seat : 3 * seat + 3], committed(state, seat)
    for card in dict.fromkeys(state.hand[seat]):
        bill = bill_of(state, seat, (*before, card))
        scrap, juice, spark = (max(bill[at] - stock[at], 0) for at in range(3))
        if scrap or juice or spark:
            found[ID[card]] = {"scrap": scrap, "juice": juice, "spark": spark}
    return found


def places(state: WarState, viewer: int) -> list[Place]:
    """Who stands where with how much: battlefields, the shop, and the bases under attack."""
    found = [_contest(state, viewer, place) for place in (*range(len(state.fields)), SHOP)]
    if state.phase > BUY_ROW:  # bases have changed hands
        return found
    attacked = sorted({place for raids in state.raids for place in raids})
    return found + [_raid(state, viewer, place) for place in attacked]


def _side(side: Side, malus: tuple[int, int], shield: int = 0) -> PlaceSide:
    least, most = side.bounds(malus)
    return {
        "seat": side.seat,
        "cards": side.cards,
        "shown": side.shown() + shield,
        "least": least + shield,
        "most": most + shield,
    }


def _contest(state: WarState, viewer: int, place: int) -> Place:
    sides = [Side(state, viewer, seat, place) for seat in range(state.players)]
    there = [_side(one, malus_on(sides, one)) for one in sides if one.there]
    return {"place": place_key(place), "sides": there, "shield": 0, "guard": None}


def _raid(state: WarState, viewer: int, place: int) -> Place:
    owner, base = raid_rival(place), raid_base(place)
    sides = [Side(state, viewer, seat, place) for seat in range(state.players)]
    there = [_side(one, (0, 0)) for one in sides if place in state.raids[one.seat]]
    shield = base_defence(state, owner, base).total
    guard = _side(Side(state, viewer, owner, defence_place(base)), (0, 0), shield)
    return {"place": place_key(place), "sides": there, "shield": shield, "guard": guard}
