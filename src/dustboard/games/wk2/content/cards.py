# mypyc: skip
"""The content of Waste Knights II as typed, read-only rows, read from `content/data/*.toml`.

>>> len(CONTENT.spaces), sum(row.copies for row in CONTENT.gear), len(CONTENT.exploration)
(148, 54, 20)
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dustboard.games.rows import Source, load_rows, row_places, rows_hash, unique_ids
from dustboard.games.wk2.content import validation
from dustboard.games.wk2.content.rows import (
    Adventure,
    CityTask,
    Encounter,
    Enemy,
    Event,
    Exploration,
    Gear,
    Injury,
    Knight,
    Landmark,
    Malfunction,
    Memory,
    Part,
    Row,
    Space,
    Special,
    ThreatToken,
    Upgrade,
    Vehicle,
)
from dustboard.texts import Texts

TEXTS = Texts("dustboard.games.wk2")


class Content(Row, frozen=True):
    """All rows, in the order of their files."""

    spaces: tuple[Space, ...]
    knights: tuple[Knight, ...]
    vehicles: tuple[Vehicle, ...]
    personal_upgrades: tuple[Upgrade, ...]
    general_upgrades: tuple[Upgrade, ...]
    enemies_highway_desert: tuple[Enemy, ...]
    events_highway_desert: tuple[Event, ...]
    encounters_highway_desert: tuple[Encounter, ...]
    enemies_scrub_mountains: tuple[Enemy, ...]
    events_scrub_mountains: tuple[Event, ...]
    encounters_scrub_mountains: tuple[Encounter, ...]
    enemies_modules: tuple[Enemy, ...]
    events_modules: tuple[Event, ...]
    enemies_story: tuple[Enemy, ...]
    exploration: tuple[Exploration, ...]
    gear: tuple[Gear, ...]
    unique_gear: tuple[Gear, ...]
    gear_modules: tuple[Gear, ...]
    injuries: tuple[Injury, ...]
    malfunctions: tuple[Malfunction, ...]
    special: tuple[Special, ...]
    landmarks: tuple[Landmark, ...]
    parts: tuple[Part, ...]
    city_tasks: tuple[CityTask, ...]
    threat: tuple[ThreatToken, ...]
    adventures: tuple[Adventure, ...]
    memories: tuple[Memory, ...]


def load_content(folder: Source) -> Content:
    """Read and check the files of a folder."""
    one = unique_ids()
    foe = (one, validation.check_enemy)
    return Content(
        spaces=load_rows(folder / "spaces.toml", "space", Space, (one, validation.check_space)),
        knights=load_rows(
            folder / "knights.toml", "knight", Knight, (one, validation.check_knight)
        ),
        vehicles=load_rows(folder / "vehicles.toml", "vehicle", Vehicle, (one,)),
        personal_upgrades=load_rows(folder / "personal_upgrades.toml", "upgrade", Upgrade, (one,)),
        general_upgrades=load_rows(folder / "general_upgrades.toml", "upgrade", Upgrade, (one,)),
        enemies_highway_desert=load_rows(
            folder / "enemies_highway_desert.toml", "enemy", Enemy, foe
        ),
        events_highway_desert=load_rows(
            folder / "events_highway_desert.toml", "event", Event, (one,)
        ),
        encounters_highway_desert=load_rows(
            folder / "encounters_highway_desert.toml", "encounter", Encounter, (one,)
        ),
        enemies_scrub_mountains=load_rows(
            folder / "enemies_scrub_mountains.toml", "enemy", Enemy, foe
        ),
        events_scrub_mountains=load_rows(
            folder / "events_scrub_mountains.toml", "event", Event, (one,)
        ),
        encounters_scrub_mountains=load_rows(
            folder / "encounters_scrub_mountains.toml", "encounter", Encounter, (one,)
        ),
        enemies_modules=load_rows(folder / "enemies_modules.toml", "enemy", Enemy, foe),
        events_modules=load_rows(folder / "events_modules.toml", "event", Event, (one,)),
        enemies_story=load_rows(folder / "enemies_story.toml", "enemy", Enemy, foe),
        exploration=load_rows(folder / "exploration.toml", "card", Exploration, (one,)),
        gear=load_rows(folder / "gear.toml", "gear", Gear, (one, validation.check_gear)),
        unique_gear=load_rows(
            folder / "unique_gear.toml", "gear", Gear, (unique_ids(), validation.check_gear)
        ),
        gear_modules=load_rows(
            folder / "gear_modules.toml", "gear", Gear, (one, validation.check_gear)
        ),
        injuries=load_rows(folder / "injuries.toml", "injury", Injury, (one,)),
        malfunctions=load_rows(folder / "malfunctions.toml", "malfunction", Malfunction, (one,)),
        special=load_rows(folder / "special.toml", "special", Special, (one,)),
        landmarks=load_rows(folder / "landmarks.toml", "landmark", Landmark, (one,)),
        parts=load_rows(folder / "parts.toml", "part", Part, (one,)),
        city_tasks=load_rows(
            folder / "city_tasks.toml", "task", CityTask, (one, validation.check_task)
        ),
        threat=load_rows(folder / "threat.toml", "token", ThreatToken, (one,)),
        adventures=load_rows(folder / "adventures.toml", "adventure", Adventure, (one,)),
        memories=load_rows(folder / "memories.toml", "memory", Memory, (one,)),
    )


DATA: Source = files("dustboard.games.wk2") / "content" / "data"
CONTENT: Content = load_content(DATA)


# the files whose rows say what cards do, with the kind of their rows
_FILES = (
    ("gear", "gear"),
    ("unique_gear", "gear"),
    ("gear_modules", "gear"),
    ("personal_upgrades", "upgrade"),
    ("general_upgrades", "upgrade"),
    ("injuries", "injury"),
    ("malfunctions", "malfunction"),
    ("special", "special"),
    ("landmarks", "landmark"),
    ("parts", "part"),
    ("city_tasks", "task"),
    ("knights", "knight"),
    ("vehicles", "vehicle"),
    ("enemies_highway_desert", "enemy"),
    ("enemies_scrub_mountains", "enemy"),
    ("enemies_modules", "enemy"),
    ("enemies_story", "enemy"),
    ("events_highway_desert", "event"),
    ("events_scrub_mountains", "event"),
    ("events_modules", "event"),
    ("threat", "token"),
    ("exploration", "card"),
)


@cache
def _places() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for file, kind in _FILES:
        for id, place in row_places(DATA / f"{file}.toml", kind).items():
            found[kind, id] = place
    return found


def place_of(kind: str, id: str) -> str:
    """Where a row stands, as messages tell it: file, line, kind and id.

    >>> place_of("injury", "i1")
    "injuries.toml:3: injury 'i1'"
    """
    return _places()[kind, id]


def content_hash(content: Content = CONTENT) -> str:
    """Name this version of the content in 16 hex digits; comments and prose do not count.

    >>> len(content_hash())
    16
    """
    return rows_hash(content)
