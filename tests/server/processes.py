"""A server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from server.postgres import free_port


def wait_for_health(base: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server that was just started answers."""
    with httpx.Client(base_url=base, verify=False) as client:  # loopback speaks no TLS
        for _ in range(1200):
            try:
                if client.get("/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert process.poll() is None, "the server stopped by itself"
                time.sleep(0.025)
    raise AssertionError("the server did not start")


class Killable:
    """A server process that can be killed and started again on the same store and port."""

    PROGRAM = Path(__file__).parent / "killable.py"

    def __init__(self, store: str, folder: Path) -> None:
        self.store = store
        self.source: Path | None = None  # a folder with another version of the package
        self.port = free_port()
        self.flag = folder / "flag"
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(self.PROGRAM), self.store, str(self.port), str(self.flag)]
        env = dict(os.environ)
        if self.source is not None:
            env["PYTHONPATH"] = str(self.source)
        self.process = subprocess.Popen(command, env=env)
        wait_for_health(self.base, self.process)

    def wait_for_death(self) -> None:
        assert self.process is not None
        assert self.process.wait(20) == -9

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)
