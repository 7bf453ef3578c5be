# mypyc: skip
"""Consequence lines of choices: where an entry has them, what was chosen is told in its own words.

A choice that is a test or a fight, or leads to one, is told when that is over; any other one when
it is made. Rows with an `outcome` of their own stay as they are.

>>> rows = told_choices(({"key": "take", "then": [{"do": "flag", "on": "boy"}]},))
>>> rows[0]["then"][0]
{'do': 'outcome', 'of': 'take'}
>>> test = {"key": "speak", "do": "test", "skill": "aid", "difficulty": 2}
>>> told_choices((test,))[0]["fail"]
[{'do': 'outcome', 'of': 'speak', 'failed': True}]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

Row = dict[str, Any]
# words that end well or badly, with the lists of both
_ENDS: Final[dict[str, tuple[str, str]]] = {
    "test": ("pass", "fail"),
    "fight": ("win", "lose"),
    "fight_grudge": ("win", "lose"),
}


def told_choices(choices: Sequence[Row]) -> tuple[Row, ...]:
    """The choices of an entry, each with the row that tells what came of it."""
    return tuple([_told(row) for row in choices])


def _told(row: Row) -> Row:
    key = row["key"]
    if "'outcome'" in str(row):
        return row  # it tells so itself
    if row.get("do") in _ENDS:
        return _ended(row, key)
    if "do" in row:
        kept: Row = {name: row[name] for name in row if name in ("key", "if", "cost")}
        does = {name: row[name] for name in row if name not in kept}
        return {**kept, "then": [_line(key), does]}
    rows = list(row.get("then", ()))
    for at, inner in enumerate(rows):
        if inner.get("do") in _ENDS:
            rows[at] = _ended(inner, key)
            return {**row, "then": rows}
    return {**row, "then": [_line(key), *rows]}


def _ended(row: Row, key: str) -> Row:
    well, badly = _ENDS[row["do"]]
    return {
        **row,
        well: [_line(key), *row.get(well, ())],
        badly: [{**_line(key), "failed": True}, *row.get(badly, ())],
    }


def _line(key: str) -> Row:
    return {"do": "outcome", "of": key}
