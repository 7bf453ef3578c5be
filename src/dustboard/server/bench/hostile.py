"""How well a server bears one guest who wants to stop the house.

A server is started on loopback with its limits on. At some tables people answer at an easy pace,
and at one more somebody plays with an easy bot. How long they wait is measured while nothing else
happens and under each attack, which comes from another loopback address. Every attack ends by
itself.

    dustboard bench hostile --seconds 10 [--only positions,imports,bots]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import dustboard
from dustboard.lab.statistics import percentile
from dustboard.server.bench.clients import Measured, Player, Table, play
from dustboard.server.bench.server import Server
from dustboard.server.game import loading
from dustboard.server.game.story import Story
from dustboard.server.store import TableRow, open_store
from dustboard.server.store.contract import Snapshot
from dustboard.server.store.data import SeatData, TableData

ELSEWHERE = "127.0.0.2"  # where the attacks come from
TABLES, RATE = 3, 8.0
LANES = 8  # requests at once
BOT_TABLES = 20
PAUSE = 2.0  # after an attack, until the next one
ENDLESS = {"victory_goal": 99}  # no table ends while it is measured
SILENT = 30.0  # a bot that is waited for longer is given up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the benchmark."""
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    parser.add_argument(
        "--only", default=",".join(ATTACKS), metavar="NAMES", help=f"of {', '.join(ATTACKS)}"
    )
    parser.add_argument("--json", default="", metavar="FILE", help="write the figures there")


def long_record(goal: int = 99, answers: int = 4000) -> dict[str, Any]:
    """The record of the first game that takes so many answers or more; a near goal needs fewer."""
    options = {"victory_goal": goal}
    for seed in count(1):
        chance = random.Random(seed)
        game = dustboard.new_game("wftw", players=6, seed=seed, options=options)
        while not game.over:
            decision = game.pending[0]
            game.answer(decision.seat, chance.randrange(len(decision.options)))
        if len(game.answers) >= answers:
            break
    return game.record()


def _link(number: int) -> str:
    return f"{number:032x}"


async def lay_long_tables(url: str, record: dict[str, Any]) -> None:
    """Put tables into a store at which the long game is nearly over, and all choose in secret."""
    whole = dustboard.replay(record)
    at = len(whole.answers)
    while not (game := whole.fork(at)).pending or len(game.pending) < game.players:
        at -= 1
    answers, frozen = game.ordered_answers(), b""
    store = open_store(url)
    await store.open(lambda news: None)
    for number in range(2 * LANES):  # for two attacks
        seats = [SeatData("link", token=_link(number)), *(SeatData("link"),) * (game.players - 1)]
        data = TableData(
            "wftw",
            "",
            record["seed"],
            seats,
            record["options"],
            prefix=answers,
            rewind_by_consent=True,
            started=time.time(),
        )
        loading.write_stamp(data)
        frozen = frozen or Story(data, game, ["player"] * at, data.started).frozen()
        waiting = list(range(game.players))
        row = TableRow(f"long{number}", 0, "running", waiting, data.started, data.started, data)
        await store.add_table(row)
        await store.save_snapshot(row.code, Snapshot(0, frozen))
    await store.close()


class Attack:
    """A guest who asks for as much as he is let, and what he got."""

    def __init__(self, base: str, record: dict[str, Any]) -> None:
        self.base = base
        self.record = record
        self.served = 0
        self.refused = 0

    async def guest(self) -> Player:
        """A new device of his."""
        player = Player(self.base, Measured(), ELSEWHERE)
        await player.arrive()
        return player

    async def ask(self, player: Player, method: str, path: str, body: Any = None) -> None:
        """One request, whatever comes of it."""
        try:
            await player.http.ask(method, f"/api/v1{path}", player.headers, body)
            self.served += 1
        except RuntimeError:
            self.refused += 1

    async def positions(self) -> None:
        """Positions of a long game, as fast as it goes."""
        host = await self.guest()
        code = (await host.post("/import", {"record": self.record}))["code"]
        most = len(self.record["answers"])

        async def lane() -> None:
            player = Player(self.base, Measured(), ELSEWHERE)
            player.headers = host.headers
            while True:
                await self.ask(player, "GET", f"/tables/{code}/at/{random.randint(0, most)}")

        await asyncio.gather(*(lane() for _ in range(LANES)))

    async def undo(self) -> None:
        """An answer in a long game, and taken back, again and again."""

        async def lane(player: Player, code: str) -> None:
            path = f"/api/v1/tables/{code}?log=-1"
            _, body = await player.http.ask("GET", path, player.headers)
            prompt = json.loads(body)["prompt"]
            key = prompt["options"][0]["key"]
            wish = {"seat": 0, "decision": prompt["id"], "answers": [key]}
            while True:
                wish["key"] = secrets.token_hex(8)
                await self.ask(player, "POST", f"/tables/{code}/answer?log=-1", wish)
                await self.ask(player, "POST", f"/tables/{code}/undo?log=-1", {"seat": 0})

        await self._at_long_tables(0, lane)

    async def rewinds(self) -> None:
        """A long game that goes back to an earlier position, again and again."""

        async def lane(player: Player, code: str) -> None:
            at = len(self.record["answers"]) - 100
            while True:
                at -= random.randint(6, 12)
                await self.ask(player, "POST", f"/tables/{code}/rewind", {"seat": 0, "at": at})

        await self._at_long_tables(LANES, lane)

    async def _at_long_tables(
        self, first: int, lane: Callable[[Player, str], Awaitable[None]]
    ) -> None:
        host = await self.guest()
        lanes: list[Awaitable[None]] = []
        for number in range(first, first + LANES):
            player = Player(self.base, Measured(), ELSEWHERE)
            player.headers = host.headers
            await self.ask(player, "POST", "/claim", {"token": _link(number), "name": "Guest"})
            lanes.append(lane(player, f"long{number}"))
        await asyncio.gather(*lanes)

    async def bots(self) -> None:
        """Tables of four hard bots, each of them watched."""
        host = await self.guest()
        seats = [{"kind": "bot", "bot": "hard"}] * 4
        watching = []
        for _ in range(BOT_TABLES):
            table = Table([])
            table.code = (await host.post("/tables", {"title": "wftw", "seats": seats}))["code"]
            await self.ask(host, "POST", f"/tables/{table.code}/start")
            watcher = Player(self.base, Measured(), ELSEWHERE)
            watcher.cookie, watcher.table = host.cookie, table
            watching.append(asyncio.ensure_future(watcher.listen()))
        try:
            await asyncio.gather(*watching)
        finally:
            for one in watching:
                one.cancel()

    async def imports(self) -> None:
        """Records of a long game, by several guests."""

        async def lane() -> None:
            player = await self.guest()
            while True:
                await self.ask(player, "POST", "/import", {"record": self.record})

        await asyncio.gather(*(lane() for _ in range(LANES)))


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "positions": Attack.positions,
    "imports": Attack.imports,
    "undo": Attack.undo,
    "rewinds": Attack.rewinds,
    "bots": Attack.bots,
}


class House:
    """Those who play at the same time: some tables of people, and one with an easy bot."""

    def __init__(self, base: str) -> None:
        self.figures = Measured()
        self.figures.counting = True
        self.waits: list[float] = []  # seconds until the easy bot had answered
        self.tables = [Table([Player(base, self.figures) for _ in range(2)]) for _ in range(TABLES)]
        self._base = base
        self._listening: list[asyncio.Future[None]] = []

    async def open(self) -> None:
        """Lay the tables and sit down."""
        for table in self.tables:
            await table.lay("wftw", options=ENDLESS)
            await self._listen(table)

    async def _listen(self, table: Table) -> None:
        self._listening += [asyncio.ensure_future(player.listen()) for player in table.players]
        for player in table.players:
            await asyncio.wait_for(player.connected.wait(), 60)

    async def live(self, seconds: float) -> dict[str, Any]:
        """Play for so long, and tell how it went."""
        self.figures.saved.clear()
        self.waits.clear()
        # a new one each time: one player alone could come to the end of a game
        player = Player(self._base, Measured())
        alone = Table([player])
        await alone.lay("wftw", [{"kind": "bot", "bot": "easy"}], ENDLESS)
        await self._listen(alone)
        bots = asyncio.ensure_future(self._with_bot(player, seconds))
        await play(self.tables, RATE, seconds)
        await bots
        saved = self.figures.saved
        return {
            "answers": len(saved),
            "p50": round(percentile(saved, 50) * 1000, 1),
            "p99": round(percentile(saved, 99) * 1000, 1),
            "bot_p50": round(percentile(self.waits, 50) * 1000, 1),
            "bot_max": round(max(self.waits, default=0.0) * 1000, 1),
        }

    async def _with_bot(self, player: Player, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if player.can_answer():
                player.waits = True
                await player.answer()
            began = time.perf_counter()
            while not player.can_answer() and time.perf_counter() < began + SILENT:
                await asyncio.sleep(0.005)
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Go home."""
        for one in self._listening:
            one.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)


async def _under_way(attack: Attack, task: asyncio.Future[None]) -> None:
    """Until the attack has had its first reply; one that gets none in half a minute goes on."""
    end = time.perf_counter() + SILENT
    while not (attack.served or attack.refused or task.done()) and time.perf_counter() < end:
        await asyncio.sleep(0.05)


async def measure(
    base: str, record: dict[str, Any], names: list[str], seconds: float
) -> dict[str, dict[str, Any]]:
    """Live through nothing at all and through each attack."""
    house = House(base)
    await house.open()
    await house.live(min(3.0, seconds))  # everything warms up
    found = {"idle": await house.live(seconds)}
    for name in names:
        attack = Attack(base, record)
        task = asyncio.ensure_future(ATTACKS[name](attack))
        await _under_way(attack, task)
        found[name] = await house.live(seconds)
        broken = task.exception() if task.done() else None
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
        found[name] |= {"served": attack.served, "refused": attack.refused}
        if broken is not None:
            found[name]["broken"] = repr(broken)
        await asyncio.sleep(PAUSE)
    for row in found.values():
        row["ratio"] = round(row["p50"] / max(found["idle"]["p50"], 0.1), 2)
    await house.close()
    return found


COLUMNS = ("answers", "p50", "p99", "ratio", "bot_p50", "bot_max", "served", "refused", "broken")


def run(arguments: argparse.Namespace) -> int:
    """Start a server, measure it under attack, stop it."""
    names = [name for name in arguments.only.split(",") if name]
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        known = ", ".join(ATTACKS)
        print(f"dustboard: no attack {', '.join(unknown)}; there are {known}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        store, record = f"sqlite:///{folder}/bench.db", long_record()
        asyncio.run(lay_long_tables(store, record))
        server = Server(store)
        try:
            found = asyncio.run(measure(server.base, record, names, arguments.seconds))
        finally:
            server.stop()
    print("times in ms; ratio: p50 of people's answers against idle")
    print(f"{'':12}" + "".join(f"{name:>10}" for name in COLUMNS))
    for name, row in found.items():
        print(f"{name:12}" + "".join(f"{row.get(one, ''):>10}" for one in COLUMNS))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    add_arguments(parser)
    raise SystemExit(run(parser.parse_args()))
