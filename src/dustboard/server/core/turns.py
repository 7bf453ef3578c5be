"""Turns: so many at once, and those who wait take turns, so that nobody's many keep others waiting.

Whoever wants a turn says who they are by a path, such as address, person and table. On each step
of the path turns go round: two addresses get one each, however many people and tables are behind
either of them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from dustboard.server.core.refusals import Refused

Path = tuple[str, ...]


class _Line:
    """Those who wait behind one step of the path."""

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.lines: OrderedDict[str, _Line] = OrderedDict()
        self._last = ""  # whose line had its turn last

    def __bool__(self) -> bool:
        return bool(self.waiting or self.lines)

    def add(self, path: Path, one: asyncio.Future[None]) -> None:
        if not path:
            self.waiting.append(one)
            return
        self.lines.setdefault(path[0], _Line()).add(path[1:], one)

    def next(self) -> asyncio.Future[None]:
        if self.waiting:
            return self.waiting.popleft()
        if next(iter(self.lines)) == self._last:
            self.lines.move_to_end(self._last)  # who had none yet goes before who just had one
        name = self._last = next(iter(self.lines))
        line = self.lines[name]
        found = line.next()
        if line:
            self.lines.move_to_end(name)
        else:
            del self.lines[name]
        return found


class Turns:
    """So many turns at once; with `most`, nobody may wait for more than so many."""

    def __init__(self, places: int, most: int = 0) -> None:
        self._free = places
        self._most = most
        self._line = _Line()
        self._waiting: dict[Path, int] = {}

    @property
    def waiting(self) -> int:
        """How many different ones wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, who: Path = ()) -> AsyncIterator[None]:
        """Wait for a turn and hold it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, who: Path) -> None:
        count = self._waiting.get(who, 0)
        if self._most and count >= self._most:
            raise Refused(429, "too-many", "too-many")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.add(who, mine)
        self._waiting[who] = count + 1
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._hand_on()  # it was given to who had just gone
            raise
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def _hand_on(self) -> None:
        while self._line:
            following = self._line.next()
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
