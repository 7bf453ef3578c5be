# mypyc: skip
"""What of a title can be printed: decks of cards and tokens, sheets, boards, books.

A title describes each thing in words, numbers and names of drawings (`sheet#drawing`, as they lie
in the package); `dustboard.print` lays them on pages. Lengths are millimetres.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

POKER = (63.0, 88.0)
MINI = (44.0, 68.0)
SHEET = (190.0, 130.0)  # two on a page of either paper
TOKEN = (25.0, 25.0)
SMALL_TOKEN = (20.0, 20.0)


@dataclass(frozen=True)
class Face:
    """One side of a card, a sheet or a token."""

    name: str
    kind: str = ""  # the small line: deck, type, traits
    picture: str = ""
    marks: tuple[tuple[str, str], ...] = ()  # a drawing and a number, in the corner
    figures: tuple[tuple[str, str, str], ...] = ()  # a drawing, a word, a number or `dice:ggw`
    lines: tuple[str, ...] = ()  # the rules; what stands before a tab is set bold
    mood: str = ""
    colour: str = "#5b544e"
    tracks: tuple[tuple[str, int, int], ...] = ()  # a word, the first and the last space
    slots: tuple[str, ...] = ()  # places for cards, by name
    look: str = "card"  # card, sheet, token, hex, back


@dataclass(frozen=True)
class Piece:
    """A thing to cut out; without a back of its own it has that of its deck."""

    id: str
    front: Face
    back: Face | None = None
    copies: int = 1


@dataclass(frozen=True)
class Deck:
    """Pieces of one size."""

    id: str
    name: str
    size: tuple[float, float]
    pieces: tuple[Piece, ...]
    back: Face | None = None  # None: printed on one side
    shape: str = "card"  # card, round, hex


@dataclass(frozen=True)
class Board:
    """A drawing in millimetres that may be larger than a page."""

    id: str
    name: str
    size: tuple[float, float]
    ground: str = "#efe6d2"
    # x, y, width, height, colour of the fill or "", words within
    boxes: tuple[tuple[float, float, float, float, str, str], ...] = ()
    # drawing, x, y, width, height
    pictures: tuple[tuple[str, float, float, float, float], ...] = ()
    # x and y of the middle, words, size in points, colour
    words: tuple[tuple[float, float, str, float, str], ...] = ()
    copies: int = 1


@dataclass(frozen=True)
class Book:
    """Prose to be read by number."""

    id: str
    name: str
    parts: tuple[dict[str, Any], ...] = field(default=())


Paper = Deck | Board | Book
