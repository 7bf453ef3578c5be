"""Blackout Protocol: six relays, and a Tower that switches off what nobody controls."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.constants import ALL_LOSE, DICE, NONE, SIDES
from dustboard.games.wk1.content.mission_table import ENDS_AFTER_ROUND, MARKER_HEXES, mission_number
from dustboard.games.wk1.content.things import MACHINE
from dustboard.games.wk1.rules.missions.common import SLOTS, attempt_ask, begin_attempt
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.villains import ARRIVE_NEAR_LEADER, follow, meeting
from dustboard.games.wk1.rules.resources import gain_reputation
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Call, Frame, Program

KNIGHTS_SIDE: Final = 0
WASTERS_SIDE: Final = 1


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


def relay_on(state: KnightsState, place: int) -> int:
    """The relay on a hex, or -1."""
    return state.marker_at.index(place) if place in state.marker_at else NONE


def relays_of(state: KnightsState, seat: int) -> list[int]:
    """The relays that a knight controls; -1: those that nobody does."""
    return [relay for relay in range(SLOTS) if state.marker_owner[relay] == seat]


class Blackout(Mission):
    """Relays are small markers; `marker_owner` has whose player marker lies on each."""

    def set_up(self, state: KnightsState) -> list[Call]:
        for relay in range(SLOTS):
            state.marker_at[relay] = task_hex(state, MARKER_HEXES[state.mission][relay])
            state.marker_owner[relay] = NONE
        state.supremacy = KNIGHTS_SIDE
        return []

    def waster_step(self, state: KnightsState) -> list[Call]:
        """Reputation for relays; then Baron Sump comes or moves."""
        for seat in range(state.players):
            gained = _number(state, "relay_reputation") * len(relays_of(state, seat))
            if gained:
                gain_reputation(state, seat, gained, "wk1.round.13")
        villain = _number(state, "villain")
        if state.round == _number(state, "villain_from_round"):
            return [(ARRIVE_NEAR_LEADER.number, state.waster, (villain,))]
        return follow(state, villain)

    def move_begins(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def entered(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def explored(self, state: KnightsState, seat: int) -> list[Call]:
        """A relay of nobody or of a rival can be taken over; this is no exploration action."""
        relay = relay_on(state, state.at[seat])
        if relay == NONE or state.marker_owner[relay] == seat:
            return []
        return [(LOG_IN.number, seat, (relay,))]

    def enemy_dice(self, state: KnightsState, traits: int) -> int:
        """Machines obey whoever holds the relays nearby."""
        if not traits >> MACHINE & 1:
            return 0
        here, seat = state.at[state.active], state.active
        own = rival = 0
        for relay in range(SLOTS):
            distance = DISTANCE[here][state.marker_at[relay]]
            owner = state.marker_owner[relay]
            if owner == seat and distance <= 1:
                own = _number(state, "own_machine_dice")
            elif owner not in (seat, NONE) and distance == 1:
                rival = _number(state, "rival_machine_dice")
        return own + rival

    def round_ended(self, state: KnightsState) -> list[Call]:
        """Four relays win; else the Tower asks again."""
        self.reached(state, self._in_control(state), ENDS_AFTER_ROUND)
        if not state.over and state.round >= _number(state, "danger_from_round"):
            _query(state)
        return []

    def goal(self, state: KnightsState) -> int:
        """Relays that win after a round."""
        return _number(state, "goal")

    def progress(self, state: KnightsState, seat: int) -> int:
        return len(relays_of(state, seat))

    def _in_control(self, state: KnightsState) -> list[int]:
        found: list[int] = []
        for seat in range(state.players):
            relays = relays_of(state, seat)
            places = [state.marker_at[relay] for relay in relays]
            needed = task_hex(state, _number(state, "needed_hex_two_players"))
            if len(relays) >= self.goal(state) and (state.players > 2 or needed in places):
                found.append(seat)
        return found


def _query(state: KnightsState) -> None:
    """One die against the relays that nobody controls; the second failure is the Blackout."""
    die = roll(state, DICE, SIDES)
    dark = len(relays_of(state, NONE))
    if state.journal is not None:
        data = {"die": die, "relays": dark, "failed": die <= dark}
        state.tell("tower-asks", "wk1.win.04", state.waster, data)
    if die > dark:
        return
    if state.supremacy == KNIGHTS_SIDE:
        state.supremacy = WASTERS_SIDE
        if state.journal is not None:
            state.tell("supremacy", "wk1.win.04", state.waster, {})
    else:
        win(state, [], ALL_LOSE)


# -- taking over a relay ------------------------------------------------------------------------


def ask_log_in(state: KnightsState, frame: Frame) -> None:
    """Repair, Talk, or leave it."""
    state.ask(frame.seat, RELAY.number)


def take_over(state: KnightsState, frame: Frame) -> None:
    """The knight's marker goes on the relay, a rival's is removed."""
    if not state.check_passed:
        return
    seat, relay = frame.seat, frame.bindings[0]
    before = state.marker_owner[relay]
    state.marker_owner[relay] = seat
    if state.journal is not None:
        data = {**spot(state, state.marker_at[relay]), "knight": before}
        kind = "relay-taken" if before == NONE else "relay-taken-over"
        state.tell(kind, "wk1.win.04", seat, data)


LOG_IN: Final = Program("take over a relay", (ask_log_in, begin_attempt, take_over))
RELAY: Final = attempt_ask("relay", "ask-relay")
