"""`dustboard sim`: the same results for the same seed, rows that can be read, clear complaints."""

from __future__ import annotations

import argparse
import json
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.lab import runs, sim
from dustboard.lab.batch import Batch, play_batch, play_one
from dustboard.lab.experiments import ray_workers
from dustboard.lab.match import play_game, sim_options
from dustboard.lab.statistics import histogram, percentile, wilson

KEYS = {
    "index",
    "seed",
    "seats",
    "winners",
    "scores",
    "rounds",
    "answers",
    "reason",
    "digest",
    "figures",
}


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    return sim.run(parser.parse_args(arguments))


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_rows_are_the_same_for_one_and_two_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "other.jsonl"]
    seats = "greedy,random,random"
    for file, jobs, seed in zip(files, "121", "778", strict=True):
        found = run(
            *("wftw", "--seats", seats, "--games", "9", "--jobs", jobs, "--seed", seed),
            *("--json", str(file)),
        )
        assert found == 0
    one, two, other = (file.read_bytes() for file in files)
    assert one == two != other


def test_rows_tell_the_games(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    arguments = ("wftw", "--seats", "random,greedy", "--games", "4", "--jobs", "1", "--seed", "3")
    assert run(*arguments, "--json", str(file), "--debug") == 0
    rows = rows_of(file)
    assert [row["index"] for row in rows] == [0, 1, 2, 3]
    assert all(row.keys() == KEYS for row in rows)
    assert len({row["seed"] for row in rows}) == 4
    assert [row["seats"][0] for row in rows] == ["random", "greedy", "random", "greedy"]
    row = rows[1]
    game = play_game("wftw", row["seats"], int(row["seed"], 16), sim_options("wftw"))
    assert game.digest() == row["digest"]
    assert game.outcome is not None
    assert list(game.outcome.scores) == row["scores"]
    assert list(game.outcome.winners) == row["winners"]
    assert len(game.ordered_answers()) == row["answers"]


def test_seats_stay_when_told_so(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    arguments = ("wftw", "--seats", "random,easy", "--games", "3", "--jobs", "1", "--no-rotate")
    assert run(*arguments, "--json", str(file)) == 0
    assert [row["seats"] for row in rows_of(file)] == [["random", "easy"]] * 3


def test_simulated_games_end_with_round_30_unless_told_otherwise() -> None:
    assert sim.table_options("wftw", []) == {"round_cap": 30}
    assert sim.table_options("wftw", ["round_cap=3", "overbid=forbidden"]) == {
        "round_cap": 3,
        "overbid": "forbidden",
    }
    capped = Batch("wftw", ["random", "random"], 1, 1, {"round_cap": 2, "victory_goal": 99})
    row = play_one(capped, 0)
    assert (row["rounds"], row["reason"]) == (2, "round-cap")


def test_json_on_stdout_is_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("wftw", "--seats", "random,random", "--games", "2", "--jobs", "1", "--json=-") == 0
    out, err = capsys.readouterr()
    assert [json.loads(line)["index"] for line in out.splitlines()] == [0, 1]
    assert "win share" in err


def test_progress_and_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("wftw", "--seats", "random,random", "--games", "4", "--jobs", "1") == 0
    out, err = capsys.readouterr()
    assert err.splitlines() == [
        "games: 25 % (1 of 4)",
        "games: 50 % (2 of 4)",
        "games: 75 % (3 of 4)",
        "games: 100 % (4 of 4)",
    ]
    assert "100.0 %" in out  # random is all there is, so it wins every game
    assert "rounds: mean" in out
    assert "4 games in" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("wftw", "--seats", "random,deep"), "'deep'"),
        (("wftx", "--seats", "random,random"), "'wftx'"),
        (("wftw", "--seats", "random"), "2 to 8 players"),
        (("wftw", "--seats", "random,random", "--games", "0"), "number of games"),
        (("wftw", "--seats", "random,random", "--jobs", "0"), "number of jobs"),
        (("wftw", "--seats", "random,random", "--option", "round_cap"), "name=value"),
        (("wftw", "--seats", "random,random", "--option", "cap=1"), "there is no option 'cap'"),
        (("wftw", "--seats", "random,random", "--option", "round_cap=-1"), "0 to 1000"),
        (("wftw", "--seats", "random,random", "--ray", "auto"), "--ray needs the package ray"),
    ],
)
def test_bad_input_is_one_line(
    arguments: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    file = tmp_path / "rows.jsonl"
    with pytest.raises(dustboard.DustboardError) as caught:
        run(*arguments, "--json", str(file))
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not file.exists()


def test_a_file_that_cannot_be_written_stops_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "play_batch", lambda batch, jobs: pytest.fail("a game was played"))
    for name in (tmp_path, tmp_path / "no" / "rows.jsonl"):
        with pytest.raises(dustboard.DustboardError, match="cannot write"):
            run("wftw", "--seats", "random,random", "--jobs", "1", "--json", str(name))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device /dev/full")
def test_a_full_disk_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("wftw", "--seats", "random,random", "--games", "1", "--jobs", "1")
    assert run(*arguments, "--json", "/dev/full") == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("dustboard: cannot write /dev/full: ")


def test_wilson_interval_against_known_values() -> None:
    low, high = wilson(9, 10)
    assert (round(low, 4), round(high, 4)) == (0.5958, 0.9821)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0


def test_percentiles_and_histogram_count_everything() -> None:
    numbers = list(range(1, 101))
    assert [percentile(numbers, cut) for cut in (5, 50, 95, 100)] == [5, 50, 95, 100]
    counts = [int(line.split()[-1]) for line in histogram(numbers)]
    assert sum(counts) == 100
    assert len(counts) <= 12


def test_a_batch_can_be_left_early() -> None:
    """Whoever stops asking, by Ctrl-C for one, leaves no process behind."""
    rows = play_batch(Batch("wftw", ["random", "random"], 400, 1, sim_options("wftw")), 2)
    before = active_children()
    assert next(rows)["index"] == 0
    mine = [process for process in active_children() if process not in before]
    assert len(mine) == 2
    rows.close()
    for process in mine:
        assert wait([process.sentinel], 60)  # ready once the process has ended


def test_seats_may_be_written_as_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("wftw", "--seats", "bot:random,bot:easy", "--games", "1", "--jobs", "1") == 0
    assert "random" in capsys.readouterr().out
