# mypyc: skip
"""The travel diary: the sentences of a chronicle, and a line for the great moments."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import role, variant
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import STEP_MOVE
from dustboard.games.wk1.content.tile_table import NUMBER
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message

DIARY_VARIANTS = 3


def chapter(kind: str, data: dict[str, Any]) -> Message | None:
    """A chapter for each round; the first one begins with its moves, after setup.

    >>> chapter("round", {"round": 3}).args
    {'round': 3}
    """
    first = kind == "step" and data["step"] == STEP_MOVE and data["round"] == 1
    return Message("chapter", {"round": data["round"]}) if kind == "round" or first else None


def diary(kind: str, seat: int, data: dict[str, Any]) -> Message | None:
    """What the diary says about an event; most small ones it leaves out."""
    if kind == "explores" and not NUMBER[data["tile"]]:
        return None  # there is nothing to tell of an empty hex
    known = TEXTS.keys("en")
    name = kind
    if kind == "combat-ends":
        name = "duel-ends" if data["duel"] else kind
    elif kind == "steals" and min(data["cards"]) < 0:
        name = "steals-unseen"
    for key in (f"diary-{name}-{variant(data, seat, DIARY_VARIANTS)}", f"diary-{name}"):
        if key in known:
            return Message(key, {"seat": seat, **data})
    return None


def roles(state: KnightsState, lang: str) -> tuple[tuple[str, str], ...]:
    """The knight of each seat."""
    ids = [CONTENT.knights[sheet].id if sheet >= 0 else "" for sheet in state.knight]
    return tuple([role(TEXTS, lang, id) if id else ("", "") for id in ids])


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
