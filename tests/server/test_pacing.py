"""Tables without people go on while somebody watches, few at a time, and never keep others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.limits import HOUSE
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.table import lobby, play
from dustboard.server.table.bot_request import BotRequest
from dustboard.server.table.room import Room
from server.running import eventually, serving
from server.test_clock import ANA, Hands, laid, run

BOT = {"kind": "bot", "bot": "random"}


async def table_of_bots(services: Services, user: UserRow, level: str = "hard") -> Room:
    seats = [SeatWish("bot", level) for _ in range(4)]
    room = await lobby.create(services.registry, user, CreateTable("wftw", seats))
    await lobby.start(room, user)
    return room


def goes_on(services: Services, rooms: list[Room]) -> list[bool]:
    return [services.driver.pacing.goes_on(room) for room in rooms]


def test_a_table_without_people_rests_while_nobody_watches(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await table_of_bots(services, ANA)
        asked = 0

        async def count(bot: str, seed: int, request: BotRequest, who: Any) -> list[str]:
            nonlocal asked
            asked += 1
            if asked == 10:
                room.looked = 0.0  # whoever watched has gone
            return [request.decision.options[0].key]

        services.pool.ask = count  # type: ignore[method-assign]
        await services.driver.drive(room)
        assert asked == 0
        room.looked = hands.now
        await services.driver.drive(room)
        stood = asked
        assert stood >= 10
        await services.driver.drive(room)
        assert asked == stood
        hands.now += services.config.watch_seconds
        assert goes_on(services, [room]) == [False]

    run(tmp_path, work)


def test_bots_at_a_table_with_people_never_rest(tmp_path: Path) -> None:
    """Whoever plays a move a day is told when the bots have moved, wherever they are."""

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot")
        assert goes_on(services, [room]) == [True]

    run(tmp_path, work)


def test_few_tables_without_people_go_on_for_one_person_and_one_address(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        pacing, most = services.driver.pacing, services.config.bot_tables
        rooms = []
        for _ in range(most + 2):
            assert pacing.full("ana") == (len(rooms) >= most)
            rooms.append(await table_of_bots(services, ANA))
            rooms[-1].looked = hands.now
        assert goes_on(services, rooms) == [True] * most + [False] * 2
        await play.stop(rooms[0], "")
        assert goes_on(services, rooms[1:]) == [True] * most + [False]
        # other guests of the same address
        for number in range(HOUSE):
            guest = UserRow(f"guest {number}", "Guest")
            services.registry.places.note(guest.id, "there")
            for _ in range(most):
                assert not pacing.full(guest.id)
                rooms.append(await table_of_bots(services, guest))
                rooms[-1].looked = hands.now
        last = UserRow("last", "Guest")
        services.registry.places.note(last.id, "there")
        assert pacing.full(last.id)
        rooms.append(await table_of_bots(services, last))
        rooms[-1].looked = hands.now
        assert goes_on(services, rooms[-2:]) == [True, False]
        services.registry.places.note(last.id, "elsewhere")
        assert goes_on(services, rooms[-2:]) == [True, True]

    run(tmp_path, work)


def test_the_start_of_one_too_many_is_refused(tmp_path: Path) -> None:
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}",
        web_dist=tmp_path,
        bot_tables=1,
        ticking=False,
        refusal_seconds=0.0,
    )
    with serving(config) as running:
        ana = running.guest("Ana")
        ana.table([BOT, BOT], start=True)
        second = ana.table([BOT, BOT])
        refusal = ana.post(f"/tables/{second}/start", status=429)
        assert refusal["kind"] == "busy"
        assert "1 " in refusal["error"]
        ana.table(["me", BOT], start=True)  # with people there is no such limit


async def twenty_hostile_tables(services: Services, hands: Hands) -> list[asyncio.Future[None]]:
    """Each has four hard bots, which think already."""
    eve = UserRow("eve", "Eve")
    rooms = [await table_of_bots(services, eve) for _ in range(20)]
    for room in rooms:
        room.looked = hands.now
    return [asyncio.ensure_future(services.driver.drive(room)) for room in rooms]


async def against(services: Services, bot: str) -> Room:
    """A table of Ana with one bot."""
    seats = [SeatWish("me"), SeatWish("bot", bot)]
    wish = CreateTable("wftw", seats, shuffle_seats=False)
    room = await lobby.create(services.registry, ANA, wish)
    await lobby.start(room, ANA)
    return room


async def ended(drivers: list[asyncio.Future[None]]) -> None:
    for driver in drivers:
        driver.cancel()
    await asyncio.gather(*drivers, return_exceptions=True)


def test_an_easy_bot_never_waits_for_the_hard_ones_of_others(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        thinking = asyncio.Event()

        async def forever(*_: Any) -> str:
            thinking.set()
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

        async def at_once(
            think: Any, bot: str, seed: int, request: BotRequest, seconds: float
        ) -> list[str]:
            return [request.decision.options[0].key]

        services.pool.deep.do = forever  # type: ignore[method-assign]
        services.pool.do = at_once  # type: ignore[method-assign, assignment]
        drivers = await twenty_hostile_tables(services, hands)
        await thinking.wait()
        room = await against(services, "easy")
        await services.driver.drive(room)
        assert 1 not in room.row.waiting
        await ended(drivers)

    run(tmp_path, work, rate_limits=False)


def test_a_hard_bot_has_its_turn_beside_twenty_tables_of_them(tmp_path: Path) -> None:
    """However many are let, turns go round by host: it is asked after one or two of them."""

    async def work(services: Services, hands: Hands) -> None:
        order: list[str] = []

        async def do(
            think: Any, bot: str, seed: int, request: BotRequest, seconds: float
        ) -> list[str]:
            order.append(bot)
            await asyncio.sleep(0)
            return [request.decision.options[0].key]

        services.pool.deep.do = do  # type: ignore[method-assign, assignment]
        drivers = await twenty_hostile_tables(services, hands)
        while len(order) < 100:
            assert not any(driver.done() for driver in drivers)
            await asyncio.sleep(0)
        room = await against(services, "hard:builder")
        before = len(order)
        await services.driver.drive(room)
        assert "hard:builder" in order[before : before + 3]
        await ended(drivers)

    run(tmp_path, work, rate_limits=False)


def test_whoever_comes_to_watch_finds_the_bots_at_play(tmp_path: Path) -> None:
    config = ServerConfig(
        store=f"sqlite:///{tmp_path / 'store.db'}", web_dist=tmp_path, watch_seconds=0.0
    )
    with serving(config) as running:
        ana = running.guest("Ana")
        code = ana.table([BOT, BOT], start=True, options={"round_cap": 1})
        assert ana.state(code)["answers"] == 0
        with ana.live(code):
            look = lambda: ana.state(code)["table"]["state"]  # noqa: E731
            eventually(look, lambda state: state == "over", 60)
