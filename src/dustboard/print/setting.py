"""From what a title describes to a PDF."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

from dustboard.kernel.papers import Board, Book, Deck, Face, Paper
from dustboard.print.drawings import INK, drawing, exists
from dustboard.print.layout import (
    LEAST_MARGIN,
    OVERLAP,
    Laid,
    Page,
    deck_pages,
    tiling,
    windows,
)
from dustboard.texts import texts_of
from dustboard.typeset import pdf

TEXTS = texts_of("dustboard.print")
PALE = "#efe6d2"  # of a sign on a dark back


@dataclass(frozen=True)
class Wish:
    """How to print."""

    title: str  # in words
    lang: str
    page: Page
    duplex: str


def title_in(lang: str, title_id: str, name: str) -> str:
    """What a title is called in a language; the name it has where nobody has translated it."""
    key = f"print-title-{title_id}"
    return TEXTS.format(lang, key) if key in TEXTS.keys(lang) else name


def printed(paper: Paper, wish: Wish) -> bytes:
    """The PDF of a deck, a board or a book."""
    source, data, beside = sources(paper, wish)
    return pdf(source, data, beside)


def sources(paper: Paper, wish: Wish) -> tuple[str, dict[str, Any], dict[str, bytes]]:
    """The template of a paper, its data, and the pictures beside it."""
    if isinstance(paper, Deck):
        return _template("cards"), *_deck(paper, wish)
    if isinstance(paper, Board):
        return _template("board"), *_board(paper, wish)
    return _template("book"), *_book(paper, wish)


def laid_out(deck: Deck, wish: Wish) -> list[Laid]:
    """The pages of a deck."""
    return deck_pages(deck, wish.page, wish.duplex, f"{wish.title} · {deck.name}")


def _template(name: str) -> str:
    return (files("dustboard.print") / f"{name}.typ").read_text(encoding="utf-8")


def _deck(deck: Deck, wish: Wish) -> tuple[dict[str, Any], dict[str, bytes]]:
    faces: dict[str, Face] = {}
    for piece in deck.pieces:
        faces[piece.id] = piece.front
        if piece.back is not None:
            faces[f"{piece.id}/back"] = piece.back
    if deck.back is not None:
        faces["/back"] = deck.back
    named, beside = _pictures(faces.values())
    pages = laid_out(deck, wish)
    data = {
        "lang": wish.lang,
        "size": deck.size,
        "faces": {id: _plain(face) for id, face in faces.items()},
        "files": named,
        "pages": [asdict(page) for page in pages],
    }
    return data, beside


def _plain(face: Face) -> dict[str, Any]:
    """A face as the template reads it; a sign on a back is pale, so it is a file of its own."""
    plain = asdict(face)
    if _pale(face):
        plain["picture"] = f"{face.picture}!"
    return plain


def _pale(face: Face) -> bool:
    return face.look in ("back", "hexback") and face.picture.startswith("icons/")


def _pictures(faces: Iterable[Face]) -> tuple[dict[str, str], dict[str, bytes]]:
    """Names of files by drawing, and the files."""
    wanted: dict[str, str] = {}
    for face in faces:
        if face.picture:
            wanted[f"{face.picture}!" if _pale(face) else face.picture] = face.picture
        for ref in (*(one[0] for one in face.marks), *(one[0] for one in face.figures)):
            if ref:
                wanted[ref] = ref
    named: dict[str, str] = {}
    beside: dict[str, bytes] = {}
    for number, (key, ref) in enumerate(sorted(wanted.items())):
        named[key] = f"pictures/{number}.svg"
        beside[named[key]] = drawing(ref, PALE if key.endswith("!") else INK)
    return named, beside


def missing_drawings(paper: Paper) -> list[str]:
    """Drawings that a paper names and that nobody has drawn."""
    found: list[str] = []
    if isinstance(paper, Deck):
        for piece in paper.pieces:
            for face in (piece.front, piece.back, paper.back):
                if face is not None:
                    refs = [face.picture, *(one[0] for one in (*face.marks, *face.figures))]
                    found += [ref for ref in refs if ref and not exists(ref)]
    return found


def _board(board: Board, wish: Wish) -> tuple[dict[str, Any], dict[str, bytes]]:
    named: dict[str, str] = {}
    beside: dict[str, bytes] = {}
    for number, ref in enumerate(sorted({one[0] for one in board.pictures})):
        named[ref] = f"pictures/{number}.svg"
        beside[named[ref]] = drawing(ref)
    tiles = tiling(board, wish.page)
    cut = windows(board, tiles) * board.copies
    data = {
        **asdict(board),
        "lang": wish.lang,
        "files": named,
        "tiles": cut,
        "columns": tiles.columns,
        "rows": tiles.rows,
        "page": (tiles.page.width, tiles.page.height),
        "margin": LEAST_MARGIN,
        "overlap": OVERLAP,
        "note": f"{wish.title} · {board.name}",
        "tile-words": [
            TEXTS.format(wish.lang, "print-tile", {"row": row, "column": column})
            for _, _, _, _, row, column in cut
        ],
    }
    return data, beside


def _book(book: Book, wish: Wish) -> tuple[dict[str, Any], dict[str, bytes]]:
    data = {
        "lang": wish.lang,
        "title": wish.title,
        "name": book.name,
        "page": (wish.page.width, wish.page.height),
        "parts": list(book.parts),
    }
    return data, {}
