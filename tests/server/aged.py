"""A stored game as another version of Dustboard would have left it."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path
from typing import Any

import msgspec

OLD = "0.0.9"


def age(store: Path, code: str, past: bool = True) -> None:
    """Let a game of a SQLite store be of an older version; its `past` can't be played again."""
    with sqlite3.connect(store) as database:
        _change(database, "tables", "data", code, _mark)
        _change(database, "snapshots", "body", code, lambda body: _mark(body["game"]), packed=True)
        if past:
            database.execute(
                "UPDATE steps SET body = replace(replace(body, '\"juice\"', '\"coal\"'),"
                " '\"spark\"', '\"coal\"') WHERE code = ? AND number < 3",
                (code,),
            )


def _mark(what: dict[str, Any]) -> None:
    what["engine"], what["content"] = OLD, "other cards"


def _change(
    database: sqlite3.Connection,
    table: str,
    column: str,
    code: str,
    edit: Any,
    packed: bool = False,
) -> None:
    where = f"FROM {table} WHERE code = ?"
    (raw,) = database.execute(f"SELECT {column} {where}", (code,)).fetchone()
    body = msgspec.json.decode(zlib.decompress(raw) if packed else raw)
    edit(body)
    new = msgspec.json.encode(body)
    value = zlib.compress(new) if packed else new.decode()
    database.execute(f"UPDATE {table} SET {column} = ? WHERE code = ?", (value, code))
