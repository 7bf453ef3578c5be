"""What happens by itself, with a clock that a test turns: deadlines, bots, idle rooms, loading."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.table import lobby, play, views, votes
from dustboard.server.table.chat import chat_text
from dustboard.server.table.driver import Driver
from dustboard.server.table.room import Room
from dustboard.server.verify import verify_store

ANA, BO = UserRow("ana", "Ana"), UserRow("bo", "Bo")


class Hands:
    """The hands of the clock."""

    def __init__(self) -> None:
        self.now = 1000.0


def run(
    folder: Path,
    work: Callable[[Services, Hands], Awaitable[None]],
    store: str = "",
    **more: object,
) -> None:
    """Run with services whose clocks stand still until they are turned."""
    hands = Hands()

    async def whole() -> None:
        config = ServerConfig(
            store=store or f"sqlite:///{folder / 'store.db'}",
            clock=lambda: hands.now,
            steady=lambda: hands.now,
            ticking=False,
            **more,  # type: ignore[arg-type]
        )
        services = Services(config)
        await services.open()
        try:
            await work(services, hands)
        finally:
            await services.close()

    asyncio.run(whole())


async def laid(services: Services, *kinds: str, title: str = "wftw", **more: object) -> Room:
    """A started table; "bo" is a friend who has claimed the seat."""
    wishes = [SeatWish("link") if kind == "bo" else SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    wish = CreateTable(title, wishes, shuffle_seats=False, **more)  # type: ignore[arg-type]
    room = await lobby.create(services.registry, ANA, wish)
    for seat in room.data.seats:
        if seat.token:
            await lobby.claim(services.registry, BO, seat.token, "Bo")
    await lobby.start(room, ANA)
    return room


def test_when_time_runs_out_the_rules_answer(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=60)
        state = views.table_state(room, "ana", 0, 0, "en")
        assert state.prompt is not None
        assert state.prompt.deadline == 1060.0
        hands.now = 1059.0
        await services.driver.tick()
        assert room.story is not None
        assert room.story.bys == []
        hands.now = 1060.0
        await services.driver.tick()
        assert room.story.bys == ["timeout", "timeout"]
        assert [seat.timeouts for seat in room.data.seats] == [1, 1]
        state = views.table_state(room, "ana", 0, 0, "en")
        assert state.prompt is not None
        assert state.prompt.deadline == 1120.0
        assert [(one.seat, one.by) for one in state.auto] == [(0, "timeout"), (1, "timeout")]
        # whoever answers is here again
        await play.come_back(room, 0)
        assert room.data.seats[0].timeouts == 0

    run(tmp_path, work)


def test_clocks_run_for_tables_nobody_looks_at(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=60)
        hands.now += 10_000
        room.used = 0.0
        services.registry.evict()
        assert services.registry.rooms == {}
        await services.driver.tick()
        assert services.registry.rooms[room.code].number == 2

    run(tmp_path, work)


def test_an_evicted_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "device")
        for _ in range(30):
            assert room.story is not None
            decision = room.story.game.pending[0]
            await play.answer(room, decision.seat, decision.id, [decision.options[0].key])
        before = [views.table_state(room, "ana", seat, 0, "en") for seat in (0, 1)]
        assert room.kept > 0
        hands.now += 10_000
        room.used = 0.0
        assert services.registry.evict() == 1
        again = await services.registry.room(room.code)
        assert again is not room
        for state in before:
            loaded = views.table_state(again, "ana", state.seat, 0, "en")
            loaded.version = state.version
            loaded.clock.now = state.clock.now
            assert loaded == state
        assert again.story is not None
        assert room.story is not None
        assert again.story.game.digest() == room.story.game.digest()
        assert again.story.bys == room.story.bys

    run(tmp_path, work)


def test_bots_play_a_whole_game_in_their_processes(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", options={"victory_goal": 5})
        assert room.story is not None
        while not room.story.game.over:
            await services.driver.drive(room)
            if room.story.game.over:
                break
            decision = room.story.game.decision(0)
            await play.answer(room, 0, decision.id, [decision.options[-1].key])
        # a plan of several answers is asked for once
        assert 0 < services.pool.answers <= room.story.bys.count("bot")
        assert services.pool.failures == 0
        games, steps, found = await verify_store(services.store)
        assert (games, found) == (1, [])
        assert steps == room.number

    run(tmp_path, work)


def test_a_bot_that_fails_is_replaced_and_the_table_is_told(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot")

        async def broken(*_: object) -> str:
            raise ValueError("a broken bot")

        services.pool.ask = broken  # type: ignore[method-assign, assignment]
        await services.driver.drive(room)
        assert room.data.seats[1].bot == "random"
        assert f"{room.data.seats[1].name}'s bot failed" in chat_text(room.chat[-1].text, "en")
        assert 1 not in room.row.waiting

    run(tmp_path, work)


def test_a_bot_answer_after_its_owner_came_back_is_dropped(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await votes.cast_vote(room, ANA, "absent", 1, "bot")
        assert room.data.seats[1].away_bot == "normal"

        async def slow(*arguments: object) -> list[str]:
            await play.come_back(room, 1)
            return ["juice"]

        services.pool.ask = slow  # type: ignore[method-assign, assignment]
        await services.driver.drive(room)
        assert 1 in room.row.waiting

    run(tmp_path, work)


def test_a_table_that_another_process_moved_on_is_caught_up(store_url: str, tmp_path: Path) -> None:
    """Two halls over one store, as two server processes: both answers count, once each."""

    async def whole() -> None:
        config = ServerConfig(store=store_url, ticking=False, clock=lambda: 1000.0)
        here, there = Services(config), Services(config)
        await here.open()
        await there.open()
        try:
            room = await laid(here, "me", "bo")
            other = await there.registry.room(room.code)
            assert room.story is not None
            assert other.story is not None
            first, second = room.story.game.decision(0), other.story.game.decision(1)
            await play.answer(room, 0, first.id, ["juice"], key="key-of-ana")
            # the other process does not know yet, and its answer must not be lost
            await play.answer(other, 1, second.id, ["spark"], key="key-of-bo")
            assert other.number == 2
            async with room.lock:
                await room.catch_up()
            assert room.story.game.digest() == other.story.game.digest()
            # the same answer sent to the other process is known there
            at = await play.answer(other, 0, first.id, ["juice"], key="key-of-ana")
            assert at == 1000.0
            assert other.number == 2
            with pytest.raises(Refused) as stale:
                await play.answer(other, 0, first.id, ["spark"], key="another-key")
            assert stale.value.kind == "stale"
        finally:
            await here.close()
            await there.close()

    asyncio.run(whole())


def test_old_tables_are_deleted_if_so_wished(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await play.stop(room, "ended")
        running = await laid(services, "me", "bo")
        wish = CreateTable("wftw", [SeatWish("me"), SeatWish("link")])
        waiting = await lobby.create(services.registry, ANA, wish)  # nobody ever comes
        hands.now += 6 * 86_400
        await services.driver.tick()
        assert await services.store.all_codes() == sorted(
            one.code for one in (room, running, waiting)
        )
        hands.now += 2 * 86_400
        await services.driver.tick()
        assert await services.store.all_codes() == [running.code]

    run(tmp_path, work, retention_days=7)


def test_a_table_where_nothing_is_due_is_left_alone(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        people = await laid(services, "me", "bo")
        bots = await laid(services, "me", "bot")
        assert await services.store.due(hands.now) == [bots.code]
        assert people.deadline(0) is None

    run(tmp_path, work)


def test_a_driver_without_work_does_nothing(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        assert isinstance(services.driver, Driver)
        await services.driver.drive(room)
        assert room.number == 0

    run(tmp_path, work)
