"""Round order, who is Waster for whom, hexes as messages name them (wk1.move.02, wk1.p3.03, p2.01).

Clockwise is to the left and to the next seat number.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.state.state import KnightsState


def round_order(state: KnightsState) -> list[int]:
    """All seats from the First Player clockwise (wk1.round.03)."""
    return [(state.first + step) % state.players for step in range(state.players)]


def waster_for(state: KnightsState, seat: int) -> int:
    """Who is Waster for a knight: opposite with four, to the right with three, else the other."""
    if state.players == 4:
        return (seat + 2) % 4
    return (seat - 1) % state.players  # with two players that is the other one


def pass_waster(state: KnightsState, seat: int, rule: str) -> None:
    """The Waster marker goes to a seat."""
    if state.waster != seat:
        state.waster = seat
        if state.journal is not None:
            state.tell("waster", rule, seat, {})


def take_turn(state: KnightsState, seat: int, rule: str) -> None:
    """A knight is the Active Knight now (wk1.gold.03)."""
    state.active = seat
    if state.journal is not None:
        state.tell("turn", rule, seat, {"step": state.step})


def others_from(state: KnightsState, seat: int) -> list[int]:
    """The other seats, in round order from the Active Knight (A59)."""
    start = state.active if state.active >= 0 else state.first
    order = [(start + step) % state.players for step in range(state.players)]
    return [other for other in order if other != seat]


def awake_on(state: KnightsState, place: int) -> list[int]:
    """The conscious knights on a hex, in round order."""
    return [seat for seat in round_order(state) if state.at[seat] == place and not state.down[seat]]


def spot(state: KnightsState, place: int) -> dict[str, Any]:
    """A hex as the arguments of a message."""
    return {"hex": place, "tile": state.tiles[place]}


def go_to(state: KnightsState, seat: int, place: int) -> None:
    """A knight comes to a hex; who leaves one takes his player marker back (wk1.explore.08)."""
    if place != state.at[seat]:
        state.entry[seat] = NONE
        state.at[seat] = place
