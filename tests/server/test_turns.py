"""Turns go round: by address, by person, by table; nobody's many keep others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dustboard.server.core.refusals import Refused
from dustboard.server.core.turns import Path, Turns
from dustboard.server.table.bot_pool import LEAST_SECONDS, MOST_SECONDS, BotPool
from dustboard.server.table.bot_request import BotRequest


def order_of(turns: Turns, *wanted: Path) -> list[Path]:
    """In which order those who want a turn get theirs, while somebody holds the first one."""
    order: list[Path] = []

    async def whole() -> None:
        async def one(who: Path) -> None:
            async with turns.turn(who):
                order.append(who)
                await asyncio.sleep(0)

        async with turns.turn():
            waiting = [asyncio.ensure_future(one(who)) for who in wanted]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(whole())
    return order


def test_two_hosts_get_one_turn_each_however_many_tables_one_has() -> None:
    many = [("there", "eve", f"table {number}") for number in range(20) for _ in range(4)]
    victim = ("here", "ana", "one")
    order = order_of(Turns(1), *many, victim, victim)
    assert order.index(victim) == 1
    assert order[3] == victim
    assert len(order) == 82


def test_many_guests_of_one_address_share_its_turns() -> None:
    guests = [("there", f"guest {number}", "table") for number in range(30)]
    victim = ("here", "ana", "one")
    assert order_of(Turns(1), *guests, victim).index(victim) == 1


def test_the_tables_of_one_host_take_turns() -> None:
    first, second = ("a", "ana", "one"), ("a", "ana", "two")
    assert order_of(Turns(1), first, first, first, second) == [first, second, first, first]


def test_who_had_no_turn_goes_before_who_just_had_one() -> None:
    async def whole() -> None:
        turns, order = Turns(1), list[str]()

        async def one(who: str) -> None:
            async with turns.turn((who,)):
                order.append(who)
                if len(order) == 1:
                    late.append(asyncio.ensure_future(one("b")))
                    await asyncio.sleep(0)

        late: list[asyncio.Future[None]] = []
        async with turns.turn():
            waiting = [asyncio.ensure_future(one("a")) for _ in range(3)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting, *late)
        assert order == ["a", "b", "a", "a"]

    asyncio.run(whole())


def test_who_goes_away_while_waiting_keeps_nobody() -> None:
    async def whole() -> None:
        turns = Turns(1)

        async def hold() -> None:
            async with turns.turn(("x",)):
                await asyncio.sleep(0)

        async with turns.turn():
            gone = asyncio.ensure_future(hold())
            stays = asyncio.ensure_future(hold())
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        # also who is cancelled in the very moment in which the turn was given
        async with turns.turn():
            given = asyncio.ensure_future(hold())
            after = asyncio.ensure_future(hold())
            await asyncio.sleep(0)
        given.cancel()
        await after
        async with turns.turn():
            assert turns.waiting == 0

    asyncio.run(asyncio.wait_for(whole(), 10))


def test_who_waits_for_too_many_is_refused_and_others_are_not() -> None:
    async def whole() -> None:
        turns = Turns(1, most=2)

        async def hold(who: str) -> None:
            async with turns.turn((who,)):
                pass

        async with turns.turn():
            waiting = [asyncio.ensure_future(hold("eve")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refusal:
                await hold("eve")
            assert refusal.value.status == 429
            waiting.append(asyncio.ensure_future(hold("ana")))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(whole())


def asked(pool: BotPool, work: Callable[[BotPool], Awaitable[None]]) -> list[float]:
    """How long bots were let think, in the order in which they were asked."""
    seconds: list[float] = []

    async def do(think: object, bot: str, seed: int, request: BotRequest, time: float) -> str:
        seconds.append(time)
        await asyncio.sleep(0)
        return bot

    pool.deep.do = do  # type: ignore[method-assign, assignment]
    asyncio.run(work(pool))  # type: ignore[arg-type]
    return seconds


def test_the_more_wait_the_less_each_bot_thinks() -> None:
    async def work(pool: BotPool) -> None:
        request: BotRequest = None  # type: ignore[assignment]
        await pool.ask("hard", 1, request, ("a",))
        await asyncio.gather(*(pool.ask("hard", 1, request, (f"{n}",)) for n in range(40)))

    seconds = asked(BotPool(1, 30), work)
    assert seconds[0] == MOST_SECONDS
    assert seconds[2] == LEAST_SECONDS  # 38 wait
    assert seconds[-1] == MOST_SECONDS  # nobody is left
    assert sorted(seconds[1:]) != sorted(seconds[1:], reverse=True)
