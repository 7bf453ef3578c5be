"""Between rows of the database and the types of the contract."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from dustboard.kernel.errors import BadRecord
from dustboard.server.core.refusals import damaged
from dustboard.server.store.contract import TableRow, UserRow
from dustboard.server.store.data import Step, TableData, encode

_step = msgspec.json.Decoder(Step)
_data = msgspec.json.Decoder(TableData)
# a text that is none, a number that is none, and a value of another kind
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, AttributeError)
log = logging.getLogger("dustboard.store")


def hashed(secret: str) -> str:
    """How device keys and links are looked up: a stolen database opens no seat by them."""
    return sha256(secret.encode()).hexdigest()


def name_key(name: str) -> str:
    """Names that differ only in letter case are the same name."""
    return name.casefold()


def user(row: Any) -> UserRow | None:
    """A person from a row."""
    if row is None:
        return None
    ways = bool(row.passkey), bool(row.words)
    return UserRow(row.id, row.name, row.password, *ways, row.face, row.lang, row.form)


def user_values(found: UserRow) -> dict[str, Any]:
    """The columns of a person."""
    key = name_key(found.name) if found.password else None
    return {
        "id": found.id,
        "name": found.name,
        "name_key": key,
        "password": found.password,
        "face": found.face,
        "lang": found.lang,
        "form": found.form,
    }


def seat_list(seats: Sequence[int]) -> str:
    """Seats as text.

    >>> seat_list([0, 2])
    '0,2'
    """
    return ",".join(str(seat) for seat in seats)


def table(row: Any) -> TableRow:
    """A table from a row; `BadRecord` if it is damaged."""
    try:
        waiting = [int(seat) for seat in row.waiting.split(",") if seat]
        data = _data.decode(row.data)
    except UNREADABLE as error:
        raise damaged("unreadable", why=str(error)) from None
    return TableRow(row.code, row.version, row.state, waiting, row.created, row.changed, data)


def tables(found: Iterable[Any]) -> list[TableRow]:
    """Tables from rows; one that is damaged does not hide the others."""
    whole: list[TableRow] = []
    for row in found:
        try:
            whole.append(table(row))
        except BadRecord as error:
            log.error("table %s is left out: %s", row.code, error)
    return whole


def table_values(found: TableRow) -> dict[str, Any]:
    """The columns of a table."""
    return {
        "code": found.code,
        "version": found.version,
        "state": found.state,
        "waiting": seat_list(found.waiting),
        "host": found.data.host,
        "public": found.data.spectators == "public",
        "created": found.created,
        "changed": found.changed,
        "data": encode(found.data),
    }


def step(body: str) -> Step:
    """A step from its JSON; `BadRecord` if it is damaged."""
    try:
        return _step.decode(body)
    except UNREADABLE as error:
        raise damaged("unreadable", why=str(error)) from None
