"""The server is killed with signal 9: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dustboard.server import verify
from server.postgres import free_port
from server.running import Guest, joined, play_on

PROGRAM = Path(__file__).parent / "killable.py"


class Killable:
    """A server process that can be killed and started again on the same store and port."""

    def __init__(self, store: str, folder: Path) -> None:
        self.store = store
        self.port = free_port()
        self.flag = folder / "flag"
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(PROGRAM), self.store, str(self.port), str(self.flag)]
        self.process = subprocess.Popen(command, env=dict(os.environ))
        for _ in range(600):
            try:
                if httpx.get(f"{self.base}/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server stopped by itself"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def wait_for_death(self) -> None:
        assert self.process is not None
        assert self.process.wait(20) == -9

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)


@pytest.fixture
def killable(store_url: str, tmp_path: Path) -> Iterator[Killable]:
    """A server with an empty store of each kind."""
    server = Killable(store_url, tmp_path)
    server.start()
    yield server
    server.kill()


def to_marks(code: str, players: dict[int, Guest]) -> None:
    """Play into the middle of a sealed phase."""
    while True:
        for seat, guest in players.items():
            prompt = guest.state(code, seat)["prompt"]
            if prompt and prompt["name"] == "marks":
                return
            if prompt:
                guest.answer(code, prompt, [prompt["options"][0]["key"]])


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
