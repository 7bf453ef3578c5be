"""Waste Knights, second edition, in a terminal: the tale as it is read, the party, the roads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dustboard.cli.boards.generic import Board, Section, reason_text
from dustboard.cli.boards.wk2_cards import (
    card_note,
    dice_marks,
    die_letters,
    event_sections,
    foe_text,
    found_sections,
    knight_head,
    knight_row,
    part_sections,
    price,
)
from dustboard.cli.complaint import Complaint
from dustboard.cli.words import title_name
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.constants import SKILLS, TERRAINS
from dustboard.games.wk2.show.card_text import goals_text, rules_text

if TYPE_CHECKING:
    from dustboard.kernel.game import Game
    from dustboard.kernel.position import Decision
    from dustboard.kernel.title import Title

_LANDMARKS = {row.id: row for row in CONTENT.landmarks}
_TASKS = {row.id: row for row in CONTENT.city_tasks}
_CITY_OF = {space.city: space.id for space in CONTENT.spaces if space.city}
_WITH_ROADS = ("route", "space", "place_landmark", "place_task")
_WITH_SHEET = ("action",)
_SEARCHING = ("finding", "section")
LATELY = 2  # entries read last, which are printed again when a game goes on
_FIGHTING = ("weapon", "fate", "armor", "boost", "reroll", "again", "lost_die", "foe_die")
_ENTER = {"arrange": "done", "boost": "done", "reroll": "done"}  # an empty line wants nothing


class RoadBoard(Board):
    """Entries of the Book of Tales as they are read, knights and spaces in words."""

    noise = frozenset({"setup", "plot-action"})
    headings = frozenset({"round", "turn"})
    chances = True

    def __init__(self, title: Title, lang: str = "en") -> None:
        super().__init__(title, lang)
        self.help = self.said("road-help")
        self.shown = 0  # entries that were printed
        self.page = ""  # the page that was printed last
        self.event: str | None = None  # the card of the wasteland that was printed last
        self.ways: dict[str, str] = {}  # by space within reach: the one before it
        self.start = ""  # where the planned route has come to
        self._looks: dict[str, Callable[[dict[str, Any]], list[Section]]] = {
            "tale": lambda view: self._tales(view, len(view["book"]["read"]) - 1),
            "sheet": self._sheet,
            "me": lambda view: self.hand(view),
            "party": lambda view: [self._party(view)],
            "roads": self._roads,
            "parts": lambda view: part_sections(view, self.lang),
            "fight": lambda view: self._trial(view) or [Section(self.said("road-no-dice"))],
        }

    def say(self, key: str) -> str:
        """A text of the title."""
        return TEXTS.format(self.lang, key)

    # -- the table ------------------------------------------------------------------------------

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        plot = view["plot"]
        if plot is None:
            return self.said("road-getting-ready", title=title_name(self.title, self.lang))
        active = view["active"]
        facts = {
            "sheet": self.say(f"sheet-{plot['id']}"),
            "time": plot["time"] if plot["starts"] else "none",
            "who": self._knight(view, active) if active is not None else "none",
        }
        return self.said(
            "road-where", n=plot["number"], of=plot["of"], round=view["round"], **facts
        )

    def sections(self, view: dict[str, Any]) -> list[Section]:
        found = [*self._sheet(view), self._party(view)]
        if view["you"] is not None and view["plot"] is not None:
            found += self.hand(view)
        return found + self._trial(view)

    def scene(self, view: dict[str, Any], decision: Decision) -> list[Section]:
        read = len(view["book"]["read"])
        found = self._tales(view, self.shown or read - LATELY)
        self.shown = read
        if view["plot"] is not None and view["plot"]["id"] != self.page:
            self.page = view["plot"]["id"]
            found += self._sheet(view)
        elif decision.name in _WITH_SHEET:
            goal = self.say(f"page-{self.page}.goal")
            found.append(Section("", [(self.said("road-goal", goal=goal),)]))
        if view["card"] != self.event:
            found += event_sections(view["card"], self.lang)
        self.event = view["card"]
        if decision.name in _SEARCHING:
            found += found_sections(view, self.lang)
        if decision.name in _WITH_SHEET:
            found += [*self._others(view), *self._here(view)]
        elif decision.name in _WITH_ROADS:
            found += self._roads(view, marked=True)
        elif decision.name in _FIGHTING:
            found += self._trial(view)
        return found

    def status(self, view: dict[str, Any]) -> list[str]:
        you = view["you"]
        if you is None or view["plot"] is None:
            return []
        self.ways = {way["space"]: way["via"] for way in view["own"].get("ways", ())}
        if view["move"] is not None:
            self.start = [view["seats"][you]["space"], *view["move"]["route"]][-1]
        mine = view["seats"][you]
        return [self.said("road-at", place=self._place(mine["space"]), state=self._state(mine))]

    def _tales(self, view: dict[str, Any], since: int) -> list[Section]:
        """The entries that were read from this one on, as they stand in the book."""
        found: list[Section] = []
        for entry in view["book"]["read"][max(0, since) :]:
            found.append(self._tale(entry))
        return found

    def _tale(self, entry: str) -> Section:
        rows = [(part,) for part in self.say(f"entry-{entry}").split("\n\n")]
        return Section(f"{entry}. {self.say(f'entry-{entry}.title')}", rows)

    def _sheet(self, view: dict[str, Any]) -> list[Section]:
        plot = view["plot"]
        if plot is None:
            return []
        key = f"page-{plot['id']}"
        rows = [(self.say(f"{key}.goal"),), (self.say(f"{key}.rules"),)]
        for action in plot["actions"]:
            here = ", ".join(self._knight(view, seat) for seat in action["here"])
            name = self.say(f"plot-{plot['id']}-{action['key']}")
            rows.append((self.said("road-here-now", action=name, who=here) if here else name,))
        for one in view["board"]["landmarks"]:
            if one["card"]:
                place = self._place(one["space"])
                text = rules_text(_LANDMARKS[one["card"]], self.lang)
                rows.append((f"{self.say(one['card'])}, {place}: {text}",))
        return [Section(self.said("road-sheet", sheet=self.say("sheet-" + plot["id"])), rows)]

    def _party(self, view: dict[str, Any]) -> Section:
        rows = [self._at(view, seat) for seat in view["seats"] if seat["skills"]]
        return Section(self.said("road-knights"), rows or [(self.said("road-choosing"),)])

    def _others(self, view: dict[str, Any]) -> list[Section]:
        """The knights of the others; one's own stands beside the question."""
        others = [seat for seat in view["seats"] if seat["skills"] and seat["seat"] != view["you"]]
        rows = [self._at(view, seat) for seat in others]
        return [Section(self.said("road-others"), rows)] if rows else []

    def _at(self, view: dict[str, Any], seat: dict[str, Any]) -> tuple[str, str, str]:
        """A knight, where they are and how they are."""
        return self._knight(view, seat["seat"]), self._place(seat["space"]), self._state(seat)

    def _knight(self, view: dict[str, Any], seat: int) -> str:
        knight = view["seats"][seat]["knight"]
        called = self.seat_name(seat)
        whose = self.said("you-small") if called == self.said("you") else called
        return f"{self.say(knight)} ({whose})" if knight else called

    def _place(self, space: str | None) -> str:
        return f"{self.say(space)} ({space})" if space else "-"

    def _state(self, seat: dict[str, Any]) -> str:
        harm = seat["harm"]
        hurt = harm["wounds"] + harm["contaminated"]
        tracks = {
            "wounds": hurt,
            "health": harm["health"],
            "radiation": seat["radiation"]["at"],
            "resilience": seat["radiation"]["of"],
            "damage": seat["damage"]["at"],
            "chassis": seat["damage"]["of"],
            "fuel": seat["fuel"]["at"],
            "tank": seat["fuel"]["of"],
        }
        held = {name: seat[name] for name in ("ammo", "meds", "xp")}
        found = [self.said("road-state", **tracks, **held)]
        if seat["down"]:
            found.insert(0, self.said("road-unconscious"))
        if seat["wreck"]:
            found.insert(0, self.said("road-wrecked"))
        return ", ".join(found)

    # -- a knight -------------------------------------------------------------------------------

    def hand(self, view: dict[str, Any]) -> list[Section]:
        return [] if view["you"] is None else self.seat(view, view["you"])

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        row = view["seats"][seat]
        if not row["skills"]:
            return [Section(self.said("road-choosing"))]
        dice = ", ".join(
            f"{self.say(f'skill-{skill}')} {die_letters(row['skills'][skill], self.lang)}"
            for skill in SKILLS
        )
        gear = [
            (self.said("road-in-hand"), self._gear(row["hands"])),
            (self.said("road-worn"), self._gear(row["armor"])),
            (self.said("road-in-vehicle"), self._gear(row["stowed"])),
        ]
        cards = [*row["upgrades"], *row["special"], *row["injuries"], *row["malfunctions"]]
        rows = [
            (self._state(row),),
            (dice,),
            (
                self.said(
                    "road-drives",
                    vehicle=self.say(row["vehicle"]),
                    speed=row["speed"],
                    bonus=row["bonus"],
                ),
            ),
            *gear,
        ]
        if row["part_room"] and (row["parts"] or view["decks"]["parts"]):
            room = self.said("road-room", n=len(row["parts"]), of=row["part_room"])
            rows.append((self.said("road-parts"), f"{self._gear(row['parts'])} {room}"))
        rows += [self._task(task) for task in row["tasks"]]
        rows += [
            (self.said("road-task-done", task=self.say(task), city=self._city(task)),)
            for task in row["tasks_done"]
        ]
        if row["trophies"]:
            rows.append(
                (self.said("road-trophies"), ", ".join(self.say(city) for city in row["trophies"]))
            )
        if cards:
            rows.append((", ".join(self._card(card) for card in cards),))
        return [Section(f"{self._knight(view, seat).upper()}", rows)]

    def _task(self, task: dict[str, Any]) -> tuple[str]:
        left = max(0, task["of"] - task["now"])
        goals = goals_text(_TASKS[task["card"]], self.lang)
        goal = goals[left - 1] if left else self.say("task-waits")
        token = self._place(task["space"])
        place = f" {self.said('road-token', place=token)}" if task["space"] else ""
        return (f"{self.say(task['card'])}: {goal}{place}",)

    def _city(self, task: str) -> str:
        return self.say(_CITY_OF[_TASKS[task].city])

    def _gear(self, keys: list[str]) -> str:
        return ", ".join(self._card(key) for key in keys) or "-"

    def _card(self, key: str) -> str:
        id, _, side = key.partition(":")
        name = self.say(id)
        if side == "broken":
            return self.said("road-broken", card=name)
        return f"{name} ({side.upper()})" if side else name

    # -- the roads ------------------------------------------------------------------------------

    def _here(self, view: dict[str, Any]) -> list[Section]:
        sites = view.get("own", {}).get("sites", ())
        plot = view["plot"]
        rows = [
            (
                self.say(f"plot-{plot['id']}-{site['action']}"),
                ", ".join(self._place(space) for space in site["spaces"])
                or self.said("road-nowhere"),
            )
            for site in sites
        ]
        return [Section(self.said("road-plot-actions"), rows)] if rows else []

    def _roads(self, view: dict[str, Any], marked: bool = False) -> list[Section]:
        """The spaces within reach: all, or those with something on the map."""
        ways = view.get("own", {}).get("ways", ())
        heading = "road-reach"
        if marked:
            ways = [way for way in ways if self._is_marked(view, way["space"])]
            heading = "road-places"
        rows: list[tuple[str, ...]] = [
            (
                way["space"],
                self.say(way["space"]),
                self.said("road-cost", mp=way["cost"], fuel=way["fuel"]),
                self._on(view, way["space"]),
            )
            for way in sorted(ways, key=lambda way: (way["cost"], way["space"]))
        ]
        return [Section(self.said(heading), rows or [(self.said("road-no-road"),)])]

    def _is_marked(self, view: dict[str, Any], space: str) -> bool:
        """Whether something is to be done there: a city, or a place of a Plot Action."""
        sites = view.get("own", {}).get("sites", ())
        if any(one["space"] == space for one in view["board"]["landmarks"]):
            return True
        if any(task["space"] == space for seat in view["seats"] for task in seat["tasks"]):
            return True
        return board.IS_CITY[board.BY_ID[space]] or any(space in one["spaces"] for one in sites)

    def _on(self, view: dict[str, Any], space: str) -> str:
        """What lies on a space, in a few words."""
        at = board.BY_ID[space]
        table = view["board"]
        found = [
            self.said(f"road-on-{name}") for name in ("challenge", "plot") if space in table[name]
        ]
        found += [
            self.say(one["card"]) if one["card"] else self.said("road-landmark-down")
            for one in table["landmarks"]
            if one["space"] == space
        ]
        found += [
            self.said("road-token-of", task=self.say(task["card"]))
            for seat in view["seats"]
            for task in seat["tasks"]
            if task["space"] == space
        ]
        found += [
            self.said(f"road-on-{marker['kind']}")
            for marker in table["markers"]
            if marker["space"] == space
        ]
        icons = zip(("threat", "radiation", "contamination"), board.ICONS[at], strict=True)
        found += [self.said(f"road-on-{name}") for name, number in icons for _ in range(number)]
        if board.SPECIAL_NUMBER[at]:
            found.append(self.said("road-location", n=board.SPECIAL_NUMBER[at]))
        if board.IS_CITY[at]:
            found.append(self.said("road-city"))
        found += [
            self._knight(view, seat["seat"]) for seat in view["seats"] if seat["space"] == space
        ]
        return ", ".join(found)

    def _space(self, view: dict[str, Any], word: str) -> list[Section]:
        if word not in board.BY_ID:
            raise Complaint(self.said("road-no-space", word=repr(word), last=board.ID[-1]))
        at = board.BY_ID[word]
        near = ", ".join(self._place(board.ID[other]) for other in board.NEIGHBOURS[at])
        terrain = self.said(f"road-terrain-{TERRAINS[board.TERRAIN[at]]}")
        rows = [
            (self.said("road-enter", terrain=terrain, mp=board.COST[at]),),
            (self._on(view, word) or self.said("road-nothing-here"),),
            (self.said("road-near", near=near),),
        ]
        return [Section(f"{self.say(word).upper()} ({word})", rows)]

    # -- tests and combats ----------------------------------------------------------------------

    def _trial(self, view: dict[str, Any]) -> list[Section]:
        found: list[Section] = []
        test = view["test"]
        if test is not None:
            skill = self.say(f"skill-{test['skill']}")
            dice = self.said("road-dice", dice=die_letters(test["pool"], self.lang))
            head = self.said("road-test", skill=skill, n=test["difficulty"])
            found.append(Section(head, [(dice, dice_marks(test["dice"], self.lang))]))
        combat = view["combat"]
        if combat is not None:
            facts = {name: combat[name] for name in ("wounds", "health", "attack")}
            foe = self.said("road-foe", **facts)
            rows: list[tuple[str, ...]] = [
                (self.say(combat["foe"]), foe, dice_marks(combat["foe_dice"], self.lang)),
                (
                    self._knight(view, combat["seat"]),
                    self._card(combat["weapon"])
                    if combat["weapon"]
                    else self.said("road-bare-hands"),
                    dice_marks(combat["own_dice"], self.lang),
                ),
            ]
            rows.append((foe_text(combat["foe"], self.lang),))
            step = self.said(f"road-step-{combat['step']}")
            found.append(Section(self.said("road-combat", step=step), rows))
        return found

    # -- what is typed --------------------------------------------------------------------------

    def look(self, view: dict[str, Any], words: list[str]) -> list[Section] | None:
        first = words[0].casefold()
        if first == "space" and len(words) == 2:
            return self._space(view, words[1].casefold())
        if first == "tale" and len(words) == 2:
            if words[1] not in view["book"]["read"]:
                raise Complaint(self.said("road-not-read", entry=words[1]))
            return [self._tale(words[1])]
        if first in self._looks and len(words) == 1:
            return self._looks[first](view)
        return None

    def read(self, decision: Decision, words: list[str]) -> list[str]:
        spaces = [word for word in words if word.casefold() in board.BY_ID]
        if decision.name != "route" or len(spaces) != 1:
            return words
        near = decision.options.keys()
        way = spaces if spaces[0].casefold() in near else self._way(spaces[0].casefold())
        return [key for word in words for key in (way if word == spaces[0] else [word])]

    def _way(self, word: str) -> list[str]:
        """The spaces that lead to one within reach; the word itself if it is no such space."""
        way: list[str] = []
        here = word
        while here in self.ways and here != self.start and here not in way:
            way.insert(0, here)
            here = self.ways[here]
        return way or [word]

    def option_note(self, view: dict[str, Any], decision: Decision, key: str) -> str:
        """What a choice of the book costs and tests, or what a card does that one may take."""
        for choice in view["own"].get("choices", ()):
            if choice["key"] == key:
                found = [price(cost["what"], cost["amount"], self.lang) for cost in choice["costs"]]
                if test := choice["test"]:
                    skill = self.say(f"skill-{test['skill']}")
                    dice = die_letters(test["pool"], self.lang)
                    found.append(
                        self.said("road-choice-test", skill=skill, n=test["difficulty"], dice=dice)
                    )
                if choice["fight"]:
                    found.append(self.said("road-choice-fight"))
                return "; ".join(found)
        return card_note(decision.name, key, self.lang)

    def option_group(self, view: dict[str, Any], decision: Decision, key: str) -> tuple[str, str]:
        if decision.name != "knight":
            return "", ""
        head = f"{self.said('road-knight-help')}\n{'':23}{knight_head(self.lang)}"
        return head, f"{self.say(key):18} {knight_row(key, self.lang)}"

    def on_enter(self, decision: Decision) -> str:
        key = _ENTER.get(decision.name, "")
        keys = decision.options.keys()
        return key if key in keys else ""

    def typed(self, decision: Decision, key: str) -> str:
        listed = key in board.BY_ID or key == "done"
        return key if decision.name in _WITH_ROADS and listed else ""

    def called(self, word: str) -> str:
        return self.say(word.casefold()) if word.casefold() in board.BY_ID else ""

    def result(self, game: Game) -> list[Section]:
        view = game.view(None)
        found = self._tales(view, self.shown)
        outcome = game.outcome
        assert outcome is not None
        rows = [
            (self._knight(view, seat), self.said("road-points", n=points))
            for seat, points in enumerate(outcome.scores)
        ]
        reason = reason_text(game, self.lang)
        return [*found, Section(self.said("road-over", reason=reason), rows)]
