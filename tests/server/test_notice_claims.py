"""Who sends a notice: one process, and another one if that is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from dustboard.server.core.config import ServerConfig
from dustboard.server.notices import notifier
from dustboard.server.notices.messages import NoticeText
from dustboard.server.services import Services
from dustboard.server.store import ChannelRow, NoticeMark
from dustboard.server.table import play
from server.test_clock import ANA, BO, Hands, laid, run
from server.test_notices import Told, hooked


def test_two_processes_tell_once(store_url: str) -> None:
    async def whole() -> None:
        config = ServerConfig(
            store=store_url, ticking=False, clock=lambda: 1000.0, quiet_seconds=0.0
        )
        here, there = Services(config), Services(config)
        await here.open()
        await there.open()
        try:
            told = [await hooked(here, "bo"), await hooked(there, "bo")]
            room = await laid(here, "me", "bo")
            await there.registry.room(room.code)
            await here.notifier.rest()
            await there.notifier.rest()
            assert [*told[0].kinds, *told[1].kinds] == [("bo", "turn")]
            assert BO.id == "bo"
        finally:
            await here.close()
            await there.close()

    asyncio.run(whole())


def test_what_died_on_its_way_is_sent_by_the_next_process_and_only_once(store_url: str) -> None:
    async def whole() -> None:
        hands = Hands()
        config = ServerConfig(
            store=store_url, ticking=False, clock=lambda: hands.now, quiet_seconds=0.0
        )
        dead = Services(config)
        await dead.open()
        await hooked(dead, "bo")
        never = asyncio.Event()

        async def hang(channel: ChannelRow, message: NoticeText) -> bool:
            never.set()
            await asyncio.sleep(3600)
            return True

        dead.courier.deliver = hang  # type: ignore[method-assign, assignment]
        await laid(dead, "me", "bo")
        await never.wait()
        hands.now += 200.0
        await dead.driver.tick()  # it takes long, but whoever sends it lives
        await dead.close()
        back = Services(config)
        await back.open()
        try:
            told = Told(back)
            await back.driver.tick()
            await back.notifier.rest()
            assert told.kinds == []  # the claim still holds
            for _ in range(3):
                hands.now += 200.0
                await back.driver.tick()
                await back.notifier.rest()
                assert told.kinds == [("bo", "turn")]
            assert await back.store.notices.reminders_due(99_999.0) == []
        finally:
            await back.close()

    asyncio.run(whole())


def dying(store_url: str, die: Callable[[Services, Hands], Awaitable[None]]) -> list[str]:
    """What Bo is told by a second process, after a first one did something and was lost."""

    async def whole() -> list[str]:
        hands = Hands()
        config = ServerConfig(
            store=store_url, ticking=False, clock=lambda: hands.now, quiet_seconds=0.0
        )
        dead = Services(config)
        await dead.open()
        await hooked(dead, "bo")
        await die(dead, hands)
        await dead.close()
        back = Services(config)
        await back.open()
        try:
            told = Told(back)
            for _ in range(3):
                hands.now += 200.0
                await back.driver.tick()
                await back.notifier.rest()
            assert await back.store.notices.reminders_due(hands.now) == []
            return [kind for _, kind in told.kinds]
        finally:
            await back.close()

    return asyncio.run(whole())


def test_who_was_not_even_claimed_is_told_by_the_next_process(store_url: str) -> None:
    async def die(services: Services, hands: Hands) -> None:
        services.registry.on_change = lambda room: None  # it is lost before it looks at the table
        room = await laid(services, "me", "bo")
        assert room.row.waiting

    assert dying(store_url, die) == ["turn"]


def test_an_answer_that_asks_somebody_is_told_by_the_next_process(store_url: str) -> None:
    async def die(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await services.notifier.rest()
        services.registry.on_change = lambda room: None
        assert room.story is not None
        first = room.story.game.state.group_number
        while room.story.game.state.group_number == first:
            decision = room.story.game.pending[0]
            await play.answer(room, decision.seat, decision.id, [decision.options[0].key])
        assert 1 in room.row.waiting

    assert dying(store_url, die) == ["turn"]


def test_a_nudge_is_sent_by_the_next_process(store_url: str) -> None:
    async def die(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo", seconds_per_decision=10_000)
        await services.notifier.rest()
        hands.now += 6000.0
        await services.driver.tick()  # half of the time has passed
        await services.notifier.rest()
        await notifier.nudge(room, ANA, 1)  # and it is lost before it is on its way

    assert dying(store_url, die) == ["nudge"]


def test_what_is_over_is_not_told_late(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        told = await hooked(services, "bo")
        room = await laid(services, "me", "bo")
        await services.notifier.rest()
        assert room.story is not None
        decision = room.story.game.decision(1)
        group = room.story.game.state.group_number
        await play.answer(room, 1, decision.id, [decision.options[0].key])
        # claimed by a process that is gone, for somebody who has answered meanwhile
        mark = NoticeMark(room.code, 1, group, "half")
        assert await services.store.notices.claim_notice(mark, 0.0, 1.0)
        assert await services.store.notices.reminders_due(hands.now) == [room.code]
        await services.driver.tick()
        await services.notifier.rest()
        assert told.kinds[1:] == []
        assert await services.store.notices.reminders_due(99_999.0) == []

    run(tmp_path, work, quiet_seconds=0.0)
