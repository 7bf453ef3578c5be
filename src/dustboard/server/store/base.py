"""What every part of the store over SQLAlchemy stands on: engines, one writer, a listener."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from dustboard.server.store.contract import News, StoreDown
from dustboard.server.store.engines import engines, full_url, keep_private
from dustboard.server.store.notify import Listener, tell, to_tell
from dustboard.server.store.upgrade import ensure_schema
from dustboard.server.store.writer import Writer

Found = TypeVar("Found")


class SqlBase:
    """Opens and closes the database, reads and writes."""

    def __init__(self, url: str) -> None:
        self._url = full_url(url)
        self._write_engine, self._read_engine = engines(self._url)
        self._writer: Writer | None = None
        self._listener: Listener | None = None
        self._heard: Callable[[News], None] = lambda news: None

    async def open(self, heard: Callable[[News], None]) -> None:
        try:
            if self._url.get_backend_name() == "sqlite":
                await asyncio.to_thread(keep_private, self._url.database or "")
            await asyncio.to_thread(ensure_schema, self._write_engine)
        except sa.exc.DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise StoreDown(f"the store can't be opened: {reason}") from None
        self._heard = heard
        self._writer = Writer(self._write_engine)
        if self._url.get_backend_name() == "postgresql":
            self._listener = Listener(self._url, heard)

    async def close(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.close)
        self._write_engine.dispose()
        self._read_engine.dispose()

    async def _write(
        self, work: Callable[[sa.Connection], Found], about: str = "", alone: bool = False
    ) -> Found:
        assert self._writer is not None, "the store is not open"
        return await self._writer.write(work, about, alone)

    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        def run() -> Found:
            with self._read_engine.connect() as connection, connection.begin():
                return work(connection)

        return await asyncio.to_thread(run)

    def _to_tell(self, news: News) -> dict[str, str] | None:
        """The news for a statement that tells them; None where there is nobody to tell."""
        return None if self._listener is None else to_tell(self._listener.name, news)

    def _tell(self, connection: sa.Connection, news: News) -> None:
        if self._listener is not None:
            tell(connection, self._listener.name, news)

    async def announce(self, code: str, users: list[str], asks: bool) -> None:
        if self._listener is not None:
            news = News(code, process=self._listener.name, users=users, asks=asks)
            await self._write(lambda connection: self._tell(connection, news), alone=True)
