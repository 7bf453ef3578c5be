# mypyc: skip
"""The decks of Waste Knights for the manifest: id, name, copies and rules text of every card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Knight
from dustboard.games.wk1.show.card_text import rules_text, sheet_lines
from dustboard.games.wk1.show.effect_text import TEXTS

BOARD = tuple(row for row in CONTENT.hexes if row.kind != "mission")


def all_rows() -> dict[str, Iterable[Any]]:
    """The rows of the box, deck by deck."""
    return {
        "knights": CONTENT.knights,
        "wasteland": (*CONTENT.events, *CONTENT.enemies),
        "tasks": CONTENT.tasks,
        "luck": CONTENT.luck,
        "combat": CONTENT.combat,
        "range": CONTENT.range,
        "green": CONTENT.green,
        "yellow": CONTENT.yellow,
        "red": CONTENT.red,
        "blue": CONTENT.blue,
        "vehicles": CONTENT.vehicles,
        "hexes": BOARD,
        "missions": CONTENT.missions,
        "sheet": CONTENT.sheet,
        "villains": CONTENT.villains,
    }


def decks(lang: str = "en") -> dict[str, list[dict[str, Any]]]:
    """Every deck with its designs.

    >>> {name: sum(row["copies"] for row in rows) for name, rows in decks().items()}["green"]
    46
    """
    return {deck: [_entry(row, lang) for row in found] for deck, found in all_rows().items()}


def _entry(row: Any, lang: str) -> dict[str, Any]:
    entry = {
        "id": row.id,
        "name": TEXTS.format(lang, row.id),
        "copies": getattr(row, "copies", 1),
        "text": rules_text(row, lang),
    }
    if isinstance(row, Knight):
        entry["lines"] = sheet_lines(row, lang)[1:]  # the skills are numbers of their own
    return entry
