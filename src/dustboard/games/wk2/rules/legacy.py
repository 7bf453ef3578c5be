"""Memories of earlier games, and the decks of the lesson (wk2.legacy.01).

A memory is a table option that is off by default; the game keeps nothing between tables.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import AMMO, FUEL
from dustboard.games.wk2.content.lesson import EXPLORATION_TOP, GEAR_BOTTOM, ROAD_TOP
from dustboard.games.wk2.content.story_table import (
    COUNTS_IN,
    EACH_SHEET,
    MEMORIES,
    MEMORY_AMMO,
    MEMORY_FUEL,
    MEMORY_NOTE,
    MEMORY_SPECIAL,
    MEMORY_STALLS,
)
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.rules.favours import keep
from dustboard.games.wk2.rules.supply import gain_resource
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.state.state import RoadState

RULE: Final = "wk2.legacy.01"


def grant_memories(state: RoadState) -> None:
    """What memories bring at the start; others are asked for where they count."""
    for memory in _counting(state):
        for seat in range(state.players):
            if MEMORY_FUEL[memory]:
                gain_resource(state, seat, FUEL, MEMORY_FUEL[memory], RULE)
            if MEMORY_AMMO[memory]:
                gain_resource(state, seat, AMMO, MEMORY_AMMO[memory], RULE)
            if MEMORY_NOTE[memory] >= 0 and not EACH_SHEET[memory]:
                keep(state, seat, MEMORY_NOTE[memory])
        number = MEMORY_SPECIAL[memory]
        if number:
            card = SPECIAL_BY_NUMBER[number]
            state.special[state.first] = (*state.special[state.first], card)
            if state.journal is not None:
                state.tell("special", RULE, state.first, {"number": number})


def cheaper_at(state: RoadState, city: str) -> int:
    """How much less gear costs at the Stalls of a city, by what is remembered there."""
    return len([one for one in _counting(state) if city and MEMORY_STALLS[one] == city])


def recall(state: RoadState) -> None:
    """What memories bring anew on each sheet."""
    for memory in _counting(state):
        if MEMORY_NOTE[memory] >= 0 and EACH_SHEET[memory]:
            for seat in in_game(state):
                keep(state, seat, MEMORY_NOTE[memory])


def _counting(state: RoadState) -> list[int]:
    """The memories that the table plays with and that count in its adventure."""
    adventure = state.house.adventure
    return [
        memory
        for memory in range(len(MEMORIES))
        if state.house.memories[memory] and COUNTS_IN[memory][adventure]
    ]


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
