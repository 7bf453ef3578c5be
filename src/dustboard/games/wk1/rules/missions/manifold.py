"""Cult of the Manifold: all knights against Mother Manifold and her Cultists.

A Cultist enters on a special hex that is neither a Shrine nor has a Cultist; his marker goes back
to the pool when his hex becomes a Shrine. There are two large markers for Shrines.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import DISTANCE, SPECIAL_PLACES
from dustboard.games.wk1.content.card_table import HEALTH
from dustboard.games.wk1.content.constants import ALL_LOSE, ALL_WIN, NONE, RADIATION_TOKEN
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.things import CULT
from dustboard.games.wk1.rules.missions.common import (
    choose_place,
    chosen_place,
    place_ask,
    steps_toward,
)
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.villains import appear, fight, meeting, move_to, panel_of
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Call, Frame, Program

RULE: Final = "wk1.round.13"
KNIGHTS_SIDE: Final = 0
WASTERS_SIDE: Final = 1


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


def cultist_on(state: KnightsState, place: int) -> int:
    """The small marker of the Cultist on a hex, or -1."""
    for marker in range(len(state.marker_at)):
        if place >= 0 and state.marker_at[marker] == place:
            return marker
    return NONE


class Manifold(Mission):
    """The supremacy marker lies on the Waster's side until she is defeated."""

    def set_up(self, state: KnightsState) -> list[Call]:
        """Mother Manifold on her hex; all Cultists are in the pool."""
        state.supremacy = WASTERS_SIDE
        appear(state, _number(state, "villain"), task_hex(state, _number(state, "villain_hex")))
        return []

    def goal(self, state: KnightsState) -> int:
        """The Health of Mother Manifold, which all take from her together."""
        return HEALTH[panel_of(_number(state, "villain"))]

    def progress(self, state: KnightsState, seat: int) -> int:
        return state.villain_loss[_number(state, "villain")]

    def near(self, state: KnightsState, seat: int) -> bool:
        """Nobody wins alone."""
        return False

    def waster_step(self, state: KnightsState) -> list[Call]:
        """A Cultist in even rounds, Mother Manifold moves in odd ones."""
        if state.round % 2 == 0:
            return [(CULTIST.number, state.waster, ())]
        if state.round >= _number(state, "moves_from_round"):
            return [(PROCESSION.number, state.waster, ())]
        return []

    def move_begins(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def entered(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def hunted(self, state: KnightsState, seat: int) -> int:
        """Near a Shrine cult enemies must be played; all cards with that trait are enemies."""
        near = _number(state, "hunt_distance")
        for place in state.large_at:
            if place != NONE and DISTANCE[place][state.at[seat]] <= near:
                return 1 << CULT
        return 0

    def blank(self, state: KnightsState, place: int) -> bool:
        return place in state.large_at

    def enemy_dice(self, state: KnightsState, traits: int) -> int:
        """Cultists grow bolder with every Shrine."""
        if state.foe != panel_of(_number(state, "cultist")):
            return 0
        return _number(state, "shrine_aggression") * state.shrines

    def explore_actions(self, state: KnightsState, seat: int) -> list[int]:
        return [0] if cultist_on(state, state.at[seat]) != NONE else []

    def explore_label(self, state: KnightsState, seat: int, action: int) -> Message:
        panel = panel_of(_number(state, "cultist"))
        return Message("option-fight-cultist", {"card": panel})

    def explore_action(self, state: KnightsState, seat: int, action: int) -> list[Call]:
        """Fight the Cultist instead of the exploration action."""
        panel = panel_of(_number(state, "cultist"))
        if state.journal is not None:
            state.tell(
                "fights-cultist", "wk1.win.04", seat, {"card": panel, **spot(state, state.at[seat])}
            )
        return [fight(state, seat, panel, 0)]

    def enemy_defeated(self, state: KnightsState, seat: int, foe: int) -> list[Call]:
        """A Cultist goes back to the pool; with Mother Manifold's defeat all win."""
        if foe == panel_of(_number(state, "cultist")):
            state.marker_at[cultist_on(state, state.at[seat])] = NONE
            if state.journal is not None:
                state.tell("cultist-gone", "wk1.win.04", seat, spot(state, state.at[seat]))
        elif foe == panel_of(_number(state, "villain")):
            state.supremacy = KNIGHTS_SIDE
            everybody = list(range(state.players))
            if state.journal is not None:
                state.tell("hammer", "wk1.win.07", self.best(state, everybody), {})
            win(state, everybody, ALL_WIN)
        return []

    def all_lose_at_end(self, state: KnightsState) -> bool:
        return True


def ask_cultist(state: KnightsState, frame: Frame) -> None:
    """The special hexes farthest from all knights; the Waster chooses among equal ones."""
    free = [
        place
        for place in SPECIAL_PLACES
        if place not in state.large_at and cultist_on(state, place) == NONE
    ]
    if NONE not in state.marker_at or not free:
        state.frame = frame.below  # the pool or the board is used up
        return
    distance = {place: min(DISTANCE[place][at] for at in state.at) for place in free}
    farthest = max(distance.values())
    choose_place(state, CULTIST_HEX, [place for place in free if distance[place] == farthest])


def take_cultist(state: KnightsState, frame: Frame) -> None:
    """The next small marker."""
    place = chosen_place(state)
    state.marker_at[state.marker_at.index(NONE)] = place
    if state.journal is not None:
        state.tell("cultist", RULE, state.waster, spot(state, place))


CULTIST: Final = Program("a Cultist enters", (ask_cultist, take_cultist))
CULTIST_HEX: Final = place_ask("cultist_hex", "ask-cultist-hex")


def ask_procession(state: KnightsState, frame: Frame) -> None:
    """One hex toward the nearest Cultist; the Waster chooses among equal ways."""
    here = state.villain_at[_number(state, "villain")]
    cultists = [place for place in state.marker_at if place != NONE]
    if not cultists:
        state.frame = frame.below
        return
    nearest = min(DISTANCE[here][place] for place in cultists)
    ways: list[int] = []
    for place in cultists:
        if DISTANCE[here][place] == nearest:
            ways.extend(steps_toward(here, place))
    choose_place(state, PROCESSION_HEX, ways)


def take_procession(state: KnightsState, frame: Frame) -> None:
    """Where she reaches a Cultist a Shrine rises, or the third one ends it all."""
    place = chosen_place(state)
    move_to(state, _number(state, "villain"), place)
    marker = cultist_on(state, place)
    if marker == NONE:
        return
    if state.shrines + 1 >= _number(state, "shrines_lost"):
        win(state, [], ALL_LOSE)
        return
    state.marker_at[marker] = NONE
    state.large_at[state.shrines] = place
    state.shrines += 1
    if state.journal is not None:
        state.tell("shrine", RULE, state.waster, {**spot(state, place), "number": state.shrines})
    place_token(state, RADIATION_TOKEN, place, RULE)


PROCESSION: Final = Program("Mother Manifold moves", (ask_procession, take_procession))
PROCESSION_HEX: Final = place_ask("procession_hex", "ask-procession-hex")
