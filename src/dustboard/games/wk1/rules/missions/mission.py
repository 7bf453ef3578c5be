"""What a mission can change; a mission is a `Mission` with some of these methods filled in.

Methods that give calls let programs run at that moment; the others give numbers or truths. Most are
called by `listeners` at a signal. A mission imports no checks, windows, combat or words: it starts
those through `programs`.
"""

from __future__ import annotations

from dustboard.games.wk1.content.constants import GOAL, NONE
from dustboard.games.wk1.content.mission_table import ENDS
from dustboard.games.wk1.rules.effects.lines import LISTS
from dustboard.games.wk1.rules.gear.gear import gear_value
from dustboard.games.wk1.rules.seats import round_order
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Call


class Mission:
    """A mission that changes nothing."""

    def set_up(self, state: KnightsState) -> list[Call]:
        """The mission's own setup, after everything else is laid out (wk1.setup.33)."""
        return []

    def start_hex(self, state: KnightsState) -> int:
        """Where knights start (wk1.setup.02)."""
        return 0

    def waster_step(self, state: KnightsState) -> list[Call]:
        """Effects of each round in the Waster Step (wk1.round.13): its rows, if it has any."""
        first = LISTS.mission[state.mission]
        return [LISTS.runner.call(first, state.waster, (NONE,))] if first >= 0 else []

    def move_begins(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight's turn in the Move Step begins; a villain on his hex can be faced now."""
        return []

    def entered(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight entered a hex of his route."""
        return []

    def move_ended(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight's move is over."""
        return []

    def hunted(self, state: KnightsState, seat: int) -> int:
        """Bits of the wasteland traits that the Waster must play on this knight if able."""
        return 0

    def fallen(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight lost consciousness."""
        return []

    def search_dice(self, state: KnightsState, seat: int) -> int:
        """Dice that search checks gain."""
        return 0

    def enemy_dice(self, state: KnightsState, traits: int) -> int:
        """Dice that attack checks of the enemy fighting the Active Knight gain."""
        return 0

    def blank(self, state: KnightsState, place: int) -> bool:
        """Whether a hex cannot be explored because of the mission."""
        return False

    def exploring_begins(self, state: KnightsState, seat: int) -> list[Call]:
        """A conscious knight's Exploration Step begins, before the check of his hex."""
        return []

    def explored(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight may explore his hex now (its check, if any, is passed)."""
        return []

    def explore_actions(self, state: KnightsState, seat: int) -> list[int]:
        """Numbers of the mission's own activities on this hex, offered in the exploration hub."""
        return []

    def explore_action(self, state: KnightsState, seat: int, action: int) -> list[Call]:
        """Carry out one of them; it takes the place of the exploration action."""
        return []

    def explore_label(self, state: KnightsState, seat: int, action: int) -> Message:
        """The message that names it."""
        return Message("")

    def enemy_defeated(self, state: KnightsState, seat: int, foe: int) -> list[Call]:
        """The Active Knight defeated an enemy or a panel of the mission."""
        return []

    def duel_ended(self, state: KnightsState, winner: int, loser: int) -> list[Call]:
        """A duel is over; -1 and -1 after a draw."""
        return []

    def duel_reputation(self, state: KnightsState, winner: int, loser: int) -> int:
        """Reputation that the winner of a duel gains (wk1.duel.13)."""
        return 1

    def may_steal(self, state: KnightsState, thief: int, victim: int) -> bool:
        """Whether a theft is offered at all."""
        return True

    def stealable(self, state: KnightsState, thief: int, victim: int) -> list[int]:
        """Mission markers that can be stolen like gear."""
        return []

    def steal(self, state: KnightsState, thief: int, victim: int, marker: int) -> None:
        """Take a mission marker."""

    def round_ended(self, state: KnightsState) -> list[Call]:
        """The Rest Step is over."""
        return []

    def reached(self, state: KnightsState, seats: list[int], moment: int) -> None:
        """These knights fulfil the goal now; whether that ends the game the mission says (X18)."""
        if seats and ENDS[state.mission] == moment:
            win(state, [self.best(state, seats)], GOAL)

    def rank(self, state: KnightsState, seat: int) -> tuple[int, int, int, int]:
        """What knights are compared by: score, Reputation, gear value, place in round order."""
        order = round_order(state).index(seat)
        return self.score(state, seat), state.reputation[seat], gear_value(state, seat), order

    def best(self, state: KnightsState, seats: list[int]) -> int:
        """The first of these; the last tie goes to who sits farther from the First Player."""
        return max(seats, key=lambda seat: self.rank(state, seat))

    def score(self, state: KnightsState, seat: int) -> int:
        """What the knights are compared by when the last round is over."""
        return sum(points for _, points in self.score_lines(state, seat))

    def score_lines(self, state: KnightsState, seat: int) -> list[tuple[str, int]]:
        """What the score is made of; each source has a text `score-<source>`."""
        return [("reputation", state.reputation[seat])]

    def goal(self, state: KnightsState) -> int:
        """How much of what `progress` counts wins; 0 where nothing does before the end."""
        return 0

    def progress(self, state: KnightsState, seat: int) -> int:
        """How far a knight is on the way to the goal, as all can see."""
        return self.score(state, seat)

    def near(self, state: KnightsState, seat: int) -> bool:
        """Whether a knight is one step from winning."""
        goal = self.goal(state)
        return goal > 0 and self.progress(state, seat) >= goal - 1

    def all_lose_at_end(self, state: KnightsState) -> bool:
        """Whether everybody loses when the last round is over without a winner."""
        return False
