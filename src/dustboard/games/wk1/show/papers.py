# mypyc: skip
"""What of Waste Knights is printed: large and small cards, sheets, hexes, tokens."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.show.gallery import card_numbers, decks, other_sides
from dustboard.kernel.papers import (
    MINI,
    POKER,
    SHEET,
    TOKEN,
    Deck,
    Face,
    Paper,
    Piece,
)

_ICONS: Final = "icons/wk1#"
_SMALL: Final = ("green", "yellow", "red", "blue", "vehicles", "sheet")
_SHEETS: Final = ("knights", "missions")
HEX_WIDTH: Final = 62.354  # of a hex that is 54 mm from side to side
HEX_HEIGHT: Final = 54.0
_COLOUR: Final = {
    "wasteland": "#7d1433", "tasks": "#8a6414", "luck": "#27405e", "combat": "#a8452c",
    "range": "#5b544e", "green": "#28601c", "yellow": "#8a6414", "red": "#9c1419",
    "blue": "#1b4a80", "vehicles": "#5b544e", "knights": "#a8452c", "missions": "#27405e",
    "sheet": "#6b6258", "villains": "#7d1433", "hexes": "#7d6747",
}  # fmt: skip
_SIGN: Final = {
    "wasteland": "crossroad", "tasks": "public-speaker", "luck": "clover",
    "combat": "crossed-swords", "range": "path-distance", "vehicles": "jeep",
    "missions": "star-medal", "villains": "angry-eyes", "hexes": "modern-city",
}  # fmt: skip
_BY_WORD: Final = {
    "weapon": "crossed-pistols", "armor": "kevlar-vest", "drug": "syringe", "mutation": "dna2",
    "vehicle": "jeep", "tuning": "steering-wheel", "implant": "mechanical-arm",
    "equipment": "toolbox", "enhancement": "upgrade",
}  # fmt: skip
_FOES: Final = ("gang", "machine", "beast", "mutant", "cult", "nature")
_SKILL: Final = {
    "blades": "crossed-swords", "guns": "pistol-gun", "medicine": "first-aid-kit",
    "repair": "spanner", "survival": "campfire", "talk": "conversation",
}  # fmt: skip
_PLAYERS: Final = (
    ("amber", "#c9862c"),
    ("blue", "#27405e"),
    ("red", "#9c1419"),
    ("yellow", "#d9a441"),
)
_HEX_COLOUR: Final = {
    "desert": "#c99a55", "swamp": "#5f7a5b", "jungle": "#2f6e66", "mountains": "#8a7966",
    "highway": "#6b6258",
}  # fmt: skip
# the tokens of the box: name, drawing, colour, how many
_TOKENS: Final = (
    ("waster", "vulture", "#231f1c", 1), ("first", "crown", "#8a6414", 1),
    ("round", "cycle", "#27405e", 1), ("dominance", "fist", "#a8452c", 1),
    ("range", "path-distance", "#5b544e", 1), ("general", "", "#7d6747", 16),
    ("loss-2", "hearts", "#9c1419", 3), ("loss-3", "hearts", "#9c1419", 2),
    ("loss-5", "hearts", "#9c1419", 1), ("dice", "bullseye", "#27405e", 4),
    ("route", "road", "#6b6258", 14), ("radiation", "radioactive", "#5e4187", 14),
    ("threat", "hazard-sign", "#a8452c", 14), ("damage", "auto-repair", "#5b544e", 6),
    ("task", "checklist", "#28601c", 6), ("nuked", "mushroom-cloud", "#7d1433", 1),
    ("pills", "pill", "#3f8f83", 1), ("reboot", "cycle", "#1b4a80", 1),
    ("mission", "star-medal", "#8a6414", 2), ("small-mission", "star-medal", "#27405e", 6),
    ("supremacy", "crown", "#9c1419", 1),
)  # fmt: skip


def papers(lang: str) -> list[Paper]:
    """Everything in the box."""
    found: list[Paper] = [_deck(deck, rows, lang) for deck, rows in decks(lang).items()]
    return [*found, _boards(lang), _tokens(lang)]


def _deck(deck: str, rows: list[dict[str, Any]], lang: str) -> Deck:
    name = TEXTS.format(lang, f"facet-deck-{deck}")
    sides = other_sides(lang)
    size = MINI if deck in _SMALL else SHEET if deck in _SHEETS else POKER
    if deck == "hexes":
        size = (HEX_WIDTH, HEX_HEIGHT)
    pieces = [
        Piece(row["id"], _face(deck, row, name, lang), _other(deck, row, sides), row["copies"])
        for row in rows
    ]
    back = Face(
        name,
        TEXTS.format(lang, "paper-title"),
        _ICONS + _SIGN.get(deck, "toolbox"),
        colour=_COLOUR[deck],
        look="back",
    )
    shape = "hex" if deck == "hexes" else "card"
    return Deck(deck, name, size, tuple(pieces), None if size == SHEET else back, shape)


def _other(deck: str, row: dict[str, Any], sides: dict[str, str]) -> Face | None:
    """A vehicle is damaged on its other side; the back of a hex tells where it may lie."""
    if row["id"] not in sides:
        return None
    colour = _COLOUR[deck]
    if deck == "hexes":
        return Face(sides[row["id"]], picture=_ICONS + _SIGN[deck], colour=colour, look="hexback")
    return Face(row["name"], picture=_ICONS + "jeep", lines=(sides[row["id"]],), colour=colour)


def _picture(deck: str, id: str, numbers: dict[str, Any]) -> str:
    if deck == "knights":
        return f"wk1/knights#{id}"
    printed = [numbers.get("trait", ""), *numbers.get("traits", ())]
    if deck in ("wasteland", "villains"):
        return f"ui/foes#{next((one for one in _FOES if one in printed), 'road')}"
    if deck == "hexes":
        return f"wk1/places#p{numbers['number']}" if numbers.get("number") else ""
    sign = next((_BY_WORD[one] for one in printed if one in _BY_WORD), _SIGN.get(deck, "toolbox"))
    return _ICONS + sign


def _face(deck: str, row: dict[str, Any], kind: str, lang: str) -> Face:
    numbers = card_numbers().get(row["id"], {})
    lines = tuple(row.get("lines", [row["text"]] if row["text"] else []))
    picture = _picture(deck, row["id"], numbers)
    colour = _COLOUR[deck]
    if deck == "knights":
        skills = [
            (_ICONS + _SKILL[name], TEXTS.format(lang, f"skill-{name}"), str(value))
            for name, value in numbers["skills"].items()
        ]
        skills.append(
            (_ICONS + "backpack", TEXTS.format(lang, "paper-backpack"), str(numbers["backpack"]))
        )
        return Face(
            row["name"],
            kind,
            picture,
            figures=tuple(skills),
            lines=lines,
            colour=colour,
            look="sheet",
        )
    if deck == "missions":
        return Face(row["name"], kind, lines=lines, colour=colour, look="sheet")
    if deck == "hexes":
        colour = _HEX_COLOUR.get(numbers.get("terrain", ""), "#d9a441")
        return Face(row["name"], kind, picture, lines=lines, colour=colour, look="hex")
    mark = (("", str(numbers["value"])),) if numbers.get("value") else ()
    if deck == "luck":
        mark = (("", str(numbers["rank"])),)
    return Face(row["name"], kind, picture, marks=mark, lines=lines, colour=colour)


def _boards(lang: str) -> Deck:
    """A board for each player: Health, Radiation, Ammo, Fuel, Reputation; gear lies on it."""
    tracks = [
        (TEXTS.format(lang, f"paper-{name}"), 0, most)
        for name, most in (
            ("health", 10),
            ("radiation", 10),
            ("ammo", 10),
            ("fuel", 10),
            ("reputation", 20),
        )
    ]
    pieces = [
        Piece(
            f"board-{name}",
            Face(
                TEXTS.format(lang, "paper-board"),
                TEXTS.format(lang, f"paper-{name}"),
                colour=colour,
                tracks=tuple(tracks),
                look="sheet",
            ),
        )
        for name, colour in _PLAYERS
    ]
    return Deck("boards", TEXTS.format(lang, "paper-boards"), SHEET, tuple(pieces))


def _tokens(lang: str) -> Deck:
    """The markers and tokens of the box, and those of each player."""
    pieces = [
        Piece(
            f"token-{name}",
            Face(
                TEXTS.format(lang, f"paper-token-{name}"),
                picture=_ICONS + sign if sign else "",
                colour=colour,
                look="token",
            ),
            copies=copies,
        )
        for name, sign, colour, copies in _TOKENS
    ]
    pieces += [
        Piece(
            f"player-{name}",
            Face(TEXTS.format(lang, f"paper-{name}"), colour=colour, look="token"),
            copies=9,  # five markers, two for Ammo, two for Health
        )
        for name, colour in _PLAYERS
    ]
    title = TEXTS.format(lang, "paper-tokens")
    return Deck("tokens", title, TOKEN, tuple(pieces), shape="round")
