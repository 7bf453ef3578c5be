"""What goes over a counter, at the Stalls as at the Garage: resources and gear for their value."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.gear_table import face_key
from dustboard.games.wk2.rules.supply import discard_gear
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.zones import without


def give_gear_away(state: RoadState, seat: int, face: int) -> None:
    """A card leaves the place where it lies."""
    for zone in (state.stowed, state.hands, state.armor):
        if face in zone[seat]:
            zone[seat] = without(zone[seat], face)
            break
    discard_gear(state, face)


def give_key(state: RoadState, seat: int, number: int) -> str:
    return f"give:{RESOURCES[number]}"


def give_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-give-resource", {"resource": number})


def take_key(state: RoadState, seat: int, number: int) -> str:
    return f"take:{RESOURCES[number]}"


def take_label(state: RoadState, seat: int, number: int) -> Message:
    return Message("option-take-resource", {"resource": number})


def give_gear_key(state: RoadState, seat: int, number: int) -> str:
    return f"give:{face_key(number)}"


def leave_key(state: RoadState, seat: int, number: int) -> str:
    return "done"
