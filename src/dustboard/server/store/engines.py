"""Connections to SQLite and PostgreSQL, set up so that a commit is on disk."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from dustboard.server.store.contract import StoreDown

ALONE = "alone"  # the option of a connection that runs one statement, which needs no transaction
PRIVATE = 0o600
IDLE = 1.0  # seconds; a connection that was not used for so long may be dead and is tried first


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
        file = _File(url.database or "")
        return _sqlite(url, "BEGIN IMMEDIATE", 1, file), _sqlite(url, "BEGIN", 4, file)
    return _postgresql(url, "BEGIN", 1), _postgresql(url, "", 5)


def is_down(error: Exception) -> bool:
    """Whether it is the database that failed, not this one question or change.

    A full disk, a file that can't be written and one that is damaged each have a class of their
    own, so it is all but what a statement itself can be wrong about.
    """
    if isinstance(error, sa.exc.DBAPIError):
        mistake = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError)
        return error.connection_invalidated or not isinstance(error, mistake)
    return isinstance(error, sa.exc.TimeoutError)  # no connection was free for long


def reason_of(error: Exception) -> str:
    """What the database itself says, in one line."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


class _File:
    """The file of a SQLite store, which must stay where it is.

    What is written to a file that was deleted or replaced is lost, and SQLite says no word of it.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._opened: tuple[int, int] | None = None

    def check(self) -> None:
        try:
            found = os.stat(self._path)
        except OSError as error:
            raise StoreDown(f"the file of the store is gone: {error.strerror}") from None
        self._opened = self._opened or (found.st_dev, found.st_ino)
        if (found.st_dev, found.st_ino) != self._opened:
            raise StoreDown("the file of the store is another one now: start the server again")


def _postgresql(url: sa.URL, begin: str, size: int) -> sa.Engine:
    """Asks the database as seldom as can be: under load each question waits for a free core.

    So nothing is begun where a statement stands alone, which is a transaction by itself.
    """
    engine = sa.create_engine(url, pool_size=size, max_overflow=5, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.autocommit = True  # we begin ourselves, where it is needed

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        if begin and not connection.get_execution_options().get(ALONE):
            connection.exec_driver_sql(begin)

    @sa.event.listens_for(engine, "checkin")
    def put_back(_: Any, record: Any) -> None:
        record.info["left"] = time.monotonic()

    @sa.event.listens_for(engine, "checkout")
    def take(connection: Any, record: Any, _: Any) -> None:
        now = time.monotonic()
        if now - record.info.get("left", now) > IDLE:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.dbapi.Error:  # type: ignore[union-attr]
                raise sa.exc.DisconnectionError from None  # the pool makes a new one

    return engine


def keep_private(file: str) -> None:
    """Let nobody but us read a database: it holds links, seeds and hashes of passwords.

    What SQLite writes beside it gets the rights of the file itself. What can't be done here is left
    to SQLite, which says what is wrong.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for suffix in ("", "-wal", "-shm", ".lock"):
        with suppress(OSError):  # it is not there, or somebody else's
            os.chmod(file + suffix, PRIVATE)


def _sqlite(url: sa.URL, begin: str, size: int, file: _File) -> sa.Engine:
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=size,
        max_overflow=4,
        connect_args={"check_same_thread": False, "timeout": 10},
        hide_parameters=True,  # an error goes into the log, and people's secrets don't
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
        file.check()
        connection.exec_driver_sql(begin)

    return engine
