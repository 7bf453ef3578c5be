"""Connections to SQLite and PostgreSQL, set up so that a commit is on disk."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from dustboard.server.store.contract import StoreDown


def full_url(url: str) -> sa.URL:
    """The URL with the driver that we use; a `StoreDown` in one line for what can't be used."""
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError:
        raise StoreDown(f"{url!r} is not a store: use sqlite:///FILE or postgresql://...") from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise StoreDown("a store in memory would lose its tables; use sqlite:///FILE")
        return parsed.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    raise StoreDown(f"{kind!r} is not a store: use sqlite:///FILE or postgresql://...")


def engines(url: sa.URL) -> tuple[sa.Engine, sa.Engine]:
    """An engine to write with and one to read with."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, "BEGIN IMMEDIATE", 1), _sqlite(url, "BEGIN", 4)
    engine = sa.create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    return engine, engine


def _sqlite(url: sa.URL, begin: str, size: int) -> sa.Engine:
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=size,
        max_overflow=4,
        connect_args={"check_same_thread": False, "timeout": 10},
    )

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin ourselves, so that savepoints work
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
