"""Ways over the board, worked out once for each state of the ground and kept.

What a hex costs changes seldom, and worlds that are played on share it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.tile_table import DIFFICULTY, THREAT
from dustboard.games.wk1.state.state import KnightsState

FAR: Final = 10_000.0
MOST_KEPT: Final = 400

_grounds: Final[dict[tuple[int, ...], Ground]] = {}


class Ground:
    """What each hex costs, and how far it is from everywhere."""

    def __init__(self, cost: tuple[int, ...]) -> None:
        self.cost = cost
        self._away: dict[int, list[float]] = {}
        self._drives: dict[int, list[Drive]] = {}
        self._threats: list[float] = []

    def away(self, goal: int) -> list[float]:
        """Movement Points from every hex to a goal."""
        found = self._away.get(goal)
        if found is None:
            found = _points_to(goal, self.cost)
            self._away[goal] = found
        return found

    def drives(self, start: int, most: int, threats: list[float], fear: float) -> list[Drive]:
        """The way by vehicle to every hex in reach that is best for who fears threats so much."""
        if threats != self._threats:
            self._threats = threats
            self._drives.clear()
        name = (int(100.0 * fear) * 64 + most) * COUNT + start
        found = self._drives.get(name)
        if found is None:
            found = _drives(self.cost, start, most, threats, fear)
            self._drives[name] = found
        return found


class Drive:
    """A route by vehicle, what it costs and how many threats lie on it."""

    def __init__(self, path: list[int], points: int, threats: float) -> None:
        self.path = path
        self.points = points
        self.threats = threats


def ground(state: KnightsState, rough: bool) -> Ground:
    """The board as it is; who drives over anything minds no obstacles."""
    tiles = state.tiles
    if rough:
        cost = tuple([DIFFICULTY[tile] for tile in tiles])
    else:
        obstacles = state.obstacle_tokens
        cost = tuple([DIFFICULTY[tile] + obstacles[place] for place, tile in enumerate(tiles)])
    found = _grounds.get(cost)
    if found is None:
        if len(_grounds) >= MOST_KEPT:
            _grounds.clear()
        found = Ground(cost)
        _grounds[cost] = found
    return found


def threats_of(state: KnightsState) -> list[float]:
    """Threat icons and tokens of each hex."""
    tokens = state.threat_tokens
    return [float(THREAT[tile] + tokens[place]) for place, tile in enumerate(state.tiles)]


def _points_to(goal: int, cost: tuple[int, ...]) -> list[float]:
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


def _drives(
    cost: tuple[int, ...], start: int, most: int, threats: list[float], fear: float
) -> list[Drive]:
    """Each hex by the way that is shortest where threats count as detours."""
    weight = [FAR] * COUNT
    points = [0] * COUNT
    paths: list[list[int]] = [[] for _ in range(COUNT)]
    weight[start] = 0.0
    heap = [(0.0, start)]
    found: list[Drive] = []
    while heap:
        far, place = heappop(heap)
        if far > weight[place]:
            continue
        path = paths[place]
        if path:
            found.append(Drive(path, points[place], sum([threats[each] for each in path])))
        for other in NEIGHBOURS[place]:
            spent = points[place] + cost[other]
            if other == start or (spent > most and path):
                continue
            near = far + cost[other] + fear * threats[other]
            if near < weight[other]:
                weight[other] = near
                points[other] = spent
                paths[other] = [*path, other]
                heappush(heap, (near, other))
    return found
