"""Once more: whoever asks, and when, one table is laid for all."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dustboard.server.services import Services
from dustboard.server.table import play
from dustboard.server.table.chat import chat_text
from dustboard.server.table.lobby import code_after, new_code
from dustboard.server.table.rematch import play_again
from server.test_clock import ANA, BO, Hands, laid, run


def test_two_who_ask_in_the_same_moment_get_one_table(store_url: str, tmp_path: Path) -> None:
    """At one process and at two."""

    async def work(services: Services, hands: Hands) -> None:
        there = Services(services.config)
        await there.open()
        try:
            for other in (services, there):
                room = await laid(services, "me", "bo")
                await play.stop(room, "ended")
                away = await other.registry.room(room.code)
                before = len(await services.store.all_codes())
                one, two = await asyncio.gather(
                    play_again(services.registry, room, ANA), play_again(other.registry, away, BO)
                )
                assert one.code == two.code
                assert len(await services.store.all_codes()) == before + 1
                async with room.lock:
                    await room.catch_up()
                assert room.data.next == one.code
                lines = [chat_text(row.text, "en") for row in room.chat]
                assert sum("another game" in line for line in lines) == 1
                assert {seat.user for seat in two.data.seats} == {"ana", "bo"}
                # when that one is over, too, the next is another
                await play.stop(one, "ended")
                async with two.lock:
                    await two.catch_up()
                third = await play_again(services.registry, room, ANA)
                assert third.code not in (one.code, room.code)
        finally:
            await there.close()

    run(tmp_path, work, store_url)


def test_a_table_that_was_laid_and_not_told_is_found(tmp_path: Path) -> None:
    """The process was killed between the two."""

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await play.stop(room, "ended")
        made = await play_again(services.registry, room, ANA)
        room.row.data.next = ""
        await room.change_data(lambda row: None)
        again = await play_again(services.registry, room, BO)
        assert (again.code, room.data.next) == (made.code, made.code)

    run(tmp_path, work)


def test_the_next_code_is_nobodys_guess(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        store = services.store
        first = await code_after(store, "parent", "")
        assert await code_after(store, "parent", "") == first
        others = [await code_after(store, "parent", first), await code_after(store, "other", "")]
        assert len({first, *others}) == 3
        assert len(first) == len(new_code())
        # another server has another secret
        assert await store.server_key("codes", "x") != "x"

    run(tmp_path, work)
