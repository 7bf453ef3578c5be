"""A digest is the same in every process, under every hash seed and in both builds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dustboard
from conformance import digests as program
from conformance.play import every_title, some_players
from dustboard import build_info

PACKAGE = Path(dustboard.__file__).parent


def digests_elsewhere(
    where: Path, hash_seed: str, folder: str, players: int
) -> tuple[str, list[str]]:
    """The build and the digests that another process finds; the package is taken from `where`."""
    run = subprocess.run(
        [sys.executable, str(Path(program.__file__)), folder, str(players), "9"],
        env={**os.environ, "PYTHONPATH": str(where), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    build, *lines = run.stdout.split("\n")
    return build, [line for line in lines if line]


@every_title
def test_digests_are_equal_in_other_processes_and_under_other_hash_seeds(folder: str) -> None:
    players = some_players(folder)[-1]
    here = program.digests(folder, players, 9)
    assert len(set(here)) == len(here) - (here[-1] == here[-2])
    for hash_seed in ("0", "1", "4242"):
        build, there = digests_elsewhere(PACKAGE.parent, hash_seed, folder, players)
        assert build == build_info.describe()
        assert there == here


@pytest.mark.skipif(
    not build_info.compiled(),
    reason="compares the compiled build with plain Python; this run has plain Python only",
)
@every_title
def test_digests_are_equal_in_plain_python(folder: str, tmp_path: Path) -> None:
    binary = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=binary)
    for players in some_players(folder):
        build, there = digests_elsewhere(tmp_path, "0", folder, players)
        assert build == "pure Python"
        assert there == program.digests(folder, players, 9)
