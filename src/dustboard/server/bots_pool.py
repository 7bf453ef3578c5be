"""Bots think in other processes, so that the event loop never waits for them.

A worker gets what the bot's seat may know, on paper. Neither the game nor the seed ever leaves the
server process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from dustboard.server.paper import Paper

log = logging.getLogger("dustboard.bots")
SIMPLEST = "random"
MOST_SECONDS = 3.0  # a bot that would think longer answers with what it has found by then
Result = TypeVar("Result")


def _player(bot: str, title: str, seed: int) -> Any:
    """A bot by its name; one whose temper was of another version plays on without it."""
    from dustboard.bots import UnknownBot, make
    from dustboard.bots.tempers import level_of

    try:
        return make(bot, title, seed)
    except UnknownBot:
        return make(level_of(bot), title, seed)


def _think(bot: str, seed: int, paper: Paper, seconds: float) -> str:
    """Runs in a worker."""
    return _answer(_player(bot, paper.title, seed), bot, paper, seconds)


def _answer(player: Any, bot: str, paper: Paper, seconds: float) -> str:
    player.deadline = time.monotonic() + seconds
    answer = player.answer(paper.sight(), paper.decision)
    keys = paper.decision.options.keys()
    if answer not in keys:
        raise ValueError(f"the bot {bot!r} answered {str(answer)[:80]!r}, which is no option")
    return str(answer)


def _advise(bot: str, seed: int, paper: Paper, seconds: float, lang: str) -> tuple[str, list[str]]:
    """Runs in a worker."""
    from dustboard.bots.advice import reasons

    player = _player(bot, paper.title, seed)
    answer = _answer(player, bot, paper, seconds)
    return answer, reasons(player, paper.view, paper.decision, answer, lang)


def _end_with_the_server() -> None:
    """A server that is killed can't stop its workers, so each of them watches it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotPool:
    """The workers; they are started when the first bot has to move."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        # as much work as there are workers: nobody's time runs while others think
        self._free = asyncio.Semaphore(workers)
        self.answers = 0
        self.failures = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _end_with_the_server)
        return self._pool

    def _to_think(self) -> float:
        """Seconds for one answer; well below the time after which a bot is replaced."""
        return min(MOST_SECONDS, self.seconds / 2)

    async def ask(self, bot: str, seed: int, paper: Paper) -> str:
        """The bot's answer. Raises whatever the bot raised, or TimeoutError."""
        answer = await self.run(_think, bot, seed, paper, self._to_think())
        self.answers += 1
        return answer

    async def advise(self, bot: str, seed: int, paper: Paper, lang: str) -> tuple[str, list[str]]:
        """The bot's answer with its reasons in words."""
        return await self.run(_advise, bot, seed, paper, self._to_think(), lang)

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do something in a worker; raises what it raised, or TimeoutError."""
        async with self._free:
            for last in (False, False, True):
                pool = self._ready()
                try:
                    return await self._in_time(pool, work, *args)
                except BrokenProcessPool:
                    # a worker died, perhaps because of another bot: try again in a new pool
                    self._drop(pool)
                    if last:
                        self.failures += 1
                        raise
                except Exception:
                    self.failures += 1
                    raise
        raise AssertionError("not reached")

    async def _in_time(
        self, pool: ProcessPoolExecutor, work: Callable[..., Result], *args: Any
    ) -> Result:
        future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        future.add_done_callback(_forget)
        done, _ = await asyncio.wait((future,), timeout=self.seconds)
        if not done:
            # it would never be free again, and all other bots would wait for it
            self._drop(pool)
            raise TimeoutError(f"no answer after {self.seconds:g} seconds")
        return future.result()

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        _kill(pool)
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the workers; what they were thinking about is not waited for."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the workers of a pool whatever they do; Python 3.14 has a method for this."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()


def _forget(future: asyncio.Future[Any]) -> None:
    """Whoever waited for it may be gone by now, and need not hear of what came of it."""
    if not future.cancelled():
        future.exception()
