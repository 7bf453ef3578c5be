"""How a table looks in a terminal: one module per title, and one that can show any title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.cli.boards.generic import Board

if TYPE_CHECKING:
    from dustboard.kernel.title import Title

__all__ = ["Board", "board_of"]


def board_of(title: Title, lang: str = "en") -> Board:
    """The board made for a title, or the one that shows any title's view line by line."""
    if title.id == "wftw":
        from dustboard.cli.boards.wftw import WarBoard

        return WarBoard(title, lang)
    if title.id == "wk1":
        from dustboard.cli.boards.wk1.board import KnightsBoard

        return KnightsBoard(title, lang)
    if title.id == "wk2":
        from dustboard.cli.boards.wk2 import RoadBoard

        return RoadBoard(title, lang)
    return Board(title, lang)
