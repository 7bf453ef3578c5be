"""How good each option looks to a bot that plays by rules of thumb, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wftw.advice import reasons
from dustboard.games.wftw.appraisal import STRENGTH, is_dead_weight, unit_worth, worth
from dustboard.games.wftw.cards import by_id
from dustboard.games.wftw.numbers import ATTACK, BUILD
from dustboard.games.wftw.odds import LAST
from dustboard.games.wftw.planning import Goal, Idea, best_plan
from dustboard.games.wftw.prospects import Table, raid_numbers
from dustboard.games.wftw.tempers import EVEN, Temper
from dustboard.kernel.asked import Asked

# A simulated game ends with round 30, whatever the points (R44).
SIM_OPTIONS: Final[dict[str, Any]] = {"round_cap": 30}

__all__ = ["SIM_OPTIONS", "rate", "reasons", "tempered"]

WANTED: Final = 100.0  # what the plan asks for, above anything it does not


def tempered(weights: dict[str, float]) -> Callable[[dict[str, Any], Asked], list[float]]:
    """`rate` by somebody of a temper, given by its weights."""
    temper = Temper(**weights)
    return lambda view, decision: rate(view, decision, temper)


def rate(view: dict[str, Any], decision: Asked, temper: Temper = EVEN) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    name = decision.name
    if len(keys) == 1:
        return [0.0]
    if name == "marks":
        return _rate_marks(view, keys, temper)
    if name == "base":
        return _rate_bases(Table(view, temper), keys)
    if name == "commitment":
        return _rate_commitment(Table(view, temper), keys)
    if name == "pick":
        return _rate_picks(Table(view, temper), keys)
    if name == "abandon":
        return _rate_abandoning(view, keys)
    if name == "production":
        return _rate_production(view, keys)
    return [_card_strength(key) for key in keys]  # payment, return: keep the strongest


def _card_of(key: str) -> int:
    """The card that an answer key names, or -1; what follows an @ is the place it goes to.

    >>> _card_of("st03@field:1") == _card_of("give:st03") == by_id["st03"], _card_of("done")
    (True, -1)
    """
    return by_id.get(key.split("@")[0].rsplit(":", 1)[-1], -1)


def _card_strength(key: str) -> float:
    card = _card_of(key)
    if card >= 0:
        return 1.0 + STRENGTH[card]
    return 0.0 if key == "done" else 1.0


# -- bidding ----------------------------------------------------------------------------------


def _everywhere(table: Table, targets: list[str], marked: bool) -> list[list[Goal]]:
    """The places behind these targets, in groups of which one place can be chosen."""
    groups: list[list[Goal]] = []
    rivals: list[int] = []
    for target in targets:
        if target == "shop":
            groups.append([table.shop(marked)])
        elif target.startswith("field:"):
            field = table.field(int(target[6:]) - 1, marked)
            if field is not None:
                groups.append([field])
        elif target.startswith("raid:"):
            rivals.append(int(target[5:]))
    raids = table.raids(rivals)
    if raids:
        groups.append(raids)
    return groups


def _rate_marks(view: dict[str, Any], keys: list[str], temper: Temper) -> list[float]:
    """Mark what the plan for this round wants, the best first.

    Bids for battlefields and bases wait for the last bidding round, when nobody can answer them.
    """
    early: bool = view["bidding_round"] < LAST
    marked: list[str] = view["mine"]["draft_marks"]
    ratings = [0.0 if key == "done" else -1.0 for key in keys]
    if early and ("shop" not in keys or not view["options"]["repeat_targets"]):
        return ratings
    table = Table(view, temper)
    targets = [key for key in keys if key != "done" and not _is_raid(key)]
    targets = sorted({*targets, *(mark for mark in marked if not _is_raid(mark))})
    targets.extend(f"raid:{seat}" for seat in range(view["players"]) if seat != table.me)
    plan = best_plan(table.hand, table.purse(), _everywhere(table, targets, False))
    for idea in plan or []:
        target = _target(idea.goal.place)
        if target in keys and target not in marked and (target == "shop" or not early):
            ratings[keys.index(target)] = WANTED + idea.net
    return ratings


def _is_raid(key: str) -> bool:
    return key.startswith("raid:")


def _target(place: str) -> str:
    """The mark that stands for a place.

    >>> _target("raid:1:3"), _target("shop")
    ('raid:1', 'shop')
    """
    return place.rsplit(":", 1)[0] if _is_raid(place) else place


def _rate_bases(table: Table, keys: list[str]) -> list[float]:
    """Name the base card that the plan would attack, the marks of all being known now."""
    marks: list[str] = table.seat["marks"]
    groups = _everywhere(table, marks, True)
    for group in groups:
        for goal in group:
            goal.must = True
    plan = best_plan(table.hand, table.purse(), groups) or []
    named = [idea.goal.place.rsplit(":", 1)[1] for idea in plan if _is_raid(idea.goal.place)]
    rival = next(int(mark[5:]) for mark in marks if _is_raid(mark))
    ratings: list[float] = []
    for key in keys:
        base = key[5:]
        row = table.view["seats"][rival]["tableau"][int(base)]
        softness = worth(by_id[row["card"]], table.seat, table.rounds) - row["defence"]
        ratings.append(softness + (WANTED if base in named else 0.0))
    return ratings


def _rate_commitment(table: Table, keys: list[str]) -> list[float]:
    """Lay the cards of the plan one by one, then close."""
    wanted = [f"{id}@{place}" for id, place in _commitment(table)]
    for row in table.view["mine"]["draft"]:
        key = f"{row['card']}@{row['place']}"
        if key in wanted:
            wanted.remove(key)
    ratings: list[float] = []
    for key in keys:
        if key == "done":
            ratings.append(0.0 if wanted else WANTED)
        elif key in wanted:
            ratings.append(WANTED)
        else:  # a mark that the plan can't serve still needs a card: a cheap one
            card = _card_of(key)
            cost = BUILD[0][card] + 2 * (BUILD[1][card] + BUILD[2][card])
            ratings.append(-1.0 - cost - 0.1 * ATTACK[card])
    return ratings


def _commitment(table: Table) -> list[tuple[str, str]]:
    """The cards to lay now, each with its place."""
    view = table.view
    mine: dict[str, Any] = view["mine"]
    duty: list[str] = mine["duty"]
    targets = [_target(place) for place in duty]
    groups = _everywhere(table, [target for target in targets if not _is_raid(target)], True)
    for place in duty:
        raid = table.raid(*raid_numbers(place)) if _is_raid(place) else None
        if raid is not None:
            groups.append([raid])
    for group in groups:
        for goal in group:
            goal.must = True
    late_defence: bool = view["options"]["late_defence"]
    for place in mine["guard"]:
        if table.bidding_round == LAST or not late_defence:
            groups.append([table.defence(int(place[7:]))])
    if table.bidding_round < LAST:  # keep cards for what is still to come
        fields = [f"field:{at + 1}" for at in range(len(view["fields"]))]
        rivals = [f"raid:{rival.seat}" for rival in table.rivals]
        later = [target for target in fields if target not in targets]
        if not any(_is_raid(target) for target in targets):
            later.extend(rivals)
        groups.extend(_everywhere(table, later, True))
    plan: list[Idea] = best_plan(table.hand, table.purse(), groups) or []
    ids = {by_id[id]: id for id in (*mine["hand"], *(row["card"] for row in mine["draft"]))}
    allowed = {*duty, *mine["guard"]}
    return [
        (ids[card], idea.goal.place)
        for idea in plan
        if idea.goal.place in allowed
        for card in idea.bundle.cards
    ]


# -- the rest of the round --------------------------------------------------------------------


def _rate_picks(table: Table, keys: list[str]) -> list[float]:
    row: list[str] = table.view["row"]
    return [0.0 if key == "decline" else table.worth(by_id[row[int(key[5:]) - 1]]) for key in keys]


def _rate_abandoning(view: dict[str, Any], keys: list[str]) -> list[float]:
    """Starter units that only slow the deck down may stay in the wastes."""
    table = Table(view)
    owned: int = sum(table.seat["units"].values())
    draws: int = table.seat["produces"]["draw"]
    ratings: list[float] = []
    for key in keys:
        card = _card_of(key)
        if card < 0:
            ratings.append(0.0)
        elif is_dead_weight(card, owned, draws) and table.rounds > 2.0:
            ratings.append(1.0 - unit_worth(card, table.rounds))
        else:
            ratings.append(-1.0)
    return ratings


def _rate_production(view: dict[str, Any], keys: list[str]) -> list[float]:
    """Take what the own units need more of."""
    seat: dict[str, Any] = view["seats"][view["you"]]
    ratings: list[float] = []
    for key in keys:
        kind = 1 if key == "juice" else 2
        need = 0.0
        for id, copies in seat["units"].items():
            need += copies * BUILD[kind][by_id[id]] * (1.0 + 0.2 * ATTACK[by_id[id]])
        for id in view["mine"]["hand"]:
            need += BUILD[kind][by_id[id]] * ATTACK[by_id[id]]
        ratings.append(need / (1.0 + 2.0 * seat["stock"][key]))
    return ratings
