"""What the mission that is played adds at each signal."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import FOR_SEARCH
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.signals import Listener
from dustboard.kernel.frames import Call


class OnMoveBegins(Listener[KnightsState, list[Call]]):
    """A knight's turn in the Move Step begins."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].move_begins(state, seat)


class OnEntered(Listener[KnightsState, list[Call]]):
    """A knight entered a hex of his route."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].entered(state, seat)


class OnMoveEnded(Listener[KnightsState, list[Call]]):
    """A knight's move is over."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].move_ended(state, seat)


class OnHunted(Listener[KnightsState, int]):
    """Traits that the Waster must play on this knight if able."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> int:
        return MISSION[state.mission].hunted(state, seat)


class OnFallen(Listener[KnightsState, list[Call]]):
    """A knight lost consciousness."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].fallen(state, seat)


class OnBlank(Listener[KnightsState, bool]):
    """A hex that cannot be explored because of the mission."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> bool:
        return MISSION[state.mission].blank(state, what)


class OnExploringBegins(Listener[KnightsState, list[Call]]):
    """A conscious knight's Exploration Step begins."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].exploring_begins(state, seat)


class OnExplored(Listener[KnightsState, list[Call]]):
    """A knight may explore his hex now."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].explored(state, seat)


class OnCheckDice(Listener[KnightsState, int]):
    """Dice that search checks gain."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> int:
        return MISSION[state.mission].search_dice(state, seat) if what == FOR_SEARCH else 0


class OnEnemyDice(Listener[KnightsState, int]):
    """Dice that attack checks of the enemy gain."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> int:
        return MISSION[state.mission].enemy_dice(state, what)


class OnDefeated(Listener[KnightsState, list[Call]]):
    """The Active Knight defeated an enemy."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].enemy_defeated(state, seat, what)


class OnDuelEnded(Listener[KnightsState, list[Call]]):
    """A duel is over."""

    def heard(self, state: KnightsState, seat: int, what: int, more: int) -> list[Call]:
        return MISSION[state.mission].duel_ended(state, seat, what)
