# mypyc: skip
"""A line for the great moments, chosen by what happened so that replays match."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import variant
from dustboard.games.wk1.show.effect_text import TEXTS

SHOUT_VARIANTS = 4
MANY = 4  # dice of which not one succeeds, or successes of one roll


def shout_line(kind: str, args: dict[str, Any], lang: str) -> str:
    """The line for an event, or "" if it is not one of the great moments."""
    name = ""
    if kind == "knocked-out":
        name = "radiation" if args["radiation"] == MANY else "knocked-out"
    elif kind == "vehicle-wrecked":
        name = "wrecked"
    elif kind == "truce":
        name = "truce"
    elif kind == "dice":
        hits = sum(1 for die in args["dice"] if die >= args["difficulty"])
        if len(args["dice"]) >= MANY and hits == 0:
            name = "all-missed"
        elif hits > MANY:
            name = "all-hit"
    if not name:
        return ""
    data = {key: value for key, value in args.items() if key != "seat"}
    number = variant(data, args.get("seat", -1), SHOUT_VARIANTS)
    return TEXTS.format(lang, f"moment-{name}-{number}")
