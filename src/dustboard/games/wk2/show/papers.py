# mypyc: skip
"""What of Waste Knights II is printed: cards, sheets, tokens, the board, the Book of Tales."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.story import SHEETS
from dustboard.games.wk2.show.book_paper import book
from dustboard.games.wk2.show.gallery import card_numbers, decks
from dustboard.kernel.papers import (
    POKER,
    SHEET,
    TOKEN,
    Board,
    Deck,
    Face,
    Paper,
    Piece,
)

_ICONS: Final = "icons/wk2#"
_SHEETS: Final = ("knights", "vehicles")
_LEFT: Final = ("dice", "spaces", "adventures", "entries")  # on the board, in the book, or rolled
_SCALE: Final = 0.32  # mm on paper for each unit of the drawn map
_MAP: Final = (-40, -32, 1680, 1344)
_SPACE: Final = 25
_COLOUR: Final = {
    "knights": "#a8452c", "vehicles": "#5b544e", "upgrades_personal": "#7a5aa6",
    "upgrades_general": "#5e4187", "wasteland_highway_desert": "#9a6a1e",
    "wasteland_scrub_mountains": "#2f6e66", "exploration": "#27405e", "gear": "#6b4e10",
    "injuries": "#9c1419", "malfunctions": "#5b544e", "special": "#1b4a80", "threat": "#8a6414",
}  # fmt: skip
_SIGN: Final = {
    "upgrades_personal": "skills", "upgrades_general": "skills",
    "wasteland_highway_desert": "road", "wasteland_scrub_mountains": "mountains",
    "exploration": "binoculars", "gear": "swap-bag", "injuries": "broken-bone",
    "malfunctions": "spark-plug", "special": "star-swirl", "threat": "hazard-sign",
}  # fmt: skip
_GEAR: Final = {
    "weapon": "crossed-swords", "armor": "kevlar-vest", "utility": "big-gear", "drug": "medicines",
}  # fmt: skip
_SKILL: Final = {
    "blades": "crossed-swords", "guns": "pistol-gun", "negotiate": "conversation",
    "aid": "first-aid-kit", "tech": "spanner", "survival": "campfire",
}  # fmt: skip
# the tokens of the box: name, drawing, colour, how many
_TOKENS: Final = (
    ("fuel", "jerrycan", "#1f4e6b", 12), ("meds", "medicines", "#1d5a4f", 12),
    ("ammo", "heavy-bullets", "#6b4e10", 12), ("challenge", "flag-objective", "#a8452c", 12),
    ("plot", "position-marker", "#27405e", 10), ("danger-threat", "hazard-sign", "#8a6414", 5),
    ("danger-radiation", "radioactive", "#5e4187", 5),
    ("danger-contamination", "biohazard", "#2f6e66", 5), ("wound", "bleeding-wound", "#a8452c", 28),
    ("radiation", "radioactive", "#5e4187", 12), ("damage", "cracked-disc", "#5b544e", 24),
    ("general", "big-gear", "#7d6747", 12), ("entry", "scroll-unfurled", "#8a6414", 5),
    ("knight-1", "steering-wheel", "#a8452c", 4), ("knight-2", "steering-wheel", "#27405e", 4),
    ("knight-3", "steering-wheel", "#3f8f83", 4), ("knight-4", "steering-wheel", "#d9a441", 4),
    ("xp", "skills", "#6f4a00", 4), ("camp", "camping-tent", "#28601c", 2),
    ("special", "star-swirl", "#1b4a80", 2), ("time", "hourglass", "#231f1c", 1),
    ("first", "obelisk", "#7a5aa6", 1),
)  # fmt: skip
_STAGES: Final = 3


def papers(lang: str) -> list[Paper]:
    """Everything in the box and in the modules that a table may add."""
    found: list[Paper] = [
        _deck(deck, rows, lang) for deck, rows in decks(lang).items() if deck not in _LEFT
    ]
    return [*found, _tokens(lang), _markers(lang), _board(lang), book(lang)]


def _deck(deck: str, rows: list[dict[str, Any]], lang: str) -> Deck:
    name = TEXTS.format(lang, f"facet-deck-{deck}")
    size = SHEET if deck in _SHEETS else TOKEN if deck == "threat" else POKER
    colour = _COLOUR.get(deck, "#5b544e")
    pieces = []
    for row in rows:
        front, back = _faces(deck, row, name, colour, lang)
        pieces.append(Piece(row["id"], front, back, row["copies"]))
    back = Face(
        name,
        TEXTS.format(lang, "paper-title"),
        _ICONS + _SIGN.get(deck, "scroll-unfurled"),
        colour=colour,
        look="back",
    )
    one_sided = size == SHEET or deck == "threat"
    shape = "round" if deck == "threat" else "card"
    return Deck(deck, name, size, tuple(pieces), None if one_sided else back, shape)


def _belongs(kind: str, numbers: dict[str, Any], lang: str) -> str:
    """The line below a name: whose card it is, and the module whose box it goes back to."""
    kind = TEXTS.format(lang, numbers["knight"]) if numbers.get("knight") else kind
    module = numbers.get("module")
    return f"{kind} · {TEXTS.format(lang, f'paper-module-{module}')}" if module else kind


def _faces(
    deck: str, row: dict[str, Any], kind: str, colour: str, lang: str
) -> tuple[Face, Face | None]:
    """Front and, of what has two sides, the other one."""
    numbers = card_numbers()[row["id"]]
    lines: tuple[str, ...] = (row["text"],) if row["text"] else ()
    name = row["name"]
    kind = _belongs(kind, numbers, lang)
    sides = row.get("sides", [])
    if deck == "threat":
        yellow, red = (
            Face("", lines=(text,), colour=shade, look="token")
            for text, shade in zip(sides, ("#d9a441", "#9c1419"), strict=True)
        )
        return yellow, red
    if deck == "gear":
        front, back = (
            _gear(name, kind, numbers, side, text, colour, lang) for side, text in enumerate(sides)
        )
        return front, back
    if deck.startswith("upgrades") and sides:
        learnt = f"{numbers.get('needs')} {TEXTS.format(lang, 'paper-xp')}"
        needs = (("", learnt),) if numbers.get("needs") else ()
        a, b = (
            Face(name, f"{kind} · {mark}", _ICONS + "skills", needs, lines=(text,), colour=colour)
            for mark, text in zip("AB", sides, strict=True)
        )
        return a, b
    if deck == "exploration":
        lands = ("highway", "desert", "scrub", "mountains")
        found = tuple(
            f"{TEXTS.format(lang, f'facet-kind-terrain-{land}')}\t{text}"
            for land, text in zip(lands, sides, strict=True)
        )
        return Face(name, kind, _ICONS + "binoculars", lines=found, colour=colour), None
    picture, look = "", "card"
    figures: list[tuple[str, str, str]] = []
    tracks: list[tuple[str, int, int]] = []
    slots: tuple[str, ...] = ()
    if deck == "knights":
        look, picture = "sheet", f"wk2/knights#{row['id']}"
        figures = [
            (_ICONS + _SKILL[one], TEXTS.format(lang, f"skill-{one}"), f"dice:{dice}")
            for one, dice in numbers["skills"].items()
        ]
        tracks = [
            (TEXTS.format(lang, "paper-health"), 1, numbers["health"]),
            (TEXTS.format(lang, "paper-resilience"), 1, numbers["resilience"]),
            (TEXTS.format(lang, "paper-xp"), 0, 9),
        ]
        slots = tuple(TEXTS.format(lang, f"paper-slot-{one}") for one in ("hand", "hand", "armor"))
    elif deck == "vehicles":
        look, picture = "sheet", f"wk2/vehicles#{row['id']}"
        figures = [
            ("", TEXTS.format(lang, f"paper-{one}"), str(numbers[one]))
            for one in ("speed", "bonus", "capacity", "repair")
        ]
        tracks = [
            (TEXTS.format(lang, "paper-tank"), 0, numbers["tank"]),
            (TEXTS.format(lang, "paper-chassis"), 1, numbers["chassis"]),
        ]
    elif deck == "parts":
        picture = f"wk2/parts#{row['id']}"
        figures = [
            ("", TEXTS.format(lang, "paper-construction"), str(numbers["construction"])),
            ("", TEXTS.format(lang, "paper-barter"), str(numbers["barter"])),
        ]
    elif deck.startswith("wasteland"):
        if numbers.get("type"):
            picture = f"ui/foes#{numbers['type']}"
            attack = TEXTS.format(lang, f"facet-trait-{numbers['attack']}")
            figures = [("", attack, f"dice:{numbers['dice']}")]
            figures.append(("", TEXTS.format(lang, "paper-health"), str(numbers["health"])))
        else:
            picture = "ui/foes#road"
    else:
        picture = _ICONS + _SIGN.get(deck, "scroll-unfurled")
    mark = (("", str(numbers["number"])),) if deck == "special" else ()
    return (
        Face(
            name, kind, picture, mark, tuple(figures), lines,
            colour=colour, tracks=tuple(tracks), slots=slots, look=look,
        ),
        None,
    )  # fmt: skip


def _gear(
    name: str, kind: str, numbers: dict[str, Any], side: int, text: str, colour: str, lang: str
) -> Face:
    """A side of a gear card: working, or broken and red."""
    state = TEXTS.format(lang, "paper-broken" if side else "paper-working")
    type_ = TEXTS.format(lang, f"facet-kind-gear-{numbers['type']}")
    figures: list[tuple[str, str, str]] = []
    if numbers["dice"][side]:
        attack = TEXTS.format(lang, f"facet-trait-{numbers['attack']}")
        figures.append(("", attack, f"dice:{numbers['dice'][side]}"))
    if numbers["hands"]:
        figures.append(("", TEXTS.format(lang, "paper-hands"), str(numbers["hands"])))
    if numbers["protection"][side]:
        word = TEXTS.format(lang, "paper-protection")
        figures.append((_ICONS + "kevlar-vest", word, str(numbers["protection"][side])))
    if side:
        figures.append(("", TEXTS.format(lang, "paper-repair"), str(numbers["repair"])))
    return Face(
        name,
        f"{type_} · {state}",
        _ICONS + _GEAR[numbers["type"]],
        (("", str(numbers["barter"][side])),),
        tuple(figures),
        (text,) if text else (),
        colour="#9c1419" if side else colour,
    )


def _tokens(lang: str) -> Deck:
    pieces = []
    for name, sign, colour, copies in _TOKENS:
        face = _token(f"paper-token-{name}", sign, colour, lang)
        pieces.append(Piece(f"token-{name}", face, copies=copies))
    pieces += _module_tokens(lang)
    return Deck("tokens", TEXTS.format(lang, "paper-tokens"), TOKEN, tuple(pieces), shape="round")


def _token(key: str, sign: str, colour: str, lang: str, *lines: str) -> Face:
    """A round token with a name and, but for those with lines, a drawing."""
    picture = _ICONS + sign if sign else ""
    return Face(TEXTS.format(lang, key), picture=picture, lines=lines, colour=colour, look="token")


def _module_tokens(lang: str) -> list[Piece]:
    """Tokens of cities at each stage and as trophies, and riders; what these leave are cards."""
    found = []
    for space in CONTENT.spaces:
        if space.city:
            for stage in range(1, _STAGES + 1):
                line = TEXTS.format(lang, "paper-token-stage", {"n": stage})
                face = _token(space.id, "", "#4d6b2f", lang, line)
                found.append(Piece(f"token-{space.id}-{stage}", face))
            face = _token(space.id, "modern-city", "#8a5a2b", lang)
            found.append(Piece(f"token-{space.id}-wooden", face))
    for rider, foe in _riders():
        found.append(Piece(f"token-{rider}", _token(foe, "hooded-figure", "#7d1433", lang)))
    return found


def _riders() -> Iterator[tuple[str, str]]:
    """Markers that a page puts on the board, each with the enemy who stands there after it."""
    for sheet in SHEETS:
        for first, then in pairwise(sheet.setup):
            if first.get("do") == "stand" and then.get("do") == "stand_foe":
                yield first["walker"], then["foe"]


def _markers(lang: str) -> Deck:
    """A marker for each landmark; face down nobody can tell which it is."""
    pieces = [
        Piece(f"token-{row.id}", _token(row.id, "binoculars", "#6a4a12", lang))
        for row in CONTENT.landmarks
    ]
    back = _token("paper-token-landmark", "obelisk", "#5b544e", lang)
    name = TEXTS.format(lang, "paper-landmark-markers")
    return Deck("landmark_markers", name, TOKEN, tuple(pieces), back, "round")


def _board(lang: str) -> Board:
    """The map as it is drawn, with names and numbers."""
    left, top, width, height = _MAP
    words = []
    for space in CONTENT.spaces:
        x, y = (space.x - left) * _SCALE, (space.y - top) * _SCALE
        letters = 12.0 if space.city else 7.0
        below = y + (_SPACE + 12) * _SCALE
        words.append((x, below, TEXTS.format(lang, space.id), letters, "#231f1c"))
        if space.special:
            words.append((x, y - (_SPACE + 12) * _SCALE, f"[{space.special}]", 10.0, "#7d1433"))
    size = (round(width * _SCALE, 1), round(height * _SCALE, 1))
    picture = ("wk2/land", 0.0, 0.0, *size)
    name = TEXTS.format(lang, "paper-board")
    return Board("board", name, size, "#27405e", (), (picture,), tuple(words))
