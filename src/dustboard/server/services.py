"""Everything that request handlers need, put together once."""

from __future__ import annotations

import asyncio

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import why
from dustboard.server.core.security import Rates
from dustboard.server.game.reader import Reader
from dustboard.server.health import Health
from dustboard.server.insight.analysis import Analyst
from dustboard.server.insight.lab_runs import Lab
from dustboard.server.metrics import Metrics
from dustboard.server.notices.messages import Courier
from dustboard.server.notices.notifier import Notifier
from dustboard.server.people.auth import Authenticator
from dustboard.server.people.devices import look_after
from dustboard.server.people.passkeys import Passkeys
from dustboard.server.store import News, Store, open_store
from dustboard.server.table.bot_pool import BotPool
from dustboard.server.table.driver import Driver
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room


class Services:
    """The parts of one server process."""

    def __init__(self, config: ServerConfig, store: Store | None = None) -> None:
        self.config = config
        self.store = store or open_store(config.store)
        self.rates = Rates(config.steady, config.rate_limits)
        self.authenticator = Authenticator(self.store, config, self.rates)
        self.reader = Reader(config.read_workers, self.rates)
        self.registry = Registry(self.store, config, self.reader)
        self.passkeys = Passkeys(self.store, config)
        self.pool = BotPool(config.bot_workers, config.bot_seconds)
        self.analyst = Analyst(config.analysis_tries, config.analysis_seconds)
        self.lab = Lab(config.lab, config.lab_key, config.clock)
        self.driver = Driver(self.registry, self.pool, self.store, config)
        self.courier = Courier(self.store, config)
        self.notifier = Notifier(self.registry, self.courier, config)
        self.driver.on_tick = self.notifier.remind
        self.registry.on_change = self._changed
        self.metrics = Metrics(self.registry, self.pool, self.rates)
        self.health = Health(self.store)
        self.addresses: dict[str, int] = {}  # open websockets by address

    def _changed(self, room: Room) -> None:
        self.driver.wake(room)
        self.notifier.look(room)

    def _heard(self, news: News) -> None:
        """Something has changed: tables by another process, people by any of them."""
        if news.person or not news.code:
            self.authenticator.forget(news.person)
            self.notifier.forget(news.person)
            look_after(self.registry, news.person)
        self.registry.heard(news)

    async def open(self) -> None:
        """Connect to the store and begin to tick."""
        await self.store.open(self._heard, to_serve=True)
        self.driver.start()

    async def close(self) -> None:
        """Say goodbye to everybody, keep snapshots, stop workers, close the store."""
        await self.driver.close()
        await self.notifier.close()
        for room in list(self.registry.rooms.values()):
            for watcher in list(room.audience.watchers):
                watcher.want_gone(why("server-stops"))
        kept = [room.keep() for room in self.registry.rooms.values()]
        await asyncio.gather(*(one for one in kept if one is not None), return_exceptions=True)
        await self.analyst.close()
        self.lab.close()
        self.pool.close()
        self.reader.close()
        await self.store.close()
