"""Who is connected to a table: here, and at other processes of the same store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from dustboard.server.store import News

if TYPE_CHECKING:
    from dustboard.server.table.room import Room

log = logging.getLogger("dustboard.company")
AGAIN = 20.0  # seconds after which a process says again who is there
FORGOTTEN = 60.0  # a process that has been silent for so long is gone


class Company:
    """The people at one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # by process
        self._said: frozenset[str] | None = None
        self._said_at = 0.0

    def users(self, here: Iterable[str]) -> set[str]:
        """Everybody who is connected."""
        found = set(here)
        limit = self._clock() - FORGOTTEN
        for users, at in self._elsewhere.values():
            if at >= limit:
                found |= users
        return found

    def heard(self, process: str, users: Iterable[str]) -> bool:
        """Another process says who is there; gives whether that is news."""
        before = self.users(())
        self._elsewhere[process] = (frozenset(users), self._clock())
        return self.users(()) != before

    def to_say(self, here: Iterable[str]) -> tuple[list[str], bool] | None:
        """What other processes have to be told now, if anything, and whether they shall answer."""
        users = frozenset(here)
        first = self._said is None
        now = self._clock()
        if users == self._said and (not users or now - self._said_at < AGAIN):
            return None
        self._said, self._said_at = users, now
        return sorted(users), first


def announce(room: Room) -> None:
    """Say to other processes who is here, if they do not know."""
    news = room.company.to_say(room.users_here())
    if news is not None:
        _say(room, *news)


def hear(room: Room, news: News) -> None:
    """Another process says who is there."""
    if news.asks:
        _say(room, sorted(room.users_here()), False)
    if room.company.heard(news.process, news.users):
        for connection in room.connections:
            connection.want_presence()


def _say(room: Room, users: list[str], asks: bool) -> None:
    saying = asyncio.ensure_future(room.store.announce(room.code, users, asks))
    saying.add_done_callback(_report)


def _report(task: asyncio.Future[None]) -> None:
    # nobody waits for it, and it is said again soon
    if not task.cancelled() and task.exception() is not None:
        log.warning("who is there could not be told: %s", task.exception())
