"""Cult of the Manifold: all knights against Mother Manifold and her Cultists.

A Cultist enters on a special hex that is neither a Shrine nor has a Cultist; his marker goes back
to the pool when his hex becomes a Shrine. There are two large markers for Shrines.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import HEALTH
from dustboard.games.wk1.content.constants import ALL_WIN, NONE
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.things import CULT
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.villains import appear, fight, meeting, panel_of
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Call

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
