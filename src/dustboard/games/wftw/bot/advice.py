# mypyc: skip
"""Why a bot would answer so, as messages."""

from __future__ import annotations

from dustboard.games.wftw.bot.planning import Idea
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    is_defence,
    is_raid,
    raid_base,
    raid_rival,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ACQUISITION, ATTACK, BUILD
from dustboard.games.wftw.content.constants import EMPTY, JUICE, RESOURCES, SPARK
from dustboard.games.wftw.rules.bidding import DONE as MARKED
from dustboard.games.wftw.rules.collection import PICK_JUICE, cards_to_draw
from dustboard.games.wftw.rules.commitment import DONE as COMMITTED
from dustboard.games.wftw.rules.commitment import marked_rival, place_facts
from dustboard.games.wftw.rules.effect_tables import RUSE
from dustboard.games.wftw.rules.looking import looked_at
from dustboard.games.wftw.rules.ruses import chosen_by
from dustboard.games.wftw.rules.words.ruses import Move
from dustboard.kernel.decisions import Message
from dustboard.kernel.policy import Part, Plan

MOST = 2  # reasons
NOTHING = 0  # declines, or picks nothing more


def reasons(table: Table, name: str, plan: Plan) -> list[Message]:
    """Up to two reasons for the first step of a plan."""
    action = plan.actions[0]
    if name == "marks":
        return _early(table) if action == MARKED else _mark(table, action, plan)
    if name == "base":
        return _base(table, marked_rival(table.state, table.seat), action)
    if name == "commitment" and action != COMMITTED:
        place, card = divmod(action, 256)
        part = _part(plan, place)
        return [_price(card), *([_odds(part)] if part else _place(table, place))]
    if name == "commitment":
        return _enough(table)
    if name == "pick" and action != NOTHING:
        return _pick(table, table.state.row[action - 1])
    if name == "abandon":
        return _abandon(table, action)
    if name == "looks":
        return _look(table, action)
    if name == "ruses":
        return _ruse(table, plan)
    if name == "production":
        kinds = (JUICE, SPARK) if action == PICK_JUICE else (SPARK, JUICE)
        units = _units(table)
        found: list[Message] = []
        for kind in kinds:
            need = sum(BUILD[kind][card] for card in units)
            have = table.state.stock[3 * table.seat + kind]
            args = {"n": need, "what": RESOURCES[kind], "have": have}
            found.append(Message("advice-need", args))
        return found
    return []


def _units(table: Table) -> list[int]:
    """All units of the seat."""
    state, seat = table.state, table.seat
    zones = (state.hand, state.deck, state.discard, state.laid)
    return [card for zone in zones for card in zone[seat]]


def _abandon(table: Table, action: int) -> list[Message]:
    """How a unit compares with the others, and how fast the deck turns over."""
    units = _units(table)
    drawn = cards_to_draw(table.state, table.seat)
    pace = Message("advice-abandon-more", {"n": len(units), "drawn": drawn})
    if action == NOTHING:
        return [Message("advice-keep"), pace]
    card = table.state.laid[table.seat][action - 1]
    mean = sum(ATTACK[unit] for unit in units) / max(len(units), 1)
    args = {"card": card, "n": ATTACK[card], "mean": f"{mean:.1f}"}
    return [Message("advice-abandon", args), pace]


def _enough(table: Table) -> list[Message]:
    """How things stand where the seat has cards, once it adds no more."""
    found: list[Message] = []
    for place in dict.fromkeys(table.laid_at):
        goal = table.at(place)
        if goal is not None and len(found) < MOST:
            odds = round(100 * goal.odds(goal.start))
            facts = place_facts(table.state, table.seat, place)
            found.append(Message("advice-stands", {"n": odds, **facts}))
    kept = Message("advice-kept", {"n": len(table.hand)})
    return [*found, kept][:MOST]


def _look(table: Table, action: int) -> list[Message]:
    """What the card that is looked at may decide."""
    if action == NOTHING:
        return []
    rival, position = looked_at(action - 1)
    place = table.state.laid_at[rival][position]
    facts = place_facts(table.state, rival, place)
    reasons = [Message("advice-look", {"seat": rival, **facts})]
    if place <= SHOP:
        reasons += _place(table, place)[:1]
    return reasons


def _ruse(table: Table, plan: Plan) -> list[Message]:
    """What a trick adds, and where."""
    if plan.actions[0] == NOTHING:
        return [Message("advice-ruse-none")]
    at, chosen = chosen_by(plan.actions[0] - 1)
    card, place = table.state.laid[table.seat][at], table.state.laid_at[table.seat][at]
    if isinstance(RUSE[card], Move):
        place = chosen
    points = _points(max(plan.net, 0.1))
    return [Message("advice-ruse", {"card": card, "points": points}), *_place(table, place)[:1]]


def later_reasons(table: Table, later: list[Idea]) -> list[Message]:
    """Why nothing is marked yet: what the cards are kept for, and what that is worth."""
    best = later[0]
    place = best.goal.place
    odds = best.goal.odds(best.goal.start + best.bundle.strength(best.goal))
    facts = {"cards": list(best.bundle.cards), **place_facts(table.state, table.seat, place)}
    return [
        Message("advice-later", {"n": round(100 * odds), **facts}),
        Message("advice-later-worth", {"points": _points(sum([idea.net for idea in later]))}),
    ]


def _part(plan: Plan, place: int) -> Part | None:
    return next((part for part in plan.parts if part.place == place), None)


def _odds(part: Part) -> Message:
    """What the plan expects at a place."""
    return Message("advice-odds", {"n": round(100 * part.odds)})


def _early(table: Table) -> list[Message]:
    return [Message("advice-nothing-left"), Message("advice-kept", {"n": len(table.hand)})]


def _mark(table: Table, target: int, plan: Plan) -> list[Message]:
    """What there is to win behind a target; of a rival's base cards the one that is planned."""
    if target <= SHOP:
        part = _part(plan, target)
        return _place(table, target)[:1] + ([_odds(part)] if part else [_crowd(table, target)])
    rival = target_rival(target)
    for part in plan.parts:
        if is_raid(part.place) and raid_rival(part.place) == rival:
            return _base(table, rival, raid_base(part.place))
    bases = range(len(table.state.tableau[rival]))
    return _base(table, rival, max(bases, key=lambda at: _softness(table, rival, at)))


def _place(table: Table, place: int) -> list[Message]:
    """What there is to win at a place, and who else is there."""
    if is_raid(place):
        return _base(table, raid_rival(place), raid_base(place))
    if is_defence(place):
        card = table.state.tableau[table.seat][defence_base(place)]
        points = table.plain_worth(card)
        return [Message("advice-defend", {"card": card, "points": _points(points)})]
    if place == SHOP:
        row = [card for card in table.state.row if card != EMPTY]
        best = max(row, key=table.plain_worth)
        args = {"card": best, "points": _points(table.plain_worth(best))}
        return [Message("advice-shop", args), _crowd(table, place)]
    prize = table.state.fields[place]
    args = {"card": prize, "points": _points(table.plain_worth(prize))}
    return [Message("advice-field", args), _crowd(table, place)]


def _softness(table: Table, rival: int, base: int) -> float:
    return table.plain_worth(table.state.tableau[rival][base]) - 0.3 * table.shield(rival, base)


def _base(table: Table, rival: int, base: int) -> list[Message]:
    card = table.state.tableau[rival][base]
    points = _points(table.plain_worth(card))
    return [
        Message("advice-raid", {"card": card, "points": points, "seat": rival}),
        Message("advice-shield", {"n": table.shield(rival, base)}),
    ]


def _crowd(table: Table, place: int) -> Message:
    rivals = [one for one in table.rivals if one.marked(place) or one.lies_at(place)]
    return Message("advice-crowd", {"n": len(rivals)})


def _price(card: int) -> Message:
    cost = {name: BUILD[at][card] for at, name in enumerate(RESOURCES)}
    return Message("advice-card", {"card": card, "bill": cost})


def _pick(table: Table, card: int) -> list[Message]:
    points = _points(table.plain_worth(card))
    return [
        Message("advice-pick", {"card": card, "points": points}),
        Message("advice-cost", {"n": ACQUISITION[card]}),
    ]


def _points(value: float) -> str:
    return f"{value:.1f}"
