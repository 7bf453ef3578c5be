"""The workers of the bots: one that hangs is ended, and keeps nobody else from thinking."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from dustboard.server.table.bot_pool import BotPool

FOREVER = 10_000.0


def run(work: Callable[[BotPool], Awaitable[None]]) -> None:
    """Run with a pool of one worker, which is started already; a new one takes a moment."""

    async def whole() -> None:
        pool = BotPool(1, 60)
        try:
            await pool.run(os.getpid)
            await work(pool)
        finally:
            pool.close()

    asyncio.run(whole())


def alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_that_hangs_is_ended_and_others_go_on() -> None:
    async def work(pool: BotPool) -> None:
        worker = await pool.run(os.getpid)
        pool.seconds = 0.2
        with pytest.raises(TimeoutError):
            await pool.run(time.sleep, FOREVER)
        assert pool.failures == 1
        pool.seconds = 60
        assert await pool.run(os.getpid) != worker
        assert not alive(worker)

    run(work)


def test_waiting_for_a_free_worker_is_not_thinking() -> None:
    async def work(pool: BotPool) -> None:
        pool.seconds = 3
        # together they take longer than a bot may think
        await asyncio.gather(*(pool.run(time.sleep, 0.9) for _ in range(4)))
        assert pool.failures == 0

    run(work)


def test_a_worker_that_is_killed_by_others_is_replaced() -> None:
    async def work(pool: BotPool) -> None:
        worker = await pool.run(os.getpid)
        slow = asyncio.ensure_future(pool.run(time.sleep, 0.5))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        await slow  # it was tried again
        assert pool.failures == 0

    run(work)


def test_closing_does_not_wait_for_a_bot_that_hangs() -> None:
    async def work(pool: BotPool) -> None:
        worker = await pool.run(os.getpid)
        hanging = asyncio.ensure_future(pool.run(time.sleep, FOREVER))
        await asyncio.sleep(0.1)
        hanging.cancel()
        pool.close()
        assert not alive(worker)

    run(work)
