"""What others can notice of a seat's hand and orders while a window is open: nothing.

Over real sockets, with a clock that the test turns by half seconds.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from dustboard.server import lobby
from dustboard.server.config import Settings
from dustboard.server.drive import Driver
from dustboard.server.rooms import Room
from server.running import Guest, Running, joined, serving
from server.test_clock import Hands
from server.test_secrets import SEED, Ear, settled
from server.test_windows import DUDS, TRICKS, deal
from titles import parley

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
        for room in list(services.hall.rooms.values()):
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
        return self.running.services.hall.rooms[code]


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
    settings = Settings(
        store=f"sqlite:///{folder / 'store.db'}",
        rate_limits=False,
        clock=lambda: hands.now,
        ticking=False,
    )
    with parley.installed(), serving(settings) as running:
        yield Turned(running, hands, loops)


def to_window(table: Turned, guests: list[Guest], code: str) -> None:
    """Seat 0 pays, rests and throws; then the others may react."""
    for key in ("pay", "rest", "pass"):
        prompt = guests[0].state(code, 0)["prompt"]
        guests[0].answer(code, prompt, [key])
        table.rest()


Trace = dict[str, list[tuple[float, str, int, bytes]]]  # per viewer: when, kind, size, all of it


def a_window(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hand: tuple[int, ...], pace: str
) -> Trace:
    """What every viewer is sent, from before the window to after it. Seat 1 has this hand."""
    heard: Trace = {}
    with turned(folder, monkeypatch) as table:
        guests = [table.running.guest(name) for name in NAMES]
        eve = table.running.guest("Eve")
        code = guests[0].table(["me", "link", "link"], title="parley", pace=pace)
        joined(guests[0], guests[1:], code)
        deal(table.room(code), 1, hand)
        for guest, seat in zip(guests[1:], (1, 2), strict=True):
            body = {"seat": seat, "window": "after-check", "order": "ask"}
            guest.post(f"/tables/{code}/window", body)
        ears = [Ear(guest, code, seat) for seat, guest in enumerate(guests)]
        ears.append(Ear(eve, code, None))
        settled(ears)
        table.hands.now = START
        to_window(table, guests, code)
        for grid in range(12):
            now = 1000.5 + grid / 2
            table.tick(now)
            # seat 1 passes after a second, seat 2 after two: both decide by themselves
            if grid in (2, 4):
                seat = grid // 2
                guests[seat].answer(code, guests[seat].state(code, seat)["prompt"], ["pass"])
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


@pytest.mark.ux("UX-22")
@pytest.mark.parametrize("pace", ["live", "days"])
def test_two_hands_of_the_same_size_look_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    tricks = a_window(tmp_path / "tricks", monkeypatch, TRICKS, pace)
    duds = a_window(tmp_path / "duds", monkeypatch, DUDS, pace)
    for name in ("Ana", "Cy", "Eve"):  # all but the owner of the hand
        assert [one[:3] for one in tricks[name]] == [one[:3] for one in duds[name]]
        assert [same(one[3]) for one in tricks[name]] == [same(one[3]) for one in duds[name]]
    # the owner itself is asked at the same time and hears as often, whatever it holds
    assert [one[:2] for one in tricks["Bo"]] == [one[:2] for one in duds["Bo"]]
    for trace in (tricks, duds):
        states = [
            (now, size, message)
            for lines in trace.values()
            for now, kind, size, message in lines
            if kind == "state" and json.loads(message)["window"] is not None
        ]
        assert states
        assert {size % 256 for _, size, _ in states} == {0}
        closing = max(now for now, _, _ in states)
        assert closing == (1005.0 if pace == "live" else 1002.0)
        # what the owner hears of its own answer is filled up, too
        own = [size for now, kind, size, _ in trace["Bo"] if kind == "delta" and now == 1001.5]
        assert own
        assert {size % 256 for size in own} == {0}


@pytest.mark.ux("UX-24")
def test_changing_an_order_sends_nothing_to_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with turned(tmp_path / "orders", monkeypatch) as table:
        ana, bo, cy = (table.running.guest(name) for name in NAMES)
        code = ana.table(["me", "link", "link"], title="parley", pace="days")
        joined(ana, [bo, cy], code)
        ears = [Ear(ana, code, 0), Ear(cy, code, 2)]
        settled(ears)
        paths = (f"/tables/{code}", "/tables")
        for opened in (False, True):
            if opened:
                bo.post(f"/tables/{code}/window", order("ask"))
                to_window(table, [ana], code)
                settled(ears)
            before = [guest.http.get(path).content for guest in (ana, cy) for path in paths]
            for wish in ("always", "round", "turn", "ask"):
                found = bo.post(f"/tables/{code}/window", order(wish))
                assert found["standing"]["after-check"] == wish
                for ear in ears:
                    ear.listen()
                    kinds = [json.loads(message)["type"] for message in ear.heard]
                    assert kinds == ["state"]  # what we asked for
                    ear.heard.clear()
                after = [guest.http.get(path).content for guest in (ana, cy) for path in paths]
                assert after == before
        for ear in ears:
            ear.close()
        assert ana.state(code, 0)["standing"]["after-check"] == "ask"
        spectator = table.running.guest("Eve").state(code)
        assert spectator["standing"] == {}


def order(wish: str) -> dict[str, object]:
    return {"seat": 1, "window": "after-check", "order": wish}
