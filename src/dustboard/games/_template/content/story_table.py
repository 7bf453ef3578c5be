"""The names that rows of the story use, as plain tables; a name's place is its number."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.story import ENTRIES, SHEETS

ENTRY_ID: Final[list[str]] = [entry.id for entry in ENTRIES]
SHEET_ID: Final[list[str]] = [sheet.id for sheet in SHEETS]
FLAGS: Final = ("map", "blessed")
COUNTERS: Final = ("dust",)
TOKENS: Final = ("cairn",)
SPACES: Final = ("wreck",)
SKILLS: Final = ("search",)
FOES: Final = ("scorpion",)
FOE_STRENGTH: Final[list[int]] = [5]
