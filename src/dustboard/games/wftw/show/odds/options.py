# mypyc: skip
"""The chance behind each answer of a prompt, side by side."""

from __future__ import annotations

from collections.abc import Callable

from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    defence_place,
    is_defence,
    is_raid,
    place_key,
    raid_place,
    target_rival,
)
from dustboard.games.wftw.content.keys import Answer, read
from dustboard.games.wftw.rules.bidding import MARKS
from dustboard.games.wftw.rules.collection import PRODUCTION
from dustboard.games.wftw.rules.commitment import BASE, COMMITMENT, marked_rival
from dustboard.games.wftw.rules.strength import base_defence
from dustboard.games.wftw.show.odds.panel import (
    field_or_shop,
    held,
    mine_and_rivals,
    name_of,
    raid,
    spreads,
)
from dustboard.games.wftw.show.odds.rolls import draw_chance
from dustboard.games.wftw.show.odds.totals import Side, above, first
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import RANGE, Chance

Laid = tuple[int, ...]


def option_odds(state: WarState, seat: int, keys: list[str]) -> dict[str, Chance]:
    """By key, for those answers that lead to luck or to a fight."""
    ask = state.asked[seat]
    if ask == PRODUCTION.number:
        draw = draw_chance(state, seat)
        return dict.fromkeys(keys, draw)
    found: dict[str, Chance] = {}
    for key in keys:
        chance: Chance | None = None
        if ask == MARKS.number and key != "done":
            chance = _mark(state, seat, read(key).target)
        elif ask == BASE.number:
            chance = _base(state, seat, read(key).number)
        elif ask == COMMITMENT.number and key != "done":
            chance = _laid(state, seat, read(key))
        if chance is not None:
            found[key] = chance
    return found


def with_cards(state: WarState, seat: int, place: int, cards: Laid) -> WarState:
    """The same table with these cards of the seat at a place."""
    trial = state.clone()
    trial.draft[seat] = trial.draft[seat] + cards
    trial.draft_at[seat] = trial.draft_at[seat] + (place,) * len(cards)
    return trial


def _laid(state: WarState, seat: int, answer: Answer) -> Chance | None:
    """A card laid at a place: what that place looks like with it."""
    place = answer.place
    trial = with_cards(state, seat, place, (answer.card,))
    if is_defence(place):
        return held(trial, seat, defence_base(place))
    return raid(trial, seat, place) if is_raid(place) else field_or_shop(trial, seat, place)


def _between(
    state: WarState, seat: int, row: Chance, chance: Callable[[WarState, Laid], float]
) -> Chance | None:
    """From the weakest single card to all cards in hand: which it will be is still open."""
    hand = state.hand[seat]
    if not hand:
        return None
    found = [chance(state, (card,)) for card in hand]
    found.append(chance(state, hand))
    row.label, row.low, row.high = RANGE, min(found), max(found)
    row.assumed = (Message("odds-any-cards"), *row.assumed)
    return row


def _mark(state: WarState, seat: int, place: int) -> Chance | None:
    """A mark: from one card there to the whole hand, against what lies there now."""
    if place > SHOP:
        return _raid_mark(state, seat, target_rival(place))
    row = field_or_shop(state, seat, place)
    row.what = Message("odds-mark-field" if place < SHOP else "odds-mark-shop")

    def chance(table: WarState, cards: Laid) -> float:
        trial = with_cards(table, seat, place, cards)
        sides, mine, rivals = mine_and_rivals(trial, seat, place)
        assert mine is not None
        total = next(iter(spreads(sides, [mine])[0]))
        if place < SHOP and total < trial.house.minimum_winning_bid:
            return 0.0
        return first(total, spreads(sides, rivals), place < SHOP)

    if not all(side.counted for side in mine_and_rivals(state, seat, place)[0]):
        return None
    return _between(state, seat, row, chance)


def _attack(seat: int, place: int, shield: int, guard: Side) -> Callable[[WarState, Laid], float]:
    def chance(table: WarState, cards: Laid) -> float:
        attack = Side(with_cards(table, seat, place, cards), seat, seat, place)
        return above(attack.spread(0), guard.spread(shield))

    return chance


def _base(state: WarState, seat: int, base: int) -> Chance | None:
    """One base card of the rival that was marked."""
    return _against(state, seat, marked_rival(state, seat), base)


def _against(state: WarState, seat: int, rival: int, base: int) -> Chance | None:
    place = raid_place(rival, base)
    guard = Side(state, seat, rival, defence_place(base))
    if not guard.counted:
        return None
    shield = base_defence(state, rival, base).total
    row = Chance(place_key(place), "wftw.raid.03", name_of(state, place))
    row.what = Message("odds-mark-raid", {"shield": shield})
    row.assumed = (Message("odds-undefended"),)
    return _between(state, seat, row, _attack(seat, place, shield, guard))


def _raid_mark(state: WarState, seat: int, rival: int) -> Chance | None:
    """All base cards of a rival: from the hardest to the softest."""
    found = [_against(state, seat, rival, at) for at in range(len(state.tableau[rival]))]
    rows = [row for row in found if row is not None]
    if not rows:
        return None
    best = max(rows, key=lambda row: row.high)
    best.low = min(row.low for row in rows)
    best.what = Message("odds-mark-rival", {"n": len(rows)})
    return best
