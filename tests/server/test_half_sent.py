"""Requests that are never finished: the server hangs up, and nobody else is harmed."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.half_sent import HEAD_LIMIT
from server.running import Running, serving, until

PATIENCE = 0.5
LONG = 30.0  # seconds until a test gives up


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits half a second for the rest of a request."""
    folder = tmp_path_factory.mktemp("hasty")
    config = ServerConfig(
        store=f"sqlite:///{folder / 'store.db'}", rate_limits=False, web_dist=folder
    )
    with serving(config, request_seconds=PATIENCE) as running:
        yield running


def connected(table: Running) -> socket.socket:
    where = urlsplit(table.base)
    return socket.create_connection((where.hostname, where.port), timeout=LONG)


def reply(line: socket.socket) -> bytes:
    """All that is said until the server hangs up; it must."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GE", b"HTTP/1.1 408 "),
        (b"GET /health HTTP/1.1\r\nHost: here\r\nX-Long: ", b"HTTP/1.1 408 "),
        (b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{", b"HTTP/1.1 408 "),
        (
            b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{",
            b"HTTP/1.1 408 ",
        ),
    ],
    ids=["nothing", "method", "head", "body", "chunks"],
)
def test_a_request_that_is_never_finished_is_ended(
    hasty: Running, sent: bytes, status: bytes
) -> None:
    with connected(hasty) as line:
        line.sendall(sent)
        heard = reply(line)
    assert heard.startswith(status)
    assert bool(heard) == bool(status)


@pytest.mark.parametrize("head", [b"GET /health HTTP/1.1\r\nX-Long: ", b"\r\n"])
def test_a_request_that_trickles_is_ended(hasty: Running, head: bytes) -> None:
    """Also on a connection that has been of use before."""
    with connected(hasty) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        end = time.monotonic() + LONG
        line.settimeout(0.05)
        line.sendall(head)
        while time.monotonic() < end:
            try:
                line.sendall(b"x" if head.strip() else b"\r\n")
                if not line.recv(65536):
                    break
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                break
        assert time.monotonic() < end, "the server still listens"


def test_half_a_body_is_no_fault_of_the_server(
    hasty: Running, caplog: pytest.LogCaptureFixture
) -> None:
    guest = hasty.guest()
    headers = "".join(
        f"{name}: {value}\r\n"
        for name, value in {
            "Host": urlsplit(hasty.base).netloc,
            "Cookie": f"dustboard={guest.http.cookies['dustboard']}",
            "X-Dustboard": guest.me["csrf"],
            "Content-Type": "application/json",
            "Content-Length": "20",
        }.items()
    )
    with caplog.at_level(logging.WARNING), connected(hasty) as line:
        line.sendall(f"POST /api/v1/me HTTP/1.1\r\n{headers}\r\n".encode() + b'{"name"')
        assert reply(line).startswith(b"HTTP/1.1 408 ")
    assert "dustboard_errors_total 0\n" in httpx.get(f"{hasty.base}/metrics").text
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_a_head_without_end_is_refused(hasty: Running) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nX-Long: " + b"x" * (HEAD_LIMIT - 32))
        line.sendall(b"x" * 64)
        assert reply(line).startswith(b"HTTP/1.1 431 ")


def test_whoever_has_sent_everything_may_wait(hasty: Running) -> None:
    """Connections that rest between two requests, and websockets, are left alone."""
    guest = hasty.guest("Ana")
    code = guest.table(["me", "bot"])
    with connected(hasty) as line, guest.live(code) as live:
        until(live, "state")
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        time.sleep(3 * PATIENCE)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        live.send('{"seat": 0}')
        assert until(live, "state")["seat"] == 0


def test_a_slow_reply_is_waited_for(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the server that is slow then, and what the client sends besides changes nothing."""
    import asyncio

    async def slow(now: float) -> list[str]:
        await asyncio.sleep(3 * PATIENCE)
        return []

    with monkeypatch.context() as patch, connected(hasty) as line:
        patch.setattr(hasty.services.store, "due", slow)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        time.sleep(0.1)
        line.sendall(b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
