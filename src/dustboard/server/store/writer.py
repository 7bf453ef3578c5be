"""Group commit: one thread writes, and commits everything that queued up meanwhile at once.

A commit waits for the disk; while it waits, more writes arrive. Giving each its own commit would
make them wait in line for the disk; together they cost one wait. If one of several is refused, all
are done anew with a savepoint each, so that it leaves the others alone. No caller hears of success
before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from dustboard.server.store.contract import StoreDown
from dustboard.server.store.engines import ALONE, is_down, reason_of

Done = TypeVar("Done")
Work = Callable[[sa.Connection], Any]
AT_ONCE = 256

log = logging.getLogger("dustboard.store")


class Item(NamedTuple):
    """One write."""

    about: str
    work: Work
    alone: bool
    future: Future[Any]


class _Refused(Exception):
    """One of several writes was refused."""


class Writer:
    """The thread that writes."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0
        self._thread.start()

    async def write(
        self, work: Callable[[sa.Connection], Done], about: str = "", alone: bool = False
    ) -> Done:
        """Do `work` in a transaction; returns when it is on disk.

        `about` is the table it changes. Writes that go together are done table by table, so that
        two processes never wait for each other's. `alone` says that it is one statement, which
        PostgreSQL needs no transaction around. `work` may be called again.
        """
        future: Future[Done] = Future()
        self._queue.put(Item(about, work, alone, future))
        # shielded: a caller that gives up must not cancel what is being written
        return await asyncio.shield(asyncio.wrap_future(future))

    def close(self) -> None:
        """Write what is queued and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            item = self._queue.get()
            batch: list[Item] = []
            while True:
                if item is None:
                    open_ = False
                    break
                batch.append(item)
                if len(batch) == AT_ONCE:
                    break
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
            if batch:
                batch.sort(key=lambda item: item.about)
                self._commit(batch)

    def _commit(self, batch: list[Item], careful: bool = False) -> None:
        """Write some together; `careful` is for several of which some will be refused."""
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        option = {ALONE: len(batch) == 1 and batch[0].alone}
        try:
            with self._engine.connect() as plain:
                connection = plain.execution_options(**option)
                with connection.begin() as whole:
                    for item in batch:
                        part = connection.begin_nested() if careful else whole
                        try:
                            result = item.work(connection)
                        except Exception as error:
                            if is_down(error):
                                raise
                            if len(batch) > 1 and not careful:
                                raise _Refused from error
                            part.rollback()
                            results.append((item.future, None, error))
                        else:
                            if careful:
                                part.commit()
                            results.append((item.future, result, None))
        except _Refused:
            self._commit(batch, careful=True)
            return
        except Exception as error:
            if len(batch) > 1 and _is_deadlock(error):
                # nothing of it was written, and one by one they can't hold each other up
                for item in batch:
                    self._commit([item])
                return
            log.exception("commit failed")
            down = f"the store could not write: {reason_of(error)}"
            for item in batch:
                _settle(item.future, None, StoreDown(down))
            return
        self.commits += 1
        self.writes += len(batch)
        for future, result, refusal in results:
            _settle(future, result, refusal)


def _is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == "40P01"


def _settle(future: Future[Any], result: Any, error: BaseException | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
