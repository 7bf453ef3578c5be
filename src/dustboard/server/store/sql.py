"""The store over SQLAlchemy Core, for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from dustboard.server.store import rows
from dustboard.server.store.contract import (
    ChatRow,
    Conflict,
    DuplicateKey,
    NameTaken,
    Snapshot,
    StoreDown,
    TableRow,
    UserRow,
)
from dustboard.server.store.engines import engines, full_url
from dustboard.server.store.notify import Listener, tell
from dustboard.server.store.schema import (
    BY_TABLE,
    chat,
    devices,
    links,
    members,
    notes,
    snapshots,
    steps,
    tables,
    users,
)
from dustboard.server.store.upgrade import ensure_schema
from dustboard.server.store.writer import Writer
from dustboard.server.tables import Step, encode

Found = TypeVar("Found")


class SqlStore:
    """See `contract.Store`."""

    def __init__(self, url: str) -> None:
        self._url = full_url(url)
        self._write_engine, self._read_engine = engines(self._url)
        self._writer: Writer | None = None
        self._listener: Listener | None = None

    async def open(self, heard: Callable[[str], None]) -> None:
        try:
            await asyncio.to_thread(ensure_schema, self._write_engine)
        except sa.exc.DBAPIError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise StoreDown(f"the store can't be opened: {reason}") from None
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

    async def _write(self, work: Callable[[sa.Connection], Found]) -> Found:
        assert self._writer is not None, "the store is not open"
        return await self._writer.write(work)

    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        def run() -> Found:
            with self._read_engine.connect() as connection, connection.begin():
                return work(connection)

        return await asyncio.to_thread(run)

    def _tell(self, connection: sa.Connection, code: str) -> None:
        if self._listener is not None:
            tell(connection, self._listener.name, code)

    # -- people ---------------------------------------------------------------------------------

    async def add_user(self, user: UserRow, device: str, now: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(users.insert().values(**rows.user_values(user), created=now))
            values = {"key_hash": device, "user_id": user.id, "created": now}
            connection.execute(devices.insert().values(values))

        await self._write(work)

    async def user_of_device(self, device: str) -> UserRow | None:
        found = sa.select(users).join(devices, devices.c.user_id == users.c.id)
        query = found.where(devices.c.key_hash == device)
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    async def user_by_name(self, name: str) -> UserRow | None:
        query = sa.select(users).where(users.c.name_key == rows.name_key(name))
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    async def load_user(self, user: str) -> UserRow | None:
        query = sa.select(users).where(users.c.id == user)
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    async def set_profile(self, user: UserRow) -> None:
        change = users.update().where(users.c.id == user.id).values(**rows.user_values(user))
        try:
            await self._write(lambda c: c.execute(change).rowcount)
        except sa.exc.IntegrityError:
            raise NameTaken(user.name) from None

    async def move_device(self, device: str, user: str, now: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(devices.delete().where(devices.c.key_hash == device))
            values = {"key_hash": device, "user_id": user, "created": now}
            connection.execute(devices.insert().values(values))

        await self._write(work)

    async def drop_device(self, device: str) -> None:
        drop = devices.delete().where(devices.c.key_hash == device)
        await self._write(lambda c: c.execute(drop).rowcount)

    # -- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**rows.table_values(row), wake_at=None))
            _index_seats(connection, row)

        try:
            await self._write(work)
        except sa.exc.IntegrityError:
            raise Conflict("the code is taken") from None

    async def load_table(self, code: str) -> TableRow | None:
        query = sa.select(tables).where(tables.c.code == code)
        found = await self._read(lambda c: c.execute(query).first())
        return None if found is None else rows.table(found)

    async def save_table(self, row: TableRow, wake_at: float | None, chat: str = "") -> TableRow:
        new = msgspec.structs.replace(row, version=row.version + 1)
        same = sa.and_(tables.c.code == row.code, tables.c.version == row.version)

        def work(connection: sa.Connection) -> None:
            values = rows.table_values(new)
            # a game that another process has just ended stays ended
            ended = tables.c.state == "over"
            values["state"] = sa.case((ended, "over"), else_=new.state)
            changed = tables.update().where(same).values(**values, wake_at=wake_at)
            if connection.execute(changed).rowcount != 1:
                raise Conflict("the table has changed")
            _index_seats(connection, new)
            if chat:
                _say(connection, row.code, "", chat, row.changed)
            self._tell(connection, row.code)

        await self._write(work)
        return new

    async def table_of_link(self, token: str) -> tuple[str, int] | None:
        query = sa.select(links.c.code, links.c.seat).where(links.c.token == rows.hashed(token))
        found = await self._read(lambda c: c.execute(query).first())
        return None if found is None else (found.code, found.seat)

    async def tables_of(self, user: str) -> list[TableRow]:
        mine = sa.select(members.c.code).where(members.c.user_id == user)
        where = sa.or_(tables.c.code.in_(mine), tables.c.host == user)
        query = sa.select(tables).where(where).order_by(tables.c.changed.desc()).limit(200)
        return await self._read(lambda c: [rows.table(row) for row in c.execute(query)])

    async def public_tables(self, limit: int) -> list[TableRow]:
        where = sa.and_(tables.c.public, tables.c.state != "over")
        query = sa.select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit)
        return await self._read(lambda c: [rows.table(row) for row in c.execute(query)])

    async def all_codes(self) -> list[str]:
        query = sa.select(tables.c.code).order_by(tables.c.code)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def due(self, now: float) -> list[str]:
        query = sa.select(tables.c.code).where(tables.c.wake_at <= now).limit(100)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def delete_old(self, before: float) -> int:
        accounts = sa.select(members.c.code).join(users, users.c.id == members.c.user_id)
        kept = accounts.where(users.c.password != "")
        hosts = sa.select(users.c.id).where(users.c.password != "")
        old = sa.select(tables.c.code).where(
            tables.c.state == "over",
            tables.c.changed < before,
            tables.c.code.not_in(kept),
            tables.c.host.not_in(hosts),
        )

        def work(connection: sa.Connection) -> int:
            codes = list(connection.execute(old).scalars())
            for part in (*BY_TABLE, tables):
                connection.execute(part.delete().where(part.c.code.in_(codes)))
            return len(codes)

        return await self._write(work)

    # -- the game -------------------------------------------------------------------------------

    async def append(
        self,
        code: str,
        number: int,
        step: Step,
        state: str,
        waiting: Sequence[int],
        wake_at: float | None,
        quiet: bool = False,
    ) -> None:
        values = {"code": code, "number": number, "key": step.key or None, "body": encode(step)}
        public: dict[str, Any] = {"state": state, "waiting": rows.seat_list(waiting)}
        if not quiet:
            public["changed"] = step.at

        def work(connection: sa.Connection) -> None:
            connection.execute(steps.insert().values(values))
            change = tables.update().where(tables.c.code == code)
            connection.execute(change.values(**public, wake_at=wake_at))
            self._tell(connection, code)

        try:
            await self._write(work)
        except sa.exc.IntegrityError:
            if step.key and await self.step_of_key(code, step.key) is not None:
                raise DuplicateKey(step.key) from None
            raise Conflict("the game has moved on") from None

    async def steps_after(self, code: str, number: int) -> list[Step]:
        where = sa.and_(steps.c.code == code, steps.c.number > number)
        query = sa.select(steps.c.body).where(where).order_by(steps.c.number)
        found = await self._read(lambda c: list(c.execute(query).scalars()))
        return [rows.step(body) for body in found]

    async def step_of_key(self, code: str, key: str) -> Step | None:
        query = sa.select(steps.c.body).where(steps.c.code == code, steps.c.key == key)
        body = await self._read(lambda c: c.execute(query).scalar())
        return None if body is None else rows.step(body)

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(snapshots.delete().where(snapshots.c.code == code))
            values = {"code": code, "number": snapshot.number, "body": snapshot.body}
            connection.execute(snapshots.insert().values(values))

        await self._write(work)

    async def load_snapshot(self, code: str) -> Snapshot | None:
        query = sa.select(snapshots).where(snapshots.c.code == code)
        found = await self._read(lambda c: c.execute(query).first())
        return None if found is None else Snapshot(found.number, bytes(found.body))

    # -- what belongs to a seat alone, and talk ------------------------------------------------

    async def set_note(self, code: str, seat: int, kind: str, body: str) -> None:
        where = sa.and_(notes.c.code == code, notes.c.seat == seat, notes.c.kind == kind)

        def work(connection: sa.Connection) -> None:
            connection.execute(notes.delete().where(where))
            if body:
                values = {"code": code, "seat": seat, "kind": kind, "body": body}
                connection.execute(notes.insert().values(values))

        await self._write(work)

    async def notes(self, code: str) -> list[tuple[int, str, str]]:
        query = sa.select(notes).where(notes.c.code == code)
        return await self._read(lambda c: [(r.seat, r.kind, r.body) for r in c.execute(query)])

    async def say(self, code: str, name: str, text: str, at: float) -> ChatRow:
        def work(connection: sa.Connection) -> ChatRow:
            row = _say(connection, code, name, text, at)
            self._tell(connection, code)
            return row

        for _ in range(5):
            try:
                return await self._write(work)
            except sa.exc.IntegrityError:
                continue  # another process took the number
        raise Conflict("too much talk at once")

    async def chat(self, code: str, last: int) -> list[ChatRow]:
        query = sa.select(chat).where(chat.c.code == code).order_by(chat.c.number.desc())
        found = await self._read(lambda c: list(c.execute(query.limit(last))))
        return [ChatRow(row.number, row.name, row.text, row.at) for row in reversed(found)]


def _index_seats(connection: sa.Connection, row: TableRow) -> None:
    """Write who sits where and which links are open, so that both can be looked up."""
    for part in (members, links):
        connection.execute(part.delete().where(part.c.code == row.code))
    for seat, data in enumerate(row.data.seats):
        place = {"code": row.code, "seat": seat}
        if data.user:
            connection.execute(members.insert().values(**place, user_id=data.user))
        if data.token:
            connection.execute(links.insert().values(**place, token=rows.hashed(data.token)))


def _say(connection: sa.Connection, code: str, name: str, text: str, at: float) -> ChatRow:
    last = connection.execute(
        sa.select(sa.func.max(chat.c.number)).where(chat.c.code == code)
    ).scalar()
    row = ChatRow(0 if last is None else last + 1, name, text, at)
    values = {"code": code, "number": row.number, "name": name, "text": text, "at": at}
    connection.execute(chat.insert().values(values))
    return row
