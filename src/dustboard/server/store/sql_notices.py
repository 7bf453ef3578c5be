"""Notices in the store over SQLAlchemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from dustboard.server.store.contract import ChannelRow, NoticeMark
from dustboard.server.store.data import encode
from dustboard.server.store.database import Database
from dustboard.server.store.schema import channels, members, notices, reminders, tables


def to_tell(code: sa.ColumnElement[Any], at: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
    """The new `tell_at` of a table: this moment where a way leads to anybody who plays there."""
    reached = sa.exists().where(members.c.code == code, channels.c.user_id == members.c.user_id)
    return sa.case((sa.and_(at.is_not(None), reached), at), else_=tables.c.tell_at)


class SqlNotices:
    """Channels, claims, reminders: see `contract.NoticeStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_channel(self, row: ChannelRow) -> None:
        values = {**msgspec.structs.asdict(row), "keys": encode(row.keys)}
        values["user_id"] = values.pop("user")
        same = sa.and_(channels.c.user_id == row.user, channels.c.target == row.target)

        def work(connection: sa.Connection) -> None:
            connection.execute(channels.delete().where(same))
            connection.execute(channels.insert().values(values))

        await self._database.change_people(work, row.user)

    async def channels_of(self, user: str) -> list[ChannelRow]:
        query = sa.select(channels).where(channels.c.user_id == user).order_by(channels.c.created)
        return await self._database.read(lambda c: [_channel(row) for row in c.execute(query)])

    async def reachable(self, users: Sequence[str]) -> set[str]:
        query = sa.select(channels.c.user_id).where(channels.c.user_id.in_(users))
        return await self._database.read(lambda c: set(c.execute(query).scalars()))

    async def drop_channel(self, user: str, channel: str) -> bool:
        mine = sa.and_(channels.c.user_id == user, channels.c.id == channel)
        return await self._database.change_people(
            lambda c: c.execute(channels.delete().where(mine)).rowcount == 1, user
        )

    async def mark_channel(self, channel: str, failures: int) -> None:
        change = channels.update().where(channels.c.id == channel).values(failures=failures)
        await self._database.write(lambda c: c.execute(change).rowcount)

    async def claim_notice(self, mark: NoticeMark, now: float, until: float) -> bool:
        older = sa.and_(
            notices.c.code == mark.code,
            notices.c.seat == mark.seat,
            notices.c.decision != mark.decision,
        )
        lapsed = sa.and_(_same(mark), notices.c.until <= now)
        again = notices.update().where(lapsed).values(until=until)

        def work(connection: sa.Connection) -> None:
            connection.execute(notices.insert().values(**mark._asdict(), until=until))
            connection.execute(notices.delete().where(older))

        try:
            await self._database.write(work)
        except sa.exc.IntegrityError:
            return await self._database.write(lambda c: c.execute(again).rowcount == 1)
        return True

    async def settle_notice(self, mark: NoticeMark) -> None:
        change = notices.update().where(_same(mark)).values(until=None)
        await self._database.write(lambda c: c.execute(change).rowcount)

    async def lapsed_claims(self, code: str, now: float) -> list[NoticeMark]:
        lapsed = sa.and_(notices.c.code == code, notices.c.until <= now)
        query = sa.select(*(notices.c[name] for name in NoticeMark._fields)).where(lapsed)
        return await self._database.read(lambda c: [NoticeMark(*row) for row in c.execute(query)])

    async def forget_claims(self, code: str, now: float) -> None:
        lapsed = sa.and_(notices.c.code == code, notices.c.until <= now)
        await self._database.write(lambda c: c.execute(notices.delete().where(lapsed)).rowcount)

    async def set_reminder(self, code: str, at: float | None, told: float) -> None:
        over = sa.and_(tables.c.code == code, tables.c.tell_at <= told)

        def work(connection: sa.Connection) -> None:
            connection.execute(reminders.delete().where(reminders.c.code == code))
            if at is not None:
                connection.execute(reminders.insert().values(code=code, at=at))
            connection.execute(tables.update().where(over).values(tell_at=None))

        await self._database.write(work, code)

    async def reminders_due(self, now: float) -> list[str]:
        asked = sa.select(reminders.c.code).where(reminders.c.at <= now)
        lapsed = sa.select(notices.c.code).where(notices.c.until <= now)
        untold = sa.select(tables.c.code).where(tables.c.tell_at <= now)
        query = sa.union(asked, lapsed, untold).limit(100)
        return await self._database.read(lambda c: list(c.execute(query).scalars()))


def _same(mark: NoticeMark) -> sa.ColumnElement[bool]:
    return sa.and_(*(notices.c[name] == value for name, value in mark._asdict().items()))


def _channel(row: Any) -> ChannelRow:
    keys = msgspec.json.decode(row.keys, type=dict[str, str])
    return ChannelRow(
        row.id,
        row.user_id,
        row.kind,
        row.target,
        keys,
        row.lang,
        row.created,
        row.failures,
        row.device,
    )
