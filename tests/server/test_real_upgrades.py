"""Real upgrades: one version fills a store, another one finds it, each in processes of its own."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dustboard
from copies import ROOT
from server.processes import Killable
from server.running import Guest, joined, play_on, to_marks
from server.upgraded import NEW, upgraded_wftw, upgraded_wk1

SOURCE = ROOT / "src"
PROGRAM = Path(__file__).parent / "goes_on.py"


def run(source: Path, *words: str, died: bool = False) -> str:
    """What a program prints that runs with the package from this folder."""
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True)
    assert done.returncode == (-9 if died else 0), done.stderr[-3000:]
    return done.stdout


def goes_on(source: Path, store: str, code: str, answers: int = 5000) -> Any:
    """Go on at a table, by default up to the end."""
    return json.loads(run(source, str(PROGRAM), store, code, str(answers)))


def checked(source: Path, store: str) -> list[str]:
    """What `dustboard verify` says; it must find no damage."""
    return run(source, "-m", "dustboard", "verify", "--store", store).splitlines()


@pytest.mark.parametrize(
    ("title", "answers", "end"),
    [("wftw", 47, "stop"), ("wftw", 21, "kill"), ("wk1", 61, "stop"), ("wk1", 150, "kill")],
)
def test_a_game_goes_on_after_an_upgrade(
    title: str, answers: int, end: str, tmp_path: Path
) -> None:
    store = f"sqlite:///{tmp_path / 'store.db'}"
    new = (upgraded_wftw if title == "wftw" else upgraded_wk1)(tmp_path)
    words = (str(PROGRAM), store, "lay", title, str(answers), end)
    code = run(SOURCE, *words, died=end == "kill").strip()
    told = goes_on(new, store, code)
    assert told["state"] == "over"
    assert told["loaded"][1] >= answers
    assert told["carried"] == [[dustboard.__version__, NEW, 0, False]]
    assert told["salutes"] > 0  # what came with the new version happens
    lines = checked(new, store)
    assert lines[0].startswith(f"table {code}, step ")
    assert "older version: " in lines[0]
    assert lines[-1].endswith("0 differ, 1 of older versions")


def test_the_way_back_is_refused_in_one_line(tmp_path: Path) -> None:
    """Cards that came with a new version can't be read by the old one."""
    store = f"sqlite:///{tmp_path / 'store.db'}"
    new = upgraded_wk1(tmp_path)
    code = run(SOURCE, str(PROGRAM), store, "lay", "wk1", "20", "stop").strip()
    there = goes_on(new, store, code, 10)
    again = goes_on(new, store, code, 0)
    assert (again["loaded"][1], again["carried"]) == (there["answers"], there["carried"])
    words = [sys.executable, str(PROGRAM), store, code, "0"]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(words, env=env, capture_output=True, text=True)
    assert done.returncode == 1
    cards = dict(dustboard.title("wk1").tables())["cards"]
    assert f"'g99', number {len(cards)} of the cards, is gone" in done.stderr


def test_a_sealed_group_half_answered_outlives_kill_and_upgrade(
    store_url: str, tmp_path: Path
) -> None:
    """Over HTTP: what was sealed is there once, no answer is lost, no request fails."""
    server = Killable(store_url, tmp_path)
    server.start()
    try:
        ana, bo = Guest(server.base, "Ana"), Guest(server.base, "Bo")
        code = ana.table(["me", "link"], options={"round_cap": 1})
        joined(ana, [bo], code)
        to_marks(code, {0: ana, 1: bo})
        prompt = bo.state(code)["prompt"]
        sealed = bo.answer(code, prompt, [prompt["options"][0]["key"]], key="key-sealed")["state"]
        server.kill()

        server.source = upgraded_wftw(tmp_path)
        server.start()
        now = bo.state(code)
        assert now["view"] == sealed["view"]
        assert now["prompt"] == sealed["prompt"]
        lines = [line["kind"] for line in now["log"]]
        assert lines.count("carried") == 1
        # sent again: it is there once
        bo.answer(code, prompt, [prompt["options"][0]["key"]], key="key-sealed")
        assert bo.state(code)["view"] == sealed["view"]
        assert "carried over" in ana.get(f"/tables/{code}/at/0", 409)["error"]
        assert "carried over" in bo.post(f"/tables/{code}/undo", {"seat": 1}, 409)["error"]
        server.kill()  # in the middle of the new version

        server.start()
        over = play_on(code, {0: ana, 1: bo}, random.Random(3))
        assert over["table"]["state"] == "over"
        assert [line["kind"] for line in ana.state(code)["log"]].count("carried") == 1
        for position in range(over["first"], over["answers"] + 1):
            assert ana.get(f"/tables/{code}/at/{position}", seat=0)["position"] == position
        assert ana.get(f"/tables/{code}/report")["older"]
    finally:
        server.kill()
    assert checked(server.source, store_url)[-1].endswith("0 differ, 1 of older versions")
