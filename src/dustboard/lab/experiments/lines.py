"""Where things stand in a TOML file, for messages; Python's reader does not tell."""

from __future__ import annotations

import re
from typing import Final

Path = tuple[str | int, ...]
_WORD: Final = re.compile(r'"([^"]*)"|\'([^\']*)\'|([A-Za-z0-9_-]+)')
_HEADER: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(#.*)?$")
_NAME = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
_KEY: Final = re.compile(rf"\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*=")


def line_numbers(text: str) -> dict[Path, int]:
    """The line of each header and key, by its path; rows of a list are numbered from 0.

    >>> found = line_numbers('games = 4\\n[[a]]\\nname = "x"\\n[a.cards.bu01]\\nbuild.scrap = 2')
    >>> found["games",], found["a", 0], found["a", 0, "name"], found["a", 0, "cards", "bu01"]
    (1, 2, 3, 4)
    >>> found["a", 0, "cards", "bu01", "build", "scrap"]
    5
    """
    found: dict[Path, int] = {}
    rows: dict[Path, int] = {}
    here: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            here = _within(rows, _words(header[2]))
            if header[1] == "[[":
                rows[here] = rows.get(here, -1) + 1
                here = (*here, rows[here])
            found[here] = number
        elif key := _KEY.match(line):
            found.setdefault((*here, *_words(key[1])), number)
    return found


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of what stands there, or of the nearest thing around it.

    >>> line_of({("cards", "bu01"): 7}, ("cards", "bu01", "attack")), line_of({}, ("games",))
    (7, 1)
    """
    for end in range(len(path), 0, -1):
        if path[:end] in lines:
            return lines[path[:end]]
    return 1


def _words(text: str) -> Path:
    return tuple(found[1] or found[2] or found[3] or "" for found in _WORD.finditer(text))


def _within(rows: dict[Path, int], words: Path) -> Path:
    """The path of a header, in the last row of each list on its way."""
    path: Path = ()
    for at, word in enumerate(words):
        path = (*path, word)
        if path in rows and at < len(words) - 1:
            path = (*path, rows[path])
    return path
