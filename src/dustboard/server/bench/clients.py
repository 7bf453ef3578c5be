"""The players of the server's benchmark: cheap enough not to be what is measured."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from dustboard.server.protocol.deltas import applied

SETTLE = 0.25  # a table is left alone for so long after an answer, so that pushes can be told apart


class Measured:
    """What is measured, in seconds."""

    def __init__(self) -> None:
        self.saved: list[float] = []
        self.pushed: list[float] = []
        self.sent = 0  # bytes that came from the server
        self.counting = False


class Http:
    """One kept-alive connection, and as much of HTTP as a benchmark needs."""

    def __init__(self, base: str, source: str = "") -> None:
        parts = urlsplit(base)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self._source = (source, 0) if source else None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, headers: str = "", body: Any = None
    ) -> tuple[str, bytes]:
        """The headers and the body of the answer; a RuntimeError if it is not a good one."""
        if self._streams is None or self._streams[0].at_eof():  # the server hung up an idle line
            self._streams = await asyncio.open_connection(
                self.host, self.port, local_addr=self._source
            )
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        kind = "Content-Type: application/json\r\n" if data else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{headers}{kind}"
            f"Content-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = next(
            (
                int(line[15:])
                for line in head.split("\r\n")
                if line[:15].lower() == "content-length:"
            ),
            0,
        )
        answer = await reader.readexactly(length)
        if not head.startswith("HTTP/1.1 20"):
            raise RuntimeError(f"{method} {path}: {head.splitlines()[0]} {answer[:200]!r}")
        return head, answer

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


class Table:
    """A game and its players."""

    def __init__(self, players: list[Player]) -> None:
        self.code = ""
        self.players = players
        self.sent_at = 0.0  # when the last answer went off
        self.sender: Player | None = None
        self.over = False

    async def lay(
        self, title: str, bots: Sequence[Any] = (), options: dict[str, Any] | None = None
    ) -> None:
        """Sit down, with bots in the last seats, and start."""
        for player in self.players:
            await player.arrive()
            player.table = self
        host = self.players[0]
        seats = [{"kind": "me"}, *({"kind": "link"} for _ in self.players[1:]), *bots]
        body = {"title": title, "seats": seats, "shuffle_seats": False, "options": options or {}}
        table = await host.post("/tables", body)
        self.code = table["code"]
        links = [seat for seat in table["seats"] if seat["link"]]
        for player, seat in zip(self.players[1:], links, strict=True):
            await player.post("/claim", {"token": seat["link"].rsplit("/", 1)[1], "name": "Guest"})
        await host.post(f"/tables/{self.code}/start")

    def asked(self) -> list[Player]:
        """Who can answer now."""
        return [one for one in self.players if one.can_answer()]


class Player:
    """One seat: a device with its cookie, its websocket and its random answers."""

    def __init__(self, base: str, figures: Measured, source: str = "") -> None:
        self.base = base
        self.source = source  # the address to come from; "": as the system has it
        self.http = Http(base, source)
        self.figures = figures
        self.headers = ""
        self.cookie = ""
        self.prompt: Any = None
        self.answered = ""  # the decision that was answered last
        self.waits = False  # for the reply to an answer
        self.lines = 0
        self.table: Table | None = None
        self.connected = asyncio.Event()

    async def arrive(self) -> None:
        """Become a guest."""
        head, body = await self.http.ask("GET", "/api/v1/me")
        found = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie"))
        self.cookie = found.split(": ", 1)[1].split(";")[0]
        csrf = msgspec.json.decode(body)["csrf"]
        self.headers = f"Cookie: {self.cookie}\r\nX-Dustboard: {csrf}\r\n"

    async def post(self, path: str, body: Any = None) -> Any:
        """A command that must work."""
        _, answer = await self.http.ask("POST", f"/api/v1{path}", self.headers, body)
        if self.figures.counting:
            self.figures.sent += len(answer)
        return msgspec.json.decode(answer) if answer else None

    async def listen(self) -> None:
        """Take in what the table pushes, until cancelled."""
        from websockets.asyncio.client import connect

        assert self.table is not None
        url = f"{self.base.replace('http', 'ws')}/api/v1/tables/{self.table.code}/live"
        headers = {"Cookie": self.cookie}
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            max_queue=None,
            open_timeout=60,
            local_addr=(self.source, 0) if self.source else None,
        ) as socket:
            async for message in socket:
                if self.figures.counting:
                    self.figures.sent += len(message)
                self._heard(msgspec.json.decode(message), time.perf_counter())

    def _heard(self, message: Any, arrived: float) -> None:
        table = self.table
        assert table is not None
        kind = message["type"]
        if kind == "state":
            self.prompt = message["prompt"]
            self.lines = message["log_total"]
            self.connected.set()
        elif kind == "delta":
            if "prompt" in message["change"]:
                self.prompt = applied(self.prompt, message["change"]["prompt"])
            if message["log"]:
                self.lines = message["log"][-1]["n"] + 1
        if kind in ("state", "delta", "presence"):
            late = arrived - table.sent_at
            if table.sender not in (None, self) and late < 30 and self.figures.counting:
                self.figures.pushed.append(late)

    def can_answer(self) -> bool:
        """Whether there is something new to answer."""
        return bool(self.prompt) and not self.waits and self.prompt["id"] != self.answered

    async def answer(self) -> None:
        """Answer at random; the next prompt comes over the socket."""
        table, prompt = self.table, self.prompt
        assert table is not None
        self.answered = prompt["id"]
        body = {
            "seat": prompt["seat"],
            "decision": prompt["id"],
            "answers": [random.choice(prompt["options"])["key"]],
            "key": secrets.token_hex(8),
        }
        path = f"/tables/{table.code}/answer?log={self.lines}"
        began = time.perf_counter()
        table.sent_at, table.sender = began, self
        saved = await self.post(path, body)
        self.waits = False
        if self.figures.counting:
            self.figures.saved.append(time.perf_counter() - began)
        table.over = saved["state"]["table"]["state"] == "over"


async def play(tables: list[Table], rate: float, seconds: float) -> int:
    """Let players answer, so many a second (0: as fast as it goes); gives the slots missed."""
    missed = 0
    running: set[asyncio.Task[None]] = set()
    begin = time.perf_counter()
    slot = 0
    while (now := time.perf_counter()) < begin + seconds:
        due = begin + slot / rate if rate else now
        if due > now:
            await asyncio.sleep(due - now)
        slot += 1
        free = [
            one for one in tables if time.perf_counter() - one.sent_at > SETTLE and not one.over
        ]
        asked = [
            player for table in random.sample(free, min(len(free), 8)) for player in table.asked()
        ]
        if not asked:
            missed += 1
            await asyncio.sleep(0.001)
            continue
        player = random.choice(asked)
        player.waits = True
        task = asyncio.ensure_future(player.answer())
        running.add(task)
        task.add_done_callback(running.discard)
        task.add_done_callback(_must_work)
    await asyncio.gather(*running)
    return missed


def _must_work(task: asyncio.Task[None]) -> None:
    """A benchmark with refused answers would measure something else."""
    if not task.cancelled() and task.exception() is not None:
        raise SystemExit(f"dustboard: an answer failed: {task.exception()}")
