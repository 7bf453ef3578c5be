"""The registry: all live rooms of this process, loaded when somebody comes, let go when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from dustboard.kernel.errors import DustboardError
from dustboard.server.core.config import ServerConfig
from dustboard.server.core.limits import Asker, Places
from dustboard.server.core.logs import report_failure
from dustboard.server.core.refusals import damaged, in_line, not_found, not_now
from dustboard.server.game.reader import Reader
from dustboard.server.game.replays import Replays
from dustboard.server.store import News, Store
from dustboard.server.table.room import Room

log = logging.getLogger("dustboard.registry")
# what damaged data make of the code that reads them
BROKEN = (ValueError, LookupError, TypeError, AttributeError, msgspec.MsgspecError)


class Registry:
    """All live rooms of this process."""

    def __init__(self, store: Store, config: ServerConfig, reader: Reader) -> None:
        self.store = store
        self.config = config
        self.reader = reader
        self.places = Places()
        self.replays = Replays(reader.workers, self.places)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Room], None] = lambda room: None

    def asker(self, person: str) -> Asker:
        """A person and where they were last seen."""
        return Asker(person, self.places.of(person))

    async def room(self, code: str) -> Room:
        """The room of a table, loaded if need be; a refusal if there is no such table."""
        room = self.rooms.get(code)
        if room is None:
            lock = self._loading.setdefault(code, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(code) or await self._load(code)
            finally:
                if not lock.locked():
                    self._loading.pop(code, None)
        room.used = self.config.clock()
        return room

    async def _load(self, code: str) -> Room:
        try:
            row = await self.store.load_table(code)
            if row is None:
                raise not_found()
            room = Room(row, self.store, self.config, self.replays)
            await room.load()
        except DustboardError as error:
            log.error("table %s can't be loaded: %s", code, error)
            raise not_now("cannot-go-on", why=in_line(error)) from None
        except BROKEN as error:
            log.exception("table %s can't be loaded", code)
            broken = damaged("unreadable", why=repr(error))
            raise not_now("cannot-go-on", why=in_line(broken)) from None
        room.on_change = lambda changed: self.on_change(changed)
        self.rooms[code] = room
        self.on_change(room)  # bots may have been thinking when the room was last left
        return room

    def heard(self, news: News) -> None:
        """Another process changed a table (code "": perhaps any of them), or says who is there."""
        if news.person:
            return  # no table of theirs is another one
        if news.code:
            found = self.rooms.get(news.code)
            rooms = [] if found is None else [found]
        else:
            rooms = list(self.rooms.values())
        for room in rooms:
            if news.process:
                room.hear(news)
            else:
                asyncio.ensure_future(self._take(room, news)).add_done_callback(report_failure)

    async def _take(self, room: Room, news: News) -> None:
        async with room.lock:
            await room.take(news)

    def evict(self) -> int:
        """Let go of rooms that nobody uses; gives how many."""
        now = self.config.clock()
        idle = [
            room
            for room in self.rooms.values()
            if not room.audience.watchers
            and not room.lock.locked()
            and room.driver is None
            and now - room.used > self.config.idle_seconds
        ]
        for room in idle:
            room.keep()
            del self.rooms[room.code]
        return len(idle)
