"""Runs the benchmark on a copy of this package without its compiled parts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import dustboard
from dustboard.lab.failures import BadExperiment

COMPILED = ("*.so", "*.pyd", "__pycache__")


@contextmanager
def pure_copy() -> Iterator[Path]:
    """A folder that holds the package as plain Python, to be put first on the path."""
    package = Path(dustboard.__file__).parent
    with tempfile.TemporaryDirectory(prefix="dustboard-pure-") as folder:
        shutil.copytree(
            package, Path(folder) / package.name, ignore=shutil.ignore_patterns(*COMPILED)
        )
        yield Path(folder)


def measure_pure(folder: Path, title: str, seconds: float) -> dict[str, Any]:
    """What `--measure-only` reports there."""
    command = [sys.executable, "-m", "dustboard.lab.bench.command", "--measure-only", "--json", "-"]
    command += ["--title", title, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise BadExperiment(f"the pure build can't be measured: {last}")
    found: dict[str, Any] = json.loads(done.stdout)
    if found["build"] != "pure Python":
        raise BadExperiment(f"the copy without compiled parts runs as {found['build']}")
    return found
