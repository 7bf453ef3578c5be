# mypyc: skip
"""From messages to sentences: names instead of numbers, in the language asked for."""

from __future__ import annotations

from typing import Any

from dustboard.games.telling import seat_args, sentence
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.constants import DANGERS, RESOURCES, SKILLS, TERRAINS
from dustboard.games.wk2.content.dice import BOTCH, COLOURS, FATE, SIDES, SUCCESSES
from dustboard.games.wk2.content.gear_table import GEAR_BY_ID, GEAR_ID, face_of, gear_of, is_broken
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_ID,
    INJURY_ID,
    LANDMARK_ID,
    MALFUNCTION_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.show.card_text import rules_text, sides_text
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message

# arguments that are numbers in messages, and the ids behind them
_IDS: dict[str, list[str]] = {
    "knight": KNIGHT_ID,
    "vehicle": VEHICLE_ID,
    "injury": INJURY_ID,
    "malfunction": MALFUNCTION_ID,
    "foe": ENEMY_ID,
    "landmark": LANDMARK_ID,
    "part": PART_ID,
    "space": board.ID,
}
_TERMS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "skill": SKILLS,
    "colour": COLOURS,
    "danger": DANGERS,
}
# arguments of events that are ids already
_NAMED = (
    *("gear", "card", "knight", "vehicle", "injury", "malfunction", "foe", "space", "city"),
    "upgrade",
    "landmark",
    "part",
    "task",
)


_TOKENS = {row.id: row for row in CONTENT.threat}
_EXPLORATION = {row.id: row for row in CONTENT.exploration}


# messages that name the card or sheet which does something
_OF_SOURCES = (
    "option-declare",
    "option-call-out",
    "option-do",
    "option-decline",
    "option-fate",
    "event-declares",
)


# messages that name an entry, or hold its prose
_OF_ENTRIES = ("event-entry", "diary-entry", "diary-entry.heading")


def face_name(face: int, lang: str) -> str:
    """A gear card, and whether it is broken."""
    name = TEXTS.format(lang, GEAR_ID[gear_of(face)])
    return TEXTS.format(lang, "broken-gear", {"name": name}) if is_broken(face) else name


def upgrade_name(face: int, lang: str) -> str:
    """An upgrade with its side."""
    name = TEXTS.format(lang, UPGRADE_ID[face // 2])
    if UPGRADE_ID[face // 2] in GEAR_BY_ID:
        return name  # unique gear is taken as it is
    return TEXTS.format(lang, "upgrade-side", {"name": name, "side": "AB"[face % 2]})


def source_name(source: str, lang: str) -> str:
    """A card or sheet that does something; a face of gear says whether it is broken."""
    id, _, side = source.partition(":")
    if id in GEAR_BY_ID and side != "a":
        return face_name(face_of(GEAR_BY_ID[id], int(side == "broken")), lang)
    return TEXTS.format(lang, id)


def thing_name(thing: str, lang: str) -> str:
    """What changes hands in a trade: a resource or a card."""
    if thing in RESOURCES:
        return TEXTS.format(lang, f"resource-{thing}")
    return source_name(thing, lang)


def _die(die: int, lang: str) -> dict[str, str]:
    """What lies on the table."""
    colour, face = divmod(die, SIDES)
    shows: str | int = SUCCESSES[colour][face]
    if FATE[colour][face] or BOTCH[colour][face]:
        shows = "fate" if FATE[colour][face] else "botch"
    return {
        "colour": TEXTS.format(lang, f"colour-{COLOURS[colour]}"),
        "shows": TEXTS.format(lang, f"die-shows-{shows}"),
    }


def rolled(dice: list[int], lang: str) -> str:
    """What the dice of a roll show, one after the other; nothing of a roll without dice."""
    shown = [TEXTS.format(lang, "die-lies", _die(die, lang)) for die in dice]
    return TEXTS.format(lang, "dice-lie", {"dice": ", ".join(shown)}) if shown else ""


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
        elif name == "die":
            args.update(_die(value, lang))
        elif name == "source" and message.key.startswith(_OF_SOURCES):
            args[name] = source_name(value, lang)
        elif name in ("gives", "wants"):
            things = [thing_name(one, lang) for one in value]
            args[name] = ", ".join(things) or TEXTS.format(lang, "nothing")
        elif name == "among":
            family = "colour" if message.args["why"] == "die" else "resource"
            args[name] = ", ".join([TEXTS.format(lang, f"{family}-{one}") for one in value])
        elif name == "dice" and isinstance(value, list):  # those of the odds are words
            args["rolled"] = rolled(value, lang)
        elif name in ("foreseen", "dealt"):
            args[name] = ", ".join([TEXTS.format(lang, one) for one in value])
        elif name == "terrain" and message.key == "option-section":
            sections = sides_text(_EXPLORATION[message.args["found"]], lang)
            args["does"] = sections[TERRAINS.index(value)]
            args[name] = TEXTS.format(lang, f"facet-kind-terrain-{value}")
        elif name == "token" and message.key == "option-put-back":
            args["does"] = rules_text(_TOKENS[value], lang)
        elif name == "thing":
            args[name] = thing_name(value, lang)
        elif name == "token" and message.key == "event-token":
            args["yellow"], args["red"] = sides_text(_TOKENS[value], lang)
        elif name == "key":
            source = message.args.get("source", "")
            args["choice"] = TEXTS.format(lang, f"choice-{source}-{value}")
        elif name == "action":
            args[name] = TEXTS.format(lang, f"plot-{message.args['sheet']}-{value}")
        elif name == "number" and message.key in ("event-special", "event-loses-special"):
            args["card"] = TEXTS.format(lang, f"x-{value}")
        elif name == "adventure":
            args[name] = TEXTS.format(lang, f"adventure-{value}.title")
        elif name == "sheet":
            args[name] = TEXTS.format(lang, f"sheet-{value}")
        elif name in _TERMS:
            word = _TERMS[name][value] if isinstance(value, int) else value
            args[name] = TEXTS.format(lang, f"{name}-{word}")
        elif name in _IDS and isinstance(value, int):
            args[name] = TEXTS.format(lang, _IDS[name][value])
        elif name in _NAMED and isinstance(value, str):
            args[name] = TEXTS.format(lang, value) if value else ""
        elif name == "chosen":
            line = f"result-{message.args['entry']}-{value}"
            prose = TEXTS.format(lang, f"{line}-fail" if message.args["failed"] else line)
            args[name] = " ".join(prose.split())  # one line of the log, however it is wrapped
        elif name == "entry" and message.key in (
            "event-entry",
            "diary-entry",
            "diary-entry.heading",
        ):
            args[name] = value
            args["title"] = TEXTS.format(lang, f"entry-{value}.title")
            if message.key == "diary-entry":
                args["prose"] = TEXTS.format(lang, f"entry-{value}")
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            args[name] = value
        elif name == "route":
            args["space"] = TEXTS.format(lang, value[-1])
            args["steps"] = len(value) - 1
    return sentence(TEXTS, lang, message, args, cast)
