"""The server is killed with signal 9: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dustboard.server import verify
from dustboard.server.store import open_store
from server.processes import Killable
from server.running import Guest, everything, joined, play_on, to_marks, until


@pytest.fixture
def killable(store_url: str, tmp_path: Path) -> Iterator[Killable]:
    """A server with an empty store of each kind."""
    server = Killable(store_url, tmp_path)
    server.start()
    yield server
    server.kill()


def test_killed_in_a_sealed_phase_nothing_is_lost_or_doubled(killable: Killable) -> None:
    ana, bo = Guest(killable.base, "Ana"), Guest(killable.base, "Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    to_marks(code, {0: ana, 1: bo})
    prompt = ana.state(code)["prompt"]
    keys = [option["key"] for option in prompt["options"][:2]]

    # acknowledged: still there, and still sealed
    acknowledged = ana.answer(code, prompt, [keys[0]])["state"]
    killable.kill()
    killable.start()
    assert ana.state(code)["view"] == acknowledged["view"]
    assert ana.state(code)["prompt"] == acknowledged["prompt"]
    prompt = acknowledged["prompt"]

    # killed after the write, before the reply: sent again, it is there once
    killable.flag.write_text("after")
    with pytest.raises(httpx.TransportError):
        ana.answer(code, prompt, [keys[1]], key="key-after")
    killable.wait_for_death()
    killable.start()
    marks = ana.state(code)["view"]["mine"]["draft_marks"]
    assert sorted(marks) == sorted(keys)
    again = ana.answer(code, prompt, [keys[1]], key="key-after")["state"]
    assert sorted(again["view"]["mine"]["draft_marks"]) == sorted(keys)

    # killed before the write: not there, and sent again it is taken
    prompt = again["prompt"]
    killable.flag.write_text("before")
    with pytest.raises(httpx.TransportError):
        ana.answer(code, prompt, ["done"], key="key-before")
    killable.wait_for_death()
    killable.start()
    assert ana.state(code)["prompt"] == prompt
    assert ana.answer(code, prompt, ["done"], key="key-before")["state"]["prompt"] is None

    # the game goes on to its end, and the whole store can be played again
    play_on(code, {0: ana, 1: bo}, random.Random(2), limit=60)
    killable.kill()
    assert verify.run(argparse.Namespace(store=killable.store)) == 0
    killable.start()
    assert ana.state(code)["answers"] > 40


def test_a_server_that_is_asked_to_stop_says_goodbye_and_keeps_a_snapshot(
    killable: Killable,
) -> None:
    ana = Guest(killable.base, "Ana")
    code = ana.table(["me", {"kind": "device"}], start=True)
    ana.answer(code, ana.state(code, 0)["prompt"], ["juice"])
    assert killable.process is not None
    with ana.live(code) as socket:
        until(socket, "state")
        killable.process.terminate()
        with pytest.raises(ConnectionClosed):
            everything(socket, 20)
    assert killable.process.wait(20) in (0, -15)
    number = asyncio.run(_snapshot(killable.store, code))
    assert number == 1
    killable.start()
    assert ana.state(code, 1)["table"]["waiting"] == [1]


async def _snapshot(url: str, code: str) -> int:
    store = open_store(url)
    await store.open(lambda changed: None)
    try:
        found = await store.load_snapshot(code)
        return -1 if found is None else found.number
    finally:
        await store.close()
