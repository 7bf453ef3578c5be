# mypyc: skip
"""From messages to sentences: names instead of numbers, in the language asked for."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import seat_args, sentence
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import TEXTS
from dustboard.games.wk2.content.constants import RESOURCES, SKILLS
from dustboard.games.wk2.content.dice import COLOURS
from dustboard.games.wk2.content.gear_table import GEAR_ID, gear_of, is_broken
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_ID,
    INJURY_ID,
    MALFUNCTION_ID,
    UPGRADE_ID,
)
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message

# arguments that are numbers in messages, and the ids behind them
_IDS: dict[str, list[str]] = {
    "knight": KNIGHT_ID,
    "vehicle": VEHICLE_ID,
    "injury": INJURY_ID,
    "malfunction": MALFUNCTION_ID,
    "foe": ENEMY_ID,
    "space": board.ID,
}
_TERMS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "skill": SKILLS,
    "colour": COLOURS,
}
# arguments of events that are ids already
_NAMED = ("gear", "card", "knight", "vehicle", "injury", "malfunction", "foe", "space", "city")


def face_name(face: int, lang: str) -> str:
    """A gear card, and whether it is broken."""
    name = TEXTS.format(lang, GEAR_ID[gear_of(face)])
    return TEXTS.format(lang, "broken-gear", {"name": name}) if is_broken(face) else name


def upgrade_name(face: int, lang: str) -> str:
    """An upgrade with its side."""
    name = TEXTS.format(lang, UPGRADE_ID[face // 2])
    return TEXTS.format(lang, "upgrade-side", {"name": name, "side": "AB"[face % 2]})


def text(lang: str, message: Message, cast: Cast = ANYBODY) -> str:
    """A message in the words of its reader."""
    args: dict[str, Any] = {}
    for name, value in message.args.items():
        if name in ("seat", "by"):
            args.update(seat_args(name, value, lang, cast))
        elif name == "face" and isinstance(value, int):
            args[name] = face_name(value, lang)
        elif name == "upgrade" and isinstance(value, int):
            args[name] = upgrade_name(value, lang)
        elif name == "key":
            source = message.args.get("source", "")
            args["choice"] = TEXTS.format(lang, f"choice-{source}-{value}")
        elif name == "action":
            args[name] = TEXTS.format(lang, f"plot-{message.args['sheet']}-{value}")
        elif name == "sheet":
            args[name] = TEXTS.format(lang, f"sheet-{value}")
        elif name in _TERMS:
            word = _TERMS[name][value] if isinstance(value, int) else value
            args[name] = TEXTS.format(lang, f"{name}-{word}")
        elif name in _IDS and isinstance(value, int):
            args[name] = TEXTS.format(lang, _IDS[name][value])
        elif name in _NAMED and isinstance(value, str):
            args[name] = TEXTS.format(lang, value) if value else ""
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            args[name] = value
        elif name == "route":
            args["space"] = TEXTS.format(lang, value[-1])
            args["steps"] = len(value) - 1
    return sentence(TEXTS, lang, message, args, cast)
