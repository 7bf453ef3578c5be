"""People in the store over SQLAlchemy: see `people_contract.PeopleStore`."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from dustboard.server.store import rows
from dustboard.server.store.base import SqlBase
from dustboard.server.store.contract import NameTaken, PasskeyRow, UserRow
from dustboard.server.store.schema import (
    challenges,
    channels,
    devices,
    habits,
    passkeys,
    recovery,
    server_keys,
    users,
)


def _people() -> sa.Select[Any]:
    """People with the ways back that they have."""
    has_passkey = sa.exists().where(passkeys.c.user_id == users.c.id).label("passkey")
    has_words = sa.exists().where(recovery.c.user_id == users.c.id).label("words")
    return sa.select(users, has_passkey, has_words)


def people_who_come_back() -> sa.Select[Any]:
    """The ids of people who lose nothing when they lose a device."""
    return sa.select(users.c.id).where(
        sa.or_(
            users.c.password != "",
            users.c.id.in_(sa.select(passkeys.c.user_id)),
            users.c.id.in_(sa.select(recovery.c.user_id)),
        )
    )


class PeopleSql(SqlBase):
    """Devices, accounts, passkeys, words."""

    async def add_user(self, user: UserRow, device: str, now: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(users.insert().values(**rows.user_values(user), created=now))
            values = {"key_hash": device, "user_id": user.id, "created": now}
            connection.execute(devices.insert().values(values))

        await self._write(work)

    async def user_of_device(self, device: str) -> UserRow | None:
        owner = sa.select(devices.c.user_id).where(devices.c.key_hash == device)
        query = _people().where(users.c.id.in_(owner))
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    async def user_by_name(self, name: str) -> UserRow | None:
        query = _people().where(users.c.name_key == rows.name_key(name))
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    async def load_user(self, user: str) -> UserRow | None:
        query = _people().where(users.c.id == user)
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

    async def merge_user(self, guest: str, user: str) -> None:
        def work(connection: sa.Connection) -> None:
            for part in (devices, channels):
                moved = part.update().where(part.c.user_id == guest)
                connection.execute(moved.values(user_id=user))
            connection.execute(recovery.delete().where(recovery.c.user_id == guest))
            has = sa.exists().where(habits.c.user_id == user)
            if not connection.execute(sa.select(has)).scalar():
                moved = habits.update().where(habits.c.user_id == guest)
                connection.execute(moved.values(user_id=user))
            connection.execute(habits.delete().where(habits.c.user_id == guest))
            connection.execute(users.delete().where(users.c.id == guest))

        await self._write(work)

    async def delete_user(self, user: str) -> None:
        def work(connection: sa.Connection) -> None:
            for part in (devices, passkeys, recovery, channels, habits):
                connection.execute(part.delete().where(part.c.user_id == user))
            connection.execute(users.delete().where(users.c.id == user))

        await self._write(work)

    async def set_habits(self, user: str, body: str) -> None:
        def work(connection: sa.Connection) -> None:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            put = insert(habits).values(user_id=user, body=body)
            fresh = {"body": put.excluded.body}
            connection.execute(put.on_conflict_do_update(index_elements=["user_id"], set_=fresh))

        await self._write(work)

    async def habits_of(self, user: str) -> str:
        query = sa.select(habits.c.body).where(habits.c.user_id == user)
        return str(await self._read(lambda c: c.execute(query).scalar()) or "")

    # -- ways back ------------------------------------------------------------------------------

    async def add_passkey(self, row: PasskeyRow) -> bool:
        values = {**msgspec.structs.asdict(row), "id_hash": rows.hashed(row.id)}
        values["user_id"] = values.pop("user")
        try:
            await self._write(lambda c: c.execute(passkeys.insert().values(values)).rowcount)
        except sa.exc.IntegrityError:
            return False
        return True

    async def load_passkey(self, passkey: str) -> PasskeyRow | None:
        query = sa.select(passkeys).where(passkeys.c.id_hash == rows.hashed(passkey))
        found = await self._read(lambda c: c.execute(query).first())
        return None if found is None else _passkey(found)

    async def passkeys_of(self, user: str) -> list[PasskeyRow]:
        query = sa.select(passkeys).where(passkeys.c.user_id == user).order_by(passkeys.c.created)
        return await self._read(lambda c: [_passkey(row) for row in c.execute(query)])

    async def use_passkey(self, passkey: str, sign_count: int, now: float) -> None:
        used = passkeys.update().where(passkeys.c.id_hash == rows.hashed(passkey))
        change = used.values(sign_count=sign_count, used=now)
        await self._write(lambda c: c.execute(change).rowcount)

    async def drop_passkey(self, user: str, passkey: str) -> bool:
        mine = sa.and_(passkeys.c.user_id == user, passkeys.c.id_hash == rows.hashed(passkey))
        return await self._write(lambda c: c.execute(passkeys.delete().where(mine)).rowcount == 1)

    async def add_challenge(self, challenge: str, purpose: str, now: float, until: float) -> None:
        name = rows.hashed(challenge)

        def work(connection: sa.Connection) -> None:
            connection.execute(challenges.delete().where(challenges.c.until < now))
            values = {"challenge_hash": name, "purpose": purpose, "until": until}
            connection.execute(challenges.insert().values(values))

        await self._write(work)

    async def take_challenge(self, challenge: str, purpose: str, now: float) -> bool:
        known = challenges.c.challenge_hash == rows.hashed(challenge)
        good = sa.and_(known, challenges.c.purpose == purpose, challenges.c.until >= now)
        return await self._write(lambda c: c.execute(challenges.delete().where(good)).rowcount == 1)

    async def set_words(self, user: str, words: str, now: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(recovery.delete().where(recovery.c.user_id == user))
            values = {"user_id": user, "words_hash": words, "created": now}
            connection.execute(recovery.insert().values(values))

        await self._write(work)

    async def user_of_words(self, words: str) -> UserRow | None:
        owner = sa.select(recovery.c.user_id).where(recovery.c.words_hash == words)
        query = _people().where(users.c.id.in_(owner))
        return await self._read(lambda c: rows.user(c.execute(query).first()))

    # -- the server itself -----------------------------------------------------------------------

    async def server_key(self, name: str, fresh: str) -> str:
        query = sa.select(server_keys.c.value).where(server_keys.c.name == name)
        add = server_keys.insert().values(name=name, value=fresh)
        for _ in range(2):
            found = await self._read(lambda c: c.execute(query).scalar())
            if found is not None:
                return str(found)
            try:
                await self._write(lambda c: c.execute(add).rowcount)
            except sa.exc.IntegrityError:
                continue  # another process was quicker; its key is the key
        return fresh


def _passkey(row: Any) -> PasskeyRow:
    return PasskeyRow(
        row.id, row.user_id, bytes(row.public_key), row.sign_count, row.name, row.created, row.used
    )
