"""Layouts: what the numbers in a snapshot mean, by name.

A snapshot is full of numbers: of streams of luck, of cards and whatever else a title counts. Its
layout says what they stood for when it was written, so that a later version of the title can read
it. Programs, steps and asks are written by name; the layout has them too, with all steps in their
order, to tell what follows on a step that is gone. In snapshots of older versions they are numbers,
places in these lists. Numbers in the tables of a title keep their meaning for ever: a table may
grow at its end, and nothing else.

>>> old = Layout((("round", ("ask", "open")),), ("bid",), ("dice",), (("cards", ("axe", "bow")),))
>>> new = Layout((("round", ("ask", "pay", "open")),), ("bid",), ("dice",), (("cards", ("axe",)),))
>>> Layout.read(old.text).text == old.text
True
>>> first_moved(old, new)
"'bow', number 1 of the cards, is gone"
"""

from __future__ import annotations

from typing import Final

from .errors import BadRecord
from .reasons import Reason

_GAP: Final = "\t"
_PROGRAM: Final = "program"
_ASKS: Final = "asks"
_STREAMS: Final = "streams"
_TABLE: Final = "table"

Named = tuple[str, tuple[str, ...]]


class Layout:
    """What the numbers of a title mean at a table of some size. Never changed."""

    __slots__ = ("asks", "programs", "streams", "tables", "text")

    def __init__(
        self,
        programs: tuple[Named, ...],
        asks: tuple[str, ...],
        streams: tuple[str, ...],
        tables: tuple[Named, ...],
    ) -> None:
        self.programs = programs  # by name (once by number): the name, and the names of the steps
        self.asks = asks
        self.streams = streams
        self.tables = tables  # numbers that the title itself gave out
        rows = [(_PROGRAM, name, *steps) for name, steps in programs]
        rows += [(_ASKS, *asks), (_STREAMS, *streams)]
        rows += [(_TABLE, name, *names) for name, names in tables]
        # one string: snapshots are written often, and this part of them is always the same
        self.text = "\n".join([_GAP.join(row) for row in rows])

    @staticmethod
    def read(text: object) -> Layout:
        """The layout that a snapshot carries."""
        if not isinstance(text, str):
            raise BadRecord(Reason("layout-kind"))
        programs: list[Named] = []
        tables: list[Named] = []
        lists: dict[str, tuple[str, ...]] = {}
        for row in text.split("\n"):
            kind, *names = row.split(_GAP)
            if kind in (_ASKS, _STREAMS):
                lists[kind] = tuple(names)
            elif kind in (_PROGRAM, _TABLE) and names:
                (programs if kind == _PROGRAM else tables).append((names[0], tuple(names[1:])))
            else:
                raise BadRecord(Reason("layout-row", {"kind": repr(kind)}))
        if len(lists) != 2:
            raise BadRecord(Reason("layout-short"))
        return Layout(tuple(programs), lists[_ASKS], lists[_STREAMS], tuple(tables))


def first_moved(old: Layout, new: Layout) -> str:
    """The first number of the title's tables that means something else now, in words; "" if none.

    Names at the end of a table that the old layout does not have are new, and in nobody's way.
    """
    today = dict(new.tables)
    for table, names in old.tables:
        known = today.get(table, ())
        for number, name in enumerate(names):
            if number >= len(known):
                return f"{name!r}, number {number} of the {table}, is gone"
            if known[number] != name:
                return f"{name!r}, number {number} of the {table}, is {known[number]!r} now"
    return ""


def new_place(old: tuple[str, ...], new: tuple[str, ...], path: int) -> int:
    """Where a program goes on that was about to do step `path`: there, or at the next one left.

    `len(new)` if nothing of the rest is left.

    >>> new_place(("ask", "open"), ("ask", "pay", "open"), 1)
    2
    >>> new_place(("ask", "open", "end"), ("ask", "end"), 1), new_place(("ask",), ("tell",), 0)
    (1, 1)
    """
    for name in old[path:]:
        if name in new:
            return new.index(name)
    return len(new)
