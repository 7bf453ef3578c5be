"""How much a server can bear: many games at once over real HTTP and websockets.

Servers are started as processes of their own on loopback. Every seat has a websocket; answers come
over HTTP at a wanted rate, and the other seats' sockets tell when they arrived. With several
processes (which need PostgreSQL) the seats of each table sit at different ones.

    dustboard bench server --games 200 --rate 100 --seconds 20 [--store URL --processes 1,2]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dustboard.lab.statistics import percentile
from dustboard.server.bench.clients import Measured, Player, Table, play

SEATS = 4
PROGRAM = (
    "import argparse, dustboard.server.serve as s;"
    " p = argparse.ArgumentParser(); s.add_arguments(p);"
    " s.run(p.parse_args())"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the benchmark."""
    parser.add_argument("--games", type=int, default=200, help="live games at once")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to play")
    parser.add_argument(
        "--rate", type=float, default=100.0, help="answers a second; 0: as fast as it goes"
    )
    parser.add_argument("--title", default="wftw", help="which title")
    parser.add_argument("--store", default="", metavar="URL", help="default: a SQLite file in /tmp")
    parser.add_argument(
        "--processes",
        default="1",
        metavar="N,N",
        help="server processes on one store, each in turn",
    )
    parser.add_argument("--json", default="", metavar="FILE", help="write the figures there")


class Server:
    """A server process."""

    def __init__(self, store: str, *more: str) -> None:
        options = ["--port", "0", "--store", store, *more]
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *options], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = next(word for word in line.split() if "://" in word)
        with urllib.request.urlopen(self.base, timeout=60) as page:
            page.read()
        self.start = time.perf_counter() - began

    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    def busy(self) -> float:
        """Processor seconds used; 0 where the system does not tell."""
        try:
            text = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return 0.0
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


def _own_time() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def measure(servers: list[Server], arguments: argparse.Namespace) -> dict[str, Any]:
    """Play and count."""
    figures = Measured()
    await Player(servers[0].base, figures).arrive()  # what is loaded for the first guest is no game
    before = sum(server.memory() for server in servers)
    tables: list[Table] = []
    for _ in range(arguments.games):
        bases = [servers[seat % len(servers)].base for seat in range(SEATS)]
        tables.append(Table([Player(base, figures) for base in bases]))
        await tables[-1].lay(arguments.title)
    laid = sum(server.memory() for server in servers)
    players = [player for table in tables for player in table.players]
    listeners = [asyncio.ensure_future(player.listen()) for player in players]
    for player in players:
        await asyncio.wait_for(player.connected.wait(), 60)
    await asyncio.sleep(1)
    idle = sum(server.memory() for server in servers)
    await play(tables, arguments.rate, min(2.0, arguments.seconds))  # everybody warms up
    figures.counting = True
    busy, own = sum(server.busy() for server in servers), _own_time()
    began = time.perf_counter()
    missed = await play(tables, arguments.rate, arguments.seconds)
    spent = time.perf_counter() - began
    busy, own = sum(server.busy() for server in servers) - busy, _own_time() - own
    await asyncio.sleep(0.3)
    for listener in listeners:
        listener.cancel()
    heard = await asyncio.gather(*listeners, return_exceptions=True)
    broken = [one for one in heard if isinstance(one, Exception)]
    for player in players:
        await player.http.close()
    answers = max(len(figures.saved), 1)
    return {
        "games": arguments.games,
        "seats": SEATS,
        "processes": len(servers),
        "answers": len(figures.saved),
        "answers_per_second": round(len(figures.saved) / spent, 1),
        "slots_missed": missed,
        "saved_ms_p50": round(percentile(figures.saved, 50) * 1000, 2),
        "saved_ms_p99": round(percentile(figures.saved, 99) * 1000, 2),
        "push_ms_p50": round(percentile(figures.pushed, 50) * 1000, 2),
        "push_ms_p99": round(percentile(figures.pushed, 99) * 1000, 2),
        "server_ms_per_answer": round(busy * 1000 / answers, 2),
        "client_ms_per_answer": round(own * 1000 / answers, 2),
        "kilobytes_sent_per_answer": round(figures.sent / 1024 / answers, 2),
        "kilobytes_per_idle_game": round((idle - before) / 1024 / max(arguments.games, 1), 1),
        "kilobytes_per_socket": round((idle - laid) / 1024 / max(len(players), 1), 1),
        "seconds_to_first_page": round(max(server.start for server in servers), 2),
        "sockets_lost": len(broken),
    }


SCALED = ("answers_per_second", "server_ms_per_answer", "saved_ms_p50")


def slope(rows: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How figures of the last row stand to those of the first, for each process that came.

    >>> one = {"processes": 1, "answers_per_second": 100.0}
    >>> slope([one, {"processes": 2, "answers_per_second": 180.0}])
    {'answers_per_second': 0.8}
    """
    first, last = rows[0], rows[-1]
    more = last["processes"] - first["processes"]
    return {
        name: round((last[name] / first[name] - 1) / more, 2) if first[name] and more else 0.0
        for name in SCALED
        if name in first
    }


def run(arguments: argparse.Namespace) -> int:
    """Start servers, measure them, stop them; once for each number of processes."""
    try:
        numbers = [max(int(number), 1) for number in str(arguments.processes).split(",")]
    except ValueError:
        print(f"dustboard: no numbers: {arguments.processes}", file=sys.stderr)
        return 2
    rows: list[dict[str, Any]] = []
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder:
            store = arguments.store or f"sqlite:///{folder}/bench.db"
            if number > 1 and store.startswith("sqlite"):
                print("dustboard: several processes need a PostgreSQL store", file=sys.stderr)
                return 2
            rows.append(_measured(store, number, arguments))
    for name in rows[0]:
        print(f"{name:26}" + "".join(f"{row[name]!s:12}" for row in rows).rstrip())
    figures: Any = rows[0]
    if len(rows) > 1:
        figures = {"runs": rows, "slope": slope(rows)}
        print("a process more changes: " + ", ".join(f"{k} {v:+}" for k, v in slope(rows).items()))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def _measured(store: str, processes: int, arguments: argparse.Namespace) -> dict[str, Any]:
    servers: list[Server] = []
    try:
        for _ in range(processes):
            servers.append(Server(store, "--no-rate-limits"))
        return asyncio.run(measure(servers, arguments))
    finally:
        for server in servers:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    add_arguments(parser)
    raise SystemExit(run(parser.parse_args()))
