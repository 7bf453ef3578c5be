# mypyc: skip
"""The adventures as maps: which entries each page may lead to, and what a seat has read of them.

>>> [tale.id for tale in TALES][:2]
['first_tank', 'long_count']
>>> sum(leaf.kind == "ending" for leaf in TALES[0].leaves)
3
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.story import ENTRIES as ROWS
from dustboard.games.wk2.content.story import SHEETS as PAGES
from dustboard.games.wk2.content.story import WRITTEN, Entry
from dustboard.games.wk2.content.story_table import ADVENTURES, ENTRIES, POOL, SHEETS_OF
from dustboard.games.wk2.rules.winning import winners
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.tales import Leaf, Tale, Told

_ROW: Final[dict[str, Entry]] = {row.id: row for row in ROWS}
_POOL: Final = {str(number) for numbers in POOL.values() for number in numbers}


def _steps(rows: Any) -> Iterator[tuple[str, str]]:
    """What rows do that leads on: ("read", an entry), ("exit", a page), ("ending", a kind)."""
    if isinstance(rows, dict):
        if rows.get("do") in ("read", "read_first", "read_alone"):
            yield "read", rows["entry"]
        elif rows.get("do") in ("hide_tokens", "pouch"):
            yield from [("read", one) for one in rows["entries"]]
        elif rows.get("do") == "effort":
            yield from [("read", one) for one in rows.get("marks", ())]
        elif rows.get("do") == "exit":
            yield "exit", rows["to"]
        elif rows.get("do") == "ending":
            yield "ending", rows["kind"]
        rows = list(rows.values())
    if isinstance(rows, (list, tuple)):
        for row in rows:
            yield from _steps(row)


def _opening(page: str) -> list[str]:
    """The entries that are read when a page is opened."""
    return _read_when(page, "sheet_open")


def _read_when(page: str, moment: str) -> list[str]:
    (sheet,) = [one for one in PAGES if one.id == page]
    rows = [row for row in sheet.rules if row.get("when") == moment]
    return [to for kind, to in _steps(rows) if kind == "read" and to not in _POOL]


def _tale(id: str) -> Tale:
    pages = [page for page in SHEETS_OF[id] if any(one.id == page for one in PAGES)]
    tale = Tale(
        id,
        f"adventure-{id}.title",
        f"adventure-{id}.mode",
        tuple([f"sheet-{page}" for page in pages]),
    )
    opening = {page: _opening(page) for page in pages}
    place: dict[str, tuple[int, int]] = {}
    for number, page in enumerate(pages):
        waiting = [(entry, 0) for entry in opening[page]]
        (sheet,) = [one for one in PAGES if one.id == page]
        rows = (*sheet.setup, *sheet.rules, *[action.then for action in sheet.actions])
        waiting += [(to, 1) for kind, to in _steps(rows) if kind == "read"]
        while waiting:
            entry, depth = waiting.pop(0)
            if entry in place or entry not in _ROW or entry in _POOL:
                continue
            place[entry] = (number, depth)
            row = (*_ROW[entry].effects, *_ROW[entry].choices, *_ROW[entry].later)
            waiting += [(to, depth + 1) for kind, to in _steps(row) if kind == "read"]
    after = {entry for page in pages for entry in _read_when(page, "story_end")}
    tale.leaves = tuple(
        [_leaf(entry, *at, opening, place, entry in after) for entry, at in place.items()]
    )
    return tale


def _leaf(
    entry: str,
    page: int,
    depth: int,
    opening: dict[str, list[str]],
    place: dict[str, tuple[int, int]],
    after: bool,
) -> Leaf:
    row = (*_ROW[entry].effects, *_ROW[entry].choices, *_ROW[entry].later)
    leads: list[str] = []
    kind = "after" if after else "page" if depth == 0 else "entry"
    for step, to in _steps(row):
        if step == "ending":
            kind = "ending"
        elif step == "exit":
            leads += opening.get(to, [])
        elif to in place:
            leads.append(to)
    return Leaf(entry, page, depth, kind, f"entry-{entry}.title", tuple(dict.fromkeys(leads)))


TALES: Final = tuple([_tale(id) for id in WRITTEN])
_KEEPS: Final = {row.id: row.keeps for row in CONTENT.adventures}


def told(state: RoadState, seat: int) -> Told:
    """What a seat has read, and which memories it may take along (wk2.legacy.01)."""
    tale = ADVENTURES[state.house.adventure]
    read = tuple([ENTRIES[entry] for entry in (*state.read, *state.heard[seat])])
    won = seat in winners(state)
    keeps = [
        memory
        for memory, entries in _KEEPS[tale].items()
        if won and (not entries or set(entries) & set(read))
    ]
    return Told(tale, read, won, tuple(keeps))
