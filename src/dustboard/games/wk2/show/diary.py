# mypyc: skip
"""The chronicle: what an adventure reads like afterwards, entry by entry, with the ways taken.

Only what was told to all at the table is in it: an entry that one seat heard alone is not.

>>> chapter("sheet", {"sheet": "first"}).key
'chapter-sheet'
>>> diary("gained", 0, {}) is None, diary("entry", 0, {"entry": 121}).key
(True, 'diary-entry')
"""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import role
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.knight_table import KNIGHT_ID
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message

# lines of the log that a story keeps as they are
_KEPT = (
    "chooses",
    "combat-ends",
    "drives",
    "duel-ends",
    "eliminated",
    "ending",
    "knight",
    "landmark",
    "outcome",
    "part",
    "part-action",
    "plot-action",
    "special",
    "special-action",
    "task",
    "task-done",
    "trophy",
    "unconscious",
    "wakes",
    "wrecked",
)


def chapter(kind: str, data: dict[str, Any]) -> Message | None:
    """A chapter for each page of the adventure."""
    return Message("chapter-sheet", {"sheet": data["sheet"]}) if kind == "sheet" else None


def diary(kind: str, seat: int, data: dict[str, Any]) -> Message | None:
    """What the chronicle says about an event; counters and small steps it leaves out."""
    if f"diary-{kind}" in TEXTS.keys("en"):
        return Message(f"diary-{kind}", {"seat": seat, **data})
    return Message(f"event-{kind}", {"seat": seat, **data}) if kind in _KEPT else None


def diary_heading(kind: str, seat: int, data: dict[str, Any]) -> Message | None:
    """The name of an entry stands over its prose."""
    return Message("diary-entry.heading", {"seat": seat, **data}) if kind == "entry" else None


def roles(state: RoadState, lang: str) -> tuple[tuple[str, str], ...]:
    """The knight of each seat."""
    ids = [KNIGHT_ID[sheet] if sheet >= 0 else "" for sheet in state.knight]
    return tuple([role(TEXTS, lang, id) if id else ("", "") for id in ids])
