"""A bot's plan for a bidding round: which hand cards go where, within its means."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.bot.appraisal import RETREATS, Appraisal
from dustboard.games.wftw.bot.goals import Goal
from dustboard.games.wftw.content.bid_places import ON_BATTLEFIELD
from dustboard.games.wftw.content.card_table import ATTACK, BUILD
from dustboard.games.wftw.rules.effect_tables import OTHERS_BONUS, OWN_BONUS, RIVALS_MALUS

MOST_CARDS: Final = 9  # of the hand that are thought about
MOST_AT_A_PLACE: Final = 4  # cards laid at one place in one step
MOST_IDEAS: Final = 4  # kept for one place and number of cards
WORTH_IT: Final = 0.01  # less is not worth a card

Purse = tuple[int, int, int]


class Bundle:
    """Some hand cards taken together."""

    def __init__(self, mask: int, cards: tuple[int, ...], spent: list[float]) -> None:
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
        self.lost = 0.0  # what is gained if the day is lost; by some units only alone
        self.bonus: list[int] = [0, 0, 0, 0]
        for card in cards:
            self.attack += ATTACK[card]
            self.scrap += BUILD[0][card]
            self.juice += BUILD[1][card]
            self.spark += BUILD[2][card]
            self.others += OTHERS_BONUS[card]
            self.malus += RIVALS_MALUS[card]
            self.net += spent[card]
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
        self.plain = net  # the same for who is not biased


def bundles(hand: list[int], purse: Purse, appraisal: Appraisal, first: bool) -> list[Bundle]:
    """All payable bundles of a hand, equal cards counted once; of a big hand its better cards."""
    cards = hand[:]
    if len(cards) > MOST_CARDS:
        played = appraisal.when_played
        ranked = sorted([(-ATTACK[card] - played[card], card) for card in cards])
        cards = sorted([card for _, card in ranked[:MOST_CARDS]])
    spent = appraisal.spent
    if first:  # some units gain by being committed in the first bidding round
        spent = [net + more for net, more in zip(spent, appraisal.first, strict=True)]
    lost = appraisal.lost
    found: list[Bundle] = []
    nobody: tuple[int, ...] = ()
    edge: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, nobody)]  # mask, next card, cards
    while edge:
        mask, start, taken = edge.pop()
        last = -1
        for at in range(start, len(cards)):
            card = cards[at]
            if card == last:
                continue
            last = card
            bundle = Bundle(mask | 1 << at, (*taken, card), spent)
            if bundle.scrap <= purse[0] and bundle.juice <= purse[1] and bundle.spark <= purse[2]:
                found.append(bundle)
                if bundle.size == 1 or RETREATS[card]:
                    bundle.lost = lost[card]
                if bundle.size < MOST_AT_A_PLACE:
                    edge.append((bundle.mask, at + 1, bundle.cards))
    return found


def _keep(ideas: list[Idea], idea: Idea, most: int) -> None:
    """Put an idea in its place among the best so many."""
    net = idea.net
    at = len(ideas)
    while at > 0 and ideas[at - 1].net < net:
        at -= 1
    if at < most:
        ideas.insert(at, idea)
        if len(ideas) > most:
            ideas.pop()


def ideas_for(group: list[Goal], choices: list[Bundle], every: bool) -> list[Idea]:
    """The best few ways to serve one of these places, of every number of cards.

    With `every`, single cards count even where they are not worth it: a mark needs one.
    """
    by_size: list[list[Idea]] = [[] for _ in range(MOST_AT_A_PLACE + 1)]
    for goal in group:
        least = goal.least() - goal.start
        for bundle in choices:
            single = every and bundle.size == 1
            strength = bundle.strength(goal)
            if strength <= least and not single:
                continue
            net = goal.adds(strength) + bundle.net
            if bundle.lost and goal.kind == ON_BATTLEFIELD and not goal.before:
                net += bundle.lost * (1.0 - goal.odds(goal.start + strength))
            if net > WORTH_IT or single:
                size = bundle.size
                known = by_size[size]
                most = 99 if single else MOST_IDEAS
                if len(known) < most or net > known[-1].net:
                    _keep(known, Idea(bundle, goal, net), most)
    best: list[Idea] = []
    for ideas in by_size:
        for idea in ideas:
            _keep(best, idea, 999)
    return best


class Search:
    """The best set of ideas, at most one for each group of places, that the purse can pay."""

    def __init__(self, groups: list[list[Idea]], must: list[bool]) -> None:
        self.groups = groups
        self.must = must
        self.best: list[Idea] | None = None
        self.best_net = -1e9
        self.ahead: list[float] = [0.0] * (len(groups) + 1)  # the most that later groups can add
        for at in range(len(groups) - 1, -1, -1):
            top = groups[at][0].net if groups[at] else 0.0
            self.ahead[at] = self.ahead[at + 1] + (top if must[at] else max(top, 0.0))

    def run(self, at: int, used: int, purse: Purse, net: float, chosen: list[Idea]) -> None:
        """Try every idea of this group, and none."""
        if net + self.ahead[at] <= self.best_net + 1e-9:
            return
        if at == len(self.groups):
            self.best, self.best_net = chosen, net
            return
        must = self.must[at]
        beyond = net + self.ahead[at + 1]
        for idea in self.groups[at]:
            if beyond + idea.net <= self.best_net + 1e-9:
                break  # the rest is worth less
            if not must and idea.net <= WORTH_IT:
                break
            bundle = idea.bundle
            if bundle.mask & used:
                continue
            scrap = purse[0] - bundle.scrap
            juice = purse[1] - bundle.juice
            spark = purse[2] - bundle.spark
            if scrap < 0 or juice < 0 or spark < 0:
                continue
            more = [*chosen, idea]
            self.run(at + 1, used | bundle.mask, (scrap, juice, spark), net + idea.net, more)
        if not must:
            self.run(at + 1, used, purse, net, chosen)


class Found:
    """A set of ideas and what it is worth."""

    def __init__(self, ideas: list[Idea], net: float) -> None:
        self.ideas = ideas
        self.net = net


def best_of_groups(groups: list[list[Idea]], must: list[bool], purse: Purse) -> Found | None:
    """The best choice; None if the musts can't all be paid for."""
    search = Search(groups, must)
    search.run(0, 0, purse, 0.0, [])
    return None if search.best is None else Found(search.best, search.best_net)
