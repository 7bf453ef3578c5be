# mypyc: skip
"""How a title declares its state: each field once, in `state/spec.py`.

From these declarations `state/state.py` is written: the class with its copies, the list of fields
with who sees each, and the counts of what is never made or lost. Nothing here is read in a game.

>>> hand = seat_zones("hand", (), "unplayed cards", sees=OWNER, pool="seat", holds="cards")
>>> spec = Spec("War", "One table.", (part("seats", hand, seats("water", 3, "in the tank")),))
>>> [(field.name, field.shape, field.type) for field in spec.fields]
[('hand', 'zones', 'list[tuple[int, ...]]'), ('water', 'numbers', 'list[int]')]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypedDict, Unpack

from .fields import ALL, NOBODY, NOTES, NUMBER, NUMBERS, OWNER, TAKEN, ZONE, ZONES

__all__ = [
    "ALL",
    "NOBODY",
    "OWNER",
    "By",
    "Declared",
    "Part",
    "Spec",
    "notes",
    "number",
    "numbers",
    "part",
    "seat_zones",
    "seats",
    "zone",
    "zones",
]

Start = int | tuple[int, ...]
TYPES: Final = {
    NUMBER: "int",
    NUMBERS: "list[int]",
    ZONE: "tuple[int, ...]",
    ZONES: "list[tuple[int, ...]]",
    NOTES: "list[tuple[int, ...]]",
}


@dataclass(frozen=True)
class By:
    """Who sees a field where a condition of the spec holds, and where it does not."""

    condition: str
    yes: str
    no: str


class Sight(TypedDict, total=False):
    """Who may know a field, as `Field` explains it, and what is counted in it."""

    sees: str | By
    pool: str
    into: str
    face_up: str
    blank: int
    key: str
    holds: str  # what lies in it and is never made or lost, such as "cards"
    placed: bool  # answers and other fields speak of its cards by their place in it


@dataclass(frozen=True)
class Declared:
    """One field of a state."""

    name: str
    shape: str
    start: Start
    meaning: str
    size: int | None = None  # how many there are, if not one for each seat
    share: int = 1  # how many numbers each seat has
    sees: str | By = ALL
    pool: str = ""
    into: str = ""
    face_up: str = ""
    blank: int = 0
    key: str = ""
    holds: str = ""
    placed: bool = False

    @property
    def type(self) -> str:
        """The type of the attribute, as it is written in the source."""
        return TYPES[self.shape]

    @property
    def first(self) -> str:
        """The value on an empty table, as it is written in the source."""
        if self.shape in (NUMBER, ZONE):
            return repr(self.start)
        if self.size is not None:
            return f"[{self.start!r}] * {self.size}" if self.size else "[]"
        players = "players" if self.share == 1 else f"({self.share} * players)"
        return f"[{self.start!r}] * {players}"


@dataclass(frozen=True)
class Part:
    """Fields that belong together, under a heading."""

    heading: str
    fields: tuple[Declared, ...]


def part(heading: str, *fields: Declared) -> Part:
    """Fields that belong together."""
    return Part(heading, fields)


def number(name: str, start: int, meaning: str, **sight: Unpack[Sight]) -> Declared:
    """One number."""
    return Declared(name, NUMBER, start, meaning, **sight)


def seats(
    name: str, start: int, meaning: str, *, each: int = 1, **sight: Unpack[Sight]
) -> Declared:
    """A number for each seat, or so many for each; a seat owns its own."""
    return Declared(name, NUMBERS, start, meaning, share=each, **sight)


def numbers(name: str, size: int, start: int, meaning: str, **sight: Unpack[Sight]) -> Declared:
    """A list of so many numbers."""
    return Declared(name, NUMBERS, start, meaning, size, **sight)


def zone(name: str, start: tuple[int, ...], meaning: str, **sight: Unpack[Sight]) -> Declared:
    """Cards, or other numbers in order."""
    return Declared(name, ZONE, start, meaning, **sight)


def seat_zones(name: str, start: tuple[int, ...], meaning: str, **sight: Unpack[Sight]) -> Declared:
    """Cards before each seat."""
    return Declared(name, ZONES, start, meaning, **sight)


def zones(
    name: str, size: int, start: tuple[int, ...], meaning: str, **sight: Unpack[Sight]
) -> Declared:
    """So many zones that belong to no seat."""
    return Declared(name, ZONES, start, meaning, size, **sight)


def notes(name: str, meaning: str, **sight: Unpack[Sight]) -> Declared:
    """Plain numbers before each seat that are no cards; hidden ones are empty."""
    return Declared(name, NOTES, (), meaning, **sight)


class Spec:
    """The state of a title: its class, its fields in the order of digests, and conditions.

    A condition is an expression of `state`, by its name: some fields are seen by others at a table
    for which it holds.
    """

    def __init__(
        self,
        state: str,
        about: str,
        parts: tuple[Part, ...],
        conditions: Mapping[str, str] | None = None,
    ) -> None:
        self.state = state
        self.about = about
        self.parts = parts
        self.conditions = dict(conditions or {})
        self.fields = [field for one in parts for field in one.fields]
        self._check()

    def holding(self) -> list[str]:
        """All that is counted because it is never made or lost."""
        return list(dict.fromkeys(field.holds for field in self.fields if field.holds))

    def _check(self) -> None:
        by_name: dict[str, Declared] = {}
        for field in self.fields:
            if field.name in by_name:
                raise ValueError(f"field {field.name!r} is declared twice")
            by_name[field.name] = field
        for field in self.fields:
            here = f"field {field.name!r}"
            if (field.key or field.name) in TAKEN:
                raise ValueError(f"{here}: the kernel has one of that name; give it a key")
            if field.sees != ALL and field.shape in (ZONE, ZONES) and not field.pool:
                raise ValueError(f"{here}: a hidden zone needs a pool")
            if isinstance(field.sees, By) and field.sees.condition not in self.conditions:
                raise ValueError(f"{here}: there is no condition {field.sees.condition!r}")
            if field.face_up and by_name.get(field.face_up, field).shape != NUMBER:
                raise ValueError(f"{here}: {field.face_up!r} is no number of the state")
            if field.into and by_name.get(field.into, field).shape != ZONES:
                raise ValueError(f"{here}: {field.into!r} is no list of zones")
            if field.holds and field.shape == NOTES:
                raise ValueError(f"{here}: notes hold nothing that is counted")
        unused = set(self.conditions) - {
            field.sees.condition for field in self.fields if isinstance(field.sees, By)
        }
        if unused:
            raise ValueError(f"nobody reads the conditions {sorted(unused)}")
