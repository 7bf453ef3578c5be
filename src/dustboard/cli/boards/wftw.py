"""War for the Wasteland in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dustboard.cli.boards.generic import Board, Section, reason_text
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
    "wftw.card.11": "printed on bases",
    "wftw.vp.03": "units",
    "wftw.vp.04": "bonuses",
}


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
            return "(empty)"
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
            return f"base, {card.vp + 1} VP, defence {card.defence}"
        points = f", {card.vp} VP" if card.vp else ""
        return f"unit, attack {card.attack}, {self._price(card.build)}{points}"

    def _price(self, cost: Cost) -> str:
        return f"costs {cost_text(cost, self.lang)}" if cost_text(cost) else "costs nothing"

    def _text(self, id: str) -> str:
        return rules_text(self._fact(id), self.lang)

    def card(self, deck: str, card: dict[str, Any]) -> Section:
        fact = self._fact(card["id"])
        rows = [(self.numbers(card["id"]),)]
        if fact.set != "starter":
            rows.append((f"acquisition cost {fact.acquisition}",))
        rows.append((self._text(card["id"]) or "No special text.",))
        key = f"{card['id']}.mood"
        if key in TEXTS.keys(self.lang):
            rows.append((TEXTS.format(self.lang, key),))
        return Section(f"{self.name(card['id'])} ({card['id']}, {deck})", rows)

    # -- the table ------------------------------------------------------------------------------

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        phase = view["phase"]
        if phase < 1:
            return self.title.name
        key = PHASE_KEYS[phase]
        bid = ""
        if phase == _BIDDING:
            if decision is not None:
                key = _HALF_OF_BIDDING.get(decision.name, "phase-bid-commit")
            bid = f", bid {view['bidding_round']} of 3"
        rule_name, table_name = (TEXTS.format(self.lang, name) for name in (key, f"{key}.table"))
        return f"Round {view['round']}: {table_name} ({rule_name}{bid}), goal {view['goal']} VP"

    def sections(self, view: dict[str, Any]) -> list[Section]:
        me = view["you"]
        found = [
            Section("BATTLEFIELDS", [self._field(view, n) for n in range(len(view["fields"]))]),
            Section(
                f"SHOP (deck {view['buy_deck']})",
                [self._offer(n, id) for n, id in enumerate(view["row"], start=1)],
            ),
            Section(
                "RIVALS" if me is not None else "SEATS",
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
        return Section(
            "", [(f"Hand: {', '.join(held) or 'no cards'}. (hand or board shows more)",)]
        )

    def _field(self, view: dict[str, Any], number: int) -> tuple[str, ...]:
        field = view["fields"][number]
        id = field["card"]
        bids = ", ".join(f"{self.seat_name(bid['seat'])} {bid['total']}" for bid in field["bids"])
        winner = field["winner"]
        ends = [f"bids: {bids}"] if bids else []
        ends += [f"won by {self.seat_name(winner)}"] if winner is not None else []
        if id is None:
            return (f"{number + 1}", "(empty)", "", "; ".join(ends))
        text = " ".join([self._text(id), *ends]).strip()
        return (f"{number + 1}", self.name(id), self.numbers(id), text)

    def _offer(self, number: int, id: str | None) -> tuple[str, ...]:
        if id is None:
            return (f"{number}", "(taken)")
        card = self._fact(id)
        return (
            f"{number}",
            self.name(id),
            f"bid {card.acquisition}+",
            " ".join([self.numbers(id) + ".", self._text(id)]).strip(),
        )

    def _rival(self, view: dict[str, Any], seat: dict[str, Any]) -> tuple[str, ...]:
        marks = [self.place(view, key, seat["seat"]) for key in seat["marks"]]
        doing = [f"marks {_and(marks)}"] if marks else []
        if seat["laid"]:
            doing.append(self._laid_by(view, seat))
        return (
            self.seat_name(seat["seat"]),
            f"{seat['score']} VP",
            stock_words(seat["stock"]) if seat["stock"] else "stock hidden",
            f"hand {seat['hand']} deck {seat['deck']} bases {len(seat['tableau'])}",
            "; ".join(doing),
        )

    def _laid_by(self, view: dict[str, Any], seat: dict[str, Any]) -> str:
        """Cards of a rival on the board: backs are counted, open cards named."""
        if any(row["place"] is None for row in seat["laid"]):
            return f"{len(seat['laid'])} cards face down"
        parts = []
        for place in dict.fromkeys(row["place"] for row in seat["laid"]):
            cards = [row["card"] for row in seat["laid"] if row["place"] == place]
            where = self.place(view, place, seat["seat"])
            if "?" in cards:
                parts.append(f"{len(cards)} face down at {where}")
            else:
                parts.append(f"{self.listed(cards)} at {where}")
        return "; ".join(parts)

    def _base(self, view: dict[str, Any]) -> Section:
        me = view["seats"][view["you"]]
        attacked = self._attackers(view)
        rows = []
        for number, base in enumerate(me["tableau"]):
            note = f"RAIDED by {_and(attacked[number])}!" if number in attacked else ""
            text = " ".join(part for part in (self._text(base["card"]), note) if part)
            rows.append((self.base_name(base), f"defence {base['defence']}", text))
        gives = me["produces"]
        next_round = [f"{gives[name]} {name}" for name in RESOURCES if gives[name]]
        if gives["juice_or_spark"]:
            next_round.append(f"{gives['juice_or_spark']} juice or spark")
        heading = f"MY BASES ({me['score']} VP; each round "
        return Section(f"{heading}{_and(next_round) or 'nothing'}, draw {gives['draw']})", rows)

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        shown = view["seats"][seat]
        bases = [
            (self.base_name(base), f"defence {base['defence']}", self._text(base["card"]))
            for base in shown["tableau"]
        ]
        units = [id for id, count in shown["units"].items() for _ in range(count)]
        return [
            Section("", [self._rival(view, shown)]),
            Section(f"BASES OF {self.seat_name(seat).upper()}", bases or [("none",)]),
            Section(
                f"ALL UNITS OF {self.seat_name(seat).upper()}, wherever they are",
                [(self.listed(units),)],
            ),
            Section(
                f"DISCARD PILE OF {self.seat_name(seat).upper()}",
                [(self.listed(shown["discard"]) or "-",)],
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
        return [Section("MY CARDS ON THE BOARD", rows)] if rows else []

    def _by_place(self, view: dict[str, Any], laid: list[dict[str, Any]]) -> list[tuple[str, str]]:
        """My own cards, place by place."""
        rows = []
        for place in dict.fromkeys(row["place"] for row in laid):
            where = self.place(view, place, view["you"]) if place else "the board"
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
            rows.append((times, f"attack {card.attack}", self._price(card.build), self._text(id)))
        heading = f"HAND {len(mine['hand'])} (deck {me['deck']}, discard {len(me['discard'])})"
        return [Section(heading, rows or [("no cards",)])]

    # -- the question ---------------------------------------------------------------------------

    def status(self, view: dict[str, Any]) -> list[str]:
        mine, me = view["mine"], view["seats"][view["you"]]
        if mine is None:
            return []
        bill = f" {self._bill(view)}" if view["phase"] == _BIDDING else ""
        found = [
            f"Round {view['round']}, {me['score']} VP. Stock: {stock_words(me['stock'])}.{bill}"
        ]
        if mine["draft_marks"]:
            marks = [self.place(view, key, view["you"]) for key in mine["draft_marks"]]
            found.append(f"Marked so far: {_and(marks)}.")
        if mine["draft"] and view["phase"] == _BIDDING:
            rows = self._by_place(view, mine["draft"])
            found.append(f"Laid so far: {'; '.join(f'{cards} to {at}' for at, cards in rows)}.")
        served = {row["place"] for row in mine["draft"]}
        needs = [self.place(view, key, view["you"]) for key in mine["duty"] if key not in served]
        if needs:
            found.append(f"Still without a card: {_and(needs)}.")
        return found

    def _bill(self, view: dict[str, Any]) -> str:
        """The bill of the cards laid so far against the stockpile."""
        bill, stock = view["mine"]["bill"], view["seats"][view["you"]]["stock"]
        if not any(bill.values()):
            return "Bill so far: nothing."
        owed = ", ".join(f"{bill[name]} {name}" for name in RESOURCES if bill[name])
        short = [f"{bill[n] - stock[n]} {n}" for n in RESOURCES if bill[n] > stock[n]]
        if short:
            whole = view["options"]["payment"] == "all_or_nothing"
            lost = "all your cards are discarded" if whole else "cards not paid for are discarded"
            return (
                f"Bill so far: {owed}: SHORT by {_and(short)}; if it is so at the reveal, {lost}"
                f" [{_UNPAID}]."
            )
        exact = view["mine"]["cover"]["state"] == "exact"
        return f"Bill so far: {owed}: {'exactly covered' if exact else 'covered'}."

    def option_note(self, view: dict[str, Any], decision: Decision, key: str) -> str:
        answer = read(key)
        if answer.word == LAY:
            return f"{self._adds(view, key)} here, {self._price(self._fact(ID[answer.card]).build)}"
        if answer.word == "base":
            for seat in view["seats"]:
                if target_key(raid_target(seat["seat"])) in self._my_marks(view):
                    return f"defence {seat['tableau'][answer.number]['defence']}"
        if answer.target > SHOP:
            bases = view["seats"][target_rival(answer.target)]["tableau"]
            return "defences " + ", ".join(str(base["defence"]) for base in bases)
        return ""

    def option_group(self, view: dict[str, Any], decision: Decision, key: str) -> tuple[str, str]:
        answer = read(key)
        if answer.word != LAY:
            return "", ""
        where = self.place(view, place_key(answer.place), view["you"])
        id = ID[answer.card]
        build = self._fact(id).build
        amounts = [(getattr(build, name), name) for name in RESOURCES]
        cost = " ".join(f"{count} {name}" for count, name in amounts if count) or "free"
        attack = self._adds(view, key).removeprefix("attack ")
        return f"To {where} (attack there, cost)", f"{self.name(id)} {attack} ({cost})"

    def _adds(self, view: dict[str, Any], key: str) -> str:
        """The attack that a card counts for where it would go."""
        answer = read(key)
        id = ID[answer.card]
        there = view["mine"]["adds"].get(place_key(answer.place), {})
        return f"attack {there.get(id, self._fact(id).attack)}"

    def _my_marks(self, view: dict[str, Any]) -> list[str]:
        marks: list[str] = view["seats"][view["you"]]["marks"]
        return marks

    def place(self, view: dict[str, Any], key: str, owner: int) -> str:
        """A target or place in words."""
        spot = read_spot(key)
        if spot.kind == "field":
            return f"battlefield {spot.at}"
        if spot.kind == "raid":
            rival = view["seats"][spot.at]
            if not 0 <= spot.base < len(rival["tableau"]):
                return f"{self._whose(rival['seat'])} bases"
            base = self.base_name(rival["tableau"][spot.base])
            return f"{self._whose(rival['seat'])} {base.removeprefix('The ')}"
        if spot.kind == "defend":
            bases = view["seats"][owner]["tableau"]
            base = self.base_name(bases[spot.at]) if spot.at < len(bases) else "a base"
            return f"the defence of {base}"
        return "the shop"

    def _whose(self, seat: int) -> str:
        name = self.seat_name(seat)
        return "your" if name == "You" else f"{name}'s"

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


def stock_words(stock: dict[str, int]) -> str:
    """A stockpile in words.

    >>> stock_words({"scrap": 9, "juice": 1, "spark": 0})
    '9 scrap 1 juice 0 spark'
    """
    return " ".join(f"{stock[name]} {name}" for name in RESOURCES)


def _and(parts: list[str]) -> str:
    return ", ".join(parts)


# -- the end of a game ---------------------------------------------------------------------------


def result_sections(game: Game, board: WarBoard) -> list[Section]:
    """Who won, the points of each seat by source, and the tiebreakers as far as needed."""
    outcome = game.outcome
    assert outcome is not None
    seats = game.view(None)["seats"]
    winners = " and ".join(board.seat_name(seat) for seat in outcome.winners)
    share = "share the win" if len(outcome.winners) > 1 else "wins"
    heading = f"THE GAME IS OVER: {winners} {share} ({reason_text(game)})"
    order = sorted(range(game.players), key=lambda seat: -outcome.scores[seat])
    rows = [
        (board.seat_name(seat), f"{outcome.scores[seat]} VP", _sources(seats[seat]))
        for seat in order
    ]
    best = [seat for seat in order if outcome.scores[seat] == max(outcome.scores)]
    found = [Section(heading, rows)]
    if len(best) > 1:
        found.append(Section("TIE FOR THE MOST POINTS", _tiebreakers(game, board, best)))
    return found


def _sources(seat: dict[str, Any]) -> str:
    sums: dict[str, int] = {}
    for line in seat["score_lines"]:
        source = _SOURCES.get(line["rule"], line["rule"])
        sums[source] = sums.get(source, 0) + line["amount"]
    return ", ".join(f"{source} {points}" for source, points in sums.items())


def _tiebreakers(game: Game, board: WarBoard, tied: list[int]) -> list[tuple[str, ...]]:
    """One row per tiebreaker, down to the first that tells the tied seats apart."""
    views = {seat: game.view(seat) for seat in tied}
    tables = [
        (
            "wftw.vp.06",
            "strength in hand that can be paid",
            {seat: view["mine"]["strength_in_hand"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.08",
            "unspent resources",
            {seat: view["mine"]["unspent"] for seat, view in views.items()},
        ),
        (
            "wftw.vp.09",
            "bases",
            {seat: len(view["seats"][seat]["tableau"]) for seat, view in views.items()},
        ),
    ]
    rows: list[tuple[str, ...]] = []
    for rule, what, values in tables:
        shown = ", ".join(f"{board.seat_name(seat)} {value}" for seat, value in values.items())
        rows.append((f"{what} [{rule}]", shown))
        best = max(values.values())
        tied = [seat for seat in tied if values[seat] == best]
        if len(tied) == 1:
            return rows
    rows.append(("equal in everything, so the win is shared [wftw.R49]", ""))
    return rows
