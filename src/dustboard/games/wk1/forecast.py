# mypyc: skip
"""What a planned route would cost as things stand, for its planner to look at (wk1.move.05)."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.names import BY_VEHICLE, STAY
from dustboard.games.wk1.route import (
    flat_points,
    fuel_needed,
    fuel_points,
    hex_cost,
    longest_route,
    threats_on,
)
from dustboard.games.wk1.state import KnightsState
from dustboard.games.wk1.trip import can_enter_next


def forecast(state: KnightsState, seat: int) -> dict[str, Any] | None:
    """The route that a seat plans, hex by hex; None while it plans none.

    `enough` is how many hexes of it can be entered with the Fuel at hand, `cards` how many
    wasteland cards would be revealed at most. Cards and luck played on the way change both.
    """
    if state.active != seat or state.travel == STAY or state.route:
        return None
    trial = state.clone()
    trial.route = state.draft[seat]
    trial.route_at = 0
    trial.fuel_spent = 0
    trial.points = flat_points(trial, seat, trial.travel)
    driving = trial.travel == BY_VEHICLE
    hexes: list[dict[str, Any]] = []
    cards = 0
    while can_enter_next(trial, seat):
        place = trial.route[trial.route_at]
        fuel = _pay(trial, seat, place) if driving else 0
        trial.route_at += 1
        cards += (threats_on(trial, place) if driving else 0) + (trial.route_at == 1)
        cost = hex_cost(trial, seat, place) if driving else 0
        hexes.append({"hex": place, "cost": cost, "fuel": fuel, "points": trial.points})
    return {
        "hexes": hexes,
        "enough": trial.route_at,
        "longest": longest_route(trial, seat, trial.travel),
        "fuel": state.fuel[seat] - trial.fuel[seat],
        "points": trial.points,
        "cards": cards,
        "per_fuel": fuel_points(trial, seat, 1, 1) if driving else 0,
    }


def _pay(trial: KnightsState, seat: int, place: int) -> int:
    """Pay for a hex as `drive` does; gives the Fuel spent."""
    cost = hex_cost(trial, seat, place)
    fuel = fuel_needed(trial, seat, cost)
    if fuel > 0:
        trial.points += fuel_points(trial, seat, trial.fuel_spent, fuel)
        trial.fuel[seat] -= fuel
        trial.fuel_spent += fuel
    trial.points -= min(cost, trial.points)
    return fuel
