# mypyc: skip
"""The campaign diary: the sentences of a chronicle, and a line for the great moments."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import variant
from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.content.constants import COLLECTION
from dustboard.games.wftw.show.card_text import TEXTS
from dustboard.kernel.decisions import Message

DIARY_VARIANTS = 3


def chapter(kind: str, data: dict[str, Any]) -> Message | None:
    """A chapter for each round."""
    if kind == "phase" and data["phase"] == COLLECTION:
        return Message("chapter", {"round": data["round"]})
    return None


def diary(kind: str, seat: int, data: dict[str, Any]) -> Message | None:
    """What the diary says about an event; most small ones it leaves out.

    Houses are named instead of players. Which wording is taken follows from what happened, so that
    the same game always reads the same.
    """
    if kind == "scores" and data["passed"]:
        return None  # the end is told by its own line
    args = {name: value for name, value in data.items() if name != "rival"}
    if "rival" in data:
        args["other_house"] = data["rival"]
    if seat >= 0:
        args["house"] = seat
    for name in (f"diary-{kind}-{variant(data, seat, DIARY_VARIANTS)}", f"diary-{kind}"):
        if name in TEXTS.keys("en"):
            return Message(name, args)
    return None


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
