"""People in the store over SQLAlchemy."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from dustboard.server.store import rows
from dustboard.server.store.contract import DeviceRow, NameTaken, PasskeyRow, UserRow
from dustboard.server.store.database import Database
from dustboard.server.store.schema import (
    challenges,
    channels,
    devices,
    habits,
    passkeys,
    recovery,
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


class SqlPeople:
    """Devices, accounts, passkeys, words: see `contract.PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_user(self, user: UserRow, device: str, now: float, name: str = "") -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(users.insert().values(**rows.user_values(user), created=now))
            first = DeviceRow(device, user.id, name, now, now)
            connection.execute(devices.insert().values(_device_values(first)))

        await self._database.write(work)

    async def user_of_device(self, device: str) -> UserRow | None:
        owner = sa.select(devices.c.user_id).where(devices.c.key_hash == device)
        query = _people().where(users.c.id.in_(owner))
        return await self._database.read(lambda c: rows.user(c.execute(query).first()))

    async def user_by_name(self, name: str) -> UserRow | None:
        query = _people().where(users.c.name_key == rows.name_key(name))
        return await self._database.read(lambda c: rows.user(c.execute(query).first()))

    async def load_user(self, user: str) -> UserRow | None:
        query = _people().where(users.c.id == user)
        return await self._database.read(lambda c: rows.user(c.execute(query).first()))

    async def change_user(
        self, user: str, name: str | None = None, password: str | None = None, only: str = ""
    ) -> UserRow | None:
        def work(connection: sa.Connection) -> UserRow | None:
            here = users.c.id == user
            locked = sa.select(users.c.name, users.c.password).where(here).with_for_update()
            old = connection.execute(locked).first()
            if old is None:
                return None
            given = {"name": name, "password": password}
            new = {column: value for column, value in given.items() if value is not None}
            shown, secret = new.get("name", old.name), new.get("password", old.password)
            key = rows.name_key(shown) if secret else None
            connection.execute(users.update().where(here).values(**new, name_key=key))
            if only:
                _drop_devices(connection, _others(user, only))
            return rows.user(connection.execute(_people().where(here)).first())

        try:
            return await self._database.change_people(work, user)
        except sa.exc.IntegrityError:
            raise NameTaken(name) from None

    async def rename_guest(self, user: str, name: str) -> UserRow | None:
        here = users.c.id == user

        def work(connection: sa.Connection) -> UserRow | None:
            if not _is_guest(connection, user):
                return None
            connection.execute(users.update().where(here).values(name=name))
            return rows.user(connection.execute(_people().where(here)).first())

        return await self._database.change_people(work, user)

    async def choose(
        self, user: str, choice: Literal["face", "lang", "form"], value: str
    ) -> UserRow | None:
        here = users.c.id == user

        def work(connection: sa.Connection) -> UserRow | None:
            connection.execute(users.update().where(here).values({choice: value}))
            return rows.user(connection.execute(_people().where(here)).first())

        return await self._database.change_people(work, user)

    async def devices_of(self, user: str) -> list[DeviceRow]:
        latest = (devices.c.used.desc(), devices.c.created.desc())
        query = sa.select(devices).where(devices.c.user_id == user).order_by(*latest)
        return await self._database.read(lambda c: [_device(row) for row in c.execute(query)])

    async def use_device(self, device: str, now: float) -> None:
        change = devices.update().where(devices.c.key_hash == device).values(used=now)
        await self._database.write(lambda c: c.execute(change).rowcount)

    async def put_device(self, row: DeviceRow, instead_of: str = "") -> None:
        old = devices.c.key_hash == instead_of
        owner = sa.select(devices.c.user_id).where(old)
        before = await self._database.read(lambda c: c.execute(owner).scalar())

        def work(connection: sa.Connection) -> None:
            same = sa.and_(channels.c.device == instead_of, channels.c.user_id == row.user)
            if instead_of:
                connection.execute(channels.update().where(same).values(device=row.id))
                _drop_devices(connection, old)
            connection.execute(devices.insert().values(_device_values(row)))

        await self._database.change_people(work, *{row.user, before or row.user})

    async def drop_device(self, user: str, device: str) -> bool:
        mine = sa.and_(devices.c.user_id == user, devices.c.key_hash == device)
        return await self._database.change_people(lambda c: _drop_devices(c, mine) == 1, user)

    async def drop_other_devices(self, user: str, device: str) -> None:
        await self._database.change_people(lambda c: _drop_devices(c, _others(user, device)), user)

    async def hold_guest(self, guest: str, device: str) -> bool:
        def work(connection: sa.Connection) -> bool:
            if not _is_guest(connection, guest):
                return False
            connection.execute(devices.delete().where(_others(guest, device)))
            for part in (channels, recovery):
                connection.execute(part.delete().where(part.c.user_id == guest))
            return True

        return await self._database.change_people(work, guest)

    async def merge_user(self, guest: str, row: DeviceRow) -> bool:
        def work(connection: sa.Connection) -> bool:
            if not _is_guest(connection, guest):
                return False
            has = sa.exists().where(habits.c.user_id == row.user)
            if not connection.execute(sa.select(has)).scalar():
                moved = habits.update().where(habits.c.user_id == guest)
                connection.execute(moved.values(user_id=row.user))
            _forget(connection, guest)
            connection.execute(devices.insert().values(_device_values(row)))
            return True

        return await self._database.change_people(work, guest, row.user)

    async def delete_user(self, user: str) -> None:
        await self._database.change_people(lambda connection: _forget(connection, user), user)

    async def set_habits(self, user: str, body: str) -> None:
        def work(connection: sa.Connection) -> None:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            put = insert(habits).values(user_id=user, body=body)
            fresh = {"body": put.excluded.body}
            connection.execute(put.on_conflict_do_update(index_elements=["user_id"], set_=fresh))

        await self._database.write(work)

    async def habits_of(self, user: str) -> str:
        query = sa.select(habits.c.body).where(habits.c.user_id == user)
        return str(await self._database.read(lambda c: c.execute(query).scalar()) or "")

    # -- ways back ------------------------------------------------------------------------------

    async def add_passkey(self, row: PasskeyRow) -> bool:
        values = {**msgspec.structs.asdict(row), "id_hash": rows.hashed(row.id)}
        values["user_id"] = values.pop("user")
        try:
            add = passkeys.insert().values(values)
            await self._database.change_people(lambda c: c.execute(add).rowcount, row.user)
        except sa.exc.IntegrityError:
            return False
        return True

    async def load_passkey(self, passkey: str) -> PasskeyRow | None:
        query = sa.select(passkeys).where(passkeys.c.id_hash == rows.hashed(passkey))
        found = await self._database.read(lambda c: c.execute(query).first())
        return None if found is None else _passkey(found)

    async def passkeys_of(self, user: str) -> list[PasskeyRow]:
        query = sa.select(passkeys).where(passkeys.c.user_id == user).order_by(passkeys.c.created)
        return await self._database.read(lambda c: [_passkey(row) for row in c.execute(query)])

    async def use_passkey(self, passkey: str, sign_count: int, now: float) -> None:
        used = passkeys.update().where(passkeys.c.id_hash == rows.hashed(passkey))
        change = used.values(sign_count=sign_count, used=now)
        await self._database.write(lambda c: c.execute(change).rowcount)

    async def drop_passkey(self, user: str, passkey: str) -> bool:
        mine = sa.and_(passkeys.c.user_id == user, passkeys.c.id_hash == rows.hashed(passkey))
        drop = passkeys.delete().where(mine)
        return await self._database.change_people(lambda c: c.execute(drop).rowcount == 1, user)

    async def add_challenge(self, challenge: str, purpose: str, now: float, until: float) -> None:
        name = rows.hashed(challenge)

        def work(connection: sa.Connection) -> None:
            connection.execute(challenges.delete().where(challenges.c.until < now))
            values = {"challenge_hash": name, "purpose": purpose, "until": until}
            connection.execute(challenges.insert().values(values))

        await self._database.write(work)

    async def take_challenge(self, challenge: str, purpose: str, now: float) -> bool:
        known = challenges.c.challenge_hash == rows.hashed(challenge)
        good = sa.and_(known, challenges.c.purpose == purpose, challenges.c.until >= now)
        return await self._database.write(
            lambda c: c.execute(challenges.delete().where(good)).rowcount == 1
        )

    async def set_words(self, user: str, words: str, now: float) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(recovery.delete().where(recovery.c.user_id == user))
            values = {"user_id": user, "words_hash": words, "created": now}
            connection.execute(recovery.insert().values(values))

        await self._database.change_people(work, user)

    async def user_of_words(self, words: str) -> UserRow | None:
        owner = sa.select(recovery.c.user_id).where(recovery.c.words_hash == words)
        query = _people().where(users.c.id.in_(owner))
        return await self._database.read(lambda c: rows.user(c.execute(query).first()))


def _others(user: str, device: str) -> sa.ColumnElement[bool]:
    """All devices of a person but one."""
    return sa.and_(devices.c.user_id == user, devices.c.key_hash != device)


def _drop_devices(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    """Forget devices, and the notices of their browsers; gives how many."""
    gone = sa.select(devices.c.key_hash).where(which)
    connection.execute(channels.delete().where(channels.c.device.in_(gone)))
    return connection.execute(devices.delete().where(which)).rowcount


def _is_guest(connection: sa.Connection, user: str) -> bool:
    """Whether only a device, and perhaps words, name this person; nobody changes that meanwhile."""
    connection.execute(sa.select(users.c.id).where(users.c.id == user).with_for_update())
    found = rows.user(connection.execute(_people().where(users.c.id == user)).first())
    return found is not None and found.guest


def _forget(connection: sa.Connection, user: str) -> None:
    for part in (devices, passkeys, recovery, channels, habits):
        connection.execute(part.delete().where(part.c.user_id == user))
    connection.execute(users.delete().where(users.c.id == user))


def _device_values(row: DeviceRow) -> dict[str, Any]:
    return {
        "key_hash": row.id,
        "user_id": row.user,
        "name": row.name,
        "created": row.created,
        "used": row.used,
    }


def _device(row: Any) -> DeviceRow:
    return DeviceRow(row.key_hash, row.user_id, row.name, row.created, row.used)


def _passkey(row: Any) -> PasskeyRow:
    return PasskeyRow(
        row.id, row.user_id, bytes(row.public_key), row.sign_count, row.name, row.created, row.used
    )
