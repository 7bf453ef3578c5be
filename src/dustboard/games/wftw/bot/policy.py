"""How War for the Wasteland is played for a bot: whole answers, judged by the state's numbers.

`policy` makes one for a size of table, a temper and a habit; `BELIEFS` are other ways to see one's
rivals, which give other plans.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.bot.advice import later_reasons, reasons
from dustboard.games.wftw.bot.appraisal import (
    LURES,
    STRENGTH,
    Appraisal,
    is_dead_weight,
    points,
)
from dustboard.games.wftw.bot.goals import LAST, Goal
from dustboard.games.wftw.bot.planning import (
    Found,
    Idea,
    best_of_groups,
    bundles,
    ideas_for,
)
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.bot.tricks import rate_looks, rate_ruses, takes_toll
from dustboard.games.wftw.bot.weights import (
    NEVER,
    Weights,
    multiplied,
    numbers_for,
    probably,
    weights_for,
)
from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    is_raid,
    raid_base,
    raid_rival,
    raid_target,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ATTACK, BUILD
from dustboard.games.wftw.content.constants import JUICE, SPARK
from dustboard.games.wftw.rules.bidding import DONE as MARKED
from dustboard.games.wftw.rules.bidding import MARKS, mark_limit, targets_of
from dustboard.games.wftw.rules.buy_row import DECLINE, PICK
from dustboard.games.wftw.rules.collection import PICK_JUICE, PRODUCTION, cards_to_draw
from dustboard.games.wftw.rules.commitment import BASE, COMMITMENT, marked_rival
from dustboard.games.wftw.rules.commitment import DONE as COMMITTED
from dustboard.games.wftw.rules.end_of_round import ABANDON
from dustboard.games.wftw.rules.flow import ASKS
from dustboard.games.wftw.rules.looking import LOOKS
from dustboard.games.wftw.rules.reveals import PAYMENT
from dustboard.games.wftw.rules.ruses import RUSES
from dustboard.games.wftw.rules.sealed_picks import DONE as PICKED
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Message
from dustboard.kernel.policy import Part, Plan, Policy
from dustboard.kernel.state import State

__all__ = ["clock", "early_chance", "multiplied", "numbers_for", "policy", "with_numbers"]

ROUNDS_AHEAD: Final = 2  # who thinks ahead looks to the end of the next round
WON: Final = 30.0  # a won game, in victory points
CARDS: Final = 256  # an action of a commitment is place * 256 + card
WANTED: Final = 100.0  # what the plan asks for, above anything it does not
ASIDE: Final = 1000.0  # below what is usual: for those who try it out, never chosen by its net
MOST_PLACES: Final = 6  # of which all sets are tried
EARLY_PLACES: Final = 2  # marked at once before the last bidding round
# other ways to see rivals: shy or keen ones, who bring more or fewer cards; and dearer cards
BELIEFS: Final[tuple[dict[str, float], ...]] = (
    {"shows_up": 0.4},
    {"shows_up": 1.6},
    {"cards_a_bid": 1.4, "strong": 1.15},
    {"cards_a_bid": 0.6},
    {"scrap": 2.0, "fine": 2.0, "holding": 2.0},
)


def policy(players: int, factors: dict[str, float], early: bool = False) -> Policy:
    """A way to play at a table of this size; who has no factors plays in the usual one."""
    return WarPolicy(weights_for(players, factors, early))


def with_numbers(numbers: dict[str, float], nature: float) -> Policy:
    """A way to play by these weights; `nature` from 0 to 1 settles whether one bids early."""
    fitting = probably(dict(numbers))
    if nature >= fitting["early"]:
        fitting["early_field"] = NEVER
    return WarPolicy(Weights(fitting))


def early_chance(players: int) -> float:
    """How often one bids early for battlefields; with three or more it is a game of chicken."""
    return numbers_for(players)["early"]


def clock(state: State) -> int:
    """How far the game has come."""
    assert isinstance(state, WarState)
    return state.round


class Groups:
    """Places to bid at, in groups of which one is chosen, and the ideas for each group."""

    def __init__(self) -> None:
        self.goals: list[list[Goal]] = []
        self.ideas: list[list[Idea]] = []
        self.must: list[bool] = []

    def add(self, goals: list[Goal], must: bool) -> None:
        """One more group."""
        self.goals.append(goals)
        self.must.append(must)


class WarPolicy(Policy):
    """Bids where prize times odds is worth more than the cards; all else follows from worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.appraisal = Appraisal(weights)

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        assert isinstance(state, WarState)
        ask = state.asked[seat]
        if ask == MARKS.number:
            return self._marks(state, seat, most)
        if ask == COMMITMENT.number:
            return self._commitment(state, seat, most)
        legal: list[int] = ASKS[ask].legal(state, seat)
        if len(legal) == 1:
            return [Plan(legal, 0.0, [])]
        table = Table(state, seat, self.appraisal)
        rated: list[float]
        if ask == PICK.number:
            rated = self._rate_picks(table, legal)
        elif ask == BASE.number:
            rated = self._rate_bases(table, legal)
        elif ask == PRODUCTION.number:
            rated = self._rate_production(table, legal)
        elif ask == ABANDON.number:
            rated = self._rate_abandoning(table, legal)
        elif ask == RUSES.number:
            rated = rate_ruses(table, legal)
        elif ask == LOOKS.number:
            rated = rate_looks(table, legal)
        elif ask == PAYMENT.number:
            rated = self._rate_payment(table, legal)
        else:  # a unit comes back: the strongest one
            rated = [STRENGTH[state.laid[seat][action]] for action in legal]
        return _by_rating(legal, rated, most)

    def standing(self, state: State, seat: int) -> float:
        """The points of a seat, and what its bases, units and stockpile may still bring."""
        assert isinstance(state, WarState)
        appraisal = self.appraisal
        rounds = appraisal.rounds_left(state)
        worth = float(points(state, seat))
        for base in state.tableau[seat]:
            worth += rounds * appraisal.income[base]
        for zone in (state.hand, state.deck, state.discard, state.laid, state.draft):
            for card in zone[seat]:
                worth += rounds * appraisal.unit[card]
        at = 3 * seat
        worth += self.weights.scrap * state.stock[at]
        return worth + self.weights.fine * (state.stock[at + 1] + state.stock[at + 2])

    def reasons(self, state: State, seat: int, plan: Plan) -> list[Message]:
        assert isinstance(state, WarState)
        table = Table(state, seat, self.appraisal)
        name = ASKS[state.asked[seat]].name
        if name == MARKS.name and plan.actions[0] == MARKED and state.bidding_round < LAST:
            later = self._later(table)
            return later_reasons(table, later) if later else reasons(table, name, plan)
        return reasons(table, name, plan)

    def _later(self, table: Table) -> list[Idea]:
        """What the seat would do with its cards in the last bidding round, the best first."""
        groups = Groups()
        targets = [target for target in MARKS.legal(table.state, table.seat) if target != MARKED]
        self._everywhere(table, targets, False, False, groups)
        found = self._think(table, groups, False, table.spare())
        return sorted(found.ideas, key=_by_net) if found is not None else []

    # -- bidding ------------------------------------------------------------------------------

    def _everywhere(
        self, table: Table, targets: list[int], marked: bool, must: bool, groups: Groups
    ) -> None:
        """Add the places behind these targets."""
        rivals: list[int] = []
        for target in targets:
            if target == SHOP:
                groups.add([table.shop(marked)], must)
            elif target < SHOP:
                field = table.field(target, marked)
                if field is not None:
                    groups.add([field], must)
            else:
                rivals.append(target_rival(target))
        if rivals:
            raids = table.raids(rivals)
            if raids:
                groups.add(raids, must)

    def _think(
        self, table: Table, groups: Groups, every: bool, purse: tuple[int, int, int]
    ) -> Found | None:
        """Fill in the ideas for all groups, and choose among them."""
        first = table.state.bidding_round == 1
        choices = bundles(table.hand, purse, self.appraisal, first)
        for at, goals in enumerate(groups.goals):
            groups.ideas.append(ideas_for(goals, choices, every or groups.must[at]))
        return best_of_groups(groups.ideas, groups.must, purse)

    def _marks(self, state: WarState, seat: int, most: int) -> list[Plan]:
        """Marks for what this round's plan wants; most bids wait until nobody can answer them."""
        weights = self.weights
        early = state.bidding_round < LAST
        lures = early and (any(LURES[card] for card in state.hand[seat]) or takes_toll(state, seat))
        never = min(weights.early_shop, weights.early_field) >= NEVER and not lures
        if early and (never or not state.house.repeat_targets):
            return [Plan([MARKED], 0.0, [])]
        legal: list[int] = MARKS.legal(state, seat)
        if len(legal) == 1:
            return [Plan([MARKED], 0.0, [])]
        drafted = targets_of(state.draft_marks[seat])
        targets = sorted({*legal[:-1], *drafted})
        table = Table(state, seat, self.appraisal)
        groups = Groups()
        self._everywhere(table, targets, False, False, groups)
        found = self._think(table, groups, most > 1, table.spare())
        room = mark_limit(state, seat) - len(drafted)
        usual = self._marking(found, legal, room, early)
        if most == 1:
            return [usual]
        if found is not None:
            usual.parts = _parts(found.ideas)
        others: list[Plan] = []
        for subset in _subsets(len(groups.goals), EARLY_PLACES if early else MOST_PLACES):
            ideas = [groups.ideas[at] for at in subset]
            other = best_of_groups(ideas, [True] * len(ideas), table.spare())
            if other is None:
                continue
            plan = self._marking(other, legal, room, False)
            plan.parts = _parts(other.ideas)
            plan.net = other.net - (ASIDE if early else 0.0)
            others.append(plan)
        return _best_first(usual, others, most)

    def _marking(self, found: Found | None, legal: list[int], room: int, early: bool) -> Plan:
        """The marks for some ideas, the best first."""
        actions: list[int] = []
        net = 0.0
        if found is not None:
            net = found.net
            weights = self.weights
            for idea in sorted(found.ideas, key=_by_net):
                place = idea.goal.place
                target = raid_target(raid_rival(place)) if is_raid(place) else place
                least = WANTED
                if place <= SHOP:
                    least = weights.early_shop if place == SHOP else weights.early_field
                    if any(LURES[card] for card in idea.bundle.cards):
                        least = min(least, weights.feint)
                if early and idea.net < least:
                    continue
                if target in legal and len(actions) < room:
                    actions.append(target)
        actions.append(MARKED)
        return Plan(actions, net, [])

    def _commitment(self, state: WarState, seat: int, most: int) -> list[Plan]:
        """Cards for the marks, for attacked bases, and kept for what is still to come."""
        table = Table(state, seat, self.appraisal)
        duty, guard = state.duty[seat], state.guard[seat]
        groups = Groups()
        served = state.draft_at[seat]
        for place in duty:  # each mark needs a card
            if is_raid(place):
                raid = table.raid(raid_rival(place), raid_base(place))
                if raid is not None:
                    groups.add([raid], place not in served)
            else:
                self._everywhere(table, [place], True, place not in served, groups)
        if state.bidding_round == LAST or not state.house.late_defence:
            for place in guard:
                groups.add([table.defence(defence_base(place))], False)
        now = len(groups.goals)
        if state.bidding_round < LAST:  # keep cards for what is still to come
            later = [field for field in range(len(state.fields)) if field not in duty]
            if SHOP not in duty and state.row:
                later.append(SHOP)
            if all(at <= SHOP for at in duty):
                later.extend(raid_target(rival.seat) for rival in table.rivals)
            self._everywhere(table, later, True, False, groups)
        purse = table.purse() if state.bidding_round == LAST else table.spare()
        found = self._think(table, groups, False, purse)
        if state.bidding_round < LAST and found is not None:
            found = self._sparingly(groups, found, now, purse)
        usual = self._laying(table, found)
        if most == 1:
            return [usual]
        others: list[Plan] = []
        for at in range(now):
            for factor in (2.5, 0.4):  # as if this place were worth more, or less
                other = best_of_groups(_biased(groups.ideas, at, factor), groups.must, purse)
                others.append(self._laying(table, other))
            if not groups.must[at]:
                without = [ideas if to != at else [] for to, ideas in enumerate(groups.ideas)]
                others.append(self._laying(table, best_of_groups(without, groups.must, purse)))
        return _best_first(usual, others, most)

    def _sparingly(
        self, groups: Groups, found: Found, now: int, purse: tuple[int, int, int]
    ) -> Found:
        """Before the last bidding round only a lure is laid, if there is one: more can follow."""
        ideas = groups.ideas[:]
        for at in range(now):
            lures = [idea for idea in ideas[at] if idea.bundle.size == 1 and is_lure(idea)]
            if groups.must[at] and lures:
                ideas[at] = lures
        return best_of_groups(ideas, groups.must, purse) or found

    def _laying(self, table: Table, found: Found | None) -> Plan:
        """The actions that lay the cards of these ideas, a card for each mark first."""
        state, seat = table.state, table.seat
        duty, guard = state.duty[seat], state.guard[seat]
        wanted: list[tuple[int, int]] = []  # place, card
        net = 0.0
        parts: list[Part] = []
        if found is not None:
            net = sum([idea.plain for idea in found.ideas])
            ideas = [
                idea for idea in found.ideas if idea.goal.place in duty or idea.goal.place in guard
            ]
            parts = _parts(ideas)
            for idea in ideas:
                wanted.extend([(idea.goal.place, card) for card in idea.bundle.cards])
        hand = list(state.hand[seat])
        actions: list[int] = []
        rest: list[int] = []
        served = list(state.draft_at[seat])
        for place, card in wanted:
            if card not in hand:
                continue
            hand.remove(card)
            if place in served or place not in duty:
                rest.append(place * CARDS + card)
            else:
                served.append(place)
                actions.append(place * CARDS + card)
        unserved = [place for place in duty if place not in served]
        if unserved:  # the plan has nothing for this mark: step by step, a cheap card
            return Plan([self._cheapest(table)], net, parts)
        return Plan([*actions, *rest, COMMITTED], net, parts)

    def _cheapest(self, table: Table) -> int:
        """The action that gives a mark the card that is missed least."""
        legal: list[int] = COMMITMENT.legal(table.state, table.seat)
        if legal[-1] == COMMITTED:
            return COMMITTED
        best, least = legal[0], 1e9
        for action in legal:
            card = action % CARDS
            cost = BUILD[0][card] + 2 * (BUILD[1][card] + BUILD[2][card]) + 0.1 * ATTACK[card]
            if cost < least:
                best, least = action, cost
        return best

    def _rate_bases(self, table: Table, legal: list[int]) -> list[float]:
        """Name the base card that the plan would attack, the marks of all being known now."""
        state, seat = table.state, table.seat
        groups = Groups()
        self._everywhere(table, targets_of(state.marks[seat]), True, True, groups)
        found = self._think(table, groups, False, table.purse())
        named: list[int] = []
        if found is not None:
            places = [idea.goal.place for idea in found.ideas]
            named = [raid_base(place) for place in places if is_raid(place)]
        rival = marked_rival(state, seat)
        rated: list[float] = []
        for base in legal:
            softness = table.plain_worth(state.tableau[rival][base]) - table.shield(rival, base)
            rated.append(softness - (0.0 if base in named else WANTED))
        return rated

    # -- the rest of the round ----------------------------------------------------------------

    def _rate_payment(self, table: Table, legal: list[int]) -> list[float]:
        """Pay where most can be won, and for the strongest cards."""
        state, seat = table.state, table.seat
        laid, laid_at = state.laid[seat], state.laid_at[seat]
        rated: list[float] = []
        for action in legal:
            if action == PICKED:
                rated.append(0.0)
            elif state.house.payment == 1:  # by target
                place = action - 1
                strength = 0.0
                for at in range(len(laid)):
                    if laid_at[at] == place:
                        strength += STRENGTH[laid[at]]
                rated.append(1.0 + table.prize(place) + 0.1 * strength)
            else:
                rated.append(1.0 + STRENGTH[laid[action - 1]])
        return rated

    def _rate_picks(self, table: Table, legal: list[int]) -> list[float]:
        row = table.state.row
        return [0.0 if at == DECLINE else table.liked(row[at - 1]) for at in legal]

    def _rate_abandoning(self, table: Table, legal: list[int]) -> list[float]:
        """Starter units that only slow the deck down may stay in the wastes."""
        state, seat, appraisal = table.state, table.seat, self.appraisal
        owned = len(state.hand[seat]) + len(state.deck[seat]) + len(state.discard[seat])
        owned += len(state.laid[seat]) - len(state.draft_at[seat])
        hands = self.weights.thin_hands * cards_to_draw(state, seat)
        rated: list[float] = []
        for action in legal:
            if action == PICKED:
                rated.append(0.0)
                continue
            card = state.laid[seat][action - 1]
            worth = appraisal.unit_worth(card, table.rounds)
            if is_dead_weight(appraisal, card, owned, hands) and table.rounds > 2.0:
                rated.append(self.weights.thin_below - worth)
            else:
                rated.append(-1.0 - worth)
        return rated

    def _rate_production(self, table: Table, legal: list[int]) -> list[float]:
        """Take what the own units need more of."""
        state, seat = table.state, table.seat
        picked = state.draft_marks[seat]
        rated: list[float] = []
        for action in legal:
            kind = JUICE if action == PICK_JUICE else SPARK
            build = BUILD[kind]
            fifths = 0  # whole numbers, so that the order of hidden cards is nothing
            for zone in (state.hand, state.deck, state.discard, state.laid):
                for card in zone[seat]:
                    fifths += build[card] * (5 + ATTACK[card])
            need = 0.2 * fifths
            for card in table.hand:
                need += build[card] * ATTACK[card]
            taken = picked % 256 if kind == JUICE else picked // 256
            rated.append(need / (1.0 + 2.0 * (state.stock[3 * seat + kind] + taken)))
        return rated


def is_lure(idea: Idea) -> bool:
    """Whether the first card of an idea gains by lying early, or may still come back or move."""
    return LURES[idea.bundle.cards[0]]


def _by_rating(legal: list[int], rated: list[float], most: int) -> list[Plan]:
    """Each option as a plan of one step, the best first."""
    if most == 1:
        return [Plan([legal[rated.index(max(rated))]], max(rated), [])]
    plans = [Plan([action], rating, []) for action, rating in zip(legal, rated, strict=True)]
    plans.sort(key=_by_worth)
    return plans[:most]


def _by_worth(plan: Plan) -> float:
    return -plan.net


def _by_net(idea: Idea) -> float:
    return -idea.net


def _parts(ideas: list[Idea]) -> list[Part]:
    """What a plan is made of, for those who want to know why."""
    parts: list[Part] = []
    for idea in ideas:
        goal, bundle = idea.goal, idea.bundle
        odds = goal.odds(goal.start + bundle.strength(goal))
        parts.append(
            Part("cards", goal.place, bundle.cards, goal.prize, odds, max(0.0, -bundle.net))
        )
    return parts


def _subsets(groups: int, most: int) -> list[list[int]]:
    """All sets of so many groups, up to a size.

    >>> _subsets(2, 2)
    [[], [0], [1], [0, 1]]
    """
    found: list[list[int]] = []
    for bits in range(1 << min(groups, MOST_PLACES)):
        subset = targets_of(bits)
        if len(subset) <= most:
            found.append(subset)
    return found


def _biased(ideas: list[list[Idea]], at: int, factor: float) -> list[list[Idea]]:
    """The ideas as somebody sees them to whom one group is worth more, or less."""
    found = ideas[:]
    found[at] = [_seen(idea, factor) for idea in ideas[at]]
    found[at].sort(key=_by_net)
    return found


def _seen(idea: Idea, factor: float) -> Idea:
    cost = idea.bundle.net
    other = Idea(idea.bundle, idea.goal, (idea.net - cost) * factor + cost)
    other.plain = idea.net
    return other


def _best_first(usual: Plan, others: list[Plan], most: int) -> list[Plan]:
    """The usual plan, then the best others, each set of actions once."""
    others.sort(key=_by_worth)
    found = [usual]
    for plan in others:
        if len(found) >= most:
            break
        if not any(sorted(plan.actions) == sorted(known.actions) for known in found):
            found.append(plan)
    return found
