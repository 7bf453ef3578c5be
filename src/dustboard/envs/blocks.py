# mypyc: skip
"""Blocks: how a row of features is laid out, in lists that only grow.

`numbers/TITLE.row.txt` has a line for each block of a row, in order. A line says what is read and
how much room it takes; how long a block is depends on it and on the number of players only. A
field of the state, a question or a card that is new makes a block at the end, so that every number
keeps its place; the block of what is gone stays, as zeros. `./dust refresh rows` adds what is new.

    asked NAME                      1 if the seat is asked this
    waiting                         per seat: 1 if it has to answer
    number NAME                     a number of the table
    seats NAME EACH                 so many numbers for each seat
    numbers NAME SIZE               a list of so many numbers
    cards NAME PLACES FIRST END     per place: how often each card lies there; then, if FIRST is 0,
                                    how many lie there that are not known
    list NAME PLACES                per place: a length, and the first `WINDOW` numbers
    order NAME PLACES               the same of cards that are counted, where their order matters

PLACES is `one`, `seats`, or how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Final

from dustboard import title
from dustboard.kernel.knowledge.fields import NUMBER, NUMBERS, ZONE
from dustboard.kernel.knowledge.spec import Declared
from dustboard.kernel.title import Title

WINDOW: Final = 16
MOST_KINDS: Final = 128  # of cards that are counted; where a title has more, zones are lists
FOLDER: Final = Path(__file__).parent / "numbers"

Lines = tuple[str, ...]


def faces(names: Iterable[str], count: int) -> list[str]:
    """The names of all numbers of a table.

    >>> faces(("axe", "bow"), 2)
    ['axe', 'axe, side 1', 'bow', 'bow, side 1']
    """
    sides = ["", *(f", side {side}" for side in range(1, count))]
    return [f"{name}{side}" for name in names for side in sides]


def tables_of(title: Title) -> dict[str, list[str]]:
    """The names of cards and other things, by table."""
    return {name: faces(names, title.faces(name)) for name, names in title.tables()}


def fields_of(title_id: str) -> list[Declared]:
    """What the state of a title is made of."""
    fields: list[Declared] = import_module(f"dustboard.games.{title_id}.state.spec").SPEC.fields
    return fields


def _places(field: Declared) -> str:
    if field.shape == ZONE:
        return "one"
    return "seats" if field.size is None else str(field.size)


def _line(field: Declared, kinds: int, counted: dict[str, int]) -> str:
    """What has to be added for a field, or "" if it has all that it needs."""
    if field.shape == NUMBER:
        return f"number {field.name}"
    if field.shape == NUMBERS:
        if field.size is None:
            return f"seats {field.name} {field.share}"
        return f"numbers {field.name} {field.size or WINDOW}"
    done = counted.get(field.name, 0)
    if done or 1 <= kinds <= MOST_KINDS:
        return f"cards {field.name} {_places(field)} {done} {kinds}" if kinds > done else ""
    return f"list {field.name} {_places(field)}"


def grown(known: Lines, title: Title, fields: list[Declared]) -> Lines:
    """The blocks that are known, and behind them those that are missing."""
    tables = tables_of(title)
    counted: dict[str, int] = {}
    for line in known:
        words = line.split()
        if words[0] == "cards":
            counted[words[1]] = int(words[4])
    lists = {line.split()[1] for line in known if line.startswith("list ")}
    wanted = [f"asked {ask.name}" for ask in title.asks] + ["waiting"]
    plain = (NUMBER, NUMBERS)
    lines = [_line(field, 0, counted) for field in fields if field.shape in plain]
    for field in fields:
        if field.shape not in plain and field.name not in lists:
            lines.append(_line(field, len(tables.get(field.holds, ())), counted))
            if field.placed:
                lines.append(f"order {field.name} {_places(field)}")
    # a stable order: numbers, then cards, then lists, then places
    order = sorted((line for line in lines if line), key=_rank)
    return tuple(dict.fromkeys((*known, *wanted, *order)))


def _rank(line: str) -> int:
    return {"cards": 1, "list": 2, "order": 3}.get(line.split()[0], 0)


def path_of(title_id: str) -> Path:
    """The file that has the blocks of a title."""
    return FOLDER / f"{title_id}.row.txt"


def stored(title_id: str) -> Lines:
    """The blocks of a title that have a place for good."""
    path = path_of(title_id)
    return tuple(path.read_text(encoding="utf-8").splitlines()) if path.exists() else ()


def blocks_of(title_id: str) -> Lines:
    """All blocks of a title."""
    return grown(stored(title_id), title(title_id), fields_of(title_id))
