# mypyc: skip
"""What a seat can say about the totals on the table, from its own knowledge only.

Everything is counted from a masked state: own cards are known; of a rival's cards one knows how
many lie where and which cards it could have there. Cards that are still to come are not included.
"""

from __future__ import annotations

from math import comb

from dustboard.games.wftw.content.bid_places import (
    IN_DEFENCE,
    ON_BATTLEFIELD,
    is_raid,
    kind_of,
    raid_rival,
    raid_target,
)
from dustboard.games.wftw.rules.effect_tables import RIVALS_MALUS, TOTAL_BONUS
from dustboard.games.wftw.rules.payment import owed
from dustboard.games.wftw.rules.strength import worth_of
from dustboard.games.wftw.show.view_types import Cover, Stock
from dustboard.games.wftw.state.state import WarState
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
        return worth_of(card, self.kind, number)

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

    def shown(self) -> int:
        """What the cards count that the viewer knows."""
        return self._start(len(self.known) + self.hidden)

    def could_have(self, more: int) -> int:
        """The most the seat can have here in the end, if it may lay so many more cards."""
        number = len(self.known) + self.hidden + more
        worths = sorted((self._worth(card, number) for card in self.pool), reverse=True)
        best = [worth for worth in worths[: self.hidden + more] if worth > 0]
        return self._start(number) + sum(best)

    def malus(self) -> tuple[int, int]:
        """What the cards here take off each rival's total: at most, at least."""
        known = sum(RIVALS_MALUS[card] for card in self.known)
        worst = sorted(RIVALS_MALUS[card] for card in self.pool)
        hidden = self.hidden if self.counted else len(self.state.laid[self.seat])
        return known + sum(worst[:hidden]), known

    def spread(self, malus: int) -> Spread:
        """Every total and its chance, if the hidden cards were drawn at random from the pool."""
        number = len(self.known) + self.hidden
        worths = [self._worth(card, number) for card in self.pool] if self.hidden else []
        start = self._start(number) + malus
        found: Spread = {}
        for total, chance in sums_of(worths, self.hidden).items():
            value = start + total
            if self.kind == ON_BATTLEFIELD:
                value = max(value, 0)
            found[value] = found.get(value, 0.0) + chance
        return found


def sums_of(worths: list[int], number: int) -> Spread:
    """Every sum that a fair draw of so many of these can have, and how likely it is.

    >>> sums_of([1, 1, 2], 2)
    {2: 0.3333333333333333, 3: 0.6666666666666666}
    """
    ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(number)]
    for worth in worths:
        for taken in range(number, 0, -1):
            for total, count in ways[taken - 1].items():
                more = ways[taken]
                more[total + worth] = more.get(total + worth, 0) + count
    all_ways = comb(len(worths), number)
    return {total: count / all_ways for total, count in sorted(ways[number].items())}


def malus_on(sides: list[Side], side: Side) -> tuple[int, int]:
    """What the cards of the others take off a side: at most, at least."""
    if side.kind != ON_BATTLEFIELD:
        return 0, 0
    others = [one.malus() for one in sides if one is not side]
    return sum(one[0] for one in others), sum(one[1] for one in others)


def first(total: int, rivals: list[Spread], dice: bool) -> float:
    """The chance to be ahead of all; with dice, also to win them against those who tie.

    >>> first(3, [], True), first(3, [{3: 1.0}], True), first(3, [{3: 1.0}], False)
    (1.0, 0.5, 0.0)
    >>> first(3, [{3: 0.5, 4: 0.5}], True)
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


def above(attack: Spread, defence: Spread) -> float:
    """The chance that one total is above the other; the defender wins ties."""
    return sum(p * q for hit, p in attack.items() for stop, q in defence.items() if hit > stop)


def highest(spreads: list[Spread]) -> Spread:
    """The spread of the highest of several totals.

    >>> highest([{1: 0.5, 2: 0.5}, {2: 1.0}])
    {2: 1.0}
    """
    found: Spread = {}
    for value in sorted({value for spread in spreads for value in spread}):
        up_to = under = 1.0
        for spread in spreads:
            under *= sum(p for one, p in spread.items() if one < value)
            up_to *= sum(p for one, p in spread.items() if one <= value)
        if up_to > under:
            found[value] = up_to - under
    return found


def cover(state: WarState, seat: int) -> Cover:
    """Whether the stockpile covers the bill so far, by resource and in all."""
    bill = owed(state, seat)
    stock = state.stock[3 * seat : 3 * seat + 3]
    scrap, juice, spark = (max(bill[at] - stock[at], 0) for at in range(3))
    short: Stock = {"scrap": scrap, "juice": juice, "spark": spark}
    if scrap or juice or spark:
        return {"state": "short", "short": short}
    # a resource that the bill uses up; one that it does not ask for tells nothing
    used_up = any(bill[at] and bill[at] == stock[at] for at in range(3))
    return {"state": "exact" if used_up else "covered", "short": short}
