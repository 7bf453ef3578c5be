"""There Can Be Only One: Laurels won in duels.

A duel with a Hunted knight is worth less Reputation whoever wins it. Of the two Laurels that a
Hunted winner gains one is the loser's, if he has any; the other comes from the supply.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import DICE, NONE, SIDES
from dustboard.games.wk1.content.mission_table import (
    CALLED_ROUNDS,
    ENDS_AFTER_ROUND,
    mission_number,
)
from dustboard.games.wk1.content.tile_table import IS_CITY
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Call, Frame, Program

RULE: Final = "wk1.duel.14"


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


def is_hunted(state: KnightsState, seat: int) -> bool:
    """A knight without Laurels."""
    return state.laurels[seat] == 0


def laurels_for(state: KnightsState, winner: int, loser: int) -> int:
    """How many Laurels a won duel brings; none for attacking the same rival twice in a row."""
    if winner == state.active and state.last_attacked[winner] == loser:
        return 0
    if is_hunted(state, winner):
        return _number(state, "hunted_laurels")
    return min(1, state.laurels[loser])


class OnlyOne(Mission):
    """Each knight begins with two of his own markers as Laurels."""

    def set_up(self, state: KnightsState) -> list[Call]:
        for seat in range(state.players):
            state.laurels[seat] = _number(state, "laurels")
        return []

    def duel_ended(self, state: KnightsState, winner: int, loser: int) -> list[Call]:
        """Runs after Reputation and the offer of a theft."""
        attack = (state.active, state.rival)
        return [(LAURELS.number, winner, (winner, loser, *attack))]

    def duel_reputation(self, state: KnightsState, winner: int, loser: int) -> int:
        if is_hunted(state, winner) or is_hunted(state, loser):
            return max(0, 1 + _number(state, "hunted_reputation"))
        return 1

    def may_steal(self, state: KnightsState, thief: int, victim: int) -> bool:
        """Who takes a Laurel steals nothing else."""
        return min(laurels_for(state, thief, victim), state.laurels[victim]) == 0

    def search_dice(self, state: KnightsState, seat: int) -> int:
        city = IS_CITY[state.tiles[state.at[seat]]]
        return _number(state, "search_dice_city" if city else "search_dice")

    def waster_step(self, state: KnightsState) -> list[Call]:
        """In some rounds the crowd calls a hex; a call lasts for one round."""
        if state.called != NONE and state.journal is not None:
            state.tell("crowd-quiet", "wk1.round.13", NONE, spot(state, state.called))
        state.called = NONE
        if state.round in CALLED_ROUNDS[state.mission]:
            die = roll(state, DICE, SIDES)
            state.called = task_hex(state, _number(state, "called_from_hex") + die - 1)
            if state.journal is not None:
                data = {**spot(state, state.called), "die": die}
                state.tell("crowd-calls", "wk1.round.13", state.waster, data)
        return []

    def explored(self, state: KnightsState, seat: int) -> list[Call]:
        """The first knight on the called hex is cheered."""
        if state.called != NONE and state.at[seat] == state.called:
            state.called = NONE
            gain_laurels(state, seat, _number(state, "called_laurels"), "wk1.win.04")
        return []

    def round_ended(self, state: KnightsState) -> list[Call]:
        goal = self.goal(state)
        crowned = [seat for seat in range(state.players) if state.laurels[seat] >= goal]
        self.reached(state, crowned, ENDS_AFTER_ROUND)
        return []

    def goal(self, state: KnightsState) -> int:
        """Laurels that win after a round."""
        return _number(state, "goal_three_players" if state.players == 3 else "goal")

    def score_lines(self, state: KnightsState, seat: int) -> list[tuple[str, int]]:
        return [("laurels", state.laurels[seat])]


def gain_laurels(state: KnightsState, seat: int, amount: int, rule: str) -> None:
    """More Laurels."""
    state.laurels[seat] += amount
    if state.journal is not None:
        state.tell("laurels", rule, seat, {"change": amount, "now": state.laurels[seat]})


def settle_laurels(state: KnightsState, frame: Frame) -> None:
    """One Laurel changes hands; the attack is remembered, whoever won it."""
    winner, loser, attacker, rival = frame.bindings
    if winner != NONE:
        gained = laurels_for(state, winner, loser)
        if gained and state.laurels[loser]:
            state.laurels[loser] -= 1
            if state.journal is not None:
                data = {"change": -1, "now": state.laurels[loser]}
                state.tell("laurels", RULE, loser, data)
        if gained:
            gain_laurels(state, winner, gained, RULE)
    state.last_attacked[attacker] = rival


LAURELS: Final = Program("Laurels after a duel", (settle_laurels,))
