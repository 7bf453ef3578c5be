"""What a route costs, and whether the move goes on (wk1.move.05-16, wk1.move.25-26)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.card_table import DAMAGED_SPEED, SPEED
from dustboard.games.wk1.content.constants import BY_VEHICLE, NONE, ON_FOOT
from dustboard.games.wk1.content.mods import (
    FIRST_FUEL_POINTS,
    FOOT_HEXES,
    OBSTACLES_IGNORED,
    POINTS,
    POINTS_PER_FUEL,
    RADIATED_HEX_COST,
    VEHICLE_POINTS,
)
from dustboard.games.wk1.content.mods import SPEED as SPEED_MOD
from dustboard.games.wk1.content.tile_table import DIFFICULTY, RADIATION, THREAT
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.state.state import KnightsState

ROUTE_TOKENS: Final = 14  # the route tokens in the box (A06)


def speed(state: KnightsState, seat: int) -> int:
    """Movement Points that one Fuel gives (wk1.move.12); none without a vehicle."""
    vehicle = state.vehicle[seat]
    if vehicle == NONE:
        return 0
    printed = DAMAGED_SPEED if state.damaged[seat] else SPEED
    return printed[vehicle] + mod(state, seat, SPEED_MOD) + mod(state, seat, POINTS_PER_FUEL)


def drives(state: KnightsState, seat: int) -> bool:
    """Whether a knight's move goes by vehicle and he still has one (wk1.vehicle.06)."""
    return state.travel == BY_VEHICLE and state.vehicle[seat] != NONE


def flat_points(state: KnightsState, seat: int, travel: int) -> int:
    """Movement Points that a move has from the start, apart from Fuel (A05)."""
    points = mod(state, seat, POINTS)
    if travel == BY_VEHICLE:
        points += mod(state, seat, VEHICLE_POINTS)
    return points


def hex_cost(state: KnightsState, seat: int, place: int) -> int:
    """Movement Points expended on entering a hex by vehicle (wk1.move.11, I26)."""
    tile = state.tiles[place]
    cost = DIFFICULTY[tile]
    if not mod(state, seat, OBSTACLES_IGNORED):
        cost += state.obstacle_tokens[place]
    if RADIATION[tile] or state.radiation_tokens[place]:
        cost = max(1, cost - mod(state, seat, RADIATED_HEX_COST))
    return cost


def threats_on(state: KnightsState, place: int) -> int:
    """Threat icons and tokens of a hex (wk1.wasteland.01)."""
    return THREAT[state.tiles[place]] + state.threat_tokens[place]


def longest_route(state: KnightsState, seat: int, travel: int) -> int:
    """How many hexes a route may have (wk1.move.08, wk1.move.18)."""
    if travel == ON_FOOT:
        return 1 + mod(state, seat, FOOT_HEXES)
    return ROUTE_TOKENS


def next_hexes(start: int, planned: tuple[int, ...]) -> list[int]:
    """Hexes that a route may go on with: adjacent, none twice, not the start (wk1.move.06-07)."""
    last = planned[-1] if planned else start
    return [place for place in NEIGHBOURS[last] if place != start and place not in planned]


def fuel_points(state: KnightsState, seat: int, spent_before: int, fuel: int) -> int:
    """Movement Points of so much more Fuel."""
    points = fuel * speed(state, seat)
    if spent_before == 0 and fuel > 0 and state.vehicle[seat] != NONE:
        points += mod(state, seat, FIRST_FUEL_POINTS)
    return points


def fuel_needed(state: KnightsState, seat: int, cost: int) -> int:
    """The least Fuel to spend before entering a hex of this cost; -1 if there is too little (A05).

    At least 1 Fuel goes before the first hex (wk1.move.25), and the first hex can always be
    entered for it (wk1.move.26, A04). Without a vehicle no Fuel is enough.
    """
    if state.vehicle[seat] == NONE:
        return -1
    least = 1 if state.fuel_spent == 0 else 0
    for fuel in range(least, state.fuel[seat] + 1):
        if state.points + fuel_points(state, seat, state.fuel_spent, fuel) >= cost:
            return fuel
    if state.route_at == 0 and state.fuel[seat] > 0 and state.house.first_hex_always:
        return 1
    return -1


def move_over(state: KnightsState, seat: int) -> bool:
    """Whether nothing more can happen on this move."""
    return state.stopped == 1 or state.down[seat] == 1


def can_enter_next(state: KnightsState, seat: int) -> bool:
    """Whether the next hex of the route can be paid for (wk1.move.16).

    Who lost his vehicle on the way can't go on by foot (E11).
    """
    if state.route_at == len(state.route):
        return False
    if state.travel == ON_FOOT:
        return True
    if not drives(state, seat):
        return False
    if state.free_hexes & (1 << state.route[state.route_at]) != 0:
        return True
    cost = hex_cost(state, seat, state.route[state.route_at])
    return fuel_needed(state, seat, cost) >= 0


def has_ambush(state: KnightsState) -> bool:
    """Whether a card under the Waster marker is meant for this move (A13)."""
    return any(len(cards) > 0 for cards in state.ambush)


def is_last_chance(state: KnightsState, seat: int) -> bool:
    """Whether the Waster must play now: the move ends on this hex (wk1.wasteland.12)."""
    return state.stopped == 1 or not can_enter_next(state, seat)


def cards_ahead(state: KnightsState, seat: int) -> bool:
    """Whether Threat icons on hexes still to be entered will reveal more (wk1.wasteland.24)."""
    if state.travel == ON_FOOT or is_last_chance(state, seat):
        return False
    threats = sum(threats_on(state, place) for place in state.route[state.route_at :])
    return threats > state.threats_off
