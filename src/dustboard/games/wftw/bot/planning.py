"""A bot's plan for a bidding round: which hand cards go where, within its means.

The plan is made anew at every small step, from the hand as it was before the step's sealed choices,
so all steps of one choice follow the same plan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wftw.bot.appraisal import PRICE, WHEN_PLAYED
from dustboard.games.wftw.content.bid_places import ON_BATTLEFIELD
from dustboard.games.wftw.content.card_table import ATTACK, BUILD
from dustboard.games.wftw.rules.effect_tables import OTHERS_BONUS, OWN_BONUS, RIVALS_MALUS

MOST_CARDS: Final = 9  # of the hand that are thought about
MOST_AT_A_PLACE: Final = 4  # cards laid at one place in one step
MOST_IDEAS: Final = 4  # kept for one place and number of cards
HOLDING: Final = 0.02  # a card kept is a card for the next round: per attack


class Goal:
    """A place where cards could go, and what a total strength there is worth."""

    def __init__(
        self, place: str, kind: int, before: int, others: int, gain: Callable[[float], float]
    ) -> None:
        self.place = place
        self.kind = kind
        self.before = before  # cards of ours that lie there already
        self.others = others  # what those cards give to each further card
        self.gain = gain  # by strength added, over the strength that is there already
        self.must = False
        self._known: dict[int, float] = {}

    def worth(self, strength: int) -> float:
        """What this strength there adds."""
        known = self._known.get(strength)
        if known is None:
            known = self.gain(float(strength))
            self._known[strength] = known
        return known


class Bundle:
    """Some hand cards taken together."""

    def __init__(self, mask: int, cards: list[int]) -> None:
        self.mask = mask
        self.cards = cards
        self.size = len(cards)
        self.attack = 0
        self.scrap = 0
        self.juice = 0
        self.spark = 0
        self.others = 0
        self.malus = 0
        self.net = 0.0
        self.bonus: list[int] = [0, 0, 0, 0]
        for card in cards:
            self.attack += ATTACK[card]
            self.scrap += BUILD[0][card]
            self.juice += BUILD[1][card]
            self.spark += BUILD[2][card]
            self.others += OTHERS_BONUS[card]
            self.malus += RIVALS_MALUS[card]
            self.net += WHEN_PLAYED[card] - PRICE[card] - HOLDING * ATTACK[card]
            for kind in range(4):
                self.bonus[kind] += OWN_BONUS[kind][card]

    def strength(self, goal: Goal) -> int:
        """What the cards add to the strength at a place."""
        added = self.attack + self.bonus[goal.kind]
        added += self.others * (self.size + goal.before - 1) + goal.others * self.size
        if goal.kind == ON_BATTLEFIELD:
            added -= self.malus
        return added


class Idea:
    """A bundle at a place, with its net worth."""

    def __init__(self, bundle: Bundle, goal: Goal, net: float) -> None:
        self.bundle = bundle
        self.goal = goal
        self.net = net


def bundles(hand: list[int], purse: tuple[int, int, int]) -> list[Bundle]:
    """All payable bundles of a hand, equal cards counted once; of a big hand its better cards."""
    cards = sorted(hand, key=lambda card: (-ATTACK[card] - WHEN_PLAYED[card], card))[:MOST_CARDS]
    found: list[Bundle] = []
    edge: list[tuple[int, int, list[int]]] = [(0, 0, [])]  # mask, next card, cards
    while edge:
        mask, start, taken = edge.pop()
        last = -1
        for at in range(start, len(cards)):
            if cards[at] == last:
                continue
            last = cards[at]
            bundle = Bundle(mask | 1 << at, [*taken, cards[at]])
            if _covers(purse, bundle.scrap, bundle.juice, bundle.spark):
                found.append(bundle)
                if bundle.size < MOST_AT_A_PLACE:
                    edge.append((bundle.mask, at + 1, bundle.cards))
    return found


def _covers(purse: tuple[int, int, int], scrap: int, juice: int, spark: int) -> bool:
    return scrap <= purse[0] and juice <= purse[1] and spark <= purse[2]


def _ideas(group: list[Goal], choices: list[Bundle]) -> list[Idea]:
    """The best few ways to serve one of these places, of every number of cards."""
    by_size: list[list[Idea]] = [[] for _ in range(MOST_AT_A_PLACE + 1)]
    for goal in group:
        for bundle in choices:
            net = goal.worth(bundle.strength(goal)) + bundle.net
            if net > 0.01 or (goal.must and bundle.size == 1):
                by_size[bundle.size].append(Idea(bundle, goal, net))
    best: list[Idea] = []
    for size, ideas in enumerate(by_size):
        ideas.sort(key=_by_net)
        best.extend(ideas if size == 1 and group[0].must else ideas[:MOST_IDEAS])
    best.sort(key=_by_net)
    return best


def _by_net(idea: Idea) -> float:
    return -idea.net


class Search:
    """The best set of ideas, at most one for each group of places, that the purse can pay."""

    def __init__(self, groups: list[list[Idea]], must: list[bool]) -> None:
        self.groups = groups
        self.must = must
        self.best: list[Idea] | None = None
        self.best_net = -1e9
        self.ahead = [0.0] * (len(groups) + 1)  # the most that later groups can add
        for at in range(len(groups) - 1, -1, -1):
            top = groups[at][0].net if groups[at] else 0.0
            self.ahead[at] = self.ahead[at + 1] + max(top, 0.0)

    def run(
        self, at: int, used: int, purse: tuple[int, int, int], net: float, chosen: list[Idea]
    ) -> None:
        """Try every idea of this group, and none."""
        if net + self.ahead[at] <= self.best_net + 1e-9:
            return
        if at == len(self.groups):
            self.best, self.best_net = chosen, net
            return
        for idea in self.groups[at]:
            bundle = idea.bundle
            if bundle.mask & used == 0 and _covers(purse, bundle.scrap, bundle.juice, bundle.spark):
                rest = (
                    purse[0] - bundle.scrap,
                    purse[1] - bundle.juice,
                    purse[2] - bundle.spark,
                )
                more = [*chosen, idea]
                self.run(at + 1, used | bundle.mask, rest, net + idea.net, more)
        if not self.must[at]:
            self.run(at + 1, used, purse, net, chosen)


def best_plan(
    hand: list[int], purse: tuple[int, int, int], groups: list[list[Goal]]
) -> list[Idea] | None:
    """The best plan for these groups of places; None if the musts can't all be paid for.

    Of the places in one group only one is chosen.
    """
    choices = bundles(hand, purse)
    ideas: list[list[Idea]] = []
    must: list[bool] = []
    for group in groups:
        found = _ideas(group, choices)
        if found or group[0].must:
            ideas.append(found)
            must.append(group[0].must)
    search = Search(ideas, must)
    search.run(0, 0, purse, 0.0, [])
    return search.best
