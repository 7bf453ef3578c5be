"""Checks over a whole story: that it can be read to its end, and that nothing in it is unused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from .args import CHOICE
from .book import Book
from .flow_words import Choose, Ending, Exit, Read
from .runner import Effect

# parameters that name things of the title, with the names that there are
_NAMES: Final = ("skills", "foes", "flags", "counters", "tokens", "spaces", "sheets", "endings")


def story_problems(book: Book, entries: Sequence[str], sheets: Sequence[str]) -> list[str]:
    """What is wrong with the entries and sheets of a book, by the names of their lists."""
    found = [
        f"entry {entry!r}: no choice is always possible" for entry in entries if _stuck(book, entry)
    ]
    read = {target for name in (*entries, *sheets) for target in _read(book, name, False)}
    found += [f"entry {entry!r}: it is never read" for entry in entries if entry not in read]
    found += [
        f"entry {entry!r}: it reads itself without cost or condition"
        for entry in entries
        if entry in _reached(book, entry, True)
    ]
    found += [
        f"sheet {sheet!r}: there is no way out of it" for sheet in sheets if not _left(book, sheet)
    ]
    return found + _unused(book)


def _lines(book: Book, name: str) -> Iterator[tuple[Effect[Any], bool]]:
    yield from book.walk(book.runner.lists[name][0])


def _stuck(book: Book, entry: str) -> bool:
    choices = [line for line, _ in _lines(book, entry) if isinstance(line, Choose)]
    return any(
        all(option.gate is not None or option.cost >= 0 for option in line.options)
        for line in choices
        if "." not in line.name  # not those inside of others
    )


def _read(book: Book, name: str, only_free: bool) -> set[str]:
    return {
        line.entry
        for line, free in _lines(book, name)
        if isinstance(line, Read) and (free or not only_free)
    }


def _reached(book: Book, name: str, only_free: bool) -> set[str]:
    """The entries that are read from a list on, one after the other."""
    found: set[str] = set()
    new = _read(book, name, only_free)
    while new:
        found |= new
        new = {target for entry in new for target in _read(book, entry, only_free)} - found
    return found


def _left(book: Book, sheet: str) -> bool:
    for name in (sheet, *_reached(book, sheet, False)):
        for line, _ in _lines(book, name):
            if isinstance(line, (Exit, Ending)):
                return True
    return False


def _unused(book: Book) -> list[str]:
    named: set[str] = set()
    for line in book.runner.lines:
        for one in line.args.parameters.values():
            if one.kind == CHOICE:
                named.add(str(one.value))
    return [
        f"{kind[:-1]} {name!r}: no row names it"
        for kind in _NAMES
        for name in getattr(book.ports, kind)
        if name not in named
    ]
