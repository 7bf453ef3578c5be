"""What a game of Waste Knights has shown: cards used, played, worn, tasks done, actions.

Names are "used l01", "played w02", "worn y04", "done t12", "action h09 1",
"mission savior", "end goal".
"""

from __future__ import annotations

from collections.abc import Iterator

from dustboard.games.wk1.content.card_table import COUNT, DECK, DESIGN, IS_LUCK
from dustboard.games.wk1.content.cards import CARDS, CONTENT
from dustboard.games.wk1.content.constants import NONE, REASONS
from dustboard.games.wk1.content.effect_table import is_offered
from dustboard.games.wk1.content.mission_table import MISSION_OPTION
from dustboard.games.wk1.content.moments import AT_OWN_HIT, WHEN
from dustboard.games.wk1.content.tile_table import RESUPPLY_BOTH, RESUPPLY_COLOUR, TILE_ID, TRADE
from dustboard.games.wk1.rules.effects.lines import ACTIONS
from dustboard.games.wk1.rules.gear.gear import worn
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.events import Event
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

GEAR = ("green", "yellow", "red", "blue")
TRADES, BODY, SUPPLIES, BOTH = 90, 91, 92, 93


def _chosen(card: int) -> bool:
    """Whether somebody decides to use this card."""
    if IS_LUCK[card]:
        return True
    if DECK[card] in ("events", "enemies", "villains"):
        return False  # the one who meets them does not use them
    moments = [when for when in range(len(WHEN)) if when != AT_OWN_HIT]  # part of an attack
    return any(is_offered(card, when) for when in moments)


def _actions() -> Iterator[str]:
    for tile, actions in enumerate(ACTIONS):
        for action in range(len(actions)):
            yield f"action {TILE_ID[tile]} {action}"
        if TRADE[tile]:
            yield f"action {TILE_ID[tile]} {TRADES}"
        if RESUPPLY_COLOUR[tile] != NONE:
            kinds = (BOTH,) if RESUPPLY_BOTH[tile] else (BODY, SUPPLIES)
            yield from (f"action {TILE_ID[tile]} {kind}" for kind in kinds)


def wanted() -> list[str]:
    """All of it."""
    names = {f"used {DESIGN[card]}" for card in range(COUNT) if _chosen(card)}
    names |= {f"worn {DESIGN[card]}" for card in range(COUNT) if DECK[card] in GEAR}
    names |= {f"played {row.id}" for row in (*CONTENT.events, *CONTENT.enemies)}
    names |= {f"done {row.id}" for row in CONTENT.tasks}
    names |= set(_actions())
    names |= {f"mission {name}" for name in MISSION_OPTION}
    names |= {f"end {reason}" for reason in REASONS if reason}
    return sorted(names)


def witness(title: Title, before: State, state: State, events: list[Event]) -> Iterator[str]:
    """The names of all that the events and the table prove."""
    assert isinstance(state, KnightsState)
    for event in events:
        data = event.data
        if event.kind == "uses":
            yield f"used {DESIGN[data['card']]}"
        elif event.kind == "waster-plays":
            yield f"played {DESIGN[data['card']]}"
        elif event.kind == "task-done":
            yield f"done {DESIGN[data['card']]}"
        elif event.kind == "action":
            yield f"action {TILE_ID[data['tile']]} {data['action']}"
        elif event.kind == "cards":
            for side in ("first", "second"):
                yield f"card {CONTENT.combat[data[side]].id}"
        elif event.kind == "clash":
            yield f"card {CONTENT.range[state.range].id}"
        elif event.kind in ("step", "round"):
            yield from _table(state)
    if state.over:
        yield f"end {REASONS[state.end_reason]}"


def _table(state: KnightsState) -> Iterator[str]:
    yield f"mission {MISSION_OPTION[state.mission]}"
    yield f"card {CONTENT.missions[state.mission].id}"
    for seat in range(state.players):
        for card in worn(state, seat):
            if CARDS[card].deck in GEAR:
                yield f"worn {DESIGN[card]}"
