"""Savior of the Waste: three ingredients for the doctor in Gangraen."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.keys import of_number
from dustboard.games.wk1.content.mission_table import ENDS_IMMEDIATELY, MARKER_HEXES, mission_number
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.missions.common import (
    SLOTS,
    free_slot,
    markers_on,
    shuffled_markers,
)
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.resources import gain_ammo
from dustboard.games.wk1.rules.seats import spot, waster_for
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Call, Frame, Program
from dustboard.kernel.zones import insert_sorted, without

RULE: Final = "wk1.win.04"


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


class Savior(Mission):
    """Markers 1 to 3 are ingredients, the others clues."""

    def set_up(self, state: KnightsState) -> list[Call]:
        """The doctor in Gangraen, one marker face down on each of six hexes."""
        state.large_at[0] = task_hex(state, _number(state, "doctor_hex"))
        markers = shuffled_markers(state)
        for slot in range(SLOTS):
            state.marker_at[slot] = task_hex(state, MARKER_HEXES[state.mission][slot])
            state.markers_down[slot] = (markers[slot],)
        return []

    def explore_actions(self, state: KnightsState, seat: int) -> list[int]:
        """Take one of the markers here."""
        return markers_on(state, state.at[seat])

    def explore_label(self, state: KnightsState, seat: int, action: int) -> Message:
        if state.markers_open[action]:
            return Message("option-take-ingredient", {"ingredient": state.markers_open[action][0]})
        return Message("option-take-marker", spot(state, state.marker_at[action]))

    def explore_action(self, state: KnightsState, seat: int, action: int) -> list[Call]:
        """Look at it and take it; a clue is worth a luck card and Ammo."""
        marker = (*state.markers_down[action], *state.markers_open[action])[0]
        state.markers_down[action] = state.markers_open[action] = ()
        state.marker_at[action] = NONE
        if marker > _number(state, "ingredients"):
            state.markers_out = (*state.markers_out, marker)
            if state.journal is not None:
                state.tell("clue", RULE, seat, spot(state, state.at[seat]))
            gain_ammo(state, seat, _number(state, "clue_ammo"), RULE)
            return [(CLUE.number, seat, ())]
        state.carried[seat] = insert_sorted(state.carried[seat], (marker,))
        if state.journal is not None:
            data = {"ingredient": marker, **spot(state, state.at[seat])}
            state.tell("ingredient-taken", RULE, seat, data)
        return []

    def stealable(self, state: KnightsState, thief: int, victim: int) -> list[int]:
        return list(state.carried[victim])

    def steal(self, state: KnightsState, thief: int, victim: int, marker: int) -> None:
        state.carried[victim] = without(state.carried[victim], marker)
        state.carried[thief] = insert_sorted(state.carried[thief], (marker,))
        if state.journal is not None:
            data = {"ingredient": marker, "knight": victim}
            state.tell("ingredient-stolen", "wk1.ko.12", thief, data)

    def fallen(self, state: KnightsState, seat: int) -> list[Call]:
        """One ingredient is left on the hex."""
        return [(LEAVE_ONE.number, seat, ())] if state.carried[seat] else []

    def explored(self, state: KnightsState, seat: int) -> list[Call]:
        """The cure: enough ingredients brought to the doctor."""
        here = state.at[seat] == state.large_at[0]
        if here and len(state.carried[seat]) >= self.goal(state):
            self.reached(state, [seat], ENDS_IMMEDIATELY)
        return []

    def goal(self, state: KnightsState) -> int:
        """Ingredients that the doctor needs."""
        return _number(state, "goal_two_players" if state.players == 2 else "goal")

    def near(self, state: KnightsState, seat: int) -> bool:
        """With enough of them only the way to the doctor is left."""
        return self.progress(state, seat) >= self.goal(state)

    def score_lines(self, state: KnightsState, seat: int) -> list[tuple[str, int]]:
        return [("ingredients", len(state.carried[seat]))]


def read_clue(state: KnightsState, frame: Frame) -> None:
    """The luck card of a clue."""
    draw_luck(state, frame.seat, _number(state, "clue_luck"), RULE)


CLUE: Final = Program("a clue", (read_clue,))


def ask_leave(state: KnightsState, frame: Frame) -> None:
    """The Waster of the fallen knight chooses, if there is anything to choose."""
    waster = waster_for(state, frame.seat)
    if len(state.carried[frame.seat]) == 1:
        state.choice[waster] = state.carried[frame.seat][0]
    else:
        state.ask(waster, LEAVE_INGREDIENT.number)


def take_leave(state: KnightsState, frame: Frame) -> None:
    """It lies face up; whoever explores the hex can take it."""
    seat = frame.seat
    marker = state.choice[waster_for(state, seat)]
    state.carried[seat] = without(state.carried[seat], marker)
    slot = free_slot(state)
    state.marker_at[slot] = state.at[seat]
    state.markers_open[slot] = (marker,)
    if state.journal is not None:
        data = {"ingredient": marker, **spot(state, state.at[seat])}
        state.tell("ingredient-left", RULE, seat, data)


LEAVE_ONE: Final = Program("leave an ingredient", (ask_leave, take_leave))


def _fallen(state: KnightsState) -> int:
    frame = state.frame
    assert frame is not None
    return frame.seat


LEAVE_INGREDIENT: Final = Ask(
    "leave_ingredient",
    "choose",
    RULE,
    legal=lambda state, seat: list(state.carried[_fallen(state)]),
    key=lambda state, seat, action: of_number("marker", action),
    label=lambda state, seat, action: Message("option-ingredient", {"ingredient": action}),
    prompt=lambda state, seat: Message("ask-leave-ingredient", {"knight": _fallen(state)}),
    timeout=lambda state, seat: state.carried[_fallen(state)][0],
)
