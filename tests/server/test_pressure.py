"""Processes that are late: they ask the store for little, and nobody is refused for it."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.limits import Places
from dustboard.server.core.workers import Workers
from dustboard.server.game.replays import Replays
from dustboard.server.store import Due, News, Store, TableRow, engines
from dustboard.server.store.data import SeatData, TableData
from dustboard.server.table.play import answer
from dustboard.server.table.room import Room
from server.conftest import new_database
from server.test_store import a_step, a_table, run

SEATS = 8


def _running(code: str) -> TableRow:
    seats = [SeatData("me", name=f"P{seat}", user=f"u{seat}") for seat in range(SEATS)]
    return TableRow(code, 0, "running", [], 1.0, 1.0, TableData("wftw", "u0", "7" * 32, seats, {}))


async def _room(store: Store, code: str) -> Room:
    row = await store.load_table(code)
    assert row is not None
    workers = Workers(1, 60.0)  # not begun: nothing is played again
    room = Room(row, store, ServerConfig(store="not used"), Replays(workers, Places()))
    await room.load()
    return room


def _first(room: Room, seat: int) -> str:
    assert room.story is not None
    return room.story.game.decision(seat).options[0].key


def test_whoever_hears_nothing_of_the_others_is_still_not_refused(store_url: str) -> None:
    """Every seat is at a process of its own, and no news of the others' answers arrive."""

    async def work(store: Store) -> None:
        await store.add_table(_running("late"))
        rooms = [await _room(store, "late") for _ in range(SEATS)]
        asked: list[str] = []
        for name in ("load_table", "chat"):
            _counted(store, name, asked)
        await asyncio.gather(
            *(answer(room, seat, None, [_first(room, seat)]) for seat, room in enumerate(rooms))
        )
        assert len(await store.steps_after("late", 0)) == SEATS
        await rooms[0].take(News("late", SEATS, None))  # the news come after all: it looks
        assert rooms[0].number == SEATS
        # until then nobody asked for more than the steps
        assert asked == ["load_table", "chat"]

    run(store_url, work)


def _counted(store: Any, name: str, into: list[str]) -> None:
    original = getattr(store, name)

    async def called(*args: Any) -> Any:
        into.append(name)
        return await original(*args)

    setattr(store, name, called)


def test_who_is_waited_for_is_known_after_a_conflict(store_url: str) -> None:
    """What was done elsewhere shows here as if the news had come."""

    async def work(store: Store) -> None:
        await store.add_table(_running("late"))
        here, there = await _room(store, "late"), await _room(store, "late")
        for seat in range(SEATS - 2):
            await answer(there, seat, None, [_first(there, seat)])
        await answer(here, SEATS - 2, None, [_first(here, SEATS - 2)])
        assert here.row.waiting == [SEATS - 1]
        assert here.number == SEATS - 1

    run(store_url, work)


def test_a_step_is_one_question_to_postgresql(postgres_url: str) -> None:
    url = new_database(postgres_url, "one_question")
    said: list[str] = []

    async def work(store: Any) -> None:
        await store.add_table(a_table())

        @sa.event.listens_for(store._database._write_engine, "before_cursor_execute")
        def heard(_: Any, __: Any, statement: str, *___: Any) -> None:
            said.append(statement.split()[0])

        await store.append("abc", 1, a_step(), "running", [0], Due())
        assert said == ["WITH"]
        said.clear()
        jobs = [store.append("abc", number, a_step(), "running", [0], Due()) for number in (2, 3)]
        await asyncio.gather(*jobs)
        assert set(said) <= {"BEGIN", "WITH"}  # together or not, without savepoints
        assert said.count("WITH") == 2

    run(url, work)


def test_a_connection_that_died_in_its_sleep_is_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(postgres_url, "asleep")
    monkeypatch.setattr(engines, "IDLE", 0.0)

    async def work(store: Store) -> None:
        await store.add_table(a_table())
        assert await store.load_table("abc") is not None
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await asyncio.sleep(0.05)
        await store.append("abc", 1, a_step(), "running", [0], Due())
        assert len(await store.steps_after("abc", 0)) == 1

    run(url, work)
