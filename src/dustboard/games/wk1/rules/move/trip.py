"""Where a move stands: whether it goes on, and whether the Waster must play now."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import ON_FOOT
from dustboard.games.wk1.rules.move.route import drives, fuel_needed, hex_cost, threats_on
from dustboard.games.wk1.state.state import KnightsState


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
