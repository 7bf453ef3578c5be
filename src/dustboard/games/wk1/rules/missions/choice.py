"""The Waster takes the decisions of the mission: which of several hexes it is.

Hexes to choose from lie open in `mission_places`; a single one needs no question.
"""

from __future__ import annotations

from collections.abc import Iterable

from dustboard.games.wk1.content.board import DISTANCE, NEIGHBOURS
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message


def place_ask(name: str, text: str) -> Ask:
    """A question for a hex; the answer is in `choice` of the Waster."""
    return Ask(
        name,
        "place",
        "wk1.round.13",
        legal=lambda state, seat: list(state.mission_places),
        key=lambda state, seat, action: f"h{action}",
        label=lambda state, seat, action: Message("option-mission-hex", spot(state, action)),
        prompt=lambda state, seat: Message(text),
        timeout=lambda state, seat: state.mission_places[0],
    )


def choose_place(state: KnightsState, ask: Ask, places: Iterable[int]) -> None:
    """Let the Waster choose one of these hexes; the next step finds it by `chosen_place`."""
    state.mission_places = tuple(sorted(set(places)))
    if len(state.mission_places) > 1:
        state.ask(state.waster, ask.number)


def chosen_place(state: KnightsState) -> int:
    """The hex that was chosen, or -1 if there was none to choose."""
    places = state.mission_places
    state.mission_places = ()
    if not places:
        return -1
    return places[0] if len(places) == 1 else state.choice[state.waster]


def steps_toward(start: int, target: int) -> list[int]:
    """The hexes next to `start` that are nearer to the target; `start` if it is reached.

    >>> steps_toward(0, 0), len(steps_toward(0, 8))
    ([0], 2)
    """
    if start == target:
        return [start]
    near = DISTANCE[start][target] - 1
    return [place for place in NEIGHBOURS[start] if DISTANCE[place][target] == near]


def leaders(state: KnightsState, scores: list[int]) -> list[int]:
    """The seats with the most of something."""
    return [seat for seat in range(state.players) if scores[seat] == max(scores)]
