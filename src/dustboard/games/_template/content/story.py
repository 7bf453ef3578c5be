# mypyc: skip
"""The story of Water Run as typed rows: sheets, which say what is read when, and entries.

>>> [sheet.id for sheet in SHEETS], len(ENTRIES)
(['road', 'basin'], 6)
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from dustboard.games.rows import load_placed, unique_ids


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the story: what happens at the end of each round while it lies open."""

    id: str
    effects: tuple[dict[str, Any], ...] = msgspec.field(name="effect")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is read aloud; then its effects happen, then somebody chooses."""

    id: str
    effects: tuple[dict[str, Any], ...] = msgspec.field(default=(), name="effect")
    choices: tuple[dict[str, Any], ...] = msgspec.field(default=(), name="choice")


_DATA = files("dustboard.games._template") / "content" / "data"
_unique = unique_ids()
PLACED_SHEETS = load_placed(_DATA / "sheets.toml", "sheet", Sheet, (_unique,))
PLACED_ENTRIES = load_placed(_DATA / "entries.toml", "entry", Entry, (_unique,))
SHEETS: tuple[Sheet, ...] = tuple(sheet for _, sheet in PLACED_SHEETS)
ENTRIES: tuple[Entry, ...] = tuple(entry for _, entry in PLACED_ENTRIES)
