"""Where a knight wants to be: the places of Plot Actions, help for what is hurt, and how far."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from dustboard.games.wk2.bot.city_tasks import task_sites
from dustboard.games.wk2.bot.costs import costs_to
from dustboard.games.wk2.bot.pages import page
from dustboard.games.wk2.bot.reading import Reader
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import DANGERS
from dustboard.games.wk2.content.story import SHEETS, Sheet

LATER: Final = 0.65  # what a goal is worth a round later
ROUNDABOUT: Final = 0.15  # how much of a longer way counts, though it takes no more rounds
CROWDED: Final = 0.75  # what is left of a goal that a nearer companion goes for
AT_LEAST: Final = 0.6  # a Plot Action is worth trying, whatever one expects of it
ICONS: Final[tuple[float, ...]] = (0.35, 0.7, 0.9)  # what a danger icon on the way costs, by kind
CARE: Final = 1.2  # a city, for each sore thing
GUARD: Final = 3.0  # to be near a train that nobody guards
AHEAD: Final = 1.5  # to be where the next sheet begins, when there is nothing to do here
CAUGHT: Final = 5.0  # where a pursuer comes at the end of the round
CHASED: Final = 0.6  # where one could come a round later
FLIGHT: Final = 0.4  # how much of that one is rid of by driving on
NOWHERE: Final = board.NOWHERE
_ROWS: Final[dict[str, Sheet]] = {sheet.id: sheet for sheet in SHEETS}


class Goals:
    """What there is to do on the sheet, and what each space is worth for it."""

    def __init__(self, look: Seen) -> None:
        self.look = look
        self.reader = Reader(look)
        self.sheet = _ROWS.get(look.view["plot"]["id"]) if look.view["plot"] else None
        self.action_worth = self._actions()
        self.pace = max(
            1, int(look.mine["speed"]) + min(1, look.has("fuel")) * int(look.mine["bonus"])
        )
        self.sites = self._sites()
        self._dangers: dict[int, float] = {}

    def _actions(self) -> dict[str, float]:
        if self.sheet is None:
            return {}
        return {action.key: self.reader.rows(action.then) for action in self.sheet.actions}

    def _sites(self) -> list[tuple[int, float]]:
        """Spaces with something to do, each with its worth."""
        best: dict[int, float] = {}
        rows = {action.key: action.then for action in self.sheet.actions} if self.sheet else {}
        for site in self.look.view["own"]["sites"] if "own" in self.look.view else ():
            for id in site["spaces"]:
                space = board.BY_ID[id]
                worth = Reader(self.look.at(space)).rows(rows[site["action"]])
                if worth >= 0.0:
                    worth = max(AT_LEAST, worth) * self._wanted(space)
                    best[space] = max(best.get(space, 0.0), worth)
        for space in self._unguarded():
            best[space] = max(best.get(space, 0.0), GUARD)
        for space, worth in self._by_arriving():
            best[space] = max(best.get(space, 0.0), worth)
        for space, worth in task_sites(self.look):
            best[space] = max(best.get(space, 0.0), worth)
        return list(best.items())

    def _by_arriving(self) -> list[tuple[int, float]]:
        """Special locations and cities where it is enough to come, by the rules of the sheet."""
        if self.sheet is None:
            return []
        rules = [row for row in self.sheet.rules if row.get("when") == "after_move"]
        found: list[tuple[int, float]] = []
        for space in (*board.SPECIAL[1:], *board.CITIES) if rules else ():
            there = Reader(self.look.at(space))
            worth = there.rows(rules)
            if worth > AT_LEAST:
                found.append((space, worth))
        return found

    def _unguarded(self) -> list[int]:
        """The spaces of and around a train that no companion is near."""
        if self.sheet is None or not self.sheet.line:
            return []
        look = self.look
        train = look.walkers["train"]
        near = [train, *board.NEIGHBOURS[train]]
        others = [seat for seat in look.view["seats"] if seat["seat"] != look.me]
        spaces = [seat["space"] for seat in others if seat["space"] and seat["down"] is None]
        return [] if any(board.BY_ID[space] in near for space in spaces) else near

    def _wanted(self, space: int) -> float:
        """Less, if a companion will be there first."""
        costs = costs_to(space)
        for seat in self.look.view["seats"]:
            if seat["seat"] == self.look.me or seat["out"] or not seat["space"]:
                continue
            theirs = costs[board.BY_ID[seat["space"]]]
            mine = costs[self.look.here]
            if theirs < mine or (theirs == mine and seat["seat"] < self.look.me):
                return CROWDED
        return 1.0

    def rounds_to(self, start: int, end: int) -> float:
        """How many Move Actions lie between two spaces, and a little more for a longer way."""
        if start == end:
            return 0.0
        moves = costs_to(end)[start] / self.pace
        return max(1.0, moves) + ROUNDABOUT * moves

    def in_time(self, start: int, end: int, rounds: int) -> bool:
        """Whether so many Move Actions are enough; who arrives can act in the same turn."""
        return costs_to(end)[start] <= rounds * self.pace

    def worth(self, space: int) -> float:
        """What it is worth to stand on a space at the end of a move."""
        found = 0.0
        for site, worth in self.sites:
            if self.in_time(space, site, self.look.rounds_left - 1):
                found = max(found, worth * LATER ** self.rounds_to(space, site))
        if self.ahead >= 0:
            found = max(found, AHEAD * LATER ** self.rounds_to(space, self.ahead))
        found -= self.hunted(space)
        return found + (self.sore * CARE if board.IS_CITY[space] else 0.0)

    def hunted(self, space: int) -> float:
        """What it costs to be where markers come that pursue a card of the knight."""
        worth = 0.0
        for row in self._pursuits:
            walker = self.look.walkers.get(row["walker"], NOWHERE)
            if walker == NOWHERE or self.reader.holds.chance(row.get("if", "")) <= 0.0:
                continue
            steps = self.reader.number(row["steps"])
            away = board.STEPS[walker][space]
            worth += CAUGHT if away <= steps else CHASED if away <= 2 * steps else 0.0
        return worth

    @cached_property
    def _pursuits(self) -> list[Mapping[str, Any]]:
        if self.sheet is None:
            return []
        rows = [row for row in self.sheet.rules if row.get("do") == "pursue"]
        return [row for row in rows if self.reader.holds.chance(f"special.{row['number']}") > 0.0]

    @property
    def nearer(self) -> float:
        """What the best goal gains if the knight drives one move towards it."""
        now = soon = 0.0
        for site, worth in self.sites:
            if self.in_time(self.look.here, site, self.look.rounds_left):
                moves = self.rounds_to(self.look.here, site)
                now = max(now, worth * LATER**moves)
                soon = max(soon, worth * LATER ** max(0.0, moves - 1.0))
        if self.ahead >= 0:
            moves = self.rounds_to(self.look.here, self.ahead)
            now = max(now, AHEAD * LATER**moves)
            soon = max(soon, AHEAD * LATER ** max(0.0, moves - 1.0))
        care = self.sore * CARE if not board.IS_CITY[self.look.here] else 0.0
        return soon - now + (1.0 - LATER) * care + FLIGHT * self.hunted(self.look.here)

    @property
    def ahead(self) -> int:
        """Where the next sheet will have something to do; -1 if that is no matter."""
        return board.BY_ID.get(page(self.sheet.id).next, NOWHERE) if self.sheet else NOWHERE

    @property
    def sore(self) -> float:
        """How much a city could do for the knight, from 0 to about 2."""
        look = self.look
        need = 0.0
        if look.life <= 3:
            need += 0.8 if look.life <= 2 else 0.4
        if look.chassis <= 1:
            need += 0.8
        if not look.has("fuel"):
            need += 0.3
        return need

    def danger(self, space: int) -> float:
        """What the icons of a space cost; worked out once for each space."""
        known = self._dangers.get(space)
        if known is not None:
            return known
        cost = sum(price * number for price, number in zip(ICONS, board.ICONS[space], strict=True))
        for marker in self.look.view["board"]["markers"]:
            if marker["space"] == board.ID[space]:
                cost += ICONS[DANGERS.index(marker["kind"])]
        self._dangers[space] = cost
        return cost

    def after(self, moment: str) -> float:
        """What the rules of the sheet give for an action of this kind."""
        if self.sheet is None:
            return 0.0
        rules = [row for row in self.sheet.rules if row.get("when") == moment]
        return max(0.0, self.reader.rows(rules))
