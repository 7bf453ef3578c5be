"""Waste Knights, first edition, in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dustboard.cli.boards.generic import Board, Section
from dustboard.cli.boards.wk1 import combat, sheet
from dustboard.cli.boards.wk1.cards import Words, card_in
from dustboard.cli.boards.wk1.map import hex_row, map_section
from dustboard.cli.boards.wk1.result import result_sections
from dustboard.cli.complaint import Complaint
from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.keys import hex_of, is_hex
from dustboard.kernel.cast import Cast

if TYPE_CHECKING:
    from dustboard.kernel.game import Game
    from dustboard.kernel.position import Decision
    from dustboard.kernel.title import Title

# questions whose options come with the text of their cards
_READ = (
    *("new_task", "revealed_card", "looked_card", "luck_limit", "starting-vehicle", "keep_tasks"),
    *("stalls-take", "rest-uses"),
)
_WITH_MAP = ("travel", "hex", "neighbour", "city")
_FIGHTING = ("combat_card", "weapon", "direction", "range")
_WITH_STALLS = ("trade", "stalls-update", "stalls-take")

_ENTER = ("equip", "knight-offer")  # an empty line says that nothing is wanted here


class KnightsBoard(Board):
    """The map in characters, sheets and tables in words."""

    noise = frozenset(
        {
            "setup",
            "reshuffle",
            "tokens-cleared",
            "points",
            "gear-reshuffled",
            "unmarked",
            "pool",
            "combat-over",
        }
    )
    chances = True
    headings = frozenset({"step", "round"})

    def __init__(self, title: Title, lang: str = "en") -> None:
        super().__init__(title, lang)
        self.words = Words(lang)
        self.help = self.said("knights-help")
        self._looks: dict[str, Callable[[dict[str, Any]], list[Section]]] = {
            "map": lambda view: [map_section(view, self.words)],
            "me": lambda view: self._mine(view),
            "luck": lambda view: sheet.luck(view, self.words),
            "stalls": lambda view: sheet.stalls(view, self.words),
            "tasks": lambda view: sheet.tasks(view, self.words),
            "arena": lambda view: self._arena(view),
            "mission": lambda view: self._mission(view),
        }

    # -- the table ------------------------------------------------------------------------------

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        mission, _ = self.words.mission(view["mission"]["id"])
        step = self.words.say(f"step-{view['step']}")
        active = view["active"]
        who = sheet.name(view, active, self.words) if active is not None else "none"
        facts = {"mission": mission, "step": step, "who": who}
        return self.said("knights-where", round=view["round"], of=view["rounds"], **facts)

    def sections(self, view: dict[str, Any]) -> list[Section]:
        found = [*self._mission(view), map_section(view, self.words)]
        if view["step"] == "setup":
            return found
        found[0].rows = [(self.said("knights-type-mission"),), *found[0].rows[1:]]
        found += [sheet.knights(view, self.words), *sheet.tasks(view, self.words)]
        found += combat.arena(view, self.words)
        return found + self._mine(view)

    def _mission(self, view: dict[str, Any]) -> list[Section]:
        title, text = self.words.mission(view["mission"]["id"])
        scores = ", ".join(
            f"{self.words.seat(seat)} {score}"
            for seat, score in enumerate(view["mission"]["scores"])
        )
        rows = [(text,), (self.said("knights-scores", scores=scores),)]
        return [Section(self.said("knights-mission", mission=title), rows)]

    def _mine(self, view: dict[str, Any]) -> list[Section]:
        return [] if view["you"] is None else sheet.sheet(view, view["you"], self.words)

    def _arena(self, view: dict[str, Any]) -> list[Section]:
        return combat.arena(view, self.words) or [Section(self.said("knights-no-combat"))]

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        return sheet.sheet(view, seat, self.words)

    def hand(self, view: dict[str, Any]) -> list[Section]:
        return self._mine(view)

    def look(self, view: dict[str, Any], words: list[str]) -> list[Section] | None:
        first = words[0].casefold()
        if first == "hex" and len(words) > 1:
            return self._hex(view, words[1])
        if first in self._looks and len(words) == 1:
            return self._looks[first](view)
        return None

    def _hex(self, view: dict[str, Any], word: str) -> list[Section]:
        if not word.isdecimal() or len(word) > 2 or int(word) >= len(view["hexes"]):
            facts = {"word": repr(word), "last": len(view["hexes"]) - 1}
            raise Complaint(self.said("knights-no-hex", **facts))
        place = int(word)
        row = view["hexes"][place]
        _, title, said = hex_row(view, place, self.words)
        near = ", ".join(str(other) for other, far in enumerate(DISTANCE[place]) if far == 1)
        rows = [(said,), (self.words.hex_text(row),), (self.said("knights-near", near=near),)]
        if row["blank"]:
            rows.append((self.said("knights-blank"),))
        return [Section(self.said("knights-hex", n=place, name=title), rows)]

    # -- the question ---------------------------------------------------------------------------

    def scene(self, view: dict[str, Any], decision: Decision) -> list[Section]:
        name = decision.name
        if name in _WITH_MAP:
            me = view["you"]
            near = DISTANCE[view["seats"][me]["hex"]]
            around = {place for place, far in enumerate(near) if far <= 1}
            return [map_section(view, self.words, around)]
        if name in _FIGHTING and view["arena"] is not None:
            return combat.arena(view, self.words)
        if name in _WITH_STALLS:
            return sheet.stalls(view, self.words)
        if name == "place-gear":
            return self._cards(view["own"]["aside"], "knights-new-gear")
        if name in ("knight-offer", "offer-answer") and view["deal"] is not None:
            return sheet.sheet(view, view["deal"]["with"], self.words)[:1]
        if name == "explore":
            place = view["seats"][view["you"]]["hex"]
            return self._hex(view, str(place))
        if name == "escape_or_face":
            return self._cards([view["trip"]["card"]], "knights-waster-played")
        if name == "waster":
            return [self._trip(view), *self._cards(view["trip"]["revealed"], "knights-revealed")]
        return []

    def _cards(self, ids: list[str | None], heading: str) -> list[Section]:
        rows = [(self.words.card(id), self.words.text(id)) for id in ids if id is not None]
        return [Section(self.said(heading), rows)] if rows else []

    def _trip(self, view: dict[str, Any]) -> Section:
        trip, active = view["trip"], view["active"]
        ahead = [] if trip["stopped"] else trip["route"][trip["entered"] :]
        way = ", ".join(sheet.place_name(view, place, self.words) for place in ahead)
        rows = [
            (sheet.counters(view["seats"][active], self.words),),
            (self.said("knights-to-enter", way=way or self.said("knights-move-ends")),),
        ]
        who = sheet.name(view, active, self.words)
        return Section(self.said("knights-on-road", who=who), rows)

    def role(self, view: dict[str, Any]) -> str:
        me, active = view["you"], view["active"]
        if me is None or active is None or me == active or view["waster"] != me:
            return ""
        who = sheet.name(view, active, self.words)
        if view["arena"] is not None and not view["arena"]["duel"]:
            foe = self.words.card(view["arena"]["foe"])
            return self.said("knights-waster-plays", who=who, foe=foe)
        return self.said("knights-waster", who=who)

    def status(self, view: dict[str, Any]) -> list[str]:
        me = view["you"]
        if me is None or view["seats"][me]["knight"] is None:
            return []
        row = view["seats"][me]
        where = sheet.place_name(view, row["hex"], self.words)
        facts: dict[str, object] = {
            "where": where,
            "counters": sheet.counters(row, self.words),
            "down": int(row["down"]),
            "carried": ", ".join(map(str, row["carried"])) or "none",
        }
        found = [self.said("knights-status", **facts)]
        asked = next((one["ask"] for one in view["waiting"] if one["seat"] == me), "")
        if view["arena"] is not None:
            found = [combat.line(view, self.words)]
        if asked == "react_my_check" and (said := combat.check(view, self.words)):
            found.append(said)
        forecast = view["own"]["forecast"]
        if forecast is not None and view["own"]["route"]:
            found.append(self._plan(view, forecast))
        return found

    def _plan(self, view: dict[str, Any], forecast: dict[str, Any]) -> str:
        """What the planned route costs."""
        route = view["own"]["route"]
        facts = {"route": " ".join(map(str, route)), "cards": forecast["cards"]}
        if forecast["per_fuel"]:
            facts["cost"] = sum(row["cost"] for row in forecast["hexes"])
            facts |= {"fuel": forecast["fuel"], "left": forecast["points"]}
            told = self.said("knights-route-cost", each=forecast["per_fuel"], **facts)
        else:
            told = self.said("knights-route", **facts)
        if forecast["enough"] < len(route):
            short = self.said("knights-too-little", hex=route[forecast["enough"]])
            told += f" {short} [wk1.move.16]."
        return told

    def on_enter(self, decision: Decision) -> str:
        usual = decision.timeout_key
        if decision.kind == "react" or decision.name in _ENTER:
            return usual if usual in ("pass", "ready") else ""
        return ""

    def typed(self, decision: Decision, key: str) -> str:
        if decision.kind not in ("path", "place"):
            return ""
        return str(hex_of(key)) if is_hex(key) else key

    def read(self, decision: Decision, words: list[str]) -> list[str]:
        if decision.kind not in ("path", "place"):
            return words
        return [f"h{int(word)}" if word.isdecimal() and len(word) < 3 else word for word in words]

    def option_note(self, view: dict[str, Any], decision: Decision, key: str) -> str:
        if decision.name == "route" and is_hex(key):
            return hex_row(view, hex_of(key), self.words)[2]
        if decision.name == "combat_card":
            return combat.combat_card(key, self.lang)
        id = card_in(key)
        if id and (decision.name in _READ or decision.kind == "react"):
            return self.words.text(id)
        return ""

    def option_group(self, view: dict[str, Any], decision: Decision, key: str) -> tuple[str, str]:
        if decision.name == "knight_sheet":
            heads = " ".join(name[:2].capitalize() for name in SKILLS)
            name = self.words.knight(key)
            return (
                f"{'':21}{heads}  {self.said('knights-ability-head')}",
                f"{name:18} {self.words.knight_row(key)}",
            )
        if decision.name not in ("equip", "place-gear") or not card_in(key):
            return "", ""
        label = next(
            one.text(self.lang, Cast(self.names)) for one in decision.options if one.key == key
        )
        card = self.words.card(card_in(key))
        return card, label.removeprefix(f"{card}: ")

    def skip(self, line: dict[str, Any], viewer: int | None) -> bool:
        if line["kind"] in ("dice-change", "placed"):
            return bool(line["seat"] != viewer)
        return line["kind"] in self.noise

    def call(self, names: tuple[str, ...]) -> None:
        super().call(names)
        self.words.names = names

    def result(self, game: Game) -> list[Section]:
        return result_sections(game, self.words)
