"""How much one server process can bear: many games at once over real HTTP and websockets.

A server is started as a process of its own on loopback. Each game has people as clients: every
seat has a websocket, answers come over HTTP, and the other seats' sockets tell when it arrived.

    python -m dustboard.server.bench --games 50 --seconds 10 [--store URL] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SEATS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the benchmark."""
    parser.add_argument("--games", type=int, default=50, help="live games at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play")
    parser.add_argument(
        "--think",
        type=float,
        default=0.5,
        help="mean seconds a player takes; 0: as fast as it goes",
    )
    parser.add_argument("--title", default="wftw", help="which title")
    parser.add_argument("--store", default="", metavar="URL", help="default: a SQLite file in /tmp")
    parser.add_argument("--json", default="", metavar="FILE", help="write the figures there")


class Player:
    """One seat: a device with its cookie, its websocket and its random answers."""

    def __init__(self, http: Any, base: str, figures: Figures) -> None:
        self.http = http
        self.base = base
        self.figures = figures
        self.headers: dict[str, str] = {}
        self.state: Any = None
        self.heard = asyncio.Event()

    async def arrive(self) -> None:
        """Become a guest."""
        reply = await self.http.get(f"{self.base}/api/v1/me")
        cookie = reply.cookies["dustboard"]
        self.http.cookies.clear()  # all players share one client
        self.headers = {"Cookie": f"dustboard={cookie}", "X-Dustboard": reply.json()["csrf"]}

    async def post(self, path: str, body: Any = None) -> Any:
        """A command that must work."""
        url = f"{self.base}/api/v1{path}"
        reply = await self.http.post(url, json=body, headers=self.headers)
        if reply.status_code >= 300:
            raise RuntimeError(f"{path}: {reply.status_code} {reply.text[:200]}")
        return reply.json() if reply.content else None

    async def listen(self, code: str) -> None:
        """Take in what the table pushes."""
        from websockets.asyncio.client import connect

        url = f"{self.base.replace('http', 'ws')}/api/v1/tables/{code}/live"
        cookie = {"Cookie": self.headers["Cookie"]}
        async with connect(url, additional_headers=cookie, compression=None) as socket:
            async for message in socket:
                arrived = time.perf_counter()
                decoded = json.loads(message)
                sent = self.figures.sent.get(code)
                if sent is not None and decoded["type"] in ("state", "presence"):
                    self.figures.pushed.append(arrived - sent)
                if decoded["type"] == "state":
                    self.state = decoded
                    self.heard.set()

    async def play(self, code: str, until: float, think: float) -> None:
        """Answer at random whenever asked, after a while."""
        while time.perf_counter() < until:
            prompt = self.state and self.state["prompt"]
            if not prompt:
                self.heard.clear()
                if self.state and self.state["table"]["state"] == "over":
                    return
                try:
                    await asyncio.wait_for(self.heard.wait(), max(until - time.perf_counter(), 0))
                except TimeoutError:
                    return
                continue
            if think:
                await asyncio.sleep(random.expovariate(1 / think))
            key = random.choice(prompt["options"])["key"]
            body = {
                "seat": prompt["seat"],
                "decision": prompt["id"],
                "answers": [key],
                "key": secrets.token_hex(8),
            }
            began = time.perf_counter()
            self.figures.sent[code] = began
            self.state = (await self.post(f"/tables/{code}/answer", body))["state"]
            self.figures.saved.append(time.perf_counter() - began)


class Figures:
    """What is measured, in seconds."""

    def __init__(self) -> None:
        self.saved: list[float] = []
        self.pushed: list[float] = []
        self.sent: dict[str, float] = {}  # by table: when the last answer went off


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def _memory(pid: int) -> int:
    """Resident memory of a process in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _busy(pid: int) -> float:
    """Processor seconds a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, pid: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play and count."""
    import httpx

    figures = Figures()
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        warm = Player(http, base, figures)
        await warm.arrive()
        before = _memory(pid)
        tables: list[tuple[str, list[Player]]] = []
        for _ in range(arguments.games):
            players = [Player(http, base, figures) for _ in range(SEATS)]
            for player in players:
                await player.arrive()
            tables.append((await _lay(players, arguments.title), players))
        idle = _memory(pid)
        listeners = [
            asyncio.ensure_future(player.listen(code))
            for code, players in tables
            for player in players
        ]
        busy = _busy(pid)
        began = time.perf_counter()
        until = began + arguments.seconds
        await asyncio.gather(
            *(
                player.play(code, until, arguments.think)
                for code, players in tables
                for player in players
            )
        )
        spent = time.perf_counter() - began
        busy = _busy(pid) - busy
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
    return {
        "games": arguments.games,
        "seats": SEATS,
        "answers": len(figures.saved),
        "answers_per_second": round(len(figures.saved) / spent, 1),
        "saved_ms_p50": round(_percentile(figures.saved, 0.5) * 1000, 2),
        "saved_ms_p99": round(_percentile(figures.saved, 0.99) * 1000, 2),
        "push_ms_p50": round(_percentile(figures.pushed, 0.5) * 1000, 2),
        "push_ms_p99": round(_percentile(figures.pushed, 0.99) * 1000, 2),
        "server_ms_per_answer": round(busy * 1000 / max(len(figures.saved), 1), 2),
        "kilobytes_per_idle_game": round((idle - before) / 1024 / max(arguments.games, 1), 1),
    }


async def _lay(players: list[Player], title: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "link"} for _ in players[1:])]
    body = {"title": title, "seats": seats, "shuffle_seats": False}
    table = await players[0].post("/tables", body)
    for player, seat in zip(players[1:], table["seats"][1:], strict=True):
        await player.post("/claim", {"token": seat["link"].rsplit("/", 1)[1], "name": "Guest"})
    await players[0].post(f"/tables/{table['code']}/start")
    return str(table["code"])


def run(arguments: argparse.Namespace) -> int:
    """Start a server, measure it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        store = arguments.store or f"sqlite:///{folder}/bench.db"
        program = (
            "import argparse, dustboard.server.serve as s;"
            " p = argparse.ArgumentParser(); s.add_arguments(p);"
            " s.run(p.parse_args())"
        )
        options = ["--port", "0", "--store", store, "--no-rate-limits"]
        server = subprocess.Popen(
            [sys.executable, "-c", program, *options], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            base = next(word for word in server.stdout.readline().split() if "://" in word)
            figures = asyncio.run(measure(base, server.pid, arguments))
        finally:
            server.terminate()
            server.wait(30)
    for name, value in figures.items():
        print(f"{name:26}{value}")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    add_arguments(parser)
    raise SystemExit(run(parser.parse_args()))
