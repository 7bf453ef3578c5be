"""What every store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
import sqlalchemy as sa

from dustboard.server.store import (
    Conflict,
    DeviceRow,
    Due,
    DuplicateKey,
    NameTaken,
    News,
    Store,
    StoreDown,
    TableRow,
    UserRow,
    open_store,
)
from dustboard.server.store.contract import Snapshot
from dustboard.server.store.data import SeatData, Step, TableData
from dustboard.server.store.engines import engines, full_url
from dustboard.server.store.migrate import migrate
from dustboard.server.store.schema import metadata
from dustboard.server.store.sql import SqlStore

Found = TypeVar("Found")


def run(url: str, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Open the store, work with it, close it."""

    async def whole() -> Found:
        store = open_store(url)
        await store.open(lambda code: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def a_table(code: str = "abc", **more: object) -> TableRow:
    seats = [SeatData("me", name="Ana", user="u1"), SeatData("link", token="secret")]
    data = TableData("wftw", "u1", "0" * 32, seats, {"victory_goal": 21}, **more)  # type: ignore[arg-type]
    return TableRow(code, 0, "lobby", [], 1.0, 1.0, data)


def a_step(at: float = 2.0, key: str = "") -> Step:
    return Step("answers", at, "digest", 0, [(0, "juice", "player")], key=key)


def test_a_table_is_found_again_with_everything_in_it(store_url: str) -> None:
    async def work(store: Store) -> None:
        row = a_table(prefix=[(0, "juice")], origin={"state": {"a": [1]}})
        await store.add_table(row)
        assert await store.load_table("abc") == row
        assert await store.load_table("xyz") is None
        with pytest.raises(Conflict):
            await store.add_table(a_table())
        assert await store.all_codes() == ["abc"]

    run(store_url, work)


def test_a_change_is_refused_when_somebody_was_quicker(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table())
        first, second = await store.load_table("abc"), await store.load_table("abc")
        assert first is not None
        assert second is not None
        first.data.seats[1].name = "Bo"
        saved = await store.save_table(first, Due(), "Bo is here.")
        assert saved.version == 1
        second.data.seats[1].name = "Cy"
        with pytest.raises(Conflict):
            await store.save_table(second, Due(), "Cy is here.")
        found = await store.load_table("abc")
        assert found is not None
        assert found.data.seats[1].name == "Bo"
        assert [row.text for row in await store.chat("abc", 10)] == ["Bo is here."]

    run(store_url, work)


def test_links_and_members_follow_the_seats(store_url: str) -> None:
    async def work(store: Store) -> None:
        row = a_table()
        await store.add_table(row)
        assert await store.table_of_link("secret") == ("abc", 1)
        assert await store.tables_of("u2") == []
        row.data.seats[1].token, row.data.seats[1].user = "", "u2"
        await store.save_table(row, Due())
        assert await store.table_of_link("secret") is None
        assert [one.code for one in await store.tables_of("u2")] == ["abc"]

    run(store_url, work)


def test_steps_are_appended_once_and_in_order(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table())
        await store.append("abc", 1, a_step(key="0:first"), "running", [0, 1], Due(0.0))
        with pytest.raises(Conflict):
            await store.append("abc", 1, a_step(key="0:other"), "running", [], Due())
        with pytest.raises(DuplicateKey):
            await store.append("abc", 2, a_step(key="0:first"), "running", [], Due())
        await store.append("abc", 2, a_step(3.0), "running", [1], Due(9.0))
        await store.append("abc", 3, a_step(4.0), "over", [], Due())
        assert [step.at for step in await store.steps_after("abc", 0)] == [2.0, 3.0, 4.0]
        assert [step.at for step in await store.steps_after("abc", 2)] == [4.0]
        found = await store.step_of_key("abc", "0:first")
        assert found is not None
        assert found.rows == [(0, "juice", "player")]
        row = await store.load_table("abc")
        assert row is not None
        assert (row.state, row.waiting, row.version) == ("over", [], 0)

    run(store_url, work)


def test_a_finished_game_is_not_set_running_again_by_an_older_change(store_url: str) -> None:
    async def work(store: Store) -> None:
        row = a_table()
        row.state = "running"
        await store.add_table(row)
        await store.append("abc", 1, a_step(), "over", [], Due())
        await store.save_table(row, Due())
        found = await store.load_table("abc")
        assert found is not None
        assert found.state == "over"

    run(store_url, work)


def test_many_writers_at_once_lose_nothing(store_url: str) -> None:
    async def work(store: Store) -> tuple[int, int]:
        for code in range(20):
            await store.add_table(TableRow(f"t{code}", 0, "lobby", [], 1.0, 1.0, _no_links()))
        jobs = [
            store.append(f"t{code}", number, a_step(float(number)), "running", [0], Due())
            for number in range(1, 11)
            for code in range(20)
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results == [None] * 200
        for code in range(20):
            assert len(await store.steps_after(f"t{code}", 0)) == 10
        assert isinstance(store, SqlStore)
        assert store._database._writer is not None
        return store._database._writer.writes, store._database._writer.commits

    writes, commits = run(store_url, work)
    assert writes == 220
    assert commits < writes  # what queued up was committed together


def _no_links() -> TableData:
    return TableData("wftw", "u1", "0" * 32, [SeatData("me", user="u1")], {})


def test_racing_writers_of_one_step_get_one_winner(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table())
        jobs = [store.append("abc", 1, a_step(float(n)), "running", [], Due()) for n in range(8)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in results].count(type(None)) == 1
        assert [type(one) for one in results].count(Conflict) == 7

    run(store_url, work)


def test_people_are_known_by_device_and_accounts_by_name(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Ana"), "d1", 1.0)
        await store.people.add_user(UserRow("u2", "Ana"), "d2", 1.0)
        found = await store.people.user_of_device("d1")
        assert found == UserRow("u1", "Ana")
        assert found.guest
        assert await store.people.user_by_name("ana") is None
        await store.people.change_user("u1", password="hash")
        by_name = await store.people.user_by_name("ANA")
        assert by_name is not None
        assert not by_name.guest
        with pytest.raises(NameTaken):
            await store.people.change_user("u2", "ana", "hash")
        await store.people.put_device(DeviceRow("d2", "u1", "", 2.0, 2.0), "d2")
        assert await store.people.user_of_device("d2") == UserRow("u1", "Ana", "hash")
        await store.people.drop_device("u1", "d2")
        assert await store.people.user_of_device("d2") is None

    run(store_url, work)


def test_notes_snapshots_and_chat_keep_the_newest(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table())
        await store.set_note("abc", 0, "draft", "one")
        await store.set_note("abc", 0, "draft", "two")
        await store.set_note("abc", 1, "orders", "{}")
        await store.set_note("abc", 1, "orders", "")
        assert await store.notes("abc") == [(0, "draft", "two")]
        assert await store.load_snapshot("abc") is None
        for number in (4, 8):
            await store.save_snapshot("abc", Snapshot(number, b"\x00body"))
        assert await store.load_snapshot("abc") == Snapshot(8, b"\x00body")
        said = await asyncio.gather(*(store.say("abc", "Ana", f"{n}", 1.0) for n in range(5)))
        assert sorted(row.number for row in said) == [0, 1, 2, 3, 4]
        assert [row.number for row in await store.chat("abc", 2)] == [3, 4]

    run(store_url, work)


def test_tables_that_are_due_are_found(store_url: str) -> None:
    async def work(store: Store) -> None:
        for code, wake_at in (("now", 0.0), ("later", 50.0), ("never", None)):
            row = TableRow(code, 0, "running", [], 1.0, 1.0, _no_links())
            await store.add_table(row)
            await store.append(code, 1, a_step(), "running", [0], Due(wake_at))
        assert await store.due(10.0) == ["now"]
        assert sorted(await store.due(60.0)) == ["later", "now"]

    run(store_url, work)


def test_only_old_finished_tables_of_guests_are_deleted(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.people.add_user(UserRow("u1", "Guest"), "d1", 1.0)
        await store.people.add_user(UserRow("u2", "Ana", "hash"), "d2", 1.0)
        for code, user, state, at in (
            ("old", "u1", "over", 5.0),
            ("running", "u1", "running", 5.0),
            ("fresh", "u1", "over", 50.0),
            ("account", "u2", "over", 5.0),
        ):
            data = TableData("wftw", user, "0" * 32, [SeatData("me", user=user)], {})
            await store.add_table(TableRow(code, 0, state, [], at, at, data))
            await store.append(code, 1, a_step(at), state, [], Due())
        assert await store.delete_old(20.0) == 1
        assert await store.all_codes() == ["account", "fresh", "running"]
        assert await store.steps_after("old", 0) == []

    run(store_url, work)


def test_two_processes_hear_of_each_other(postgres_url: str, tmp_path: object) -> None:
    from server.conftest import new_database

    url = new_database(postgres_url, "two_processes")

    async def work() -> None:
        heard: list[News] = []
        here, there = open_store(url), open_store(url)
        await here.open(lambda news: None)
        await there.open(heard.append)
        try:
            while not heard:  # says so when it has begun to listen
                await asyncio.sleep(0.01)
            assert heard.pop().code == ""
            await here.add_table(a_table())
            await here.append("abc", 1, a_step(), "running", [0], Due())
            long = a_step()
            long.rows = [(0, "juice" * 100, "player")] * 20
            await here.append("abc", 2, long, "running", [0], Due())
            await here.announce("abc", ["ana"], True)
            while len(heard) < 3:
                await asyncio.sleep(0.01)
            step, look, company = heard
            assert (step.code, step.number, step.step) == ("abc", 1, a_step())
            assert (look.code, look.step) == ("abc", None)  # too long: look for yourself
            assert (company.code, company.users, company.asks) == ("abc", ["ana"], True)
            assert company.process
        finally:
            await here.close()
            await there.close()

    asyncio.run(asyncio.wait_for(work(), 30))


def test_the_migrations_lead_to_the_schema(store_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    write, read = engines(full_url(store_url))
    with write.connect() as connection, connection.begin():
        migrate(connection)
        difference = compare_metadata(MigrationContext.configure(connection), metadata)
        assert difference == []
        assert sa.inspect(connection).has_table("alembic_version")
    write.dispose()
    read.dispose()
    run(store_url, lambda store: store.add_table(a_table()))


def test_sqlite_commits_reach_the_disk(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    run(url, lambda store: store.add_table(a_table()))
    write, read = engines(full_url(url))
    with write.connect() as connection:
        modes = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert modes == ["wal", 2]  # 2 is FULL
    write.dispose()
    read.dispose()
    with sqlite3.connect(f"{tmp_path}/store.db") as plain:
        assert plain.execute("SELECT code FROM tables").fetchall() == [("abc",)]


def test_a_database_of_a_later_version_is_refused(store_url: str) -> None:
    run(store_url, lambda store: store.add_table(a_table()))
    write, read = engines(full_url(store_url))
    with write.connect() as connection, connection.begin():
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    write.dispose()
    read.dispose()
    with pytest.raises(StoreDown, match="another version"):
        run(store_url, lambda store: store.all_codes())


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_what_is_no_store_is_said_in_one_line(url: str) -> None:
    with pytest.raises(StoreDown) as error:
        open_store(url)
    assert "\n" not in str(error.value)
