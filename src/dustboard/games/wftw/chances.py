# mypyc: skip
"""What a seat can say about the totals on the table, from its own knowledge only.

Everything is counted from a masked state: own cards are known; of a rival's cards one knows how
many lie where and which cards it could have there. Cards that are still to come are not included.
"""

from __future__ import annotations

from math import comb
from typing import Any

from dustboard.games.wftw.effect_tables import OTHERS_BONUS, OWN_BONUS, RIVALS_MALUS, TOTAL_BONUS
from dustboard.games.wftw.numbers import ATTACK
from dustboard.games.wftw.payment import bill_of, committed
from dustboard.games.wftw.places import (
    IN_DEFENCE,
    ON_BATTLEFIELD,
    SHOP,
    defence_place,
    is_raid,
    kind_of,
    place_key,
    raid_base,
    raid_rival,
    raid_target,
)
from dustboard.games.wftw.state import BASE_ATTACKS, BIDDING, EMPTY, RESOURCES, WarState
from dustboard.games.wftw.strength import base_defence
from dustboard.kernel.state import UNKNOWN

Spread = dict[int, float]  # a total and how likely it is


class Side:
    """One seat's cards at a place, as the viewer of the state knows them."""

    def __init__(self, state: WarState, viewer: int, seat: int, place: int) -> None:
        self.state, self.seat, self.place = state, seat, place
        self.kind = kind_of(place)
        cards = list(zip(state.laid[seat], state.laid_at[seat], strict=False))
        if seat == viewer:
            cards += zip(state.draft[seat], state.draft_at[seat], strict=False)
        here = [card for card, at in cards if at == place]
        self.known = [card for card in here if card >= 0]
        self.hidden = here.count(UNKNOWN)
        # the table may hide how many cards lie where: then it is any number up to all of them
        self.counted = len(state.laid_at[seat]) == len(state.laid[seat])
        self.pool = state.unknown.get(f"seat {seat}", ())
        self.cards = len(here)
        target = raid_target(raid_rival(place)) if is_raid(place) else place
        self.marked = self.kind != IN_DEFENCE and bool(state.marks[seat] >> target & 1)

    @property
    def there(self) -> bool:
        """Whether the seat has anything to do with the place."""
        return (
            self.cards > 0 or self.marked or (not self.counted and bool(self.state.laid[self.seat]))
        )

    def _start(self, number: int) -> int:
        """What counts without the hidden cards."""
        total = sum(self._worth(card, number) for card in self.known)
        if self.kind == IN_DEFENCE:
            return total
        if number:
            total += sum(TOTAL_BONUS[self.kind][base] for base in self.state.tableau[self.seat])
        return total

    def _worth(self, card: int, number: int) -> int:
        return ATTACK[card] + OWN_BONUS[self.kind][card] + OTHERS_BONUS[card] * (number - 1)

    def bounds(self, malus: tuple[int, int]) -> tuple[int, int]:
        """The least and the most the seat can have there; `malus` is what rivals take off."""
        totals: list[int] = []
        for hidden in [self.hidden] if self.counted else range(len(self.state.laid[self.seat]) + 1):
            number = len(self.known) + hidden
            worths = sorted(self._worth(card, number) for card in self.pool)
            start = self._start(number)
            totals.append(start + sum(worths[:hidden]) + malus[0])
            totals.append(start + sum(worths[len(worths) - hidden :]) + malus[1])
        low, high = min(totals), max(totals)
        return (max(low, 0), max(high, 0)) if self.kind == ON_BATTLEFIELD else (low, high)

    def malus(self) -> tuple[int, int]:
        """What the cards here take off each rival's total: at most, at least."""
        known = sum(RIVALS_MALUS[card] for card in self.known)
        worst = sorted(RIVALS_MALUS[card] for card in self.pool)
        hidden = self.hidden if self.counted else len(self.state.laid[self.seat])
        return known + sum(worst[:hidden]), known

    def spread(self, malus: int) -> Spread:
        """Every total and its chance, if the hidden cards were drawn at random from the pool."""
        number = len(self.known) + self.hidden
        ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(self.hidden)]
        for card in self.pool if self.hidden else ():
            worth = self._worth(card, number)
            for taken in range(self.hidden, 0, -1):
                for total, count in ways[taken - 1].items():
                    more = ways[taken]
                    more[total + worth] = more.get(total + worth, 0) + count
        start = self._start(number) + malus
        all_ways = comb(len(self.pool), self.hidden)
        found: Spread = {}
        for total, count in ways[self.hidden].items():
            value = start + total
            if self.kind == ON_BATTLEFIELD:
                value = max(value, 0)
            found[value] = found.get(value, 0.0) + count / all_ways
        return found


def odds(state: WarState, viewer: int) -> list[dict[str, Any]]:
    """A row for each place where something can be said, then the bill and the dice."""
    if state.over or not BIDDING <= state.phase <= BASE_ATTACKS or not state.bidding_round:
        return []
    rows: list[dict[str, Any]] = []
    for field, card in enumerate(state.fields):
        if card != EMPTY:
            rows.append(_contest(state, viewer, field))
    rows.append(_contest(state, viewer, SHOP))
    raids = sorted({place for places in state.raids for place in places})
    rows += [_raid(state, viewer, place) for place in raids]
    if viewer >= 0:
        rows.append(_bill(state, viewer))
    rows.append(_dice(state.players))
    return rows


def _line(side: Side, low: int, high: int, extra: int = 0) -> dict[str, Any]:
    return {
        "seat": side.seat,
        "label": "exact" if low == high else "range",
        "low": low + extra,
        "high": high + extra,
        "cards": side.cards if side.counted else None,
        "unseen": len(side.pool) if side.hidden or not side.counted else 0,
        "marked": side.marked,
    }


def _contest(state: WarState, viewer: int, place: int) -> dict[str, Any]:
    """A battlefield or the shop: everybody's totals, and the viewer's chance to be first."""
    sides = [Side(state, viewer, seat, place) for seat in range(state.players)]
    lines = []
    for side in sides:
        if side.there or side.seat == viewer:
            lines.append(_line(side, *side.bounds(_malus_on(sides, side))))
    row = _row("field" if place < SHOP else "shop", place, lines)
    mine = sides[viewer] if viewer >= 0 else None
    rivals = [side for side in sides if side is not mine and side.cards]
    if mine is None or not mine.cards or not all(side.counted for side in sides):
        return row
    # what hidden cards take off others is left to the bounds; here only known cards do
    totals = {side.seat: _malus_on(sides, side)[1] for side in sides}
    total = next(iter(mine.spread(totals[viewer])))
    chances = [side.spread(totals[side.seat]) for side in rivals]
    hidden = any(side.hidden for side in rivals)
    if place < SHOP and total < state.house.minimum_winning_bid:
        return row
    row["chance"] = _first(total, chances, place < SHOP)
    row["chance_label"] = "estimate" if hidden else "exact"
    row["table"] = [
        _against(side.seat, total, one) for side, one in zip(rivals, chances, strict=True)
    ]
    return row


def _malus_on(sides: list[Side], side: Side) -> tuple[int, int]:
    if side.kind != ON_BATTLEFIELD:
        return 0, 0
    others = [one.malus() for one in sides if one is not side]
    return sum(one[0] for one in others), sum(one[1] for one in others)


def _first(total: int, rivals: list[Spread], dice: bool) -> float:
    """The chance to be ahead of all; with dice, also to win them against those who tie.

    >>> _first(3, [], True), _first(3, [{3: 1.0}], True), _first(3, [{3: 1.0}], False)
    (1.0, 0.5, 0.0)
    >>> _first(3, [{3: 0.5, 4: 0.5}], True)
    0.25
    """
    tied = [1.0]  # by how many rivals tie, so far
    for spread in rivals:
        below = sum(p for value, p in spread.items() if value < total)
        same = spread.get(total, 0.0)
        after = [0.0] * (len(tied) + 1)
        for number, p in enumerate(tied):
            after[number] += p * below
            after[number + 1] += p * same
        tied = after
    return sum(p / (number + 1) for number, p in enumerate(tied)) if dice else tied[0]


def _against(seat: int, total: int, spread: Spread) -> dict[str, Any]:
    return {
        "seat": seat,
        "below": sum(p for value, p in spread.items() if value < total),
        "same": spread.get(total, 0.0),
        "above": sum(p for value, p in spread.items() if value > total),
    }


def _raid(state: WarState, viewer: int, place: int) -> dict[str, Any]:
    """An announced base attack: the attackers' totals against the defence."""
    owner, base = raid_rival(place), raid_base(place)
    attackers = [Side(state, viewer, seat, place) for seat in range(state.players)]
    attackers = [side for side in attackers if place in state.raids[side.seat]]
    guard = Side(state, viewer, owner, defence_place(base))
    shield = base_defence(state, owner, base).total
    lines = [_line(side, *side.bounds((0, 0))) for side in attackers]
    lines.append({**_line(guard, *guard.bounds((0, 0)), shield), "shield": shield})
    row = _row("raid", place, lines)
    sides = [*attackers, guard]
    if len(attackers) != 1 or not all(side.counted for side in sides) or not attackers[0].cards:
        return row
    attack, defence = attackers[0].spread(0), guard.spread(shield)
    row["chance"] = sum(
        p * q for hit, p in attack.items() for stop, q in defence.items() if hit > stop
    )
    row["chance_label"] = "estimate" if any(side.hidden for side in sides) else "exact"
    return row


def _row(kind: str, place: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    rule = {"field": "wftw.field.02", "shop": "wftw.buy.02", "raid": "wftw.raid.03"}[kind]
    return {"kind": kind, "place": place_key(place), "rule": rule, "lines": lines}


def _bill(state: WarState, seat: int) -> dict[str, Any]:
    return {"kind": "bill", "rule": "wftw.reveal.03", **cover(state, seat)}


def cover(state: WarState, seat: int) -> dict[str, Any]:
    """Whether the stockpile covers the bill so far, by resource and in all."""
    bill = bill_of(state, seat, committed(state, seat))
    stock = state.stock[3 * seat : 3 * seat + 3]
    short = {name: max(bill[at] - stock[at], 0) for at, name in enumerate(RESOURCES)}
    # a resource that the bill uses up; one that it does not ask for tells nothing
    used_up = any(bill[at] and bill[at] == stock[at] for at in range(3))
    word = "short" if any(short.values()) else "exact" if used_up else "covered"
    return {"state": word, "short": short}


def _dice(players: int) -> dict[str, Any]:
    """What the dice do in a tie: whoever is tied has the same chance."""
    ties = [{"seats": n, "chance": 1.0 / n} for n in range(2, players + 1)]
    return {"kind": "dice", "rule": "wftw.field.04", "ties": ties}
