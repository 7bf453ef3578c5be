"""Records: a game written down as its seed and its answers, and read back with care.

A record is plain data. Everything in it is checked when it is read; what is wrong is said in one
line, and nothing is ever half done.

>>> read_header(["a", "list"])
Traceback (most recent call last):
...
dustboard.kernel.errors.BadRecord: a record is an object, not list
"""

from __future__ import annotations

from typing import Any, Final

from ..errors import BadRecord
from ..reasons import Reason
from ..streams import GENERATOR, SEED_BITS

FORMAT: Final = "dustboard-record"
FORMAT_VERSION: Final = 1
_KINDS: Final[dict[str, type]] = {
    "title": str,
    "engine": str,
    "content": str,
    "players": int,
    "options": dict,
    "seed": str,
    "generator": str,
    "answers": list,
    "digest": str,
}


class Header:
    """The checked parts of a record."""

    __slots__ = (
        "answers",
        "content",
        "digest",
        "engine",
        "options",
        "players",
        "seed",
        "title",
    )

    def __init__(self, record: dict[str, Any]) -> None:
        self.title: str = record["title"]
        self.engine: str = record["engine"]
        self.content: str = record["content"]
        self.players: int = record["players"]
        self.options: dict[str, Any] = record["options"]
        self.seed = read_seed(record["seed"])
        self.answers = [_answer(index, row) for index, row in enumerate(record["answers"])]
        self.digest: str = record["digest"]


def seed_text(seed: int) -> str:
    """A seed as 32 hex digits."""
    return f"{seed:032x}"


def read_seed(text: str) -> int:
    """The seed written as hex digits."""
    try:
        seed = int(text, 16)
    except ValueError:
        raise BadRecord(Reason("record-seed", {"seed": repr(text)})) from None
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadRecord(Reason("record-seed-long", {"bits": SEED_BITS}))
    return seed


def read_header(record: object) -> Header:
    """Check the form of a record: all parts there, each of its kind."""
    if not isinstance(record, dict):
        raise BadRecord(Reason("record-kind", {"kind": type(record).__name__}))
    if record.get("format") != FORMAT:
        facts = {"found": repr(record.get("format")), "right": repr(FORMAT)}
        raise BadRecord(Reason("record-format", facts))
    version = record.get("version")
    if version != FORMAT_VERSION or isinstance(version, (bool, float)):
        numbers = {"found": repr(version), "right": FORMAT_VERSION}
        raise BadRecord(Reason("record-version", numbers))
    for name, kind in _KINDS.items():
        if name not in record:
            raise BadRecord(Reason("record-lacks", {"name": repr(name)}))
        if not isinstance(record[name], kind) or isinstance(record[name], bool):
            raise BadRecord(Reason("record-field", {"name": repr(name), "kind": kind.__name__}))
    if record["generator"] != GENERATOR:
        luck = {"found": repr(record["generator"]), "right": repr(GENERATOR)}
        raise BadRecord(Reason("record-luck", luck))
    return Header(record)


def _answer(index: int, row: object) -> tuple[int, str]:
    if isinstance(row, (list, tuple)) and len(row) == 2:
        seat, key = row
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(key, str):
            return seat, key
    raise BadRecord(Reason("record-answer", {"index": index, "row": repr(row)}))
