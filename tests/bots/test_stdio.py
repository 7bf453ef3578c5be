"""Bots in any language: lines of JSON, and what is said of programs that write something else."""

import shutil
import sys
from pathlib import Path

import pytest

from dustboard.bots.conformance import conform
from dustboard.bots.registry import make
from dustboard.bots.stdio import BadProgram
from dustboard.kernel.errors import DustboardError

FOX = Path(__file__).parents[2] / "examples" / "fox.js"
READY = "import json,sys,time\nsay=lambda o:print(json.dumps(o),flush=True)\n"


def program(tmp_path: Path, body: str) -> str:
    """The command of a small program."""
    file = tmp_path / "bot.py"
    file.write_text(READY + body)
    return f"{sys.executable} {file}"


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_a_bot_in_javascript_keeps_to_the_protocol() -> None:
    conform(f"node {FOX}", ["wftw", "wk1", "wk2"], most=60)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("", "has ended"),
        ("time.sleep(9)", "is silent for 2 s"),
        ("print('hello', flush=True)\ninput()", "wrote no JSON object: b'hello'"),
        ("say({'type': 'ready', 'schema': 0})\ninput()", "does not speak schema 1"),
        (
            "say({'type': 'ready', 'schema': 1})\n"
            "for line in sys.stdin: say({'type': 'answer', 'key': 'win'})",
            "it may answer: juice, spark",
        ),
        (
            "say({'type': 'ready', 'schema': 1})\nlist(map(json.loads, [input()]))\n"
            "for line in sys.stdin:\n"
            "  keys = json.loads(line)['options']\n"
            "  say({'type': 'answer', 'key': keys[time.time_ns() // 1000 % len(keys)]})",
            "answers otherwise the second time",
        ),
    ],
)
def test_other_programs_are_told_what_is_wrong(tmp_path: Path, body: str, fault: str) -> None:
    with pytest.raises(BadProgram, match=fault):
        conform(program(tmp_path, body), ["wftw"], most=40, patience=2)


def test_programs_run_only_for_who_sits_at_this_machine(tmp_path: Path) -> None:
    with pytest.raises(BadProgram, match="cannot be started"):
        make("stdio:no-such-program-here", "wftw", 1, anywhere=True)
    with pytest.raises(DustboardError, match="there is no bot"):
        make("stdio:node fox.js", "wftw", 1)
