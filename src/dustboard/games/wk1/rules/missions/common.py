"""What missions share: checks on a hex, choices of a hex by the Waster, small markers.

Hexes to choose from lie open in `mission_places`; a single one needs no question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dustboard.games.wk1.content.board import DISTANCE, NEIGHBOURS
from dustboard.games.wk1.content.constants import BOARD_STREAM, FOR_CARD, SKILLS
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.content.mission_table import CHECKS
from dustboard.games.wk1.rules.programs import CHECK
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

NOT_NOW: Final = 0  # then the checks of the mission, counted from 1


def _legal(state: KnightsState, seat: int) -> list[int]:
    return list(range(len(CHECKS[state.mission]) + 1))


def _key(state: KnightsState, seat: int, action: int) -> str:
    return "no" if action == NOT_NOW else SKILLS[CHECKS[state.mission][action - 1][0]]


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == NOT_NOW:
        return Message("option-attempt-no")
    skill, difficulty = CHECKS[state.mission][action - 1]
    return Message("option-attempt", {"skill": skill, "difficulty": difficulty})


def attempt_ask(name: str, text: str) -> Ask:
    """A question for one of the mission's checks."""
    return Ask(
        name,
        "choose",
        "wk1.win.04",
        legal=_legal,
        key=_key,
        label=_label,
        prompt=lambda state, seat: Message(text, spot(state, state.at[seat])),
        timeout=lambda state, seat: NOT_NOW,
    )


def begin_attempt(state: KnightsState, frame: Frame) -> None:
    """Make the chosen check, or leave the program; the next step finds `check_passed`."""
    action = state.choice[frame.seat]
    if action == NOT_NOW:
        state.frame = frame.below
        return
    skill, difficulty = CHECKS[state.mission][action - 1]
    state.push_in_order([(CHECK.number, frame.seat, (skill, difficulty, FOR_CARD))])


def place_ask(name: str, text: str) -> Ask:
    """A question for a hex; the answer is in `choice` of the Waster."""
    return Ask(
        name,
        "place",
        "wk1.round.13",
        legal=lambda state, seat: list(state.mission_places),
        key=lambda state, seat, action: of_hex(action),
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


SLOTS: Final = 6


def shuffled_markers(state: KnightsState) -> tuple[int, ...]:
    """All of them in random order."""
    return state.shuffled(BOARD_STREAM, tuple(range(1, SLOTS + 1)))


def free_slot(state: KnightsState) -> int:
    """A slot without a marker; there are as many slots as markers."""
    for slot in range(SLOTS):
        if not state.markers_down[slot] and not state.markers_open[slot]:
            return slot
    raise AssertionError("six markers on more than six places")


def markers_on(state: KnightsState, place: int) -> list[int]:
    """The slots with markers on a hex."""
    return [
        slot
        for slot in range(SLOTS)
        if state.marker_at[slot] == place and (state.markers_down[slot] or state.markers_open[slot])
    ]
