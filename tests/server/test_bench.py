"""The benchmark of the server measures something."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from dustboard.server.bench import hostile, server


def test_the_benchmark_plays_and_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    server.add_arguments(parser)
    file = tmp_path / "figures.json"
    words = ["--games", "4", "--seconds", "2", "--rate", "20", "--json", str(file)]
    assert server.run(parser.parse_args(words)) == 0
    figures = json.loads(file.read_text())
    assert figures["answers"] > 0
    assert 0 < figures["saved_ms_p50"] <= figures["saved_ms_p99"]
    assert figures["push_ms_p50"] > 0
    assert figures["server_ms_per_answer"] > 0
    assert figures["seconds_to_first_page"] > 0
    assert figures["sockets_lost"] == 0
    assert "answers_per_second" in capsys.readouterr().out


def test_several_processes_need_a_store_that_they_can_share(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parser = argparse.ArgumentParser()
    server.add_arguments(parser)
    assert server.run(parser.parse_args(["--processes", "2"])) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert server.run(parser.parse_args(["--processes", "two"])) == 2
    assert "no numbers: two" in capsys.readouterr().err


def test_several_numbers_of_processes_are_measured_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []

    def measured(store: str, processes: int, arguments: argparse.Namespace) -> dict[str, float]:
        seen.append((store, processes))
        return {
            "processes": processes,
            "answers_per_second": 100.0 + 80 * (processes - 1),
            "server_ms_per_answer": 2.0 * processes,
            "saved_ms_p50": 5.0,
        }

    monkeypatch.setattr(server, "_measured", measured)
    parser = argparse.ArgumentParser()
    server.add_arguments(parser)
    words = ["--processes", "1,2", "--store", "postgresql://here"]
    assert server.run(parser.parse_args(words)) == 0
    assert seen == [("postgresql://here", 1), ("postgresql://here", 2)]
    said = capsys.readouterr().out
    assert "answers_per_second +0.8, server_ms_per_answer +1.0, saved_ms_p50 +0.0" in said


def test_the_hostile_benchmark_attacks_and_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # a position of the long game can take longer than the test gives its attacker
    short = hostile.long_record(goal=12, answers=100)
    monkeypatch.setattr(hostile, "long_record", lambda: short)
    parser = argparse.ArgumentParser()
    hostile.add_arguments(parser)
    file = tmp_path / "figures.json"
    assert hostile.run(parser.parse_args(["--seconds", "1.5", "--json", str(file)])) == 0
    figures = json.loads(file.read_text())
    assert list(figures) == ["idle", "positions", "imports", "undo", "rewinds", "bots"]
    for name, row in figures.items():
        assert row["answers"] > 0
        assert 0 < row["p50"] <= row["p99"]
        assert row["bot_max"] > 0
        assert "broken" not in row
        assert name == "idle" or row["served"] + row["refused"] > 0
    assert "ratio" in capsys.readouterr().out


def test_an_attack_that_is_not_known_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    hostile.add_arguments(parser)
    assert hostile.run(parser.parse_args(["--only", "siege"])) == 2
    assert "siege" in capsys.readouterr().err
