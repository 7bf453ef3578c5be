# mypyc: skip
"""What a planned route would cost and bring its planner (wk1.move.05, wk1.task.13-15).

Each line has a task, what is counted (`points`, `hexes`, `dangers`, `cities`, or `place` for the
hex of a requirement), how much of it the route gives and how much is asked for.
"""

from __future__ import annotations

from heapq import heappop, heappush

from dustboard.games.wk1.content.board import COUNT, DISTANCE, NEIGHBOURS
from dustboard.games.wk1.content.card_table import ID
from dustboard.games.wk1.content.constants import BY_VEHICLE, EMPTY, NONE, STAY
from dustboard.games.wk1.content.task_table import (
    END_IN_DANGER,
    EXPLORE_CITIES,
    GOAL,
    GOAL_AMOUNT,
    GOAL_HEXES,
    GOAL_POINTS,
    NEED,
    NEED_DEFEAT,
    NEED_HEX,
    TRAVEL,
)
from dustboard.games.wk1.rules.move.route import (
    can_enter_next,
    flat_points,
    fuel_needed,
    fuel_points,
    hex_cost,
    longest_route,
    threats_on,
)
from dustboard.games.wk1.rules.tasks.attempts import offered
from dustboard.games.wk1.rules.tasks.goals import (
    common_task,
    counted_city,
    dangers_on,
    held_tasks,
    how_many,
    task_hex,
)
from dustboard.games.wk1.show.view_types import Counted, Forecast, RouteTask, Stop
from dustboard.games.wk1.state.state import KnightsState


def forecast(state: KnightsState, seat: int) -> Forecast | None:
    """The route that a seat plans, hex by hex; None while it plans none.

    `enough` is how many hexes of it can be entered with the Fuel at hand, `cards` how many
    wasteland cards would be revealed at most. Cards and luck played on the way change both. Of
    each hex entered: Movement Points `spent` and `had` so far, Fuel `burnt` so far. `tasks` is what
    the whole of it would do for the tasks that are open to this knight.
    """
    if state.active != seat or state.travel == STAY or state.route:
        return None
    trial = state.clone()
    trial.route = state.draft[seat]
    trial.route_at = 0
    trial.fuel_spent = 0
    trial.points_spent = 0
    trial.points = flat_points(trial, seat, trial.travel)
    driving = trial.travel == BY_VEHICLE
    hexes: list[Stop] = []
    cards = 0
    while can_enter_next(trial, seat):
        place = trial.route[trial.route_at]
        fuel = _pay(trial, seat, place) if driving else 0
        trial.route_at += 1
        threats = threats_on(trial, place) if driving else 0
        cards += threats + (trial.route_at == 1)
        cost = hex_cost(trial, seat, place) if driving else 0
        hexes.append(
            {
                "hex": place,
                "cost": cost,
                "fuel": fuel,
                "points": trial.points,
                "spent": trial.points_spent,
                "had": trial.points_spent + trial.points,
                "burnt": trial.fuel_spent,
                "threats": threats,
                "cards": cards,
            }
        )
    via, costs = _ways(state, seat)
    entered = [(row["hex"], row["spent"]) for row in hexes]
    return {
        "hexes": hexes,
        "enough": trial.route_at,
        "longest": longest_route(trial, seat, trial.travel),
        "fuel": state.fuel[seat] - trial.fuel[seat],
        "points": trial.points,
        "cards": cards,
        "per_fuel": fuel_points(trial, seat, 1, 1) if driving else 0,
        "via": via,
        "costs": costs,
        "tasks": route_tasks(state, seat, entered) if hexes else [],
    }


def _ways(state: KnightsState, seat: int) -> tuple[list[int | None], list[int | None]]:
    """How to go on most cheaply from the end of the route: for each hex the one before, the cost.

    None where no way leads; on foot there is no cost. Of ways that cost the same the shorter one.
    """
    planned = state.draft[seat]
    end = planned[-1] if planned else state.at[seat]
    shut = {state.at[seat], *planned}
    room = longest_route(state, seat, state.travel) - len(planned)
    via: list[int | None] = [None] * COUNT
    costs: list[int | None] = [None] * COUNT
    waiting = [(0, 0, end)]
    best = {end: (0, 0)}
    while waiting:
        cost, steps, place = heappop(waiting)
        if (cost, steps) > best[place] or steps == room:
            continue
        for near in NEIGHBOURS[place]:
            more = hex_cost(state, seat, near) if state.travel == BY_VEHICLE else 0
            found = (cost + more, steps + 1)
            if near not in shut and found < best.get(near, (1000, 0)):
                best[near] = found
                via[near] = place
                costs[near] = found[0] if state.travel == BY_VEHICLE else None
                heappush(waiting, (*found, near))
    return via, costs


def _pay(trial: KnightsState, seat: int, place: int) -> int:
    """Pay for a hex as `drive` does; gives the Fuel spent."""
    cost = hex_cost(trial, seat, place)
    fuel = fuel_needed(trial, seat, cost)
    if fuel > 0:
        trial.points += fuel_points(trial, seat, trial.fuel_spent, fuel)
        trial.fuel[seat] -= fuel
        trial.fuel_spent += fuel
    paid = min(cost, trial.points)
    trial.points -= paid
    trial.points_spent += paid
    return fuel


Line = tuple[int, Counted, int, int]  # a task, what it counts, how much it gets, how much it asks


def route_tasks(state: KnightsState, seat: int, entered: list[tuple[int, int]]) -> list[RouteTask]:
    """What a move would serve, given by its hexes and the Movement Points expended up to each."""
    lines: list[Line] = []
    # nothing is accomplished on a hex under a special token (wk1.token.03)
    clear = [at for at, (place, _) in enumerate(entered) if place not in state.special_at]
    hexes, points = (clear[-1] + 1, entered[clear[-1]][1]) if clear else (0, 0)
    end = entered[-1][0]
    barred = end in state.special_at
    common = common_task(state)
    if common != EMPTY:
        amount = GOAL_AMOUNT[common]
        if GOAL[common] == TRAVEL:
            lines.append((common, "points", points, GOAL_POINTS[common]))
            lines.append((common, "hexes", hexes, GOAL_HEXES[common]))
        elif GOAL[common] == END_IN_DANGER:
            dangers = 0 if barred else dangers_on(state, end)
            lines.append((common, "dangers", dangers, amount))
        elif GOAL[common] == EXPLORE_CITIES:
            cities = state.cities[seat] | (0 if barred else counted_city(state, end))
            lines.append((common, "cities", how_many(cities), amount))
    for card in [] if barred else held_tasks(state, seat):
        near = 1 if NEED[1][card] == NEED_DEFEAT else 0
        lines += _reached(state, card, 1, end, near)
    for card in [] if barred else offered(state, seat):
        lines += _reached(state, card, 0, end, 0)
    return [
        {"card": ID[card], "what": what, "have": have, "need": need, "served": have >= need}
        for card, what, have, need in lines
    ]


def _reached(state: KnightsState, card: int, part: int, end: int, near: int) -> list[Line]:
    """A requirement whose hex the route ends on, or next to where that is enough."""
    place = task_hex(state, NEED_HEX[part][card])
    if place == NONE or DISTANCE[end][place] > near:
        return []
    return [(card, "place", part + 1, part + 1)]
