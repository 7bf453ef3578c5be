"""Who is called what in the sentences of a table."""

from __future__ import annotations

from dustboard.kernel.cast import NO_READER, Cast
from dustboard.server.game.crew import names
from dustboard.server.store.data import TableData


def cast_of(data: TableData, reader: int | None) -> Cast:
    """The names of a table, as a seat reads them (None: as everybody does)."""
    return Cast(names(data), NO_READER if reader is None else reader)
