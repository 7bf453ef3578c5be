"""Workers: other processes for what would keep the event loop, one fair turn after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from dustboard.lab.processes import end_with_parent
from dustboard.server.core.turns import Path, Turns

NICER = 10  # on a full machine the event loop comes first: everybody waits for it
Result = TypeVar("Result")


def _begin(nicer: int) -> None:
    """A worker begins: it gives way to its server, and ends with it even if that is killed."""
    if hasattr(os, "nice"):
        os.nice(nicer)
    end_with_parent()


class Workers:
    """Some workers; they are started when there is something to do."""

    def __init__(self, workers: int, seconds: float, most: int = 0, nicer: int = NICER) -> None:
        self._workers = workers
        self._nicer = nicer
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        # as much work as there are workers: nobody's time runs while others think
        self.turns = Turns(workers, most)
        self.failures = 0

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, (self._nicer,))
        return self._pool

    async def run(self, work: Callable[..., Result], *args: Any, who: Path = ()) -> Result:
        """Do something in a worker when it is their turn; raises what it raised, or TimeoutError.

        `who` says for whom, see `turns`.
        """
        async with self.turns.turn(who):
            return await self.do(work, *args)

    async def do(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do something in a worker; whoever calls this holds a turn."""
        for last in (False, False, True):
            pool = self._ready()
            try:
                return await self._in_time(pool, work, *args)
            except BrokenProcessPool:
                # a worker died, perhaps because of other work: try again in a new pool
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
            # it would never be free again, and all others would wait for it
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
