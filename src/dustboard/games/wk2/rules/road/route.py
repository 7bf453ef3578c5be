"""Planning a route: what it costs, how far it reaches, the Fuel that it burns (wk2.move)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    DESERT,
    ENTRY_COST,
    MOUNTAINS,
    SCRUB,
)
from dustboard.games.wk2.content.mods import (
    BACK_DOOR,
    DESERT_START,
    EASY_MOUNTAINS,
    EASY_SCRUB,
    ROUGH,
    SAND,
    STARTER,
    THICK_SCRUB,
    WINCH,
    WIND,
)
from dustboard.games.wk2.rules.favours import PACE
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import of_mod, times_used
from dustboard.games.wk2.rules.road.icons import icons_at
from dustboard.games.wk2.rules.special import overloaded
from dustboard.games.wk2.rules.values import RUNS, added, bonus, first_fuel, speed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal

DONE: Final = board.COUNT
LONGEST: Final = 24  # spaces of a route: a way in circles over highways has to end somewhere
SCRUB_EASY: Final = 1
MOUNTAINS_EASY: Final = 2


def _hard(easy: int) -> list[bool]:
    """By space: whether it is scrub or mountains, and not easy for the vehicle."""
    eased = ((easy & SCRUB_EASY, SCRUB), (easy & MOUNTAINS_EASY, MOUNTAINS))
    hard = [terrain for bit, terrain in eased if not bit]
    return [terrain in hard for terrain in board.TERRAIN]


_HARD: Final[list[list[bool]]] = [_hard(easy) for easy in range(4)]
# what is easy costs as much as desert
_COST: Final[list[list[int]]] = [
    [
        ENTRY_COST[DESERT] if _HARD[0][space] and not _HARD[easy][space] else board.COST[space]
        for space in range(board.COUNT)
    ]
    for easy in range(4)
]
_SANDY: Final[list[bool]] = [terrain == DESERT for terrain in board.TERRAIN]  # by space
TWICE: Final = 2  # how often one route may lead over a space


def can_move(state: RoadState, seat: int) -> bool:
    """Whether the vehicle runs and some space can be entered (wk2.damage.03)."""
    if state.wreck[seat] != RUNS or overloaded(state, seat):
        return False
    return len(_enterable(state, seat, (), 1)) > 0


def starter(state: RoadState, seat: int) -> int:
    """Fuel that it takes to start at all, in the first move on a sheet."""
    fuel = added(state, seat, STARTER)
    return fuel if fuel and not times_used(state, seat, ONE_SHEET, of_mod(STARTER)) else 0


class Pace:
    """What spaces cost a knight in this move: what its vehicle saves and tows, and thick scrub."""

    def __init__(self, state: RoadState, seat: int, door: int) -> None:
        self.state = state
        self.seat = seat
        self.door = door
        easy = 0
        if state.parts[seat]:
            easy += SCRUB_EASY * int(added(state, seat, EASY_SCRUB) > 0)
            easy += MOUNTAINS_EASY * int(added(state, seat, EASY_MOUNTAINS) > 0)
        self.costs = _COST[easy]
        self.hard = _HARD[easy]
        self.towing = int(state.towed >= 0)
        self.thick = added(state, seat, THICK_SCRUB) if state.tasks[seat] else 0
        self.rough = self.winch = self.sand = -1  # asked for only where something is saved

    def enter(self, here: int, space: int) -> tuple[int, int, int]:
        """What a space costs, 1 if it is hard, 1 if desert; off a crossing some pay nothing."""
        if self.door and here in board.CROSSINGS:
            return self.towing, 0, 0
        cost = self.costs[space] + self.towing
        if self.thick and board.TERRAIN[space] == SCRUB:
            cost += self.thick
        return cost, int(self.hard[space]), int(_SANDY[space])

    def effort(self, start: int, route: tuple[int, ...]) -> tuple[int, int, int]:
        """What the spaces of a route cost, and how many of them are hard, and how many desert."""
        plain = hard = sandy = 0
        for space in route:
            cost, rocks, dunes = self.enter(start, space)
            plain += cost
            hard += rocks
            sandy += dunes
            start = space
        return plain, hard, sandy

    def eased(self, plain: int, hard: int, sandy: int) -> int:
        """A cost less what the vehicle saves on hard spaces, in the desert and at the start."""
        if self.rough < 0:
            self.rough = added(self.state, self.seat, ROUGH)
            self.winch = added(self.state, self.seat, WINCH)
            self.sand = added(self.state, self.seat, SAND) if self.state.parts[self.seat] else 0
        total = plain - min(self.rough, hard) - min(self.sand, sandy)
        return total - min(total, self.winch)


def _door(state: RoadState, seat: int, route: tuple[int, ...]) -> int:
    """Whether the knight knows a way off a crossing of this route; 0 where there is none."""
    if state.space[seat] in board.CROSSINGS:
        return added(state, seat, BACK_DOOR)
    for space in route:
        if space in board.CROSSINGS:
            return added(state, seat, BACK_DOOR)
    return 0


def route_cost(state: RoadState, seat: int, route: tuple[int, ...]) -> int:
    """Movement points for the spaces of a route (wk2.move.05, .07), less what vehicles save."""
    pace = Pace(state, seat, _door(state, seat, route))
    plain, hard, sandy = pace.effort(state.space[seat], route)
    return pace.eased(plain, hard, sandy) if plain else 0


def entry_cost(state: RoadState, seat: int, route: tuple[int, ...], space: int) -> int:
    """Movement points that a route takes more if it goes on to a space."""
    return route_cost(state, seat, (*route, space)) - route_cost(state, seat, route)


def reach(state: RoadState, seat: int) -> int:
    """All movement points, with all Fuel burnt (wk2.move.10, .12); -1 if it does not start."""
    fuel = state.fuel[seat] - starter(state, seat)
    if fuel < 0:
        return -1
    first = first_fuel(state, seat) if fuel else 0
    return _pace(state, seat) + bonus(state, seat) * fuel + first


def _pace(state: RoadState, seat: int) -> int:
    """Movement points without Fuel."""
    started = board.TERRAIN[state.space[seat]] == DESERT
    sails = added(state, seat, DESERT_START) if started else 0
    return speed(state, seat) + _led(state, seat) + sails + state.burst


def _led(state: RoadState, seat: int) -> int:
    """Movement points that a camel at the head saves."""
    return 2 if PACE in state.noted[seat] else 0


def fuel_for(state: RoadState, seat: int, cost: int) -> int:
    """The Fuel that a route of this cost burns."""
    over = cost - _pace(state, seat)
    each, first = bonus(state, seat), first_fuel(state, seat)
    return _burnt(over, each, first) + starter(state, seat)


def _burnt(over: int, each: int, first: int) -> int:
    """The Fuel for movement points beyond Speed; the first one may go further."""
    return 0 if over <= 0 else max(1, -((first - over) // max(1, each)))


def route_fuel(state: RoadState, seat: int) -> int:
    """The Fuel that the route laid out burns; with the wind behind it none, if it has no icons."""
    windy = added(state, seat, WIND) and not any(icons_at(state, one) for one in state.route)
    return starter(state, seat) if windy else fuel_for(state, seat, state.cost)


def next_spaces(state: RoadState, seat: int, route: tuple[int, ...]) -> list[int]:
    """The spaces with which a route can go on; from the first one it has to lead on again."""
    found = _enterable(state, seat, route)
    start = state.space[seat]
    if start in found and not _enterable(state, seat, (*route, start), 1):
        found.remove(start)
    return found


def _enterable(state: RoadState, seat: int, route: tuple[int, ...], most: int = 9) -> list[int]:
    """The spaces beside the last one of a route that can be paid for; so many of them at most."""
    if len(route) >= LONGEST:
        return []
    here = route[-1] if route else state.space[seat]
    points = reach(state, seat)
    pace = Pace(state, seat, _door(state, seat, route))
    plain, hard, sandy = pace.effort(state.space[seat], route)
    found: list[int] = []
    for space in board.NEIGHBOURS[here]:
        if not board.ENTERABLE[space] or space in state.closed or route.count(space) >= TWICE:
            continue
        more, rocks, dunes = pace.enter(here, space)
        more += plain
        if more > points:
            more = pace.eased(more, hard + rocks, sandy + dunes)
        if more <= points:
            found.append(space)
            if len(found) >= most:
                break
    return found


def ways(state: RoadState, seat: int) -> list[tuple[int, int, int, int]]:
    """Where the planned route can still lead: the cheapest way to each space, then the shortest.

    By space: what the whole route costs then, in movement points and in Fuel, and the space before.
    With the wind behind it a way without icons goes before one with them.
    """
    pace = Pace(state, seat, added(state, seat, BACK_DOOR))
    most = reach(state, seat)
    free, each = _pace(state, seat), bonus(state, seat)
    first, spark = first_fuel(state, seat), starter(state, seat)
    home, planned = state.space[seat], state.route
    start = planned[-1] if planned else home
    windy = added(state, seat, WIND) > 0
    still = int(windy and any(icons_at(state, one) for one in planned))
    # by space: cost of the best route so far, 1 if its icons still the wind, its length, the space
    # before, then plain cost, hard spaces and desert, of which the vehicle spares some
    plain, hard, sandy = pace.effort(home, planned)
    best: dict[int, tuple[int, int, int, int, int, int, int]] = {
        start: (state.cost, still, len(planned), start, plain, hard, sandy)
    }
    waiting = [(state.cost, still, len(planned), start)]
    done: set[int] = set()
    while waiting:
        _, still, steps, here = heappop(waiting)
        if here in done or steps >= LONGEST:
            continue
        done.add(here)
        plain, hard, sandy = best[here][4], best[here][5], best[here][6]
        for space in board.NEIGHBOURS[here]:
            # no way is shorter that leads back to its start first
            if space in done or space == home or not board.ENTERABLE[space]:
                continue
            more, rocks, dunes = pace.enter(here, space)
            more, rocks, dunes = plain + more, hard + rocks, sandy + dunes
            cost = pace.eased(more, rocks, dunes)
            if cost > most or space in state.closed or planned.count(space) >= TWICE:
                continue
            stilled = int(still or (windy and len(icons_at(state, space)) > 0))
            known = best.get(space)
            if known is None or (cost, stilled, steps + 1) < (known[0], known[1], known[2]):
                best[space] = (cost, stilled, steps + 1, here, more, rocks, dunes)
                heappush(waiting, (cost, stilled, steps + 1, space))
    found: list[tuple[int, int, int, int]] = []
    for space in sorted(best):
        cost, via = best[space][0], best[space][3]
        if space != start:
            sails = windy and not best[space][1]
            burnt = 0 if sails else _burnt(cost - free, each, first)
            found.append((space, cost, burnt + spark, via))
    return found


# -- planning, space by space ---------------------------------------------------------------------


def _legal(state: RoadState, seat: int) -> list[int]:
    found = next_spaces(state, seat, state.route)
    if state.route and state.route[-1] != state.space[seat]:
        found.append(DONE)  # a route leads to a different space (wk2.move.04)
    return found


def _apply(state: RoadState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
        return
    state.route = (*state.route, action)
    state.cost = route_cost(state, seat, state.route)


def _key(state: RoadState, seat: int, action: int) -> str:
    return "done" if action == DONE else board.ID[action]


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        fuel = route_fuel(state, seat)
        return Message("option-drive", {"space": state.route[-1], "fuel": fuel})
    cost = entry_cost(state, seat, state.route, action)
    return Message("option-space", {"space": action, "cost": cost})


def _prompt(state: RoadState, seat: int) -> Message:
    left = reach(state, seat) - state.cost
    return Message("ask-route", {"left": left, "fuel": route_fuel(state, seat)})


def _refused(state: RoadState, seat: int) -> list[Refusal]:
    here = state.route[-1] if state.route else state.space[seat]
    found: list[Refusal] = []
    for space in board.NEIGHBOURS[here]:
        if not board.ENTERABLE[space]:
            found.append(Refusal(board.ID[space], "wk2.move.09", Message("refused-crater")))
        elif route_cost(state, seat, (*state.route, space)) > reach(state, seat):
            short = route_cost(state, seat, (*state.route, space)) - reach(state, seat)
            why = Message("refused-far", {"short": short})
            found.append(Refusal(board.ID[space], "wk2.move.10", why))
    return found


def _timeout(state: RoadState, seat: int) -> int:
    return _legal(state, seat)[-1]


ROUTE: Final = Ask(
    "route",
    "path",
    "wk2.move.04",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)
