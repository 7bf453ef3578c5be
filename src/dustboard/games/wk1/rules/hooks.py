"""Moments that tasks and missions look at; the rules call these and run what they give."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import FOR_SEARCH, NONE
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.tasks.goals import (
    after_defeat,
    after_duel,
    after_help,
    after_move,
    hunting,
    now_met,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Call


def move_begins(state: KnightsState, seat: int) -> list[Call]:
    """A knight's turn in the Move Step begins."""
    return MISSION[state.mission].move_begins(state, seat)


def entered_hex(state: KnightsState, seat: int) -> list[Call]:
    """A knight entered a hex of his route."""
    return [*now_met(state), *MISSION[state.mission].entered(state, seat)]


def move_ended(state: KnightsState, seat: int) -> list[Call]:
    """A knight's move is over."""
    return [*after_move(state, seat), *MISSION[state.mission].move_ended(state, seat)]


def hunted_traits(state: KnightsState, seat: int) -> int:
    """Bits of the traits that the Waster must play on this knight if able (wk1.task.27)."""
    return hunting(state, seat) | MISSION[state.mission].hunted(state, seat)


def fallen(state: KnightsState, seat: int) -> list[Call]:
    """A knight lost consciousness."""
    return MISSION[state.mission].fallen(state, seat)


def check_dice(state: KnightsState, seat: int, purpose: int) -> int:
    """Dice that the mission adds to a check."""
    if purpose == FOR_SEARCH:
        return MISSION[state.mission].search_dice(state, seat)
    return 0


def enemy_dice(state: KnightsState, traits: int) -> int:
    """Dice that the mission adds to the enemy's attack checks."""
    return MISSION[state.mission].enemy_dice(state, traits)


def enemy_defeated(state: KnightsState, seat: int, foe: int, from_wasteland: bool) -> list[Call]:
    """The Active Knight defeated an enemy; tasks count those of wasteland cards."""
    calls = after_defeat(state, seat, foe) if from_wasteland else []
    return [*calls, *MISSION[state.mission].enemy_defeated(state, seat, foe)]


def duel_ended(state: KnightsState, winner: int, loser: int) -> list[Call]:
    """A duel is over."""
    calls = after_duel(state, winner, loser) if winner != NONE else []
    return [*calls, *MISSION[state.mission].duel_ended(state, winner, loser)]


def helped(state: KnightsState, helper: int, rival: int) -> list[Call]:
    """A knight revived a rival, or gave one a card of value for nothing."""
    return after_help(state, helper, rival)


def exploring_begins(state: KnightsState, seat: int) -> list[Call]:
    """A conscious knight's Exploration Step begins."""
    return MISSION[state.mission].exploring_begins(state, seat)


def explored(state: KnightsState, seat: int) -> list[Call]:
    """A knight may explore his hex now."""
    return MISSION[state.mission].explored(state, seat)
