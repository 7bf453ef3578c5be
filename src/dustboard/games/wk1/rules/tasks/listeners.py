"""What tasks look at, signal by signal."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import NONE, STEP_REST
from dustboard.games.wk1.rules.tasks.goals import (
    after_defeat,
    after_help,
    after_move,
    hunting,
    knight_beaten,
    now_met,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call


class OnGift(Listener[KnightsState, list[Call]]):
    """A gift in the Rest Step is help; one on the road is not, in the sense of a task."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return after_help(state, seat, what) if state.step == STEP_REST else []


class OnSettled(Listener[KnightsState, list[Call]]):
    """What a knight owns now may be what a task asks for."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return now_met(state)


class OnHelped(Listener[KnightsState, list[Call]]):
    """A knight helped a rival."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return after_help(state, seat, what)


class OnEntered(Listener[KnightsState, list[Call]]):
    """A knight may have gone far enough."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return now_met(state)


class OnMoveEnded(Listener[KnightsState, list[Call]]):
    """A task may look at where a move ended."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return after_move(state, seat)


class OnHunted(Listener[KnightsState, int]):
    """Traits that tasks oblige this knight's Waster to play."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> int:
        return hunting(state, seat)


class OnDefeated(Listener[KnightsState, list[Call]]):
    """Tasks count the enemies of wasteland cards."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return after_defeat(state, seat, what) if more else []


class OnDuelEnded(Listener[KnightsState, list[Call]]):
    """A duel has a winner."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return knight_beaten(state, seat, what) if seat != NONE else []
