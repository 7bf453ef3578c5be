"""Short ways to play one card in a scene."""

from __future__ import annotations

import pytest

from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    ENEMY_ID,
    EVENT_ID,
    INJURY_ID,
    MALFUNCTION_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules.programs import COMBAT
from dustboard.games.wk2.rules.wasteland import EVENT
from games.wk2.scene import Scene


def table(patch: pytest.MonkeyPatch, *knights: str, **options: object) -> Scene:
    """A scene whose dice are known."""
    return Scene(*knights, patch=patch, **options)


def upgrade(scene: Scene, name: str, seat: int = 0) -> None:
    """The knight has this side of an upgrade: "u1:a"."""
    id, _, side = name.partition(":")
    face = 2 * UPGRADE_ID.index(id) + "ab".index(side)
    scene.state.upgrades[seat] = (*scene.state.upgrades[seat], face)


def injure(scene: Scene, id: str, seat: int = 0) -> None:
    """An injury is attached to the knight sheet."""
    number = INJURY_ID.index(id)
    scene.state.injuries[seat] = (*scene.state.injuries[seat], number)
    scene.state.injury_deck = tuple(card for card in scene.state.injury_deck if card != number)


def damage(scene: Scene, id: str, seat: int = 0) -> None:
    """A malfunction is attached to the vehicle sheet."""
    number = MALFUNCTION_ID.index(id)
    scene.state.malfunctions[seat] = (*scene.state.malfunctions[seat], number)
    rest = tuple(card for card in scene.state.malfunction_deck if card != number)
    scene.state.malfunction_deck = rest


def meet(scene: Scene, foe: str, weapon: str = "", seat: int = 0) -> None:
    """A combat with an enemy begins, and the weapon is chosen."""
    scene.run(COMBAT, seat, ENEMY_ID.index(foe), -1)
    if weapon and scene.asked(seat) == "weapon":
        scene.answer(seat, weapon)


def turn_event(scene: Scene, id: str, seat: int = 0) -> None:
    """An event card lies open."""
    card = CARD_ID.index(id)
    state = scene.state
    for deck in (0, 1):
        state.wasteland_deck[deck] = tuple(one for one in state.wasteland_deck[deck] if one != card)
    state.card = (card,)
    scene.run(EVENT, seat, EVENT_ID.index(id))


def attack_of(scene: Scene) -> list[int]:
    """The dice of the knight's last attack, when it was rolled first."""
    dice: list[int] = scene.told("attack")[-1].data["dice"]
    return dice
