# mypyc: skip
"""A line for the great moments, chosen by what happened so that replays match."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import variant
from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.show.card_text import TEXTS

SHOUT_VARIANTS = 6


def shout_line(kind: str, seat: int, data: dict[str, Any], lang: str) -> str:
    """The line for an event, or "" if it is not one of the great moments."""
    name = ""
    if kind == "tie-roll":
        name = "tie"
    elif kind == "unpaid":
        name = "unpaid"
    elif kind == "field-unwanted":
        name = "unwanted-battlefield"
    elif kind == "base-captured" and CARDS[data["card"]].set == "starter":
        name = "captured-throne"
    elif kind == "scores" and data.get("passed"):
        name = "passing-21"
    if not name:
        return ""
    return TEXTS.format(lang, f"moment-{name}-{variant(data, seat, SHOUT_VARIANTS)}")
