"""The store over SQLAlchemy Core, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from dustboard.server.store import rows
from dustboard.server.store.contract import (
    ChatRow,
    Conflict,
    Due,
    DuplicateKey,
    News,
    NoticeStore,
    PeopleStore,
    Snapshot,
    TableRow,
)
from dustboard.server.store.data import Step, encode
from dustboard.server.store.database import Database
from dustboard.server.store.fanout import TELL
from dustboard.server.store.schema import (
    BY_TABLE,
    chat,
    links,
    members,
    notes,
    server_keys,
    snapshots,
    steps,
    tables,
)
from dustboard.server.store.sql_notices import SqlNotices, to_tell
from dustboard.server.store.sql_people import SqlPeople, people_who_come_back

# what every answer writes is put together once: that takes as long as running it
_ADD_STEP = steps.insert().values(
    code=sa.bindparam("table_code"),
    number=sa.bindparam("step_number"),
    key=sa.bindparam("step_key"),
    body=sa.bindparam("step_body"),
)
_AFTER_QUIET_STEP = (
    tables.update()
    .where(tables.c.code == sa.bindparam("table_code"))
    .values(
        state=sa.bindparam("new_state"),
        waiting=sa.bindparam("new_waiting"),
        wake_at=sa.bindparam("new_wake_at"),
    )
)
_CHANGED: dict[str, sa.ColumnElement[Any]] = {"changed": sa.bindparam("new_changed")}
_NEW_TELL_AT = to_tell(sa.bindparam("table_code"), sa.bindparam("new_tell_at", type_=sa.Float))
# by: whether it is quiet, and whether somebody is to be told
_AFTER_STEP = {
    (quiet, tell): _AFTER_QUIET_STEP.values(
        **({} if quiet else _CHANGED), **({"tell_at": _NEW_TELL_AT} if tell else {})
    )
    for quiet in (False, True)
    for tell in (False, True)
}


def _all_in_one(after: sa.Update) -> sa.Select[Any]:
    """A step, what follows from it, and the news of it as one statement: PostgreSQL can."""
    added = _ADD_STEP.returning(steps.c.number).cte("added")
    moved = after.returning(tables.c.code).cte("moved")
    return sa.select(TELL).add_cte(added, moved)


_STEP_IN_ONE = {which: _all_in_one(after) for which, after in _AFTER_STEP.items()}


class SqlStore:
    """See `contract.Store`."""

    people: PeopleStore
    notices: NoticeStore

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self.people = SqlPeople(self._database)
        self.notices = SqlNotices(self._database)

    async def open(self, heard: Callable[[News], None], to_serve: bool = False) -> None:
        await self._database.open(heard, to_serve)

    async def probe(self) -> None:
        await self._database.probe()

    async def announce(self, code: str, users: list[str], asks: bool) -> None:
        await self._database.announce(code, users, asks)

    async def close(self) -> None:
        await self._database.close()

    async def server_key(self, name: str, fresh: str) -> str:
        query = sa.select(server_keys.c.value).where(server_keys.c.name == name)
        add = server_keys.insert().values(name=name, value=fresh)
        for _ in range(2):
            found = await self._database.read(lambda c: c.execute(query).scalar())
            if found is not None:
                return str(found)
            try:
                await self._database.write(lambda c: c.execute(add).rowcount)
            except sa.exc.IntegrityError:
                continue  # another process was quicker; its key is the key
        return fresh

    # -- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**rows.table_values(row), wake_at=None))
            _index_seats(connection, row)

        try:
            await self._database.write(work, row.code)
        except sa.exc.IntegrityError:
            raise Conflict("the code is taken") from None

    async def load_table(self, code: str) -> TableRow | None:
        query = sa.select(tables).where(tables.c.code == code)
        found = await self._database.read(lambda c: c.execute(query).first())
        return None if found is None else rows.table(found)

    async def save_table(self, row: TableRow, due: Due, chat: str = "") -> TableRow:
        new = msgspec.structs.replace(row, version=row.version + 1)
        same = sa.and_(tables.c.code == row.code, tables.c.version == row.version)

        def work(connection: sa.Connection) -> None:
            values = rows.table_values(new)
            # a game that another process has just ended stays ended
            ended = tables.c.state == "over"
            values["state"] = sa.case((ended, "over"), else_=new.state)
            changed = tables.update().where(same).values(**values, wake_at=due.wake_at)
            if connection.execute(changed).rowcount != 1:
                raise Conflict("the table has changed")
            _index_seats(connection, new)
            if due.tell_at is not None:
                tell_at = to_tell(sa.literal(row.code), sa.literal(due.tell_at))
                here = tables.update().where(tables.c.code == row.code)
                connection.execute(here.values(tell_at=tell_at))
            if chat:
                _say(connection, row.code, "", chat, row.changed)
            self._database.tell(connection, News(row.code))

        await self._database.write(work, row.code)
        return new

    async def table_of_link(self, token: str) -> tuple[str, int] | None:
        query = sa.select(links.c.code, links.c.seat).where(links.c.token == rows.hashed(token))
        found = await self._database.read(lambda c: c.execute(query).first())
        return None if found is None else (found.code, found.seat)

    async def tables_of(self, user: str) -> list[TableRow]:
        mine = sa.select(members.c.code).where(members.c.user_id == user)
        where = sa.or_(tables.c.code.in_(mine), tables.c.host == user)
        query = sa.select(tables).where(where).order_by(tables.c.changed.desc()).limit(200)
        return await self._database.read(lambda c: rows.tables(c.execute(query)))

    async def public_tables(self, limit: int, of_one_host: int) -> list[TableRow]:
        where = sa.and_(tables.c.public, tables.c.state != "over")
        order = (tables.c.changed.desc(), tables.c.code)
        place = sa.func.row_number().over(partition_by=tables.c.host, order_by=order)
        counted = sa.select(tables.c.code, place.label("place")).where(where).subquery()
        first = sa.select(counted.c.code).where(counted.c.place <= of_one_host)
        query = sa.select(tables).where(tables.c.code.in_(first)).order_by(*order).limit(limit)
        return await self._database.read(lambda c: rows.tables(c.execute(query)))

    async def all_codes(self) -> list[str]:
        query = sa.select(tables.c.code).order_by(tables.c.code)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def due(self, now: float) -> list[str]:
        query = sa.select(tables.c.code).where(tables.c.wake_at <= now).limit(100)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))

    async def delete_old(self, before: float) -> int:
        hosts = people_who_come_back()
        kept = sa.select(members.c.code).where(members.c.user_id.in_(hosts))
        old = sa.select(tables.c.code).where(
            tables.c.state != "running",
            tables.c.changed < before,
            tables.c.code.not_in(kept),
            tables.c.host.not_in(hosts),
        )

        def work(connection: sa.Connection) -> int:
            codes = list(connection.execute(old).scalars())
            for part in (*BY_TABLE, tables):
                connection.execute(part.delete().where(part.c.code.in_(codes)))
            return len(codes)

        return await self._database.write(work)

    # -- the game -------------------------------------------------------------------------------

    async def append(
        self,
        code: str,
        number: int,
        step: Step,
        state: str,
        waiting: Sequence[int],
        due: Due,
        quiet: bool = False,
    ) -> None:
        values: dict[str, Any] = {
            "table_code": code,
            "step_number": number,
            "step_key": step.key or None,
            "step_body": encode(step),
            "new_state": state,
            "new_waiting": rows.seat_list(waiting),
            "new_wake_at": due.wake_at,
        }
        if not quiet:
            values["new_changed"] = step.at
        if due.tell_at is not None:
            values["new_tell_at"] = due.tell_at
        which = quiet, due.tell_at is not None
        news = self._database.to_tell(News(code, number, step))

        def work(connection: sa.Connection) -> None:
            if news is not None:
                connection.execute(_STEP_IN_ONE[which], {**values, **news})
            else:
                connection.execute(_ADD_STEP, values)
                connection.execute(_AFTER_STEP[which], values)

        try:
            await self._database.write(work, code, alone=news is not None)
        except sa.exc.IntegrityError:
            if step.key and await self.step_of_key(code, step.key) is not None:
                raise DuplicateKey(step.key) from None
            raise Conflict("the game has moved on") from None

    async def steps_after(self, code: str, number: int) -> list[Step]:
        where = sa.and_(steps.c.code == code, steps.c.number > number)
        query = sa.select(steps.c.body).where(where).order_by(steps.c.number)
        found = await self._database.read(lambda c: list(c.execute(query).scalars()))
        return [rows.step(body) for body in found]

    async def load_step(self, code: str, number: int) -> Step | None:
        query = sa.select(steps.c.body).where(steps.c.code == code, steps.c.number == number)
        body = await self._database.read(lambda c: c.execute(query).scalar())
        return None if body is None else rows.step(body)

    async def step_of_key(self, code: str, key: str) -> Step | None:
        query = sa.select(steps.c.body).where(steps.c.code == code, steps.c.key == key)
        body = await self._database.read(lambda c: c.execute(query).scalar())
        return None if body is None else rows.step(body)

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        def work(connection: sa.Connection) -> None:
            # several processes may keep the same game: the latest one stays, whoever was first
            values = {"code": code, "number": snapshot.number, "body": snapshot.body}
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            put = insert(snapshots).values(values)
            newer = snapshots.c.number <= put.excluded.number
            fresh = {"number": put.excluded.number, "body": put.excluded.body}
            connection.execute(
                put.on_conflict_do_update(index_elements=["code"], set_=fresh, where=newer)
            )

        await self._database.write(work, code)

    async def load_snapshot(self, code: str) -> Snapshot | None:
        query = sa.select(snapshots).where(snapshots.c.code == code)
        found = await self._database.read(lambda c: c.execute(query).first())
        return None if found is None else Snapshot(found.number, bytes(found.body))

    # -- what belongs to a seat alone, and talk ------------------------------------------------

    async def set_note(
        self,
        code: str,
        seat: int,
        kind: str,
        body: str,
        wake_at: tuple[float | None] | None = None,
    ) -> None:
        where = sa.and_(notes.c.code == code, notes.c.seat == seat, notes.c.kind == kind)

        def work(connection: sa.Connection) -> None:
            connection.execute(notes.delete().where(where))
            if body:
                values = {"code": code, "seat": seat, "kind": kind, "body": body}
                connection.execute(notes.insert().values(values))
            if wake_at is not None:
                due = tables.update().where(tables.c.code == code).values(wake_at=wake_at[0])
                connection.execute(due)
            if seat >= 0:
                self._database.tell(connection, News(code, notes=True))

        await self._database.write(work, code)

    async def notes(self, code: str) -> list[tuple[int, str, str]]:
        query = sa.select(notes).where(notes.c.code == code)
        return await self._database.read(
            lambda c: [(r.seat, r.kind, r.body) for r in c.execute(query)]
        )

    async def say(self, code: str, name: str, text: str, at: float) -> ChatRow:
        def work(connection: sa.Connection) -> ChatRow:
            row = _say(connection, code, name, text, at)
            self._database.tell(connection, News(code))
            return row

        for _ in range(5):
            try:
                return await self._database.write(work, code)
            except sa.exc.IntegrityError:
                continue  # another process took the number
        raise Conflict("too much talk at once")

    async def chat(self, code: str, last: int) -> list[ChatRow]:
        query = sa.select(chat).where(chat.c.code == code).order_by(chat.c.number.desc())
        found = await self._database.read(lambda c: list(c.execute(query.limit(last))))
        return [ChatRow(row.number, row.name, row.text, row.at) for row in reversed(found)]


def _index_seats(connection: sa.Connection, row: TableRow) -> None:
    """Write who sits where and which links lead there, so that both can be looked up."""
    for part in (members, links):
        connection.execute(part.delete().where(part.c.code == row.code))
    for seat, data in enumerate(row.data.seats):
        place = {"code": row.code, "seat": seat}
        if data.user:
            connection.execute(members.insert().values(**place, user_id=data.user))
        for token in filter(None, (data.token, data.used)):
            connection.execute(links.insert().values(**place, token=rows.hashed(token)))


def _say(connection: sa.Connection, code: str, name: str, text: str, at: float) -> ChatRow:
    last = connection.execute(
        sa.select(sa.func.max(chat.c.number)).where(chat.c.code == code)
    ).scalar()
    row = ChatRow(0 if last is None else last + 1, name, text, at)
    values = {"code": code, "number": row.number, "name": name, "text": text, "at": at}
    connection.execute(chat.insert().values(values))
    return row
