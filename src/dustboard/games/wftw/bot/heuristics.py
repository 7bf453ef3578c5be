"""How good each option looks to a bot that plays by rules of thumb, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wftw.bot.advice import reasons
from dustboard.games.wftw.bot.appraisal import STRENGTH, is_dead_weight, unit_worth, worth
from dustboard.games.wftw.bot.bid_chances import LAST
from dustboard.games.wftw.bot.planning import Goal, Idea, best_plan
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.bot.tempers import EVEN, Temper
from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    is_raid,
    place_key,
    place_of,
    raid_base,
    raid_rival,
    raid_target,
    target_of,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ATTACK, BUILD
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.content.keys import NOT_NAMED, Answer, read
from dustboard.kernel.decision_types import Asked

# A simulated game ends with round 30, whatever the points (R44).
SIM_OPTIONS: Final[dict[str, Any]] = {"round_cap": 30}
# answers that do nothing; whatever is rated below them is a waste
QUIET: Final = ("done", "decline")
# the share of its answers in which an easy bot would take another one than the best; in about half
# of them there is no other one that is fair
SLIPS: Final = 0.15

__all__ = ["QUIET", "RATED", "SIM_OPTIONS", "SLIPS", "rate", "reasons", "tempered"]

WANTED: Final = 100.0  # what the plan asks for, above anything it does not

Rate = Callable[[Table, list[str]], list[float]]


def tempered(weights: dict[str, float]) -> Callable[[dict[str, Any], Asked], list[float]]:
    """`rate` by somebody of a temper, given by its weights."""
    temper = Temper(**weights)
    return lambda view, decision: rate(view, decision, temper)


def rate(view: dict[str, Any], decision: Asked, temper: Temper = EVEN) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    if len(keys) == 1:
        return [0.0]
    return _RATES[decision.name](Table(view, temper), keys)


# -- bidding ----------------------------------------------------------------------------------


def _everywhere(table: Table, targets: list[int], marked: bool) -> list[list[Goal]]:
    """The places behind these targets, in groups of which one place can be chosen."""
    groups: list[list[Goal]] = []
    rivals: list[int] = []
    for target in targets:
        if target == SHOP:
            groups.append([table.shop(marked)])
        elif target < SHOP:
            field = table.field(target, marked)
            if field is not None:
                groups.append([field])
        else:
            rivals.append(target_rival(target))
    raids = table.raids(rivals)
    if raids:
        groups.append(raids)
    return groups


def _rate_marks(table: Table, keys: list[str]) -> list[float]:
    """Mark what the plan for this round wants, the best first.

    Most bids wait for the last bidding round, when nobody can answer them.
    """
    view = table.view
    early: bool = table.bidding_round < LAST
    marked = [target_of(mark) for mark in view["mine"]["draft_marks"]]
    open_now = [read(key).target for key in keys]
    ratings = [0.0 if target == NOT_NAMED else -1.0 for target in open_now]
    if early and not view["options"]["repeat_targets"]:
        return ratings
    targets = sorted({target for target in (*open_now, *marked) if 0 <= target <= SHOP})
    targets.extend(raid_target(rival.seat) for rival in table.rivals)
    plan = best_plan(table.hand, table.purse(), _everywhere(table, targets, False))
    for idea in plan or []:
        target = _target(place_of(idea.goal.place))
        least = _least(table, target) if early else 0.0
        if target in open_now and target not in marked and idea.net >= least:
            ratings[open_now.index(target)] = WANTED + idea.net
    return ratings


def _least(table: Table, target: int) -> float:
    """What an early bid for a target must promise; only the shop is worth one."""
    return table.weights.early_shop if target == SHOP else WANTED


def _target(place: int) -> int:
    """The mark that stands for a place."""
    return raid_target(raid_rival(place)) if is_raid(place) else place


def _rate_bases(table: Table, keys: list[str]) -> list[float]:
    """Name the base card that the plan would attack, the marks of all being known now."""
    marks = [target_of(mark) for mark in table.seat["marks"]]
    groups = _everywhere(table, marks, True)
    for group in groups:
        for goal in group:
            goal.must = True
    plan = best_plan(table.hand, table.purse(), groups) or []
    places = [place_of(idea.goal.place) for idea in plan]
    named = [raid_base(place) for place in places if is_raid(place)]
    rival = next(target_rival(mark) for mark in marks if mark > SHOP)
    ratings: list[float] = []
    for key in keys:
        base = read(key).number
        row = table.view["seats"][rival]["tableau"][base]
        softness = worth(by_id[row["card"]], table.seat, table.rounds) - row["defence"]
        ratings.append(softness + (WANTED if base in named else 0.0))
    return ratings


def _rate_commitment(table: Table, keys: list[str]) -> list[float]:
    """Lay the cards of the plan one by one, then close."""
    wanted = _commitment(table)
    for row in table.view["mine"]["draft"]:
        laid = (by_id[row["card"]], place_of(row["place"]))
        if laid in wanted:
            wanted.remove(laid)
    ratings: list[float] = []
    for key in keys:
        answer = read(key)
        card = answer.card
        if card == NOT_NAMED:
            ratings.append(0.0 if wanted else WANTED)
        elif (card, answer.place) in wanted:
            ratings.append(WANTED)
        else:  # a mark that the plan can't serve still needs a card: a cheap one
            cost = BUILD[0][card] + 2 * (BUILD[1][card] + BUILD[2][card])
            ratings.append(-1.0 - cost - 0.1 * ATTACK[card])
    return ratings


def _commitment(table: Table) -> list[tuple[int, int]]:
    """The cards to lay now, each with its place."""
    view = table.view
    duty = [place_of(place) for place in view["mine"]["duty"]]
    guard = [place_of(place) for place in view["mine"]["guard"]]
    targets = [_target(place) for place in duty]
    groups = _everywhere(table, [target for target in targets if target <= SHOP], True)
    for place in duty:
        raid = table.raid(raid_rival(place), raid_base(place)) if is_raid(place) else None
        if raid is not None:
            groups.append([raid])
    for group in groups:
        for goal in group:
            goal.must = True
    late_defence: bool = view["options"]["late_defence"]
    for place in guard:
        if table.bidding_round == LAST or not late_defence:
            groups.append([table.defence(defence_base(place))])
    if table.bidding_round < LAST:  # keep cards for what is still to come
        later = [field for field in range(len(view["fields"])) if field not in targets]
        if all(target <= SHOP for target in targets):
            later.extend(raid_target(rival.seat) for rival in table.rivals)
        groups.extend(_everywhere(table, later, True))
    plan: list[Idea] = best_plan(table.hand, table.purse(), groups) or []
    found: list[tuple[int, int]] = []
    for idea in plan:
        place = place_of(idea.goal.place)
        if place in duty or place in guard:
            found.extend((card, place) for card in idea.bundle.cards)
    return found


# -- the rest of the round --------------------------------------------------------------------


def _rate_payment(table: Table, keys: list[str]) -> list[float]:
    """Pay where most can be won, and for the strongest cards."""
    return [_paid(table, read(key)) for key in keys]


def _paid(table: Table, answer: Answer) -> float:
    if answer.place == NOT_NAMED:
        return 0.0 if answer.card == NOT_NAMED else 1.0 + STRENGTH[answer.card]
    strength = sum(STRENGTH[card] for card in table.laid.get(place_key(answer.place), []))
    return 1.0 + table.prize(answer.place) + 0.1 * strength


def _rate_returning(table: Table, keys: list[str]) -> list[float]:
    """The strongest unit comes back."""
    return [STRENGTH[read(key).card] for key in keys]


def _rate_picks(table: Table, keys: list[str]) -> list[float]:
    row: list[str] = table.view["row"]
    answers = [read(key) for key in keys]
    return [
        0.0 if answer.number == NOT_NAMED else table.worth(by_id[row[answer.number - 1]])
        for answer in answers
    ]


def _rate_abandoning(table: Table, keys: list[str]) -> list[float]:
    """Starter units that only slow the deck down may stay in the wastes."""
    weights = table.weights
    owned: int = sum(table.seat["units"].values())
    hands: float = weights.thin_hands * table.seat["produces"]["draw"]
    ratings: list[float] = []
    for key in keys:
        card = read(key).card
        if card == NOT_NAMED:
            ratings.append(0.0)
        elif is_dead_weight(card, owned, hands) and table.rounds > 2.0:
            ratings.append(weights.thin_below - unit_worth(card, table.rounds))
        else:
            ratings.append(-1.0 - unit_worth(card, table.rounds))
    return ratings


def _rate_production(table: Table, keys: list[str]) -> list[float]:
    """Take what the own units need more of."""
    seat = table.seat
    ratings: list[float] = []
    for key in keys:
        kind = 1 if key == "juice" else 2
        need = 0.0
        for id, copies in seat["units"].items():
            need += copies * BUILD[kind][by_id[id]] * (1.0 + 0.2 * ATTACK[by_id[id]])
        for card in table.hand:
            need += BUILD[kind][card] * ATTACK[card]
        ratings.append(need / (1.0 + 2.0 * seat["stock"][key]))
    return ratings


_RATES: Final[dict[str, Rate]] = {
    "abandon": _rate_abandoning,
    "base": _rate_bases,
    "commitment": _rate_commitment,
    "marks": _rate_marks,
    "payment": _rate_payment,
    "pick": _rate_picks,
    "production": _rate_production,
    "return": _rate_returning,
}
RATED: Final = tuple(_RATES)
