# mypyc: skip
"""What a seat sees of the table: plain data with ids, made from a masked state."""

from __future__ import annotations

from dustboard.games.wftw.content.bid_places import defence_base, place_key, target_key
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.constants import BIDDING, EMPTY, JUICE, SCRAP, SPARK
from dustboard.games.wftw.content.keys import of_card
from dustboard.games.wftw.rules.bases import base_copy
from dustboard.games.wftw.rules.bidding import MARKS, targets_of
from dustboard.games.wftw.rules.collection import (
    PRODUCTION,
    cards_to_draw,
    free_choices,
    picked_resources,
    production,
)
from dustboard.games.wftw.rules.commitment import BASE, COMMITMENT
from dustboard.games.wftw.rules.end_of_round import ABANDON
from dustboard.games.wftw.rules.looking import LOOKS
from dustboard.games.wftw.rules.payment import owed
from dustboard.games.wftw.rules.reveals import PAYMENT
from dustboard.games.wftw.rules.ruses import RUSES
from dustboard.games.wftw.rules.strength import base_defence, bid, defence
from dustboard.games.wftw.rules.winning import (
    REASONS,
    base_points,
    owned_units,
    playable_strength,
    score,
    unspent,
)
from dustboard.games.wftw.show.odds.totals import cover
from dustboard.games.wftw.show.values import (
    HIDDEN,
    adds,
    drafted,
    free_stock,
    laid,
    near,
    places,
    prize_points,
    too_dear,
)
from dustboard.games.wftw.show.view_types import (
    Base,
    BattlefieldView,
    Bid,
    OpenWarTable,
    Stock,
    TallyLine,
    WarMine,
    WarSeat,
    WarTable,
)
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.modifiers import Tally
from dustboard.kernel.state import NOT_ASKED


def ids(zone: tuple[int, ...]) -> list[str]:
    """Cards as ids; "?" for a card the viewer may not know."""
    return [ID[card] if card >= 0 else HIDDEN for card in zone]


def spaces(zone: tuple[int, ...]) -> list[str | None]:
    """Cards as ids, None for an empty space."""
    return [None if card == EMPTY else ID[card] if card >= 0 else HIDDEN for card in zone]


def table(state: WarState, viewer: int) -> WarTable:
    """The whole table as the viewer may know it."""
    return {
        "round": state.round,
        "phase": state.phase,
        "bidding_round": state.bidding_round,
        "goal": state.house.victory_goal,
        "fields": [_field(state, field, viewer) for field in range(len(state.fields))],
        "places": places(state, viewer),
        "row": spaces(state.row),
        "shop_order": list(state.shop_order),
        "buy_deck": len(state.buy_deck),
        "buy_discard": ids(state.buy_discard),
        "objective_deck": len(state.objective_deck),
        "objective_discard": ids(state.objective_discard),
        "wastes": ids(state.wastes),
        "revealed": bool(state.revealed),
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "mine": _mine(state, viewer) if viewer >= 0 else None,
        "end_reason": REASONS[state.end_reason],
    }


def open_table(state: WarState) -> OpenWarTable:
    """The whole table with all cards open: what an onlooker sees, every hand and every stock."""
    view = table(state, -1)
    for seat, row in enumerate(view["seats"]):
        row["stock"] = _stock(state, seat)
    return {**view, "hands": [_mine(state, seat) for seat in range(state.players)]}


def _field(state: WarState, field: int, viewer: int) -> BattlefieldView:
    bids: list[Bid] = []
    if state.revealed:
        for seat in range(state.players):
            if field in state.laid_at[seat]:
                tally = bid(state, seat, field)
                bids.append({"seat": seat, "total": tally.total, "lines": _lines(tally)})
    return {
        "card": spaces(state.fields[field : field + 1])[0],
        "vp": prize_points(state, viewer, field) if viewer >= 0 else None,
        "winner": None if state.field_winner[field] < 0 else state.field_winner[field],
        "bids": bids,
    }


def _base(state: WarState, seat: int, base: int) -> Base:
    card = state.tableau[seat][base]
    shield = base_defence(state, seat, base)
    return {
        "card": ID[card],
        "copy": base_copy(state, seat, base),
        "defence": shield.total,
        "vp": base_points(state, seat, card),
        "lines": _lines(shield) if len(shield.lines) > 1 else [],
    }


def _lines(tally: Tally) -> list[TallyLine]:
    return [{"card": ID[card], "amount": n, "rule": rule} for card, n, rule in tally.lines]


def _seat(state: WarState, seat: int, viewer: int) -> WarSeat:
    show_stock = state.house.public_stockpiles or seat == viewer or state.over
    points = score(state, seat, True)
    return {
        "seat": seat,
        "stock": _stock(state, seat) if show_stock else None,
        "hand": len(state.hand[seat]),
        "deck": len(state.deck[seat]),
        "discard": ids(state.discard[seat]),
        "tableau": [_base(state, seat, base) for base in range(len(state.tableau[seat]))],
        "score": points.total,
        "near": near(state, seat, points.total),
        "score_lines": _lines(points),
        "produces": {
            "scrap": production(state, seat, SCRAP),
            "juice": production(state, seat, JUICE),
            "spark": production(state, seat, SPARK),
            "juice_or_spark": free_choices(state, seat),
            "draw": cards_to_draw(state, seat),
        },
        "marks": [target_key(target) for target in targets_of(state.marks[seat])],
        "raids": [
            {"place": place_key(place), "since": since}
            for place, since in zip(state.raids[seat], state.raids_since[seat], strict=True)
        ],
        "laid": laid(state, seat),
        "unpaid": state.unpaid[seat],
        "shop_strength": state.shop_strength[seat],
        "won": ids(state.won[seat]),
        "captured": [place_key(place) for place in state.captured[seat]],
        "lost": [place_key(place) for place in state.lost[seat]],
        "units": _units(state, seat),
    }


def _units(state: WarState, seat: int) -> dict[str, int]:
    """Every unit the player owns, counted: all acquisitions are public, so this is too (R51)."""
    counts: dict[str, int] = {}
    for card in sorted(owned_units(state, seat)):
        counts[ID[card]] = counts.get(ID[card], 0) + 1
    return counts


def _stock(state: WarState, seat: int) -> Stock:
    scrap, juice, spark = state.stock[3 * seat : 3 * seat + 3]
    return {"scrap": scrap, "juice": juice, "spark": spark}


def _mine(state: WarState, seat: int) -> WarMine:
    """What only the seat itself sees: hand, sealed choices, the bill so far."""
    scrap, juice, spark = owed(state, seat)
    shields = {}
    for place in state.guard[seat]:
        base = defence_base(place)
        shields[place_key(place)] = defence(state, seat, base).total
    return {
        "hand": ids(state.hand[seat]),
        "draft": drafted(state, seat),
        "draft_marks": [target_key(target) for target in _draft_targets(state, seat)],
        "sealed": _sealed(state, seat),
        "duty": [place_key(place) for place in state.duty[seat]],
        "guard": [place_key(place) for place in state.guard[seat]],
        "defences": shields,
        "adds": adds(state, seat),
        "bill": {"scrap": scrap, "juice": juice, "spark": spark},
        "free": free_stock(state, seat),
        "too_dear": too_dear(state, seat) if state.phase == BIDDING else {},
        "cover": cover(state, seat),
        "strength_in_hand": playable_strength(state, seat),
        "unspent": unspent(state, seat),
    }


def _sealed(state: WarState, seat: int) -> list[str]:
    """The seat's own answers to the open sealed question, as keys; others never see them."""
    asked = state.group[seat] if state.waiting else NOT_ASKED
    picked = state.draft_marks[seat]
    if asked == PRODUCTION.number:
        juice, spark = picked_resources(picked)
        return ["juice"] * juice + ["spark"] * spark
    if asked == MARKS.number:
        return [target_key(target) for target in targets_of(picked)]
    if asked == BASE.number and state.asked[seat] == NOT_ASKED:
        return [BASE.key(state, seat, state.choice[seat])]
    if asked == COMMITMENT.number:
        cards, places = state.draft[seat], state.draft_at[seat]
        return [of_card(card, at) for card, at in zip(cards, places, strict=True)]
    for ask in (PAYMENT, ABANDON, RUSES, LOOKS):
        if asked == ask.number:
            return [ask.key(state, seat, pick + 1) for pick in state.draft_at[seat]]
    return []


def _draft_targets(state: WarState, seat: int) -> list[int]:
    return targets_of(state.draft_marks[seat]) if state.bidding_round else []
