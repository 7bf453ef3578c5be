"""`dustboard shares`: every row that is published can be measured again by one command."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

import dustboard
from dustboard.bots.win_rates import Share, read_shares
from dustboard.bots.win_rates import shares as published
from dustboard.lab import shares
from dustboard.lab.failures import BadExperiment
from dustboard.lab.shares_page import page_of
from dustboard.lab.statistics import wilson

ROW = Share("wftw", "easy", "normal", 2, "", 0.0, 3, 1)


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    shares.add_arguments(parser)
    return shares.run(parser.parse_args(arguments))


def test_the_plan_has_duels_and_tables_of_four_in_every_mission() -> None:
    plan = shares.planned(["wftw", "wk1"], 200, 60, 1)
    assert len({shares.key_of(row) for row in plan}) == len(plan)
    tables = {(row.players, row.scenario) for row in plan if row.title == "wk1"}
    missions = {"savior", "manifold", "only_one", "freight", "blackout"}
    assert {scenario for _, scenario in tables} == missions
    assert {players for players, _ in tables} <= {2, 3, 4}
    for mission in missions:
        allowed = dustboard.title("wk1").players_for({"mission": mission})
        assert {n for n, scenario in tables if scenario == mission} == {allowed[0], 4}
    levels = {row.level for row in plan if row.title == "wk1"}
    tempers = {"normal:bold", "normal:careful", "normal:merciful", "normal:cruel"}
    assert levels == {"easy", "normal", "hard", *tempers}
    assert {row.games for row in plan if row.level == "hard"} == {60}
    assert {row.games for row in plan if row.level != "hard"} == {200}


def test_wins_are_counted_in_parts_or_together() -> None:
    seats = ["normal", "easy"]
    apart = [{"seats": seats, "winners": who} for who in ([0], [1], [0, 1])]
    assert shares.counted(ROW, apart).wins == 1.5
    assert not shares.counted(ROW, apart).together
    whole = [{"seats": seats, "winners": who} for who in ([], [0, 1], [0, 1])]
    found = shares.counted(ROW, whole)
    assert (found.wins, found.together) == (2.0, True)
    nobody = [{"seats": seats, "winners": []}] * 2
    assert not shares.counted(ROW, nobody).together


def test_the_file_is_read_as_it_was_written() -> None:
    rows = [
        Share("wftw", "easy", "normal", 2, "", 1.5, 3, 1),
        Share("wk1", "normal:bold", "normal", 4, "manifold", 2, 3, 1, together=True),
    ]
    text = shares.text_of(rows)
    assert read_shares(text.encode()) == rows
    assert all(len(line) < 200 for line in text.splitlines())


def test_a_run_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "shares.toml"
    few = [("easy", "normal"), ("normal", "easy"), ("normal:builder", "normal")]
    monkeypatch.setattr(shares, "kinds", lambda title: few)
    monkeypatch.setattr(shares, "tables", lambda title: [(2, ""), (3, "")])
    monkeypatch.setattr(shares, "sim_options", lambda title: {"round_cap": 1})
    wanted = ("--out", str(file), "--title", "wftw", "--games", "2", "--jobs", "1")
    other = Share("wk1", "easy", "normal", 2, "savior", 1.0, 4, 9)
    file.write_text(shares.text_of([other]), encoding="utf-8")
    assert run(*wanted) == 0
    whole = read_shares(file.read_bytes())
    assert [row.level for row in whole[:6]] == [level for level, _ in few] * 2
    assert whole[6:] == [other]  # what was not asked for stays
    assert capsys.readouterr().out.count(" of 2 (") == 6

    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-5] + lines[-3:]), encoding="utf-8")  # two rows are lost
    assert len(read_shares(file.read_bytes())) == 5
    assert run(*wanted) == 0
    assert capsys.readouterr().out.count(" of 2 (") == 2
    assert read_shares(file.read_bytes()) == whole
    assert run(*wanted, "--anew") == 0
    assert capsys.readouterr().out.count(" of 2 (") == 6
    assert read_shares(file.read_bytes()) == whole
    assert not list(tmp_path.glob("*.part"))


def test_a_file_that_is_no_list_of_shares_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "shares.toml"
    file.write_text("share = 3", encoding="utf-8")
    with pytest.raises(BadExperiment, match="cannot read"):
        run("--out", str(file), "--title", "wftw")
    assert file.read_text(encoding="utf-8") == "share = 3"


def test_the_interval_of_a_share_follows_from_wins_and_games() -> None:
    low, high = wilson(52, 200)
    assert (round(100 * low), round(100 * high)) == (20, 32)


def test_the_page_tells_every_row_with_its_interval() -> None:
    rows = [
        Share("wftw", "easy", "normal", 2, "", 52, 200, 1),
        Share("wk1", "easy", "normal", 4, "savior", 40, 200, 1),
        Share("wk1", "easy", "normal", 2, "manifold", 60, 200, 1, together=True),
    ]
    page = page_of(rows)
    assert "| easy | normal | 52 of 200 | 26 % (20-32) |" in page
    assert "### Savior of the Waste, 4 players\n\nAn even share is 25 %." in page
    assert "All win or lose together." in page
    assert all(len(line) <= 120 for line in page.splitlines())


def test_the_published_page_tells_what_the_wizard_is_told() -> None:
    page = Path(__file__).parents[2] / "docs" / "bots-in-numbers.md"
    rows = [row for title in dustboard.titles() for row in published(title)]
    assert page.read_text(encoding="utf-8") == page_of(rows)
