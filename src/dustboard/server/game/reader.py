"""The reader: whoever wants to look at a whole game gets it from a worker, and pays for it.

What was read is kept by position until the table moves on, so that many who look at the same
thing cost as much as one. The limit counts in answers that have to be played, for each person and
for each address.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast
from weakref import WeakKeyDictionary

from dustboard.server.core.limits import ANSWERS, Asker, charge
from dustboard.server.core.refusals import Refused
from dustboard.server.core.security import Rates
from dustboard.server.core.workers import Workers
from dustboard.server.game.films import tale_of
from dustboard.server.game.story import Story

SECONDS = 60.0  # for one reading; the longest record that is taken needs a few
MOST_WAITING = 4  # readings that one person may wait for
BURST, PER_SECOND = 300.0, 30.0  # of what `cost` counts
KEPT = 32 * 1024 * 1024  # bytes
Result = TypeVar("Result")
Key = tuple[Any, ...]


def cost(answers: int) -> float:
    """What a reading of so many answers counts."""
    return 1 + answers / ANSWERS


class GameSource(NamedTuple):
    """What a reader needs to know of a table: its code, its public version, and its game."""

    code: str
    version: int
    story: Story


class Reader:
    """Reads games in workers of its own, so that bots at play are never kept."""

    def __init__(self, workers: int, rates: Rates) -> None:
        self.workers = Workers(workers, SECONDS, MOST_WAITING)
        self._rates = rates
        self._kept: OrderedDict[Key, tuple[Any, int]] = OrderedDict()
        self._size = 0
        self._asked: dict[Key, asyncio.Future[Any]] = {}
        self._tales: WeakKeyDictionary[Story, dict[int | None, bytes]] = WeakKeyDictionary()

    async def read(
        self,
        asker: Asker,
        source: GameSource,
        seat: int | None,
        work: Callable[..., Result],
        *args: Any,
    ) -> Result:
        """What `work` (see `readings`) gives for a game as a seat may know it now.

        It is kept until something public changes: to find out by a slow answer that somebody has
        sealed something would be to learn of it. What a seat has sealed itself goes by `args`.
        """
        key = (source.code, source.version, seat, work.__name__, *args)
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast(Result, self._kept[key][0])
        # several who want the same at once wait for the same
        asked = self._asked.get(key)
        if asked is None:
            asked = asyncio.ensure_future(self.read_anew(asker, source, seat, work, *args))
            self._asked[key] = asked
            asked.add_done_callback(lambda done: self._read(key, done))
        return cast(Result, await asyncio.shield(asked))

    async def read_anew(
        self,
        asker: Asker,
        source: GameSource,
        seat: int | None,
        work: Callable[..., Result],
        *args: Any,
    ) -> Result:
        """The same for what is never the same twice."""
        answers = len(source.story.bys)
        charge(self._rates, "reading", asker, BURST, PER_SECOND, cost(answers))
        return await self.do(asker, work, self._tale(source, seat), *args)

    async def do(self, asker: Asker, work: Callable[..., Result], *args: Any) -> Result:
        """Do something in a worker when it is their turn."""
        try:
            return await self.workers.run(work, *args, who=asker.path)
        except TimeoutError:
            raise Refused(503, "busy", "reading-slow") from None

    def _tale(self, source: GameSource, seat: int | None) -> bytes:
        story = source.story
        viewer = None if story.game.over else seat
        tales = self._tales.setdefault(story, {})
        if viewer not in tales:
            tales[viewer] = tale_of(source.code, story, viewer)
        return tales[viewer]

    def _read(self, key: Key, done: asyncio.Future[Any]) -> None:
        del self._asked[key]
        if done.cancelled() or done.exception() is not None:
            return
        found = done.result()
        size = len(found) if hasattr(found, "__len__") else 1
        self._kept[key] = found, size
        self._size += size
        while self._size > KEPT:
            self._size -= self._kept.popitem(last=False)[1][1]

    def close(self) -> None:
        """Stop."""
        self.workers.close()
