"""War for the Wasteland in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import shorten
from typing import TYPE_CHECKING, Any, Final

from dustboard.cli.boards.generic import Board, Section, reason_text
from dustboard.cli.words import joined, title_name
from dustboard.games.wftw.content.bid_places import (
    SHOP,
    place_key,
    place_of,
    raid_base,
    raid_rival,
    raid_target,
    target_key,
    target_rival,
)
from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.content.cards import RESOURCES, Card, Cost, by_id
from dustboard.games.wftw.content.keys import LAY, read, read_spot
from dustboard.games.wftw.show.card_text import TEXTS, cost_text, rules_text
from dustboard.games.wftw.show.wording import PHASE_KEYS

if TYPE_CHECKING:
    from dustboard.kernel.game import Game
    from dustboard.kernel.position import Decision
    from dustboard.kernel.title import Title

_BIDDING = 2
_HALF_OF_BIDDING = {"marks": "phase-bid-target", "base": "phase-bid-commit"}
_UNPAID = "wftw.reveal.04"
# where points come from, by the clause behind them
_SOURCES = {
    "wftw.card.10": "bases",
    "wftw.card.11": "printed",
    "wftw.vp.03": "units",
    "wftw.vp.04": "bonuses",
}


ONE_LINE: Final = 50  # of a small terminal, beside the name of a card; `card NAME` tells the rest


class WarBoard(Board):
    """The board as rows of words: nothing is told by colour or place alone."""

    noise = frozenset({"setup", "reshuffle", "targeting", "commitment", "battlefields", "buy-row"})

    def __init__(self, title: Title, lang: str = "en") -> None:
        super().__init__(title, lang)
        self._cards: tuple[Card, ...] = title.content()

    # -- facts of cards -------------------------------------------------------------------------

    def _fact(self, id: str) -> Card:
        return self._cards[by_id[id]]

    def name(self, id: str | None) -> str:
        """A card's name; words for an empty space and for a card face down."""
        if id is None:
            return self.said("war-empty")
        return TEXTS.format(self.lang, "hidden-card" if id == "?" else id)

    def base_name(self, base: dict[str, Any]) -> str:
        """A base card's name, with a number where the tableau holds others of that name."""
        name = self.name(base["card"])
        if not base["copy"]:
            return name
        return TEXTS.format(self.lang, "numbered-card", {"card": name, "n": base["copy"]})

    def numbers(self, id: str) -> str:
        """What is printed on a card besides its text."""
        card = self._fact(id)
        if card.kind == "base":
            return self.said("war-base", vp=card.vp + 1, defence=card.defence)
        facts = {"attack": card.attack, "price": self._price(card.build), "vp": card.vp}
        return self.said("war-unit", **facts)

    def _price(self, cost: Cost) -> str:
        if not cost_text(cost):
            return self.said("war-costs-nothing")
        return self.said("war-costs", cost=cost_text(cost, self.lang))

    def _text(self, id: str) -> str:
        return rules_text(self._fact(id), self.lang)

    def card(self, deck: str, card: dict[str, Any]) -> Section:
        fact = self._fact(card["id"])
        rows = [(self.numbers(card["id"]),)]
        if fact.set != "starter":
            rows.append((self.said("war-acquisition", n=fact.acquisition),))
        rows.append((self._text(card["id"]) or self.said("no-text"),))
        key = f"{card['id']}.mood"
        if key in TEXTS.keys(self.lang):
            rows.append((TEXTS.format(self.lang, key),))
        return Section(f"{self.name(card['id'])} ({card['id']}, {deck})", rows)

    # -- the table ------------------------------------------------------------------------------

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        phase = view["phase"]
        if phase < 1:
            return title_name(self.title, self.lang)
        key = PHASE_KEYS[phase]
        bid = view["bidding_round"] if phase == _BIDDING else 0
        if bid and decision is not None:
            key = _HALF_OF_BIDDING.get(decision.name, "phase-bid-commit")
        rule_name, table_name = (TEXTS.format(self.lang, name) for name in (key, f"{key}.table"))
        facts = {"table": table_name, "rule": rule_name, "bid": bid}
        return self.said("war-where", round=view["round"], goal=view["goal"], **facts)

    def sections(self, view: dict[str, Any]) -> list[Section]:
        me = view["you"]
        found = [
            Section(
                self.said("war-fields"),
                [self._field(view, n) for n in range(len(view["fields"]))],
            ),
            Section(
                self.said("war-shop", deck=view["buy_deck"]),
                [self._offer(n, id) for n, id in enumerate(view["row"], start=1)],
            ),
            Section(
                self.said("war-rivals" if me is not None else "war-seats"),
                [self._rival(view, seat) for seat in view["seats"] if seat["seat"] != me],
            ),
        ]
        if me is not None:
            found += [self._base(view), *self._on_the_board(view), *self.hand(view)]
        return found

    def scene(self, view: dict[str, Any], decision: Decision) -> list[Section]:
        found = self.sections(view)[:3]  # battlefields, shop, rivals
        if decision.name == "marks":
            return [*found, self._in_hand(view)]
        return found[1:2] if decision.name == "pick" else []

    def _in_hand(self, view: dict[str, Any]) -> Section:
        """The hand in one line."""
        held = [
            f"{count}x {self.name(id)}" if count > 1 else self.name(id)
            for id, count in Counter(view["mine"]["hand"]).items()
        ]
        cards = ", ".join(held) or self.said("war-no-cards")
        return Section("", [(self.said("war-in-hand", cards=cards),)])

    def _field(self, view: dict[str, Any], number: int) -> tuple[str, ...]:
        field = view["fields"][number]
        id = field["card"]
        bids = ", ".join(f"{self.seat_name(bid['seat'])} {bid['total']}" for bid in field["bids"])
        winner = field["winner"]
        ends = [self.said("war-bids", bids=bids)] if bids else []
        if winner is not None:
            ends.append(self.said("war-won-by", name=self.seat_name(winner)))
        if id is None:
            return (f"{number + 1}", self.said("war-empty"), "", "; ".join(ends))
        text = " ".join([self._text(id), *ends]).strip()
        return (f"{number + 1}", self.name(id), self.numbers(id), text)

    def _offer(self, number: int, id: str | None) -> tuple[str, ...]:
        if id is None:
            return (f"{number}", self.said("war-taken"))
        card = self._fact(id)
        return (
            f"{number}",
            self.name(id),
            self.said("war-bid-from", n=card.acquisition),
            shorten(f"{self.numbers(id)}. {self._text(id)}", ONE_LINE, placeholder=" …"),
        )

    def _rival(self, view: dict[str, Any], seat: dict[str, Any]) -> tuple[str, ...]:
        marks = [self.place(view, key, seat["seat"]) for key in seat["marks"]]
        doing = [self.said("war-marks", places=_and(marks))] if marks else []
        if seat["laid"]:
            doing.append(self._laid_by(view, seat))
        return (
            self.seat_name(seat["seat"]),
            self.said("war-vp", n=seat["score"]),
            stock_words(seat["stock"], self.lang)
            if seat["stock"]
            else self.said("war-stock-hidden"),
            self.said(
                "war-counts", hand=seat["hand"], deck=seat["deck"], bases=len(seat["tableau"])
            ),
            "; ".join(doing),
        )

    def _laid_by(self, view: dict[str, Any], seat: dict[str, Any]) -> str:
        """Cards of a rival on the board: backs are counted, open cards named."""
        if any(row["place"] is None for row in seat["laid"]):
            return self.said("war-down", n=len(seat["laid"]))
        parts = []
        for place in dict.fromkeys(row["place"] for row in seat["laid"]):
            cards = [row["card"] for row in seat["laid"] if row["place"] == place]
            where = self.place(view, place, seat["seat"])
            if "?" in cards:
                parts.append(self.said("war-down-at", n=len(cards), where=where))
            else:
                parts.append(self.said("war-open-at", cards=self.listed(cards), where=where))
        return "; ".join(parts)

    def _base(self, view: dict[str, Any]) -> Section:
        me = view["seats"][view["you"]]
        attacked = self._attackers(view)
        rows = []
        for number, base in enumerate(me["tableau"]):
            raiders = _and(attacked.get(number, []))
            note = self.said("war-raided", names=raiders) if raiders else ""
            text = " ".join(part for part in (self._text(base["card"]), note) if part)
            rows.append((self.base_name(base), self.said("war-defence", n=base["defence"]), text))
        gives = me["produces"]
        each = [resource(gives[name], name, self.lang) for name in RESOURCES if gives[name]]
        if gives["juice_or_spark"]:
            each.append(self.said("war-juice-or-spark", n=gives["juice_or_spark"]))
        facts = {"gives": _and(each) or self.said("war-nothing"), "draw": gives["draw"]}
        return Section(self.said("war-my-bases", vp=me["score"], **facts), rows)

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        shown = view["seats"][seat]
        bases = [
            (
                self.base_name(base),
                self.said("war-defence", n=base["defence"]),
                self._text(base["card"]),
            )
            for base in shown["tableau"]
        ]
        units = [id for id, count in shown["units"].items() for _ in range(count)]
        name = self.seat_name(seat).upper()
        return [
            Section("", [self._rival(view, shown)]),
            Section(self.said("war-bases-of", name=name), bases or [(self.said("war-none"),)]),
            Section(self.said("war-units-of", name=name), [(self.listed(units),)]),
            Section(
                self.said("war-discard-of", name=name), [(self.listed(shown["discard"]) or "-",)]
            ),
        ]

    def _attackers(self, view: dict[str, Any]) -> dict[int, list[str]]:
        """Which of my base cards are attacked, and by whom."""
        found: dict[int, list[str]] = {}
        for seat in view["seats"]:
            for raid in seat["raids"]:
                place = place_of(raid["place"])
                if raid_rival(place) == view["you"]:
                    found.setdefault(raid_base(place), []).append(self.seat_name(seat["seat"]))
        return found

    def _on_the_board(self, view: dict[str, Any]) -> list[Section]:
        me = view["seats"][view["you"]]
        rows = self._by_place(view, me["laid"])
        return [Section(self.said("war-on-board"), rows)] if rows else []

    def _by_place(self, view: dict[str, Any], laid: list[dict[str, Any]]) -> list[tuple[str, str]]:
        """My own cards, place by place."""
        rows = []
        for place in dict.fromkeys(row["place"] for row in laid):
            where = self.place(view, place, view["you"]) if place else self.said("war-the-board")
            rows.append(
                (where, self.listed([row["card"] for row in laid if row["place"] == place]))
            )
        return rows

    def hand(self, view: dict[str, Any]) -> list[Section]:
        mine, me = view["mine"], view["seats"][view["you"]]
        if mine is None:
            return []
        rows = []
        for id, count in Counter(mine["hand"]).items():
            card = self._fact(id)
            times = f"{count}x {self.name(id)}" if count > 1 else self.name(id)
            attack = self.said("war-attack", n=card.attack)
            rows.append((times, attack, self._price(card.build), self._text(id)))
        facts = {"deck": me["deck"], "discard": len(me["discard"])}
        heading = self.said("war-hand", n=len(mine["hand"]), **facts)
        return [Section(heading, rows or [(self.said("war-no-cards"),)])]

    # -- the question ---------------------------------------------------------------------------

    def status(self, view: dict[str, Any]) -> list[str]:
        mine, me = view["mine"], view["seats"][view["you"]]
        if mine is None:
            return []
        bill = f" {self._bill(view)}" if view["phase"] == _BIDDING else ""
        stock = stock_words(me["stock"], self.lang)
        line = self.said("war-status", round=view["round"], vp=me["score"], stock=stock)
        found = [f"{line}{bill}"]
        if mine["draft_marks"]:
            marks = [self.place(view, key, view["you"]) for key in mine["draft_marks"]]
            found.append(self.said("war-marked", places=_and(marks)))
        if mine["draft"] and view["phase"] == _BIDDING:
            rows = self._by_place(view, mine["draft"])
            laid = [self.said("war-laid-at", cards=cards, at=at) for at, cards in rows]
            found.append(self.said("war-laid", cards="; ".join(laid)))
        served = {row["place"] for row in mine["draft"]}
        needs = [self.place(view, key, view["you"]) for key in mine["duty"] if key not in served]
        if needs:
            found.append(self.said("war-duty", places=_and(needs)))
        return found

    def _bill(self, view: dict[str, Any]) -> str:
        """The bill of the cards laid so far against the stockpile."""
        bill, stock = view["mine"]["bill"], view["seats"][view["you"]]["stock"]
        if not any(bill.values()):
            return self.said("war-bill-nothing")
        owed = _and([resource(bill[name], name, self.lang) for name in RESOURCES if bill[name]])
        short = [
            resource(bill[name] - stock[name], name, self.lang)
            for name in RESOURCES
            if bill[name] > stock[name]
        ]
        if short:
            whole = int(view["options"]["payment"] == "all_or_nothing")
            facts = {"short": _and(short), "whole": whole, "rule": _UNPAID}
            return self.said("war-bill-short", owed=owed, **facts)
        exact = int(view["mine"]["cover"]["state"] == "exact")
        return self.said("war-bill-covered", owed=owed, exact=exact)

    def option_note(self, view: dict[str, Any], decision: Decision, key: str) -> str:
        answer = read(key)
        if answer.word == LAY:
            price = self._price(self._fact(ID[answer.card]).build)
            return self.said("war-adds-here", n=self._adds(view, key), price=price)
        if answer.word == "base":
            for seat in view["seats"]:
                if target_key(raid_target(seat["seat"])) in self._my_marks(view):
                    defence = seat["tableau"][answer.number]["defence"]
                    return self.said("war-defence", n=defence)
        if answer.target > SHOP:
            bases = view["seats"][target_rival(answer.target)]["tableau"]
            return self.said("war-defences", list=_and([str(base["defence"]) for base in bases]))
        return ""

    def option_group(self, view: dict[str, Any], decision: Decision, key: str) -> tuple[str, str]:
        answer = read(key)
        if answer.word != LAY:
            return "", ""
        where = self.place(view, place_key(answer.place), view["you"])
        id = ID[answer.card]
        build = self._fact(id).build
        amounts = [(getattr(build, name), name) for name in RESOURCES]
        paid = [resource(count, name, self.lang) for count, name in amounts if count]
        cost = " ".join(paid) or self.said("war-free")
        short = f"{self.name(id)} {self._adds(view, key)} ({cost})"
        return self.said("war-group", where=where), short

    def _adds(self, view: dict[str, Any], key: str) -> int:
        """The attack that a card counts for where it would go."""
        answer = read(key)
        id = ID[answer.card]
        there = view["mine"]["adds"].get(place_key(answer.place), {})
        adds: int = there.get(id, self._fact(id).attack)
        return adds

    def _my_marks(self, view: dict[str, Any]) -> list[str]:
        marks: list[str] = view["seats"][view["you"]]["marks"]
        return marks

    def place(self, view: dict[str, Any], key: str, owner: int) -> str:
        """A target or place in words."""
        spot = read_spot(key)
        if spot.kind == "field":
            return self.said("war-field", n=spot.at)
        if spot.kind == "raid":
            rival = view["seats"][spot.at]
            if not 0 <= spot.base < len(rival["tableau"]):
                return self.said("war-bases-whose", **self._whose(rival["seat"]))
            base = self.base_name(rival["tableau"][spot.base]).removeprefix("The ")
            return self.said("war-base-whose", base=base, **self._whose(rival["seat"]))
        if spot.kind == "defend":
            bases = view["seats"][owner]["tableau"]
            base = (
                self.base_name(bases[spot.at]) if spot.at < len(bases) else self.said("war-a-base")
            )
            return self.said("war-the-defence", base=base)
        return self.said("war-the-shop")

    def _whose(self, seat: int) -> dict[str, object]:
        name = self.seat_name(seat)
        return {"name": name, "own": int(name == self.said("you"))}

    def listed(self, ids: Sequence[str | None]) -> str:
        """Several cards by name, copies counted."""
        counts = Counter(ids)
        return ", ".join(
            f"{count}x {self.name(id)}" if count > 1 else self.name(id)
            for id, count in counts.items()
        )

    def skip(self, line: dict[str, Any], viewer: int | None) -> bool:
        # what others draw is no news; what one laid oneself is on the board already
        if line["kind"] in ("draw", "discarded"):
            return bool(line["seat"] != viewer)
        return line["kind"] in self.noise or (line["kind"] == "laid" and line["seat"] == viewer)

    def result(self, game: Game) -> list[Section]:
        return result_sections(game, self)


def resource(amount: int, name: str, lang: str) -> str:
    """So much of a resource.

    >>> resource(2, "scrap", "en"), resource(2, "juice", "pl")
    ('2 scrap', '2 wachy')
    """
    return TEXTS.format(lang, f"amount-{name}", {"count": amount})


def stock_words(stock: dict[str, int], lang: str = "en") -> str:
    """A stockpile in words.

    >>> stock_words({"scrap": 9, "juice": 1, "spark": 0})
    '9 scrap 1 juice 0 spark'
    """
    return " ".join(resource(stock[name], name, lang) for name in RESOURCES)


def _and(parts: list[str]) -> str:
    return ", ".join(parts)


# -- the end of a game ---------------------------------------------------------------------------


def result_sections(game: Game, board: WarBoard) -> list[Section]:
    """Who won, the points of each seat by source, and the tiebreakers as far as needed."""
    outcome = game.outcome
    assert outcome is not None
    seats = game.view(None)["seats"]
    winners = joined(board.lang, [board.seat_name(seat) for seat in outcome.winners])
    facts = {"n": len(outcome.winners), "reason": reason_text(game, board.lang)}
    heading = board.said("war-over", winners=winners, **facts)
    order = sorted(range(game.players), key=lambda seat: -outcome.scores[seat])
    rows = [
        (
            board.seat_name(seat),
            board.said("war-vp", n=outcome.scores[seat]),
            _sources(seats[seat], board),
        )
        for seat in order
    ]
    best = [seat for seat in order if outcome.scores[seat] == max(outcome.scores)]
    found = [Section(heading, rows)]
    if len(best) > 1:
        found.append(Section(board.said("war-tie"), _tiebreakers(game, board, best)))
    return found


def _sources(seat: dict[str, Any], board: WarBoard) -> str:
    sums: dict[str, int] = {}
    for line in seat["score_lines"]:
        known = _SOURCES.get(line["rule"])
        source = board.said(f"war-from-{known}") if known else line["rule"]
        sums[source] = sums.get(source, 0) + line["amount"]
    return ", ".join(f"{source} {points}" for source, points in sums.items())


def _tiebreakers(game: Game, board: WarBoard, tied: list[int]) -> list[tuple[str, ...]]:
    """One row per tiebreaker, down to the first that tells the tied seats apart."""
    views = {seat: game.view(seat) for seat in tied}
    tables = [
        (
            "wftw.vp.06",
            "war-tie-strength",
            {seat: view["mine"]["strength_in_hand"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.08",
            "war-tie-unspent",
            {seat: view["mine"]["unspent"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.09",
            "war-tie-bases",
            {seat: len(view["seats"][seat]["tableau"]) for seat, view in views.items()},
        ),
    ]
    rows: list[tuple[str, ...]] = []
    for rule, what, values in tables:
        shown = ", ".join(f"{board.seat_name(seat)} {value}" for seat, value in values.items())
        rows.append((f"{board.said(what)} [{rule}]", shown))
        best = max(values.values())
        tied = [seat for seat in tied if values[seat] == best]
        if len(tied) == 1:
            return rows
    rows.append((f"{board.said('war-tie-shared')} [wftw.R49]", ""))
    return rows
