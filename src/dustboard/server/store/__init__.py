"""The store: what a table is made of, kept so that nothing acknowledged is ever lost.

One contract (`contract.Store`), written once over SQLAlchemy Core, run on SQLite and PostgreSQL.

>>> from dustboard.server.store.contract import Conflict
>>> str(Conflict("somebody was quicker"))
'somebody was quicker'
"""

from __future__ import annotations

from dustboard.server.store.contract import (
    ChannelRow,
    ChatRow,
    Conflict,
    DeviceRow,
    Due,
    DuplicateKey,
    NameTaken,
    News,
    NoticeMark,
    NotStorable,
    PasskeyRow,
    Store,
    StoreDown,
    TableRow,
    UserRow,
)

__all__ = [
    "ChannelRow",
    "ChatRow",
    "Conflict",
    "DeviceRow",
    "Due",
    "DuplicateKey",
    "NameTaken",
    "News",
    "NotStorable",
    "NoticeMark",
    "PasskeyRow",
    "Store",
    "StoreDown",
    "TableRow",
    "UserRow",
    "open_store",
]


def open_store(url: str) -> Store:
    """The store behind a URL: `sqlite:///FILE` or `postgresql://...`; made ready if it is new."""
    from dustboard.server.store.sql import SqlStore

    return SqlStore(url)
