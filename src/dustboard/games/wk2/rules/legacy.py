"""Memories of earlier games, and the decks of the lesson (wk2.legacy.01).

A memory is a table option that is off by default; the game keeps nothing between tables.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import AMMO, FUEL
from dustboard.games.wk2.content.lesson import EXPLORATION_TOP, GEAR_BOTTOM, ROAD_TOP
from dustboard.games.wk2.content.settings import MEMORIES
from dustboard.games.wk2.content.story_table import GREETED, RAILED
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.favours import GREETING, keep
from dustboard.games.wk2.rules.supply import gain_resource
from dustboard.games.wk2.state.state import RoadState

RULE: Final = "wk2.legacy.01"
MARKED: Final = 8  # the special card of those who are known


def remembers(state: RoadState, memory: str) -> bool:
    """Whether the table plays with a memory."""
    return state.house.memories[MEMORIES.index(memory)]


def grant_memories(state: RoadState) -> None:
    """What memories bring at the start; others are asked for where they count."""
    for seat in range(state.players):
        if remembers(state, "past_valve"):
            gain_resource(state, seat, FUEL, 1, RULE)
        if remembers(state, "past_rails") and RAILED[state.house.adventure]:
            gain_resource(state, seat, FUEL, 1, RULE)
        if remembers(state, "past_wig"):
            gain_resource(state, seat, AMMO, 2, RULE)
        if remembers(state, "past_seven") and GREETED[state.house.adventure]:
            keep(state, seat, GREETING)
    if remembers(state, "past_wig"):
        state.special[state.first] = (*state.special[state.first], SPECIAL_BY_NUMBER[MARKED])
        if state.journal is not None:
            state.tell("special", RULE, state.first, {"number": MARKED})


def stack_lesson(state: RoadState) -> None:
    """The lesson is the same for everybody: the first cards are known."""
    state.wasteland_deck[0] = _on_top(state.wasteland_deck[0], ROAD_TOP)
    state.exploration_deck = _on_top(state.exploration_deck, EXPLORATION_TOP)
    rest = tuple([face for face in state.gear_deck if face != GEAR_BOTTOM])
    again = len(state.gear_deck) - len(rest)
    state.gear_deck = (*[GEAR_BOTTOM] * again, *rest)


def _on_top(deck: tuple[int, ...], first: tuple[int, ...]) -> tuple[int, ...]:
    """The deck with these cards on top, the first one topmost."""
    rest = [card for card in deck if card not in first]
    return (*rest, *reversed(first))
