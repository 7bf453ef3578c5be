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
from dustboard.lab import bench, peer
from dustboard.lab.bench_report import GOALS, print_report
from dustboard.lab.measure import FIGURES, Engine
from dustboard.lab.pure_build import measure_pure, pure_copy

TINY = ("--seconds", "0.001")


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(arguments))


@pytest.fixture
def one_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)


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
    monkeypatch.setattr(bench, "installed", lambda: "")
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
    bench.add_ratios(result)
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
    print_report(result, True, to_stderr=False)
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
