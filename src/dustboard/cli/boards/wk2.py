"""Waste Knights, second edition, in a terminal: the tale as it is read, the party, the roads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dustboard.cli.boards.generic import Board, Section, reason_text
from dustboard.cli.complaint import Complaint
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.constants import SKILLS, TERRAINS

if TYPE_CHECKING:
    from dustboard.kernel.game import Game
    from dustboard.kernel.position import Decision
    from dustboard.kernel.title import Title

_FACES = {"successes": "+", "fates": "*", "botches": "!"}
_WITH_ROADS = ("route", "space")
_WITH_SHEET = ("action",)
_FIGHTING = ("weapon", "fate", "armor", "boost", "reroll", "again", "lost_die", "foe_die")
_ENTER = {"arrange": "done", "boost": "done", "reroll": "done"}  # an empty line wants nothing


class RoadBoard(Board):
    """Entries of the Book of Tales as they are read, knights and spaces in words."""

    noise = frozenset({"setup", "plot-action"})
    headings = frozenset({"round", "turn"})
    chances = True
    help = """\
In this title:
  tale         what was read last         tale 138   an entry that was read
  sheet        the plot sheet: goal, time, rules
  me           my knight and vehicle      party      all knights
  roads        spaces within reach        space s46  all about a space
  fight        the current test or combat
Type spaces by their ids: s47 s112 plans a route over two spaces, undo removes one."""

    def __init__(self, title: Title, lang: str = "en") -> None:
        super().__init__(title, lang)
        self.shown = 0  # entries that were printed
        self._looks: dict[str, Callable[[dict[str, Any]], list[Section]]] = {
            "tale": lambda view: self._tales(view, len(view["book"]["read"]) - 1),
            "sheet": self._sheet,
            "me": lambda view: self.hand(view),
            "party": lambda view: [self._party(view)],
            "roads": self._roads,
            "fight": lambda view: self._trial(view) or [Section("Nobody rolls dice now.")],
        }

    def say(self, key: str) -> str:
        """A text of the title."""
        return TEXTS.format(self.lang, key)

    # -- the table ------------------------------------------------------------------------------

    def where(self, view: dict[str, Any], decision: Decision | None) -> str:
        plot = view["plot"]
        if plot is None:
            return f"{self.title.name}: getting ready"
        time = f", time {plot['time']}" if plot["starts"] else ""
        active = view["active"]
        turn = f", {self._knight(view, active)}" if active is not None else ""
        name = self.say(f"sheet-{plot['id']}")
        return f"{name} ({plot['number']} of {plot['of']}), round {view['round']}{time}{turn}"

    def sections(self, view: dict[str, Any]) -> list[Section]:
        found = [*self._sheet(view), self._party(view)]
        if view["you"] is not None and view["plot"] is not None:
            found += self.hand(view)
        return found + self._trial(view)

    def scene(self, view: dict[str, Any], decision: Decision) -> list[Section]:
        found = self._tales(view, self.shown)
        self.shown = len(view["book"]["read"])
        if decision.name in _WITH_SHEET:
            found += [self._party(view), *self._here(view)]
        elif decision.name in _WITH_ROADS:
            found += self._roads(view, marked=True)
        elif decision.name in _FIGHTING:
            found += self._trial(view)
        return found

    def status(self, view: dict[str, Any]) -> list[str]:
        you = view["you"]
        if you is None or view["plot"] is None:
            return []
        return [self._state(view["seats"][you])]

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
            rows.append((f"{name}: {here} can do it now" if here else name,))
        return [Section(f"SHEET: {self.say('sheet-' + plot['id'])}", rows)]

    def _party(self, view: dict[str, Any]) -> Section:
        rows = [
            (self._knight(view, seat["seat"]), self._place(seat["space"]), self._state(seat))
            for seat in view["seats"]
            if seat["skills"]
        ]
        return Section("KNIGHTS", rows or [("Knights and vehicles are being chosen.",)])

    def _knight(self, view: dict[str, Any], seat: int) -> str:
        knight = view["seats"][seat]["knight"]
        called = self.seat_name(seat)
        whose = "you" if called == "You" else called
        return f"{self.say(knight)} ({whose})" if knight else called

    def _place(self, space: str | None) -> str:
        return f"{self.say(space)} ({space})" if space else "-"

    def _state(self, seat: dict[str, Any]) -> str:
        harm = seat["harm"]
        hurt = harm["wounds"] + harm["contaminated"]
        found = [
            f"wounds {hurt}/{harm['health']}",
            f"radiation {seat['radiation']['at']}/{seat['radiation']['of']}",
            f"damage {seat['damage']['at']}/{seat['damage']['of']}",
            f"Fuel {seat['fuel']['at']}/{seat['fuel']['of']}",
            f"Ammo {seat['ammo']}",
            f"Meds {seat['meds']}",
            f"XP {seat['xp']}",
        ]
        if seat["down"]:
            found.insert(0, "UNCONSCIOUS")
        if seat["wreck"]:
            found.insert(0, "WRECKED")
        return ", ".join(found)

    # -- a knight -------------------------------------------------------------------------------

    def hand(self, view: dict[str, Any]) -> list[Section]:
        return [] if view["you"] is None else self.seat(view, view["you"])

    def seat(self, view: dict[str, Any], seat: int) -> list[Section]:
        row = view["seats"][seat]
        if not row["skills"]:
            return [Section("Knights and vehicles are being chosen.")]
        dice = ", ".join(
            f"{self.say(f'skill-{skill}')} {row['skills'][skill].upper()}" for skill in SKILLS
        )
        gear = [
            ("in hand", self._gear(row["hands"])),
            ("worn", self._gear(row["armor"])),
            ("in the vehicle", self._gear(row["stowed"])),
        ]
        cards = [*row["upgrades"], *row["special"], *row["injuries"], *row["malfunctions"]]
        rows = [
            (self._state(row),),
            (dice,),
            (f"{self.say(row['vehicle'])}: speed {row['speed']}, +{row['bonus']} for each Fuel",),
            *gear,
        ]
        if cards:
            rows.append((", ".join(self._card(card) for card in cards),))
        return [Section(f"{self._knight(view, seat).upper()}", rows)]

    def _gear(self, keys: list[str]) -> str:
        return ", ".join(self._card(key) for key in keys) or "-"

    def _card(self, key: str) -> str:
        id, _, side = key.partition(":")
        name = self.say(id)
        return f"{name} ({'broken' if side == 'broken' else side.upper()})" if side else name

    # -- the roads ------------------------------------------------------------------------------

    def _here(self, view: dict[str, Any]) -> list[Section]:
        sites = view.get("own", {}).get("sites", ())
        plot = view["plot"]
        rows = [
            (
                self.say(f"plot-{plot['id']}-{site['action']}"),
                ", ".join(self._place(space) for space in site["spaces"]) or "nowhere now",
            )
            for site in sites
        ]
        return [Section("PLOT ACTIONS", rows)] if rows else []

    def _roads(self, view: dict[str, Any], marked: bool = False) -> list[Section]:
        """The spaces within reach: all, or those with something on the map."""
        ways = view.get("own", {}).get("ways", ())
        heading = "WITHIN REACH"
        if marked:
            ways = [way for way in ways if self._is_marked(view, way["space"])]
            heading = "PLACES WITHIN REACH (roads lists every space)"
        rows: list[tuple[str, ...]] = [
            (
                way["space"],
                self.say(way["space"]),
                f"{way['cost']} points" + (f", {way['fuel']} Fuel" if way["fuel"] else ""),
                self._on(view, way["space"]),
            )
            for way in sorted(ways, key=lambda way: (way["cost"], way["space"]))
        ]
        return [Section(heading, rows or [("No road is open now.",)])]

    def _is_marked(self, view: dict[str, Any], space: str) -> bool:
        """Whether something is to be done there: a city, or a place of a Plot Action."""
        sites = view.get("own", {}).get("sites", ())
        return board.IS_CITY[board.BY_ID[space]] or any(space in one["spaces"] for one in sites)

    def _on(self, view: dict[str, Any], space: str) -> str:
        """What lies on a space, in a few words."""
        at = board.BY_ID[space]
        table = view["board"]
        found = [name for name in ("challenge", "plot") if space in table[name]]
        found += [marker["kind"] for marker in table["markers"] if marker["space"] == space]
        icons = zip(("threat", "radiation", "contamination"), board.ICONS[at], strict=True)
        found += [name for name, number in icons for _ in range(number)]
        if board.SPECIAL_NUMBER[at]:
            found.append(f"location {board.SPECIAL_NUMBER[at]}")
        if board.IS_CITY[at]:
            found.append("city")
        found += [
            self._knight(view, seat["seat"]) for seat in view["seats"] if seat["space"] == space
        ]
        return ", ".join(found)

    def _space(self, view: dict[str, Any], word: str) -> list[Section]:
        if word not in board.BY_ID:
            raise Complaint(f"there is no space {word!r}; spaces are s01 to {board.ID[-1]}")
        at = board.BY_ID[word]
        near = ", ".join(self._place(board.ID[other]) for other in board.NEIGHBOURS[at])
        rows = [
            (f"{TERRAINS[board.TERRAIN[at]]}, {board.COST[at]} points to enter",),
            (self._on(view, word) or "nothing lies here",),
            (f"Next to it: {near}.",),
        ]
        return [Section(f"{self.say(word).upper()} ({word})", rows)]

    # -- tests and combats ----------------------------------------------------------------------

    def _trial(self, view: dict[str, Any]) -> list[Section]:
        found: list[Section] = []
        test = view["test"]
        if test is not None:
            skill = self.say(f"skill-{test['skill']}")
            pool = (f"dice {test['pool'].upper()}", self._dice(test["dice"]))
            found.append(Section(f"TEST: {skill} ({test['difficulty']})", [pool]))
        combat = view["combat"]
        if combat is not None:
            foe = f"wounds {combat['wounds']}/{combat['health']}, {combat['attack']}"
            rows = [
                (self.say(combat["foe"]), foe, self._dice(combat["foe_dice"])),
                (
                    self._knight(view, combat["seat"]),
                    self._card(combat["weapon"]) if combat["weapon"] else "bare hands",
                    self._dice(combat["own_dice"]),
                ),
            ]
            found.append(Section(f"COMBAT: {combat['step']}", rows))
        return found

    def _dice(self, dice: list[dict[str, Any]]) -> str:
        """Dice as they lie, such as "G++ W* W-"."""
        found: list[str] = []
        for die in dice:
            marks = "".join(sign * die[name] for name, sign in _FACES.items())
            found.append(f"{die['colour'][0].upper()}{marks or '-'}")
        return " ".join(found)

    # -- what is typed --------------------------------------------------------------------------

    def look(self, view: dict[str, Any], words: list[str]) -> list[Section] | None:
        first = words[0].casefold()
        if first == "space" and len(words) == 2:
            return self._space(view, words[1].casefold())
        if first == "tale" and len(words) == 2:
            if words[1] not in view["book"]["read"]:
                raise Complaint(f"entry {words[1]} has not been read")
            return [self._tale(words[1])]
        if first in self._looks and len(words) == 1:
            return self._looks[first](view)
        return None

    def on_enter(self, decision: Decision) -> str:
        key = _ENTER.get(decision.name, "")
        keys = decision.options.keys()
        return key if key in keys else ""

    def typed(self, decision: Decision, key: str) -> str:
        return key if decision.name in _WITH_ROADS and key in board.BY_ID else ""

    def result(self, game: Game) -> list[Section]:
        view = game.view(None)
        found = self._tales(view, self.shown)
        outcome = game.outcome
        assert outcome is not None
        rows = [
            (self._knight(view, seat), f"{points} points")
            for seat, points in enumerate(outcome.scores)
        ]
        return [*found, Section(f"THE TALE IS OVER: {reason_text(game)}", rows)]
