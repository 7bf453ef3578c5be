"""`dustboard bench`: all figures are there; no test asks how large they are."""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.build_info import compiled
from dustboard.lab.bench import command, lab_games, parts, peer
from dustboard.lab.bench.engine import FIGURES, Engine
from dustboard.lab.bench.pure_build import measure_pure, pure_copy
from dustboard.lab.bench.report import GOALS, console_of, print_engine
from dustboard.lab.runs import cores

TINY = ("--seconds", "0.001", "--parts", "engine")


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(arguments))


@pytest.fixture
def one_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "REPEATS", 1)


@pytest.mark.usefixtures("one_repeat")
def test_all_keys_without_peer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.json"
    assert run(*TINY, "--no-peer", "--no-pure", "--json", str(file)) == 0
    result = json.loads(file.read_text(encoding="utf-8"))
    assert {"date", "machine", "version", "build", "title", "players", "digests"} <= result.keys()
    assert result["figures"].keys() == {"ours"}
    assert result["figures"]["ours"].keys() == FIGURES.keys()
    assert all(figure["median"] > 0 for figure in result["figures"]["ours"].values())
    assert result["memory_per_game"] > 0
    assert result["peer"] is None
    assert result["forced_decisions_counted"] is True
    out = capsys.readouterr().out
    assert result["build"] in out
    assert "forced" in out


@pytest.mark.skipif(not peer.installed(), reason="the peer is not installed")
@pytest.mark.usefixtures("one_repeat")
def test_the_peer_is_measured_beside_us(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*TINY, "--no-pure", "--json", "-") == 0
    out, err = capsys.readouterr()
    result: dict[str, Any] = json.loads(out)
    assert result["figures"]["peer"].keys() == FIGURES.keys()
    build = "compiled" if compiled() else "pure"
    for name in FIGURES:
        ours, theirs = (result["figures"][side][name]["median"] for side in ("ours", "peer"))
        assert result["ratios"][build][name] == pytest.approx(ours / theirs)
    assert {row["build"] for row in result["goals"]} == {build}
    assert "times the peer" in err


@pytest.mark.usefixtures("one_repeat")
def test_a_missing_peer_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "installed", lambda: "")
    assert run(*TINY, "--no-pure") == 0
    assert "not installed" in capsys.readouterr().out


def test_goals_are_judged_and_never_fail_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    def speeds(decisions: float) -> dict[str, Any]:
        rows = {"decisions": decisions, "public": 50.0, "clones": 150.0, "games": 1.0}
        return {name: {"median": value, "samples": [value]} for name, value in rows.items()}

    result: dict[str, Any] = {
        "title": "wftw",
        "build": "compiled (mypyc)",
        "figures": {"ours": speeds(199.0), "pure": speeds(30.0), "peer": speeds(10.0)},
    }
    command.add_ratios(result)
    judged = {(row["build"], row["figure"]): row["met"] for row in result["goals"]}
    assert judged == {
        ("compiled", "decisions"): False,  # 19.9 times
        ("pure", "decisions"): True,  # 3 times
        ("compiled", "clones"): False,  # once
        ("compiled", "public"): False,  # once
    }
    assert len(judged) == len(GOALS["wftw"])
    result |= {"players": 4, "version": "0", "date": "now", "machine": {}}
    result |= {"memory_per_game": 1.0, "digests_equal": False, "digests": {}}
    result |= {"peer": {"name": "peer", "version": "1"}}
    result["machine"] = {"system": "s", "cores": 1, "python": "p"}
    print_engine(console_of(result, to_stderr=False), result, True)
    out = capsys.readouterr().out
    assert "SHORT compiled decisions: 19.9 times" in out
    assert "PASS  pure decisions: 3.0 times" in out
    assert "DIFFERENT" in out


def test_a_pure_copy_ends_in_the_same_positions() -> None:
    with pure_copy() as folder:
        assert not [*folder.rglob("*.so"), *folder.rglob("*.pyd")]
        found = measure_pure(folder, "wftw", 0.001)
    assert found["build"] == "pure Python"
    assert found["digests"] == Engine("wftw").digests()
    assert len(set(found["digests"].values())) == len(found["digests"])


def test_a_broken_copy_is_one_line(tmp_path: Path) -> None:
    package = Path(dustboard.__file__).parent
    shutil.copytree(package, tmp_path / package.name, ignore=shutil.ignore_patterns("*.so"))
    (tmp_path / package.name / "kernel" / "engine.py").write_text("raise OSError('broken')\n")
    with pytest.raises(dustboard.DustboardError, match=r"pure build can't be measured.*broken"):
        measure_pure(tmp_path, "wftw", 0.001)


@pytest.mark.parametrize(
    "arguments",
    [("--seconds", "0"), ("--seconds", "nan"), ("--title", "chess"), ("--json", "/no/such/x")],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...]) -> None:
    with pytest.raises(dustboard.DustboardError) as caught:
        run(*arguments)
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("one_repeat")
def test_environments_and_search_are_measured_beside_classic_games(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    file = tmp_path / "bench.json"
    words = ("--seconds", "0.001", "--parts", "environments,search", "--json", str(file))
    assert run(*words) == 0
    result = json.loads(file.read_text(encoding="utf-8"))
    assert "figures" not in result
    found = result["parts"]
    assert found[parts.ENVIRONMENTS].keys() == {"wftw, 2 players"}
    assert found[parts.VECTORS].keys() == {"wftw, 2 players, 8 tables"}
    assert {"connect_four_v3", "tictactoe_v3"} <= found[parts.PEERS].keys()
    rivals = {f"{title}, {players} players" for title in dustboard.titles() for players in (2, 4)}
    assert found[parts.ROLLOUTS].keys() == found[parts.SEARCH].keys() == rivals
    assert all(one["median"] > 0 for kind in found.values() for one in kind.values())
    goals = [(row["name"], row["beside"]) for row in result["part_goals"]]
    assert goals[0] == ("wftw, 2 players", "connect_four_v3")
    assert len(goals) == (3 if compiled() else 1)


def test_games_of_the_lab_are_counted_by_processes() -> None:
    found = lab_games.speeds("wftw", 0.001, None)
    assert f"wftw, {cores(None)} jobs" in found
    assert all(value > 0 for value in found.values())


@pytest.mark.parametrize("parts_wanted", ["engine,egine", ""])
def test_parts_that_are_not_there(parts_wanted: str) -> None:
    with pytest.raises(dustboard.DustboardError, match=r"there are: engine, environments"):
        run("--parts", parts_wanted)
