# mypyc: skip
"""Changes to a title's rows of content, for an experiment in a process of its own.

They are wanted before the title is loaded, and are part of its rows from then on: the checks of the
rows see them, and so do the rules. Nothing but an experiment wants any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from .errors import ContentError


class Change:
    """One field of one row: where it is asked for, and its value."""

    def __init__(self, place: str, id: str, field: str, value: Any) -> None:
        self.place = place  # such as "cheap.toml:12", for messages
        self.kind, _, self.id = id.rpartition(":")  # "gear:p1", where two kinds share an id
        self.field = field  # with dots, as in "build.scrap" or "effect.0.amount"
        self.value = value


class Wanted:
    """All changes of one title, and which of them its rows have met."""

    def __init__(self, title: str, changes: Iterable[Change]) -> None:
        self.title = title
        self.changes = list(changes)
        self.kinds: dict[str, list[str]] = {}  # of the rows that were read, by their ids

    def of(self, kind: str, id: str) -> list[Change]:
        """The changes of one row that is read now."""
        self.kinds.setdefault(id, []).append(kind)
        return [one for one in self.changes if one.id == id and one.kind in ("", kind)]


WANTED: Final[list[Wanted]] = []


def wanted(title: str) -> Wanted | None:
    """What is wanted of a title."""
    return next((one for one in WANTED if one.title == title), None)


def changed(row: dict[str, Any], change: Change) -> None:
    """Put a value into a row as it was written; parts of lists must be there already.

    >>> row = {"id": "axe", "effect": [{"do": "gain", "amount": 1}]}
    >>> changed(row, Change("x.toml:3", "axe", "effect.0.amount", 2))
    >>> changed(row, Change("x.toml:4", "axe", "build.scrap", 1))
    >>> row
    {'id': 'axe', 'effect': [{'do': 'gain', 'amount': 2}], 'build': {'scrap': 1}}
    >>> changed(row, Change("x.toml:5", "axe", "effect.0.amuont", 2))
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.ContentError: x.toml:5: row 'axe': field 'effect.0.amuont': no such \
field; there are do, amount
    """
    here: Any = row
    names = change.field.split(".")
    deep = False  # within a list, where the struct of the row knows no names
    for at, name in enumerate(names):
        last = at == len(names) - 1
        if isinstance(here, list):
            deep = True
            if not name.isdecimal() or int(name) >= len(here):
                raise _refused(change, f"its list has the places 0 to {len(here) - 1}")
            if last:
                here[int(name)] = change.value
            here = here[int(name)]
            continue
        if not isinstance(here, dict):
            raise _refused(change, f"{'.'.join(names[:at])!r} has no fields")
        if deep and name not in here:
            raise _refused(change, f"no such field; there are {', '.join(here)}")
        if last:
            here[name] = change.value
        here = here.setdefault(name, {})


def _refused(change: Change, why: str) -> ContentError:
    return ContentError(f"{change.place}: row {change.id!r}: field {change.field!r}: {why}")
