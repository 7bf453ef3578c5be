# mypyc: skip
"""The content of Waste Knights as typed, read-only rows, read from `content/*.toml`.

>>> sum(row.copies for row in CONTENT.green), len(CONTENT.knights), len(CONTENT.luck)
(46, 13, 26)
"""

from __future__ import annotations

from importlib.resources import files

from dustboard.games.rows import Source, load_rows, row_places, rows_hash, unique_ids
from dustboard.games.wk1.content import validation as checks
from dustboard.games.wk1.content.rows import (
    CombatCard,
    Enemy,
    Event,
    Gear,
    Hex,
    Knight,
    Luck,
    Mission,
    RangeCard,
    Row,
    Scene,
    Space,
    Task,
)


class Content(Row, frozen=True):
    """All rows, in the order of their files; a card's number in the state follows from it."""

    green: tuple[Gear, ...]
    yellow: tuple[Gear, ...]
    red: tuple[Gear, ...]
    blue: tuple[Gear, ...]
    vehicles: tuple[Gear, ...]
    events: tuple[Event, ...]
    enemies: tuple[Enemy, ...]
    tasks: tuple[Task, ...]
    luck: tuple[Luck, ...]
    sheet: tuple[Gear, ...]
    knights: tuple[Knight, ...]
    villains: tuple[Enemy, ...]
    combat: tuple[CombatCard, ...]
    range: tuple[RangeCard, ...]
    hexes: tuple[Hex, ...]
    stalls: tuple[Space, ...]
    missions: tuple[Mission, ...]
    scenes: tuple[Scene, ...]


def load_content(folder: Source) -> Content:
    """Read and check the files of a folder."""
    unique = unique_ids()
    gear = (unique, checks.check_gear, checks.check_mods, checks.check_effects)
    enemy = (unique, checks.check_enemy, checks.check_mods, checks.check_effects)
    return Content(
        green=load_rows(folder / "green.toml", "card", Gear, gear),
        yellow=load_rows(folder / "yellow.toml", "card", Gear, gear),
        red=load_rows(folder / "red.toml", "card", Gear, gear),
        blue=load_rows(folder / "blue.toml", "card", Gear, gear),
        vehicles=load_rows(folder / "vehicles.toml", "card", Gear, gear),
        events=load_rows(folder / "events.toml", "event", Event, (unique, checks.check_effects)),
        enemies=load_rows(folder / "enemies.toml", "enemy", Enemy, enemy),
        tasks=load_rows(
            folder / "tasks.toml", "task", Task, (unique, checks.check_task, checks.check_effects)
        ),
        luck=load_rows(
            folder / "luck.toml", "card", Luck, (unique, checks.check_luck, checks.check_effects)
        ),
        sheet=load_rows(folder / "sheet.toml", "card", Gear, (*gear, checks.check_sheet)),
        knights=load_rows(
            folder / "knights.toml",
            "knight",
            Knight,
            (unique, checks.check_knight, checks.check_mods, checks.check_effects),
        ),
        villains=load_rows(folder / "villains.toml", "enemy", Enemy, enemy),
        combat=load_rows(folder / "combat.toml", "card", CombatCard, (unique,)),
        range=load_rows(folder / "range.toml", "card", RangeCard, (unique, checks.check_range)),
        hexes=load_rows(
            folder / "hexes.toml",
            "hex",
            Hex,
            (unique, checks.check_hex, checks.check_effects),
        ),
        stalls=load_rows(folder / "stalls.toml", "space", Space, (unique,)),
        missions=load_rows(
            folder / "missions.toml", "mission", Mission, (unique, checks.check_mission)
        ),
        scenes=load_rows(folder / "scenes.toml", "scene", Scene, (unique,)),
    )


DATA: Source = files("dustboard.games.wk1") / "content" / "data"
CONTENT: Content = load_content(DATA)
_WITH_EFFECTS = {
    "green": "card",
    "yellow": "card",
    "red": "card",
    "blue": "card",
    "vehicles": "card",
    "events": "event",
    "enemies": "enemy",
    "tasks": "task",
    "luck": "card",
    "sheet": "card",
    "knights": "knight",
    "villains": "enemy",
    "hexes": "hex",
}


def effect_places(folder: Source = DATA) -> dict[str, str]:
    """Where each row with effects stands, by its id, for messages."""
    found: dict[str, str] = {}
    for name, key in _WITH_EFFECTS.items():
        found |= row_places(folder / f"{name}.toml", key)
    return found


def content_hash(content: Content = CONTENT) -> str:
    """Name this version of the content in 16 hex digits; comments and prose do not count.

    >>> len(content_hash())
    16
    """
    return rows_hash(content)
