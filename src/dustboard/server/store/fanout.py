"""Fan-out between server processes: PostgreSQL tells the others what has changed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from dustboard.server.store.contract import News
from dustboard.server.store.data import encode

CHANNEL = "dustboard"
LONGEST = 7900  # PostgreSQL takes less than 8000 bytes
TELL = sa.func.pg_notify(CHANNEL, sa.bindparam("payload", type_=sa.Text))
_SELECT_TELL = sa.select(TELL)
_news = msgspec.json.Decoder(News)
log = logging.getLogger("dustboard.store")


def to_tell(name: str, news: News) -> dict[str, str]:
    """What a statement with `TELL` in it needs."""
    body = encode(news)
    if len(body.encode()) > LONGEST:
        body = encode(News(news.code))  # they have to look for themselves
    return {"payload": f"{name} {body}"}


def tell(connection: sa.Connection, name: str, news: News) -> None:
    """Tell all listeners the news when this transaction commits."""
    connection.execute(_SELECT_TELL, to_tell(name, news))


class Listener:
    """A thread that waits for news and hands them to the event loop; its own are left out."""

    def __init__(self, url: sa.URL, heard: Callable[[News], None]) -> None:
        self.name = secrets.token_hex(8)
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # what was said while we were away is unknown: every table may have changed
                    self._say(News(""))
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5, stop_after=1):
                            name, _, body = notice.payload.partition(" ")
                            if name != self.name:
                                self._say(_read(body))
            except psycopg.Error:
                log.exception("the listener lost its connection")
                self._stop.wait(1)

    def _say(self, news: News) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, news)


def _read(body: str) -> News:
    try:
        return _news.decode(body)
    except msgspec.MsgspecError:
        return News("")  # a process of another version: anything may have changed
