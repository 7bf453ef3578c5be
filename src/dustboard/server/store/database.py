"""The database under every part of the store: engines, one writer, a listener."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from dustboard.server.store.contract import News, NotStorable, StoreDown
from dustboard.server.store.engines import engines, full_url, is_down, keep_private, reason_of
from dustboard.server.store.fanout import Listener, tell, to_tell
from dustboard.server.store.migrate import ensure_schema
from dustboard.server.store.owner import Owner
from dustboard.server.store.schema import server_keys
from dustboard.server.store.writer import Writer

Found = TypeVar("Found")
PROBE = "probe"
PROBE_BYTES = 32 * 1024  # more than an answer needs, so that a disk is called full in time


class Database:
    """Opens and closes the database, reads and writes."""

    def __init__(self, url: str) -> None:
        self._url = full_url(url)
        self._write_engine, self._read_engine = engines(self._url)
        self._writer: Writer | None = None
        self._listener: Listener | None = None
        self.heard: Callable[[News], None] = lambda news: None
        self._owner: Owner | None = None

    async def open(self, heard: Callable[[News], None], to_serve: bool = False) -> None:
        """Connect and bring the schema up to date; see `contract.Store.open`."""
        sqlite = self._url.get_backend_name() == "sqlite"
        if to_serve and sqlite and self._url.database:
            self._owner = Owner(self._url.database)
        try:
            if sqlite:
                await asyncio.to_thread(keep_private, self._url.database or "")
            await asyncio.to_thread(ensure_schema, self._write_engine)
        except sa.exc.DBAPIError as error:
            raise StoreDown(f"the store can't be opened: {reason_of(error)}") from None
        self.heard = heard
        self._writer = Writer(self._write_engine)
        if self._url.get_backend_name() == "postgresql":
            self._listener = Listener(self._url, heard)

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.close)
        self._write_engine.dispose()
        self._read_engine.dispose()
        if self._owner is not None:
            self._owner.let_go()
            self._owner = None

    async def probe(self) -> None:
        """Write something and take it away again."""
        name = f"{PROBE}-{secrets.token_hex(8)}"
        values = {"name": name, "value": secrets.token_hex(PROBE_BYTES // 2)}
        left = server_keys.delete().where(server_keys.c.name.startswith(PROBE))
        await self.write(lambda c: c.execute(server_keys.insert().values(values)).rowcount)
        # only now: to replace what is there would not tell whether there is room for more
        await self.write(lambda c: c.execute(left).rowcount)

    async def write(
        self, work: Callable[[sa.Connection], Found], about: str = "", alone: bool = False
    ) -> Found:
        """Do `work` in a transaction; see `Writer.write`."""
        assert self._writer is not None, "the store is not open"
        try:
            return await self._writer.write(work, about, alone)
        except sa.exc.DataError as error:
            raise NotStorable(reason_of(error)) from None

    async def change_people(self, work: Callable[[sa.Connection], Found], *people: str) -> Found:
        """Write about people; every process hears of it, this one before the call returns."""
        news = [News("", person=one) for one in people]

        def told(connection: sa.Connection) -> Found:
            done = work(connection)
            for one in news:
                self.tell(connection, one)
            return done

        async def whole() -> Found:
            try:
                return await self.write(told)
            finally:  # it may be written even where that could not be said
                for one in news:
                    self.heard(one)

        # shielded: it is written even if the caller gives up, so it must be heard of, too
        return await asyncio.shield(asyncio.ensure_future(whole()))

    async def read(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do `work` in a transaction that changes nothing."""

        def run() -> Found:
            with self._read_engine.connect() as connection, connection.begin():
                return work(connection)

        try:
            return await asyncio.to_thread(run)
        except sa.exc.DataError as error:
            raise NotStorable(reason_of(error)) from None
        except sa.exc.SQLAlchemyError as error:
            if is_down(error):
                raise StoreDown(f"the store could not read: {reason_of(error)}") from None
            raise

    def to_tell(self, news: News) -> dict[str, str] | None:
        """The news for a statement that tells them; None where there is nobody to tell."""
        return None if self._listener is None else to_tell(self._listener.name, news)

    def tell(self, connection: sa.Connection, news: News) -> None:
        """Tell other processes, when the transaction is on disk."""
        if self._listener is not None:
            tell(connection, self._listener.name, news)

    async def announce(self, code: str, users: list[str], asks: bool) -> None:
        """Tell other processes who is connected to a table here."""
        if self._listener is not None:
            news = News(code, process=self._listener.name, users=users, asks=asks)
            await self.write(lambda connection: self.tell(connection, news), alone=True)
