"""Half-sent requests: uvicorn waits for the rest of a request for ever, we wait for a while.

A connection that says nothing, or a request whose head or body comes byte by byte, would keep a
socket and its memory. A websocket has pings of its own, so it is left alone once it is one.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

HEAD_LIMIT = 64 * 1024  # bytes; the parser takes a head of any size


class PatientHttp(HttpToolsProtocol):
    """HTTP for which a whole request must arrive in time and with a head of a sane size."""

    seconds = 20.0

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._waiting: asyncio.TimerHandle | None = None  # for the rest of a request
        self._head: int | None = 0  # bytes of the head so far; None when it is complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._waiting is None:
            self._wait()
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > HEAD_LIMIT:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._head = None
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.seconds, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _lose_patience(self) -> None:
        cycle = self.cycle
        busy = cycle is not None and not cycle.response_complete and not cycle.more_body
        if busy or self.flow.read_paused:
            self._wait()  # it is us who are slow
        elif self._head == 0:
            self.transport.close()  # a browser that connected ahead of time needs no reply
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless a reply is under way, and hang up."""
        self._stop_waiting()
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            ending = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + ending)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # what the application says now comes too late
        self.transport.close()


def patient_http(seconds: float) -> type[PatientHttp]:
    """The protocol for uvicorn, with this patience."""
    return type("PatientHttp", (PatientHttp,), {"seconds": seconds})
