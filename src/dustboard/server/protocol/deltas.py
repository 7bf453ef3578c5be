"""Deltas: what has changed between two JSON values, as small as it goes, and how it is put in.

A change is `[value]` (put it there), `[]` (take it away) or an object with the changes inside: by
key for objects, by index for lists. A list that has grown or shrunk has one splice, under "@": from
where, how many go, and what comes there instead. Objects with the same keys come there as rows of
values, with the keys once after them.

>>> change = delta({"a": 1, "b": {"c": 2}, "d": 0}, {"a": 1, "b": {"c": 3}})
>>> change
{'b': {'c': [3]}, 'd': []}
>>> applied({"a": 1, "b": {"c": 2}, "d": 0}, change)
{'a': 1, 'b': {'c': 3}}
>>> delta(["juice", "spark", "scrap"], ["juice", "scrap"])
{'@': [1, 1, []]}
>>> delta([], [{"seat": 0, "hand": 4}, {"seat": 1, "hand": 5}])
{'@': [0, 0, [[0, 4], [1, 5]], ['seat', 'hand']]}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SPLICE = "@"
LISTS = (list, tuple)  # both are lists in JSON
INSIDE = (dict, list, tuple)


def delta(old: Any, new: Any) -> Any:
    """The change that turns `old` into another value, `new`."""
    if type(old) is dict and type(new) is dict:
        change: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                change[key] = [value]
            elif old[key] is not value and old[key] != value:
                change[key] = delta(old[key], value)
        for key in old:
            if key not in new:
                change[key] = []
        return change
    if type(old) in LISTS and type(new) in LISTS:
        return _of_lists(old, new)
    return [new]


def _of_lists(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any]:
    if len(old) == len(new):
        pairs = [(at, a, b) for at, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
        if all(type(a) is type(b) and type(a) in INSIDE for _, a, b in pairs):
            return {str(at): delta(a, b) for at, a, b in pairs}
    start, end, shorter = 0, 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return {SPLICE: [start, len(old) - start - end, *_rows(new[start : len(new) - end])]}


def _rows(come: Sequence[Any]) -> list[Any]:
    """What comes by a splice: as it is, or as rows of values and the keys that all of it has."""
    if len(come) < 2 or type(come[0]) is not dict:
        return [come]
    keys = come[0].keys()
    if not keys or any(type(one) is not dict or one.keys() != keys for one in come):
        return [come]
    return [[[one[key] for key in keys] for one in come], list(keys)]


class Changes:
    """The changes between views of the same two moments.

    What all viewers see alike is one object in all of their views, so its change is found once.
    """

    def __init__(self) -> None:
        # by identity; holding both keeps other objects from coming to be where they are
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def between(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        """The same as `delta` of two views."""
        change: dict[str, Any] = {key: [] for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                change[key] = [value]
                continue
            before = old[key]
            if before is not value and (found := self._part(before, value)) is not None:
                change[key] = found
        return change

    def _part(self, old: Any, new: Any) -> Any:
        """The change of one part; None if there is none."""
        if type(new) not in INSIDE:
            return None if old == new else delta(old, new)
        at = id(old), id(new)
        known = self._found.get(at)
        if known is None:
            known = old, new, None if old == new else delta(old, new)
            self._found[at] = known
        return known[2]


def applied(old: Any, change: Any) -> Any:
    """The value after the change; what has not changed is shared with `old`."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        items = old[:]
        for key, inside in change.items():
            if key == SPLICE:
                start, gone, come, *keys = inside
                if keys:
                    come = [dict(zip(keys[0], row, strict=True)) for row in come]
                items[start : start + gone] = come
            else:
                items[int(key)] = applied(items[int(key)], inside)
        return items
    result = dict(old)
    for key, inside in change.items():
        if inside == []:
            result.pop(key, None)
        else:
            result[key] = applied(result.get(key), inside)
    return result
