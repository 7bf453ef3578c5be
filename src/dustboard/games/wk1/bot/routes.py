"""Where to go and how: the best end of a move, and the route to it."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from dustboard.games.wk1.bot.goals import targets
from dustboard.games.wk1.bot.mission_goals import is_last_move
from dustboard.games.wk1.bot.prices import health_cost, radiation_cost
from dustboard.games.wk1.bot.seen import Seen, mod, speed_of
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.content.mods import (
    BOARD_RADIATION,
    CONTAMINATION_IGNORED,
    FIRST_FUEL_POINTS,
    FOOT_HEXES,
    OBSTACLES_IGNORED,
    POINTS,
    POINTS_PER_FUEL,
    VEHICLE_POINTS,
)
from dustboard.games.wk1.content.mods import SPEED as SPEED_MOD

FAR: Final = 10_000.0
LATER: Final = 0.62  # what a hex keeps of its worth for each turn that is still to go
CARD: Final = 0.5  # what the Waster's card costs on a move
THREAT: Final = 0.15  # and each card more that he can choose from
NEXT_CARD: Final = 0.3  # what more or less of dread makes of driving on after a card
FUEL: Final = 0.3
STEP: Final = 2.0  # Movement Points of a usual hex


class Road:
    """A way to end the move."""

    def __init__(self, travel: str, path: list[int], worth: float) -> None:
        self.travel = travel  # stay, foot or vehicle
        self.path = path
        self.worth = worth


class Map:
    """The board as the mover sees it."""

    def __init__(self, look: Seen) -> None:
        self.look = look
        seat = look.mine
        self.targets = targets(look)
        self.last = is_last_move(look)
        self.dread = look.temper.dread
        speed = speed_of(seat)
        if speed:
            speed += mod(seat, SPEED_MOD) + mod(seat, POINTS_PER_FUEL)
        self.speed = speed
        fuel: int = seat["fuel"]
        self.fuel = fuel
        flat = mod(seat, POINTS) + mod(seat, VEHICLE_POINTS)
        self.flat = flat + (mod(seat, FIRST_FUEL_POINTS) if fuel else 0)
        rough = bool(mod(seat, OBSTACLES_IGNORED))
        self.cost = [self._cost(row, rough) for row in look.hexes]
        self.threat = [float(row["threat"] + row["tokens"]["threat"]) for row in look.hexes]
        self.turn = max(STEP, speed * 1.7) if speed and fuel else STEP
        self._away: dict[int, list[float]] = {}

    def _cost(self, row: dict[str, Any], rough: bool) -> float:
        cost: int = row["difficulty"] + (0 if rough else row["tokens"]["obstacle"])
        return float(cost)

    def hazard(self, place: int) -> float:
        """What a night on a hex costs."""
        if self.last:
            return 0.0
        seat, row = self.look.mine, self.look.hexes[place]
        radiation: int = row["radiation"] + row["tokens"]["radiation"]
        foul: int = row["contamination"] + row["tokens"]["contamination"]
        cost = radiation_cost(self.look, seat, radiation - mod(seat, BOARD_RADIATION))
        return cost + health_cost(self.look, seat, foul - mod(seat, CONTAMINATION_IGNORED))

    def away(self, goal: int) -> list[float]:
        """Movement Points from every hex to a goal."""
        if goal not in self._away:
            self._away[goal] = _points_to(goal, self.cost)
        return self._away[goal]

    def worth(self, place: int) -> float:
        """What ending the move on a hex is worth: what is there, and what is near."""
        best = total = 0.0
        for goal, worth in self.targets.items():
            if goal == place:
                here = worth
            elif self.last:
                continue
            else:
                turns = 1 + int((self.away(goal)[place] - 0.1) / self.turn)
                here = worth * LATER**turns if turns <= self.look.rounds_left else 0.0
            best = max(best, here)
            total += here
        return best + 0.05 * total - self.hazard(place)


def _points_to(goal: int, cost: list[float]) -> list[float]:
    away = [FAR] * COUNT
    away[goal] = 0.0
    heap = [(0.0, goal)]
    while heap:
        far, place = heappop(heap)
        if far > away[place]:
            continue
        far += cost[place]  # entering this hex from a neighbour
        for other in NEIGHBOURS[place]:
            if far < away[other]:
                away[other] = far
                heappush(heap, (far, other))
    return away


def _drives(board: Map, start: int) -> list[Road]:
    """The best route by vehicle to every hex in reach."""
    if not board.speed or not board.fuel:
        return []
    most = board.fuel * board.speed + board.flat
    weight = [FAR] * COUNT
    paths: list[list[int]] = [[] for _ in range(COUNT)]
    weight[start] = 0.0
    heap = [(0.0, start)]
    roads: list[Road] = []
    while heap:
        far, place = heappop(heap)
        if far > weight[place]:
            continue
        path = paths[place]
        if path:
            roads.append(_drive(board, path))
        for other in NEIGHBOURS[place]:
            points = sum([board.cost[each] for each in path]) + board.cost[other]
            if other == start or (points > most and path):
                continue
            near = far + board.cost[other] + 0.7 * board.dread * board.threat[other]
            if near < weight[other]:
                weight[other] = near
                paths[other] = [*path, other]
                heappush(heap, (near, other))
    return roads


def _drive(board: Map, path: list[int]) -> Road:
    points = sum([board.cost[place] for place in path]) - board.flat
    fuel = max(1, min(board.fuel, -int(-points // board.speed)))
    threats = sum([board.threat[place] for place in path])
    price = FUEL * fuel * (0.0 if board.last else 1.0)
    risk = CARD * board.dread
    return Road(
        "vehicle", path, board.worth(path[-1]) - price - risk - THREAT * board.dread * threats
    )


def _walks(board: Map, start: int) -> list[Road]:
    """All routes on foot."""
    roads: list[Road] = []
    paths = [[place] for place in NEIGHBOURS[start]]
    if mod(board.look.mine, FOOT_HEXES):
        for place in NEIGHBOURS[start]:
            paths.extend([place, other] for other in NEIGHBOURS[place] if other != start)
    for path in paths:
        roads.append(Road("foot", path, board.worth(path[-1]) - CARD * board.dread))
    return roads


def roads(look: Seen) -> list[Road]:
    """All sensible ways to end this move."""
    board = Map(look)
    start = look.here
    return [
        Road("stay", [], board.worth(start)),
        *_walks(board, start),
        *_drives(board, start),
    ]


def rate_travel(look: Seen, keys: list[str]) -> list[float]:
    """Stay, walk or drive."""
    found = dict.fromkeys(keys, -FAR)
    for road in roads(look):
        if road.travel in found:
            found[road.travel] = max(found[road.travel], road.worth)
    return [found[key] for key in keys]


def rate_route(look: Seen, keys: list[str]) -> list[float]:
    """The next hex of the best route, or to set out; the others by what they would give away."""
    planned: list[int] = look.own["route"]
    ways = [road for road in roads(look) if road.travel == look.trip["travel"]]
    ways.sort(key=lambda road: -road.worth)  # equal ones stay as they are: sorting is stable
    path = ways[0].path if ways else []
    if path[: len(planned)] != planned:
        path = planned
    wanted = _next_key(path, len(planned))
    found = dict.fromkeys(keys, -FAR)
    for road in ways:
        if road.path[: len(planned)] == planned:
            key = _next_key(road.path, len(planned))
            if key in found:
                found[key] = max(found[key], road.worth - ways[0].worth)
    found[wanted] = 1.0
    return [found[key] for key in keys]


def _next_key(path: list[int], planned: int) -> str:
    return "go" if len(path) == planned else of_hex(path[planned])


def rate_go_on(look: Seen, keys: list[str]) -> list[float]:
    """Drive on, if the end of the route is still the better place."""
    board = Map(look)
    ahead: list[int] = look.trip["route"][look.trip["entered"] :]
    best = max([board.worth(place) for place in ahead])
    best -= 0.1 + NEXT_CARD * (board.dread - 1.0)
    return [best if key == "on" else board.worth(look.here) for key in keys]
