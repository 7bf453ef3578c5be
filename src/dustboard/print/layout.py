"""Where things lie on pages: grids of pieces with their backs, and boards over several pages.

>>> page = Page("a4", 210, 297)
>>> grid(page, (63.0, 88.0)).columns, grid(page, (63.0, 88.0)).left
(3, 10.5)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dustboard.kernel.papers import Board, Deck, Piece

LEAST_MARGIN = 7.0  # what a printer needs
OVERLAP = 8.0  # of the pages of a board
MARK = 4.0  # length of a cut mark
GAP = 3.0  # between pieces that are not cut in straight lines


@dataclass(frozen=True)
class Page:
    """A size of paper, upright."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Page("a4", 210.0, 297.0), "letter": Page("letter", 215.9, 279.4)}
DUPLEX = ("long", "short", "none")


@dataclass(frozen=True)
class Grid:
    """Cells of one size in the middle of a page."""

    columns: int
    rows: int
    left: float
    top: float
    width: float
    height: float
    gap: float

    def place(self, at: int) -> tuple[float, float]:
        """Left and top of a cell."""
        row, column = divmod(at, self.columns)
        x = self.left + column * (self.width + self.gap)
        return round(x, 3), round(self.top + row * (self.height + self.gap), 3)


@dataclass
class Laid:
    """A page with what lies on it, as the template reads it."""

    width: float
    height: float
    items: list[dict[str, Any]] = field(default_factory=list)
    marks: list[tuple[float, float, float, float]] = field(default_factory=list)
    note: str = ""
    back: bool = False


def grid(page: Page, size: tuple[float, float], gap: float = 0.0) -> Grid:
    """As many cells as a page holds."""
    width, height = size
    columns = int((page.width - 2 * LEAST_MARGIN + gap) // (width + gap))
    rows = int((page.height - 2 * LEAST_MARGIN + gap) // (height + gap))
    if not columns or not rows:
        raise ValueError(f"{width} x {height} mm is larger than a page of {page.name}")
    left = (page.width - columns * width - (columns - 1) * gap) / 2
    top = (page.height - rows * height - (rows - 1) * gap) / 2
    return Grid(columns, rows, left, top, width, height, gap)


def deck_pages(deck: Deck, page: Page, duplex: str, note: str) -> list[Laid]:
    """Pages of a deck: fronts, each followed by its backs; with `none` all backs come last.

    A page turned over its long edge has its columns mirrored; over its short edge its rows, and
    the backs stand on their heads there.
    """
    cells = grid(page, deck.size, 0.0 if deck.shape == "card" else GAP)
    pieces = [piece for piece in deck.pieces for _ in range(piece.copies)]
    fronts: list[Laid] = []
    backs: list[Laid] = []
    for start in range(0, len(pieces), cells.columns * cells.rows):
        some = pieces[start : start + cells.columns * cells.rows]
        fronts.append(_side(deck, some, cells, page, "front", note))
        if deck.back is not None or any(piece.back for piece in some):
            backs.append(_side(deck, some, cells, page, duplex, note))
    if duplex == "none" or len(backs) != len(fronts):
        return fronts + backs
    return [side for pair in zip(fronts, backs, strict=True) for side in pair]


def _side(
    deck: Deck, pieces: Sequence[Piece], cells: Grid, page: Page, side: str, note: str
) -> Laid:
    laid = Laid(page.width, page.height, note=note, back=side != "front")
    for at, piece in enumerate(pieces):
        x, y = cells.place(at)
        if side == "long":
            x = round(page.width - x - cells.width, 3)
        elif side == "short":
            y = round(page.height - y - cells.height, 3)
        face = piece.id if side == "front" else (f"{piece.id}/back" if piece.back else "/back")
        laid.items.append({"x": x, "y": y, "face": face, "turned": side == "short"})
    if deck.shape == "card":
        used = -(-len(pieces) // cells.columns)
        laid.marks = _cut_marks(cells, page, cells.rows if laid.back else used)
    return laid


def _cut_marks(cells: Grid, page: Page, rows: int) -> list[tuple[float, float, float, float]]:
    """Short lines beside the grid, where the knife goes: from x, y to x, y."""
    right = cells.left + cells.columns * cells.width
    bottom = cells.top + rows * cells.height
    marks: list[tuple[float, float, float, float]] = []
    for column in range(cells.columns + 1):
        x = cells.left + column * cells.width
        marks.append((x, cells.top - 1 - MARK, x, cells.top - 1))
        marks.append((x, bottom + 1, x, bottom + 1 + MARK))
    for row in range(rows + 1):
        y = cells.top + row * cells.height
        marks.append((cells.left - 1 - MARK, y, cells.left - 1, y))
        marks.append((right + 1, y, right + 1 + MARK, y))
    return marks


@dataclass(frozen=True)
class Tiling:
    """A board cut into windows that overlap, one on each page."""

    page: Page
    columns: int
    rows: int
    width: float  # of a window
    height: float


def tiling(board: Board, page: Page) -> Tiling:
    """The fewest pages that a board needs, upright or on their sides."""
    found: list[Tiling] = []
    for sheet in (page, Page(page.name, page.height, page.width)):
        width, height = sheet.width - 2 * LEAST_MARGIN, sheet.height - 2 * LEAST_MARGIN - 8
        columns = _windows(board.size[0], width)
        rows = _windows(board.size[1], height)
        found.append(Tiling(sheet, columns, rows, width, height))
    return min(found, key=lambda one: one.columns * one.rows)


def _windows(length: float, room: float) -> int:
    return (
        1 if length <= room else 1 + -(-int((length - room) * 1000) // int((room - OVERLAP) * 1000))
    )


def windows(board: Board, tiles: Tiling) -> list[tuple[float, float, float, float, int, int]]:
    """Left, top, width and height of each window on the board, with its row and column."""
    found = []
    for row in range(tiles.rows):
        for column in range(tiles.columns):
            x, y = column * (tiles.width - OVERLAP), row * (tiles.height - OVERLAP)
            width = min(tiles.width, board.size[0] - x)
            height = min(tiles.height, board.size[1] - y)
            found.append((x, y, width, height, row + 1, column + 1))
    return found
