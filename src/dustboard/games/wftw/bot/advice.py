# mypyc: skip
"""Why a bot that plays by rules of thumb would answer so, as messages."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.bot.appraisal import worth
from dustboard.games.wftw.bot.bid_chances import LAST
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.content.bid_places import (
    SHOP,
    defence_base,
    is_defence,
    is_raid,
    place_key,
    raid_base,
    raid_rival,
    target_of,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ACQUISITION, BUILD
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.content.keys import NOT_NAMED, read
from dustboard.kernel.decisions import Message


def reasons(view: dict[str, Any], decision: Any, key: str) -> list[Message]:
    """Up to two reasons for this answer, from the seat's own view."""
    name = decision.name
    table = Table(view)
    if name == "marks":
        return _early(view) if key == "done" else _mark(table, read(key).target)
    if name == "base":
        marks = [target_of(mark) for mark in table.seat["marks"]]
        rival = next(target_rival(mark) for mark in marks if mark > SHOP)
        return _base(table, rival, read(key).number)
    if name == "commitment" and key != "done":
        answer = read(key)
        return [_price(answer.card), *_place(table, answer.place)]
    if name == "pick" and key != "decline":
        return _pick(table, view["row"][read(key).number - 1])
    if name == "abandon":
        return _abandon(read(key).card)
    if name == "production":
        need = sum(
            copies * BUILD[1 if key == "juice" else 2][by_id[id]]
            for id, copies in table.seat["units"].items()
        )
        have = table.seat["stock"][key]
        return [Message("advice-need", {"n": need, "what": key, "have": have})]
    return []


def _abandon(card: int) -> list[Message]:
    """Units that are abandoned never come back: nobody is told to without a reason."""
    if card == NOT_NAMED:
        return [Message("advice-keep")]
    return [Message("advice-abandon", {"card": card}), Message("advice-abandon-more")]


def _early(view: dict[str, Any]) -> list[Message]:
    if view["bidding_round"] < LAST:
        return [Message("advice-late"), Message("advice-late-more")]
    return [Message("advice-nothing-left")]


def _mark(table: Table, target: int) -> list[Message]:
    """What there is to win behind a target; of a rival's base cards the softest counts."""
    if target <= SHOP:
        return _place(table, target)
    rival = target_rival(target)
    bases = range(len(table.view["seats"][rival]["tableau"]))
    best = max(bases, key=lambda at: _worth_of(table, rival, at))
    return _base(table, rival, best)


def _place(table: Table, place: int) -> list[Message]:
    """What there is to win at a place, and who else is there."""
    if is_raid(place):
        return _base(table, raid_rival(place), raid_base(place))
    if is_defence(place):
        row = table.seat["tableau"][defence_base(place)]
        card = by_id[row["card"]]
        points = worth(card, table.seat, table.rounds)
        return [Message("advice-defend", {"card": card, "points": _points(points)})]
    if place == SHOP:
        row = [by_id[id] for id in table.view["row"] if id is not None]
        best_card = max(row, key=lambda card: worth(card, table.seat, table.rounds))
        args = {"card": best_card, "points": _points(worth(best_card, table.seat, table.rounds))}
        return [Message("advice-shop", args), _crowd(table, place)]
    prize = by_id[table.view["fields"][place]["card"]]
    points = worth(prize, table.seat, table.rounds)
    args = {"card": prize, "points": _points(points)}
    return [Message("advice-field", args), _crowd(table, place)]


def _worth_of(table: Table, rival: int, base: int) -> float:
    row = table.view["seats"][rival]["tableau"][base]
    return worth(by_id[row["card"]], table.seat, table.rounds) - 0.3 * float(row["defence"])


def _base(table: Table, rival: int, base: int) -> list[Message]:
    row = table.view["seats"][rival]["tableau"][base]
    card = by_id[row["card"]]
    points = worth(card, table.seat, table.rounds)
    return [
        Message("advice-raid", {"card": card, "points": _points(points), "seat": rival}),
        Message("advice-shield", {"n": row["defence"]}),
    ]


def _crowd(table: Table, place: int) -> Message:
    key = place_key(place)
    rivals = sum(1 for rival in table.rivals if key in rival.places or key in rival.marks)
    return Message("advice-crowd", {"n": rivals})


def _price(card: int) -> Message:
    cost = {name: BUILD[at][card] for at, name in enumerate(("scrap", "juice", "spark"))}
    return Message("advice-card", {"card": card, "bill": cost})


def _pick(table: Table, id: str) -> list[Message]:
    card = by_id[id]
    points = worth(card, table.seat, table.rounds)
    return [
        Message("advice-pick", {"card": card, "points": _points(points)}),
        Message("advice-cost", {"n": ACQUISITION[card]}),
    ]


def _points(value: float) -> str:
    return f"{value:.1f}"
