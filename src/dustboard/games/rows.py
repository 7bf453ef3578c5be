# mypyc: skip
"""Read rows of content from TOML files, and refuse bad ones with file, line, row and field.

A *check* looks at one row, both as a struct and as it was written, and yields what is wrong
with it. Titles bring their own checks; this module knows no title.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import (
    Any,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from dustboard.kernel.changes import Change, Wanted, changed, wanted
from dustboard.kernel.errors import ContentError

Source: TypeAlias = Path | Traversable
Row = TypeVar("Row", bound=msgspec.Struct)


class RowFault(NamedTuple):
    """What is wrong with one field of a row, and what would be right."""

    field: str
    message: str


Check: TypeAlias = Callable[[Row, Mapping[str, Any]], Iterable[RowFault]]


def load_rows(
    source: Source, key: str, row_type: type[Row], checks: Iterable[Check[Row]] = ()
) -> tuple[Row, ...]:
    """Read the `[[key]]` rows of a TOML file in file order, and check each of them.

    >>> import tempfile
    >>> class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ...     id: str
    ...     wells: int
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "towns.toml")
    ...     _ = path.write_text('[[town]]\\nid = "pumps"\\nwells = "two"\\n')
    ...     load_rows(path, "town", Town)
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.ContentError: towns.toml:1: town 'pumps': field 'wells': \
expected int, got str
    """
    return tuple([row for _, row in load_placed(source, key, row_type, checks)])


def load_placed(
    source: Source, key: str, row_type: type[Row], checks: Iterable[Check[Row]] = ()
) -> tuple[tuple[str, Row], ...]:
    """The same with the place of each row, as messages tell it: file, line and id."""
    text = _read(source)
    raws = _parse(source.name, text, key)
    lines = _header_lines(text, key, len(raws))
    checks = tuple(checks)
    experiment = _wanted_of(source)
    rows: list[tuple[str, Row]] = []
    for number, (raw, line) in enumerate(zip(raws, lines, strict=True), start=1):
        name = raw.get("id")
        place = f"{source.name}:{line}: {key} " + (
            repr(name) if isinstance(name, str) else f"number {number}"
        )
        changes = [] if experiment is None else experiment.of(key, str(name))
        for change in changes:
            changed(raw, change)
        try:
            row = msgspec.convert(raw, row_type, strict=True)
        except msgspec.ValidationError as error:
            problem = _translate(str(error), row_type)
            raise _refusal(_asked_in(changes, problem) or place, problem) from None
        for check in checks:
            for problem in check(row, raw):
                raise _refusal(_asked_in(changes, problem) or place, problem)
        rows.append((place, row))
    return tuple(rows)


def row_places(source: Source, key: str) -> dict[str, str]:
    """Where the rows of a file stand, by their ids, as messages name it."""
    found: dict[str, str] = {}
    header = re.compile(rf"\s*\[\[\s*{re.escape(key)}\s*\]\]")
    row = 0
    for line, text in enumerate(_read(source).split("\n"), start=1):
        if header.match(text):
            row = line
        named = re.match(r'id = "([^"]+)"', text)
        if named and row:
            found[named[1]] = f"{source.name}:{row}: {key} {named[1]!r}"
            row = 0
    return found


def numbered(source: Source, ids: Iterable[str]) -> list[int]:
    """The order of the numbers of some cards: which of `ids` has number 0, which 1, and so on.

    The file has one id in each row. A card keeps its number for ever, because games that are going
    on have it; whatever is not in the file yet is new and comes last, in the order of `ids`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "numbers.txt")
    ...     _ = path.write_text("axe\\nsaw\\n")
    ...     numbered(path, ["axe", "bow", "saw"])
    [0, 2, 1]
    """
    places = {id: place for place, id in enumerate(ids)}
    found: list[int] = []
    known = _read(source).split() if source.is_file() else []
    experiment = _wanted_of(source)
    for line, id in enumerate(known, start=1):
        if id not in places:
            if experiment is not None:
                continue  # it has fewer copies of a card, and no game that goes on
            raise ContentError(
                f"{source.name}:{line}: card {id!r} is gone; games that are going on may have it,"
                " so it has to stay"
            )
        found.append(places.pop(id))
    return found + list(places.values())


def unique_ids() -> Callable[[msgspec.Struct, Mapping[str, Any]], Iterator[RowFault]]:
    """Give a check that no id comes twice; share it between files that share their ids."""
    seen: set[str] = set()

    def check(row: msgspec.Struct, raw: Mapping[str, Any]) -> Iterator[RowFault]:
        name = str(raw["id"])
        if name in seen:
            yield RowFault("id", f"expected an id of its own, got {name!r} a second time")
        seen.add(name)

    return check


def listing(words: Iterable[str]) -> str:
    """Quote words for a message, as in "expected 'base' or 'unit'".

    >>> listing(["unit", "base"])
    "'base' or 'unit'"
    """
    quoted = [repr(word) for word in sorted(words)]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)


def _wanted_of(source: Source) -> Wanted | None:
    """What an experiment wants of the title that a file belongs to."""
    found = re.search(r"games[/\\]([^/\\]+)[/\\]content", str(source))
    return wanted(found[1]) if found else None


def _asked_in(changes: list[Change], problem: RowFault) -> str:
    """The place of the change that a problem comes from; "" if the row was not changed."""
    if not changes:
        return ""
    first = problem.field.partition(".")[0].partition("[")[0]
    own = [one for one in changes if one.field.partition(".")[0] == first]
    change = (own or changes)[0]
    return f"{change.place}: row {change.id!r}"


def _refusal(place: str, problem: RowFault) -> ContentError:
    return ContentError(f"{place}: field '{problem.field}': {problem.message}")


def _read(source: Source) -> str:
    try:
        # Bytes first: text mode would hide a stray carriage return from the TOML reader.
        return source.read_bytes().decode("utf-8")
    except OSError as error:
        raise ContentError(f"{source.name}:1: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ContentError(f"{source.name}:{line}: expected UTF-8 text") from None


def _parse(name: str, text: str, key: str) -> list[dict[str, Any]]:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise ContentError(f"{name}:{line}: not valid TOML: {error}") from None
    for other in table.keys() - {key}:
        raise ContentError(f"{name}:1: expected only [[{key}]] rows, got '{other}'")
    rows = table.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ContentError(f"{name}:1: expected [[{key}]] rows, got one '{key}'")
    return rows


def _header_lines(text: str, key: str, count: int) -> list[int]:
    """Find the line of each row's header; 1 for all of them if the file is written otherwise."""
    header = re.compile(rf"\s*\[\[\s*{re.escape(key)}\s*\]\]")
    found = [n for n, line in enumerate(text.split("\n"), start=1) if header.match(line)]
    return found if len(found) == count else [1] * count


def _translate(message: str, row_type: type[msgspec.Struct]) -> RowFault:
    """Turn a message of msgspec into a field and plain words."""
    said, _, path = message.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".")
    if found := re.fullmatch(r"Object (missing required|contains unknown) field `(.+)`", said):
        field = f"{path}.{found[2]}" if path else found[2]
        missing = found[1] == "missing required"
        return RowFault(field, "expected a value, got none" if missing else "no such field")
    if said.startswith("Invalid enum value"):
        hint = get_type_hints(row_type).get(path)
        if get_origin(hint) is Literal:
            got = said.removeprefix("Invalid enum value ")
            return RowFault(path, f"expected {listing(get_args(hint))}, got {got}")
    return RowFault(path or "?", said[:1].lower() + said[1:].replace("`", ""))


def rows_hash(rows: object) -> str:
    """16 hex digits that name these rows; the order of rows counts, that of fields does not.

    >>> rows_hash([{"id": "axe", "cost": 1}]) == rows_hash([{"cost": 1, "id": "axe"}])
    True
    """
    return sha256(msgspec.json.encode(rows, order="sorted")).hexdigest()[:16]
