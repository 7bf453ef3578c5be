"""What a viewer can hear of a table, byte by byte, and two games that must sound the same to it."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from dustboard.server.core.config import ServerConfig
from dustboard.server.table import lobby
from dustboard.server.table.driver import Driver
from dustboard.server.table.room import Room
from server.running import Guest, Running, serving
from server.test_clock import Hands
from titles import parley

SEED = f"{20260101:032x}"


@pytest.fixture
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose clock stands still and whose tables all get the same seed."""
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    store = f"sqlite:///{tmp_path / 'store.db'}"
    with serving(ServerConfig(store=store, rate_limits=False, clock=lambda: 1000.0)) as running:
        yield running


class Ear:
    """Hears everything one viewer is sent."""

    def __init__(self, guest: Guest, code: str, seat: int | None) -> None:
        self.guest, self.code, self.seat = guest, code, seat
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(guest.live(code, seat))
        self.heard: list[bytes] = []
        self.read_to("state")  # what everybody gets who connects

    def listen(self) -> None:
        """Take in all that was on its way: ask for the state, and read until it comes."""
        self.socket.send(json.dumps({"seat": self.seat}))
        self.read_to("state")

    def read_to(self, kind: str) -> None:
        """Read up to the next message of a kind."""
        while True:
            if json.loads(self.next())["type"] == kind:
                return

    def next(self) -> str:
        """The next message."""
        message = str(self.socket.recv(timeout=20))
        self.heard.append(message.encode())
        return message

    def close(self) -> None:
        """Stop listening."""
        self._open.close()

    def ask(self) -> None:
        """Ask over HTTP as well."""
        params = {} if self.seat is None else {"seat": self.seat}
        self.heard.append(self.guest.http.get(f"/tables/{self.code}", params=params).content)

    def bytes(self) -> list[bytes]:
        """All messages, with the code of the table and the people made the same."""
        return [one.replace(self.code.encode(), b"CODE") for one in self.heard]


def settled(ears: list[Ear]) -> None:
    """All have heard that all are there; what comes from now on is news."""
    for _ in range(2):
        for ear in ears:
            ear.listen()
    for ear in ears:
        ear.heard.clear()


def answer_by_chance(guest: Guest, code: str, ear: Ear, chance: random.Random) -> bool:
    """Look at the table and answer if asked; all replies are heard. Gives whether it was asked."""
    reply = guest.http.get(f"/tables/{code}", params={"seat": ear.seat, "log": 0})
    ear.heard.append(reply.content)
    prompt = reply.json()["prompt"]
    if prompt is None:
        return False
    body = {
        "seat": ear.seat,
        "decision": prompt["id"],
        "answers": [chance.choice(prompt["options"])["key"]],
        "key": secrets.token_hex(8),
    }
    answered = guest.http.post(f"/tables/{code}/answer", json=body)
    assert answered.status_code == 200, answered.text
    ear.heard.append(answered.content)
    return True


# -- windows, with a clock that the test turns -----------------------------------------------------

NAMES = ("Ana", "Bo", "Cy")
START = 1000.2  # not on the grid


class Turned:
    """A server whose clock the test turns; whatever is due then happens before `tick` returns."""

    def __init__(self, running: Running, hands: Hands, loops: list[asyncio.AbstractEventLoop]):
        self.running, self.hands, self._loops = running, hands, loops

    def tick(self, now: float) -> None:
        self.hands.now = now
        services = self.running.services
        self._run(services.driver.tick())
        for room in list(services.registry.rooms.values()):
            self._run(services.driver.drive(room))
        self.rest()

    def rest(self) -> None:
        """Let all that wants to be sent go out."""
        self._run(idle())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loops[0]).result(30)

    def hear(self, ear: Ear) -> None:
        """Take in all that was on its way: what was asked for last has a time of its own."""
        self.hands.now += 0.001
        ear.socket.send(json.dumps({"seat": ear.seat}))
        while True:
            message = json.loads(ear.next())
            if message["type"] == "state" and message["clock"]["now"] == self.hands.now:
                return

    def room(self, code: str) -> Room:
        return self.running.services.registry.rooms[code]


async def idle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


@contextmanager
def turned(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Turned]:
    hands, loops = Hands(), []
    hands.now = START
    monkeypatch.setattr(Driver, "start", lambda driver: loops.append(asyncio.get_running_loop()))
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    folder.mkdir()
    config = ServerConfig(
        store=f"sqlite:///{folder / 'store.db'}",
        rate_limits=False,
        clock=lambda: hands.now,
        ticking=False,
    )
    with parley.installed(), serving(config) as running:
        yield Turned(running, hands, loops)


Trace = dict[str, list[tuple[float, str, int, bytes]]]  # per viewer: when, kind, size, all of it


def watched(
    table: Turned,
    guests: list[Guest],
    code: str,
    begin: Callable[[], None],
    asked: tuple[int, ...] = (1, 2),
) -> Trace:
    """What every viewer is sent, from before a window that `begin` opens to after it.

    The seats that are asked pass by hand, the first after a second, the next after two.
    """
    heard: Trace = {}
    ears = [Ear(guest, code, seat) for seat, guest in enumerate(guests)]
    ears.append(Ear(table.running.guest("Eve"), code, None))
    settled(ears)
    table.hands.now = START
    begin()
    for grid in range(12):
        now = 1000.5 + grid / 2
        table.tick(now)
        if grid in (2, 4) and grid // 2 <= len(asked):
            seat = asked[grid // 2 - 1]
            prompt = guests[seat].state(code, seat)["prompt"]
            assert prompt["kind"] == "react"
            guests[seat].answer(code, prompt, ["pass"])
            table.tick(now)
        for ear, name in zip(ears, (*NAMES, "Eve"), strict=True):
            table.hear(ear)
            found = [(now, str(json.loads(one)["type"]), len(one), one) for one in ear.heard]
            heard.setdefault(name, []).extend(found)
            ear.heard.clear()
    for ear in ears:
        ear.close()
    return heard


def same(message: bytes) -> dict[str, Any]:
    """A message without the code of its table."""
    found: dict[str, Any] = json.loads(message)
    if "table" in found:
        found["table"]["code"] = ""
    return found


def states_in(trace: Trace) -> list[tuple[float, int]]:
    """The states that were sent while a window was open: when, and how large."""
    return [
        (now, size)
        for lines in trace.values()
        for now, kind, size, message in lines
        if kind == "state" and json.loads(message)["window"] is not None
    ]


def sound_the_same(one: Trace, other: Trace, owner: str = "Bo") -> None:
    """Nobody but the owner of the hand can tell these windows apart."""
    for name in (*NAMES, "Eve"):
        if name == owner:
            continue
        assert [line[:3] for line in one[name]] == [line[:3] for line in other[name]]
        assert [same(line[3]) for line in one[name]] == [same(line[3]) for line in other[name]]
    for trace in (one, other):
        assert {size % 256 for _, size in states_in(trace)} == {0}
