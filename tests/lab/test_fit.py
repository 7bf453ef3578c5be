"""Fitting weights: the same for a seed, and moving toward what wins."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from dustboard.games.wk1.meta import WasteKnights
from dustboard.kernel.title import Outcome
from dustboard.lab import fit
from dustboard.lab.failures import BadExperiment


def arguments(*more: str, title: str = "wftw") -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    fit.add_arguments(parser)
    short = ["--generations", "1", "--population", "4", "--games", "2", "--jobs", "1"]
    return parser.parse_args([title, *short, *more])


def test_the_same_seed_gives_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "plays", lambda *job: job[3]["raids"])
    found = [fit.Fit(arguments("--seed", seed)).run(map) for seed in ("7", "7", "8")]
    assert found[0] == found[1] != found[2]
    assert found[0]["early"] == 0.0  # what is nothing stays so


def test_numbers_move_toward_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "plays", lambda *job: -job[3]["shop"])
    job = fit.Fit(arguments("--generations", "6", "--population", "12"))
    assert job.run(map)["shop"] < 0.7 * job.start["shop"]


def test_a_short_fit_writes_a_table_of_weights(tmp_path: Path) -> None:
    out = tmp_path / "found.toml"
    assert fit.run(arguments("--pool", "normal,normal:builder", "--out", str(out))) == 0
    text = out.read_text(encoding="utf-8")
    assert "[seats.2]" in text
    assert "# check:" in text


def test_a_mission_has_a_table_of_its_own(tmp_path: Path) -> None:
    out = tmp_path / "found.toml"
    more = ("--scenario", "manifold", "--out", str(out))
    assert fit.run(arguments(*more, title="wk1")) == 0
    assert "[scenarios.manifold]" in out.read_text(encoding="utf-8")
    assert fit.Fit(arguments(*more, title="wk1")).start != fit.Fit(arguments(title="wk1")).start


def test_a_game_that_nobody_wins_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = fit.Fit(arguments(title="wk1")).start
    won: list[float] = []
    for winners in ((), (0, 1), (0,)):
        outcome = Outcome(winners, (), "")
        monkeypatch.setattr(fit, "play_on", lambda *how: None)
        monkeypatch.setattr(WasteKnights, "outcome", lambda *how, end=outcome: end)
        won.append(fit.plays("wk1", 2, "", numbers, numbers, [1]))
    assert won == [0.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--players", "9"], "players"),
        (["--pool", "hard"], "only normal"),
        (["--games", "0"], "a game"),
        (["--scenario", "savior"], "no scenario"),
    ],
)
def test_what_cant_be_fitted_is_refused(more: list[str], why: str) -> None:
    with pytest.raises(BadExperiment, match=why):
        fit.Fit(arguments(*more))
