"""How a fight would go, roughly: two attacks of each side, the armor between them."""

from __future__ import annotations

from functools import cache
from typing import Final

from dustboard.games.wk2.bot.chances import mean, successes
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import MELEE
from dustboard.games.wk2.content.dice import written
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    DICE,
    GEAR_BY_ID,
    HANDS,
    NEEDS_AMMO,
    PROTECTION,
)
from dustboard.games.wk2.content.rows import Enemy

ATTACKS: Final = 2  # of each side in a fight, mostly
_ENEMIES: Final[dict[str, Enemy]] = {
    row.id: row
    for row in (
        *CONTENT.enemies_highway_desert,
        *CONTENT.enemies_scrub_mountains,
        *CONTENT.enemies_modules,
        *CONTENT.enemies_story,
    )
}

# the enemies that the deck of a sheet is mostly built of
MACHINES: Final[tuple[str, ...]] = tuple(
    [
        id
        for id, row in _ENEMIES.items()
        if row.type == "machine" and not row.module and id[0] != "f"
    ]
)


def face(key: str) -> int:
    """The face that a key names.

    >>> face("a01:broken") - face("a01")
    1
    """
    id, _, broken = key.partition(":")
    return 2 * GEAR_BY_ID[id] + (1 if broken else 0)


def weapon_dice(look: Seen, key: str) -> str:
    """The dice of an attack with this weapon; none without ammunition."""
    at = face(key)
    gear = at >> 1
    if NEEDS_AMMO[gear] and not look.has("ammo"):
        return ""
    skill = "blades" if ATTACK[gear] == MELEE else "guns"
    return look.dice(skill) + written(DICE[at])


def best_attack(look: Seen) -> str:
    """The dice of the best attack at hand."""
    found = [weapon_dice(look, key) for key in look.mine["hands"] if HANDS[face(key) >> 1]]
    return max([look.dice("blades"), *found], key=mean)


def protection(look: Seen) -> int:
    """What the worn armor keeps off."""
    return sum(PROTECTION[face(key)] for key in look.mine["armor"])


@cache
def _beats(dice: str, health: int) -> float:
    return sum(successes(dice * ATTACKS)[health:])


def victory(look: Seen, foe: str) -> float:
    """The chance to defeat an enemy; of one that stands, with the wounds that it has."""
    row = _ENEMIES.get(foe)
    return 0.5 if row is None else _beats(best_attack(look), look.foes.get(foe, row.health))


def inroad(look: Seen, health: int) -> float:
    """How much of an enemy's Health a combat takes, from 0 to 1."""
    return min(1.0, mean(best_attack(look)) * ATTACKS / max(1, health))


def harm(look: Seen, foe: str) -> float:
    """The wounds that an enemy deals, on the average."""
    row = _ENEMIES.get(foe)
    if row is None:
        return 2.0
    struck = mean(row.dice) * ATTACKS * (1.0 - 0.4 * victory(look, foe))
    return max(0.2, struck - protection(look))


def reward(foe: str) -> dict[str, int]:
    """What a victory brings."""
    row = _ENEMIES.get(foe)
    if row is None:
        return {}
    gained = row.reward
    return {
        "fuel": gained.fuel,
        "ammo": gained.ammo,
        "meds": gained.meds,
        "xp": gained.xp,
        "gear": gained.gear,
    }
