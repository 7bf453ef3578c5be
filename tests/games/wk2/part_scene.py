"""A table with parts, and what tests do with them."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.part_table import PART_ID, PARTS_DECK
from dustboard.games.wk2.content.wasteland_table import (
    MALFUNCTION_ID,
)
from dustboard.games.wk2.rules.invariants import parts_in_place
from dustboard.games.wk2.rules.values import (
    chassis,
)
from games.wk2.scene import Scene

TOWN = board.ID[board.CITIES[0]]


def number(id: str) -> int:
    """A part by its number on the list."""
    return PART_ID.index(id)


def laid(
    *knights: str, patch: pytest.MonkeyPatch | None = None, on: str = "offroad", **options: Any
) -> Scene:
    """A table with parts, on which it is the first knight's turn."""
    scene = Scene(*(knights or ("johnny",)), patch=patch, **{"parts": True, **options})
    scene.state.parts_deck = PARTS_DECK
    scene.state.active = 0
    scene.vehicle(0, on)
    return scene


def fit(scene: Scene, *ids: str, seat: int = 0) -> None:
    """Parts are on a vehicle."""
    state = scene.state
    for id in ids:
        deck = list(state.parts_deck)
        deck.remove(number(id))
        state.parts_deck = tuple(deck)
    state.parts[seat] = tuple(sorted((*state.parts[seat], *map(number, ids))))
    assert parts_in_place(state) == ""


def own(scene: Scene, seat: int = 0) -> list[str]:
    return [PART_ID[one] for one in scene.state.parts[seat]]


def fault(scene: Scene, id: str, seat: int = 0) -> None:
    """A malfunction is attached."""
    state, card = scene.state, MALFUNCTION_ID.index(id)
    state.malfunction_deck = tuple(one for one in state.malfunction_deck if one != card)
    state.malfunctions[seat] = (*state.malfunctions[seat], card)


def wreck(scene: Scene, id: str = "f1", seat: int = 0) -> None:
    """The vehicle is a wreck, with this malfunction waiting."""
    state, card = scene.state, MALFUNCTION_ID.index(id)
    state.malfunction_deck = tuple(one for one in state.malfunction_deck if one != card)
    state.wreck[seat] = card
    state.damage[seat] = chassis(state, seat)


def choose(scene: Scene, key: str) -> None:
    """Take an option of a row that a test wrote."""
    scene.answer_plainly(0, key)


def refusals(scene: Scene) -> dict[str, str]:
    return {one.key: one.rule for one in scene.ask().refused(scene.state, 0)}


def in_town(*knights: str, on: str = "offroad", **options: Any) -> Scene:
    scene = laid(*knights, on=on, **options)
    scene.at(0, TOWN)
    return scene
