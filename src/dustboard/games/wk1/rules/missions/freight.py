"""Dead Man's Freight: a Train without a driver, and wagons that knights keep to themselves.

Wagons that an unconscious knight drops lie face down on the hex; whoever explores it can take one
of them, unseen, instead of his exploration action. Wagons beyond a knight's capacity are left where
he stands when his move or the round is over.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import ARRIVED, NONE
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.tile_table import MISSION_TILE
from dustboard.games.wk1.rules.missions.common import markers_on, shuffled_markers
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.train import TRAIN, TRAIN_SETUP, terminus
from dustboard.games.wk1.rules.missions.villains import appear, follow, meeting
from dustboard.games.wk1.rules.missions.wagons import (
    BOARD,
    DROP,
    OVERLOAD,
    REACTOR,
    has_room,
    overloaded,
    take_lying,
)
from dustboard.games.wk1.rules.tasks.goals import place_of
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Call, Frame, Program


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


class Freight(Mission):
    """The Train is large marker A; its wagons are the six small markers."""

    def set_up(self, state: KnightsState) -> list[Call]:
        """The Terminus replaces a tile; the Train stands far away from it."""
        replaced = place_of(state, _number(state, "replaced_hex"))
        tiles = list(state.tiles)
        tiles[replaced] = MISSION_TILE
        state.tiles = tuple(tiles)
        state.train = shuffled_markers(state)
        return [(TRAIN_SETUP.number, state.waster, ())]

    def waster_step(self, state: KnightsState) -> list[Call]:
        """The Train moves and may arrive; Baron Sump; the reactor."""
        villain = _number(state, "villain")
        calls: list[Call] = [
            (TRAIN.number, state.waster, (_number(state, "train_hexes"),)),
            (ARRIVAL.number, state.waster, ()),
        ]
        if state.round == _number(state, "villain_from_round"):
            appear(state, villain, place_of(state, _number(state, "villain_hex")))
        else:
            calls.extend(follow(state, villain))
        return [*calls, (REACTOR.number, state.waster, ())]

    def move_begins(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def entered(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def move_ended(self, state: KnightsState, seat: int) -> list[Call]:
        return [(OVERLOAD.number, seat, ())] if overloaded(state, seat) else []

    def exploring_begins(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight on the Train's hex with capacity for a wagon may board."""
        aboard = state.at[seat] == state.large_at[0] and len(state.train) > 0
        return [(BOARD.number, seat, ())] if aboard and has_room(state, seat) else []

    def explore_actions(self, state: KnightsState, seat: int) -> list[int]:
        """Wagons that were dropped here."""
        return markers_on(state, state.at[seat]) if has_room(state, seat) else []

    def explore_label(self, state: KnightsState, seat: int, action: int) -> Message:
        return Message("option-take-wagon", {"number": len(state.markers_down[action])})

    def explore_action(self, state: KnightsState, seat: int, action: int) -> list[Call]:
        take_lying(state, seat, action)
        return []

    def fallen(self, state: KnightsState, seat: int) -> list[Call]:
        return [(DROP.number, seat, ())] if state.carried[seat] else []

    def round_ended(self, state: KnightsState) -> list[Call]:
        return [
            (OVERLOAD.number, seat, ()) for seat in range(state.players) if overloaded(state, seat)
        ]

    def score_lines(self, state: KnightsState, seat: int) -> list[tuple[str, int]]:
        """Wagon values and Reputation, and more for a knight on the Terminus."""
        wagons = sum(wagon for wagon in state.carried[seat] if wagon != NONE)
        waits = MISSION_TILE in state.tiles and state.at[seat] == terminus(state)
        there = _number(state, "terminus_points") if waits else 0
        reputation = state.reputation[seat]
        return [("wagons", wagons), ("reputation", reputation), ("terminus", there)]


def arrive(state: KnightsState, frame: Frame) -> None:
    """The game ends when the Train enters the Terminus."""
    if state.large_at[0] == terminus(state):
        everybody = list(range(state.players))
        win(state, [FREIGHT.best(state, everybody)], ARRIVED)


ARRIVAL: Final = Program("the Train arrives", (arrive,))
FREIGHT: Final = Freight()
