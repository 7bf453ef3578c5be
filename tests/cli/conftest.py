"""Running the command line in tests: in this process, as a process of its own, in a terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import dustboard
from dustboard.cli.main import main

SOURCES = Path(dustboard.__file__).parent.parent
COMMAND = [sys.executable, "-m", "dustboard"]


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and another for what the program keeps."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # whatever the system of whoever tests it speaks
    return tmp_path


@pytest.fixture
def kept(home: Path) -> Path:
    """Where the program keeps games by itself."""
    return home / "state" / "dustboard"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run a command in this process; `typed` is what the player types, line by line."""

    def run(*argv: str, typed: list[str] | None = None) -> Ran:
        lines = "".join(f"{line}\n" for line in typed or [])
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capsys.readouterr()
        code = main(list(argv))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def process() -> Cli:
    """Run a command as a process of its own."""

    def run(*argv: str, typed: list[str] | None = None) -> Ran:
        lines = "".join(f"{line}\n" for line in typed or [])
        done = subprocess.run(
            [*COMMAND, *argv], input=lines, capture_output=True, text=True, env=os.environ.copy()
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def command() -> list[str]:
    """What to run for a process of one's own."""
    return list(COMMAND)
