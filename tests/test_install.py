"""The package in an empty environment: installed by pip alone, from what it declares, it plays.

`./dust test` builds a wheel as `pip install .` does, in an environment with nothing but what
`pyproject.toml` asks for, and lays wheels of all that is needed beside it (`DUSTBOARD_WHEELS`). So
nothing here needs a network, and the compiler runs once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from copies import ROOT
from dustboard import build_info
from server.postgres import free_port
from server.processes import wait_for_health

WHEELS = os.environ.get("DUSTBOARD_WHEELS", "")
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
GAME = """
import dustboard
from dustboard import build_info
from importlib.resources import files

game = dustboard.new_game("wk1", players=2, seed=1)
while not game.over:
    decision = game.pending[0]
    game.answer(decision.seat, decision.options[0].key)
print(build_info.describe(), (files("dustboard") / "web_dist" / "index.html").is_file())
"""


class Empty:
    """An environment with pip and nothing else."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True)
        self.bin = folder / "bin"
        # nothing of this run's own settings reaches it
        self.env = {"PATH": os.environ["PATH"], "HOME": str(folder), "PIP_NO_INDEX": "1"}

    def run(self, *argv: str) -> str:
        """What a program of this environment prints."""
        done = subprocess.run(
            [self.bin / argv[0], *argv[1:]], env=self.env, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    def install(self, what: str) -> None:
        """Install something from the wheels."""
        self.run("python", "-m", "pip", "install", "-q", "--find-links", WHEELS, what)

    @contextmanager
    def serving(self, folder: Path) -> Iterator[str]:
        """The table on the web of this environment, at its address."""
        base = f"http://127.0.0.1:{free_port()}"
        words = ("serve", "--no-open", "--port", base.rpartition(":")[2])
        store = ("--store", f"sqlite:///{folder / 'store.db'}")
        process = subprocess.Popen([self.bin / "dustboard", *words, *store], env=self.env)
        try:
            wait_for_health(base, process)
            yield base
        finally:
            process.kill()
            process.wait(20)


@pytest.mark.compiled
@pytest.mark.skipif(not WHEELS, reason="DUSTBOARD_WHEELS does not say where the wheels are")
def test_pip_installs_the_build_the_client_and_the_server(tmp_path: Path) -> None:
    empty = Empty(tmp_path / "empty")
    empty.install("dustboard")
    assert empty.run("python", "-c", GAME).strip() == f"{build_info.describe()} True"
    assert "litestar" not in empty.run("python", "-m", "pip", "list")
    assert "wftw" in empty.run("dustboard", "titles")
    empty.install("dustboard[server]")
    with empty.serving(tmp_path) as base:
        assert "<title>" in httpx.get(base, timeout=30).text
        assert [one["id"] for one in httpx.get(f"{base}/api/v1/titles", timeout=30).json()] == [
            "wftw",
            "wk1",
            "wk2",
        ]


def test_a_source_distribution_carries_the_client_and_all_data(tmp_path: Path) -> None:
    for part in PARTS:
        if (ROOT / part).is_dir():
            left = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
            shutil.copytree(ROOT / part, tmp_path / part, ignore=left)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    program = "from setuptools import build_meta; build_meta.build_sdist('dist')"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    (file,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(file) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    kept = {
        path.relative_to(tmp_path).as_posix()
        for path in (tmp_path / "src" / "dustboard").rglob("*")
        if path.is_file() and ".vite" not in path.parts  # notes of the client's build
    }
    assert "src/dustboard/web_dist/index.html" in kept
    assert sorted(kept - names) == []
    assert {"setup.py", "pyproject.toml"} <= names
