"""Group commit: one thread writes, and commits everything that queued up meanwhile at once.

A commit waits for the disk; while it waits, more writes arrive. Giving each its own commit would
make them wait in line for the disk; together they cost one wait. Each of several has a savepoint,
so one that is refused leaves the others alone. No caller hears of success before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sa

from dustboard.server.store.contract import StoreDown

Done = TypeVar("Done")
Work = Callable[[sa.Connection], Any]
Item = tuple[str, Work, Future[Any]]
AT_ONCE = 256

log = logging.getLogger("dustboard.store")


class Writer:
    """The thread that writes."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.commits = 0
        self.writes = 0
        self._thread.start()

    async def write(self, work: Callable[[sa.Connection], Done], about: str = "") -> Done:
        """Do `work` in a transaction; returns when it is on disk.

        `about` is the table it changes. Writes that go together are done table by table, so that
        two processes never wait for each other's.
        """
        future: Future[Done] = Future()
        self._queue.put((about, work, future))
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
                batch.sort(key=lambda item: item[0])
                self._commit(batch)

    def _commit(self, batch: list[Item]) -> None:
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with self._engine.connect() as connection, connection.begin() as whole:
                for _, work, future in batch:
                    # alone it needs no savepoint: what it has begun goes with the transaction
                    part = connection.begin_nested() if len(batch) > 1 else whole
                    try:
                        result = work(connection)
                    except Exception as error:
                        if _is_down(error):
                            raise
                        part.rollback()
                        results.append((future, None, error))
                    else:
                        if part is not whole:
                            part.commit()
                        results.append((future, result, None))
        except Exception as error:
            if len(batch) > 1 and _is_deadlock(error):
                # nothing of it was written, and one by one they can't hold each other up
                for item in batch:
                    self._commit([item])
                return
            log.exception("commit failed")
            for _, _, future in batch:
                _settle(future, None, StoreDown(f"the store could not write: {error}"))
            return
        self.commits += 1
        self.writes += len(batch)
        for future, result, refusal in results:
            _settle(future, result, refusal)


def _is_down(error: Exception) -> bool:
    """Whether it is the database that failed, not this one write."""
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    lost = isinstance(error, (sa.exc.OperationalError, sa.exc.InterfaceError))
    return error.connection_invalidated or lost


def _is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == "40P01"


def _settle(future: Future[Any], result: Any, error: BaseException | None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
