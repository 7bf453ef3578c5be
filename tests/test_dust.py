"""The script `./dust`: what its words lead to."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def ran(folder: Path, *argv: str, web: str = "built") -> subprocess.CompletedProcess[str]:
    """`./dust play ...` with everything prepared and a stand-in for the command."""
    stand_in = folder / "dustboard"
    stand_in.write_text('#!/bin/sh\nprintf "ran:"; printf " %s" "$@"; printf "\\n"\n')
    stand_in.chmod(0o755)
    script = (
        ". ./dust >/dev/null\n"
        f"BIN={shlex.quote(str(folder))}\n"
        f"prepare_all() {{ WEB={web}; }}\n"
        f"word_play {shlex.join(argv)}\n"
    )
    return subprocess.run(
        ["sh", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("argv", "command"),
    [
        ([], "serve --open"),
        (["--port", "9000"], "serve --open --port 9000"),
        (["--no-open", "--host", "0.0.0.0"], "serve --open --no-open --host 0.0.0.0"),
        (["--store=sqlite:///a b.db"], "serve --open --store=sqlite:///a b.db"),
        (["wk1", "--players", "3"], "play wk1 --players 3"),
        (["wftw"], "play wftw"),
    ],
)
def test_play_with_options_is_for_the_browser_and_with_a_title_for_the_terminal(
    tmp_path: Path, argv: list[str], command: str
) -> None:
    done = ran(tmp_path, *argv)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"ran: {command}\n" in done.stdout
    where = "in the browser" if command.startswith("serve") else "in this terminal"
    assert f"opening the table {where}: dustboard {command}" in done.stdout


def test_play_without_a_web_client(tmp_path: Path) -> None:
    assert "ran: play wftw\n" in ran(tmp_path, web="missing").stdout
    refused = ran(tmp_path, "--port", "9000", web="missing")
    assert refused.returncode == 1
    assert "ran:" not in refused.stdout
    assert "the web client is not built; ./dust play wftw plays in this terminal" in refused.stderr


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_for_play_prepares_nothing_and_lists_the_options_of_both(
    tmp_path: Path, word: str
) -> None:
    done = ran(tmp_path, word)
    assert done.returncode == 0
    assert "./dust play --port 9000" in done.stdout
    assert "ran: serve --help\n" in done.stdout
    assert "ran: play --help\n" in done.stdout
    assert "opening" not in done.stdout


def test_help_names_both_ways_to_play() -> None:
    done = subprocess.run(["./dust", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "play [OPTIONS] " in done.stdout
    assert "play TITLE [OPTIONS] " in done.stdout


def test_refresh_runs_on_the_sources_and_fails_as_its_parts_do(tmp_path: Path) -> None:
    stand_in = tmp_path / "python"
    stand_in.write_text('#!/bin/sh\nprintf "ran: $PYTHONPATH"; printf " %s" "$@"; exit $CODE\n')
    stand_in.chmod(0o755)
    script = (
        ". ./dust >/dev/null\n"
        f"BIN={shlex.quote(str(tmp_path))}\n"
        "check_python() { :; }\nmake_venv() { :; }\ninstall_lock() { :; }\n"
        "word_refresh --check perft\n"
    )
    for code, said in (("0", "what is stored fits the sources"), ("1", "FAILED")):
        done = subprocess.run(
            ["sh", "-c", script],
            cwd=ROOT,
            env={**os.environ, "CODE": code},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == int(code)
        assert "ran: src:tests -m refresh --check perft" in done.stdout
        assert said in done.stdout
