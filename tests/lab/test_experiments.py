"""`dustboard lab run`: variants with the same luck, the same results however they are played."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import dustboard
from dustboard.lab.experiments import parquet, run
from dustboard.lab.experiments.plan import Plan, Stop
from dustboard.lab.experiments.stopping import Watch
from dustboard.lab.experiments.variants import play_games
from dustboard.lab.failures import BadExperiment

WAR = """\
title = "wftw"
seats = ["easy", "random", "random"]
games = 20
chunk = 4
seed = 3

[options]
victory_goal = 8

[[variant]]
name = "rich start"

[variant.cards.bu01]
acquisition = 0

[variant.cards.bu02.effect.0.gain]
scrap = 9

[variant.cards.st01]
attack = 4
"""


def lab_run(file: Path, out: Path, *more: str) -> int:
    parser = argparse.ArgumentParser()
    run.add_arguments(parser)
    return run.run(parser.parse_args([str(file), "--out", str(out), *more]))


def written(folder: Path, text: str) -> Path:
    file = folder / "war.toml"
    file.write_text(text, encoding="utf-8")
    return file


def rows_of(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]


@pytest.fixture(scope="module")
def war(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """An experiment that was run with one process: its file and its folder."""
    folder = tmp_path_factory.mktemp("war")
    file = written(folder, WAR)
    assert lab_run(file, folder / "one", "--jobs", "1") == 0
    return file, folder / "one"


def test_one_and_two_processes_give_the_same_games(war: tuple[Path, Path], tmp_path: Path) -> None:
    file, one = war
    assert lab_run(file, tmp_path / "two", "--jobs", "2") == 0
    assert (one / "games.jsonl").read_bytes() == (tmp_path / "two/games.jsonl").read_bytes()


def test_variants_play_the_same_luck_with_rotated_seats(war: tuple[Path, Path]) -> None:
    rows = rows_of(war[1])
    base, rich = rows[:20], rows[20:]
    assert {row["variant"] for row in base} == {"base"}
    assert {row["variant"] for row in rich} == {"rich start"}
    for name in ("index", "seed", "seats"):
        assert [row[name] for row in base] == [row[name] for row in rich]
    assert [row["seats"].index("easy") for row in base[:4]] == [0, 2, 1, 0]
    # other cards bring another game
    assert [row["digest"] for row in base] != [row["digest"] for row in rich]


def test_scores_are_noted_round_by_round(war: tuple[Path, Path]) -> None:
    for row in rows_of(war[1]):
        assert row["curve"][-1] == row["scores"]
        assert len(row["curve"]) == row["rounds"] + 1


def test_a_run_goes_on_where_it_stopped(war: tuple[Path, Path], tmp_path: Path) -> None:
    file, one = war
    out = tmp_path / "again"
    assert lab_run(file, out, "--jobs", "2") == 0
    chunks = sorted((out / "chunks").iterdir())
    assert len(chunks) == 10
    chunks[3].unlink()
    chunks[4].write_text(chunks[4].read_text()[:50])  # as if it was cut off
    before = {path: path.stat().st_mtime_ns for path in chunks if path.exists()}
    (out / "games.jsonl").unlink()
    assert lab_run(file, out, "--jobs", "1") == 0
    assert (out / "games.jsonl").read_bytes() == (one / "games.jsonl").read_bytes()
    after = {path: path.stat().st_mtime_ns for path in chunks}
    assert [path for path in chunks if before.get(path) != after[path]] == chunks[3:5]


def test_more_games_are_added_to_a_run(war: tuple[Path, Path], tmp_path: Path) -> None:
    out = tmp_path / "more"
    file = written(tmp_path, WAR.replace("games = 20", "games = 6"))
    assert lab_run(file, out, "--jobs", "1") == 0
    assert len(rows_of(out)) == 12
    written(tmp_path, WAR)
    assert lab_run(file, out, "--jobs", "1") == 0
    assert rows_of(out) == rows_of(war[1])


def test_a_folder_holds_one_experiment(war: tuple[Path, Path], tmp_path: Path) -> None:
    other = written(tmp_path, WAR.replace("seed = 3", "seed = 4"))
    with pytest.raises(BadExperiment, match="another experiment"):
        lab_run(other, war[1], "--jobs", "1")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/x").touch()
    with pytest.raises(BadExperiment, match="is not a run"):
        lab_run(other, tmp_path / "full", "--jobs", "1")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("cards.bu01", "cards.bu91", "war.toml:14: wftw has no row 'bu91'; did you mean"),
        ("acquisition", "aquisition", "war.toml:14: row 'bu01': field 'aquisition': no such field"),
        ("= 0", '= "free"', "war.toml:14: row 'bu01': field 'acquisition': expected int, got str"),
        ("= 0", "= -1", "war.toml:14: row 'bu01': field 'acquisition': expected 0 or more"),
        ("scrap = 9", "scrop = 9", "war.toml:17: row 'bu02': field 'effect.0.gain.scrop'"),
        ("effect.0", "effect.1", "war.toml:17: row 'bu02': field 'effect.1.gain.scrap'"),
    ],
)
def test_cards_and_fields_that_are_not_there(
    old: str, new: str, words: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    with pytest.raises(BadExperiment) as caught:
        lab_run(written(tmp_path, WAR.replace(old, new)), out, "--jobs", "1")
    assert str(caught.value).startswith(words)
    assert not out.exists()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("games =", "gams =", "war.toml:3: "),
        ('"easy"', '"eazy"', "eazy"),
        ("victory_goal = 8", "victory_goal = 800", "5 to 99"),
        ("seed = 3", 'seed = 3\ndraft = "random"', "war.toml:6: wftw has no draft"),
        ("seed = 3", 'seed = 3\nscenarios = ["x"]', "war.toml:6: wftw has no scenario 'x'"),
        ('"wftw"', '"chess"', "war.toml:1: there is no title"),
        ('"rich start"', '"base"', "two variants"),
        ("[[variant]]", "[[variant]", "not valid TOML"),
    ],
)
def test_experiments_that_cannot_be_run(old: str, new: str, words: str) -> None:
    with pytest.raises(BadExperiment) as caught:
        Plan("war.toml", WAR.replace(old, new))
    assert words in str(caught.value)
    assert str(caught.value).startswith("war.toml:")


def test_a_run_stops_when_shares_are_known_well_enough(tmp_path: Path) -> None:
    text = WAR.replace("seed = 3", "seed = 3\n\n[stop]\nhalf_width = 0.3\nleast = 8")
    assert lab_run(written(tmp_path, text), tmp_path / "out", "--jobs", "2") == 0
    assert len(rows_of(tmp_path / "out")) == 16


def test_the_least_known_share_counts() -> None:
    row = {"variant": "base", "seats": ["easy", "random"], "winners": [0]}
    watch = Watch(Stop(0.1, of="seat", least=20))
    watch.add([row] * 20)
    assert watch.half_width() == pytest.approx(0.0806, abs=1e-4)
    assert watch.enough(20)
    assert not watch.enough(19)
    watch.add([{**row, "variant": "odd"}, {**row, "variant": "odd", "winners": [1]}])
    assert not watch.enough(20)


def test_records_are_kept_on_wish(tmp_path: Path) -> None:
    text = WAR.replace("games = 20", "games = 1\nrecords = true")
    assert lab_run(written(tmp_path, text), tmp_path / "out", "--jobs", "1") == 0
    records = sorted((tmp_path / "out/records").rglob("*.json"))
    assert [path.parent.name for path in records] == ["base", "rich_20_start"]
    game = dustboard.replay(json.loads(records[0].read_text()))
    assert game.digest() == rows_of(tmp_path / "out")[0]["digest"]


KNIGHTS = """\
title = "wk1"
seats = ["random", "random", "random"]
games = 4
scenarios = ["savior", "only_one"]
draft = DRAFT
"""


def test_a_forced_draft_moves_around_the_table_with_its_bot() -> None:
    (variant,) = Plan("k.toml", KNIGHTS.replace("DRAFT", '["k04", "", "k07"]')).variants
    rows = play_games(variant, 0, 4).rows
    assert [row["turns"]["mission"] for row in rows] == ["savior", "only_one"] * 2
    knights = [row["figures"]["seats"]["knight"] for row in rows]
    assert [(drawn.index("k04"), drawn.index("k07")) for drawn in knights] == [
        (0, 2),
        (0, 2),
        (2, 1),
        (2, 1),
    ]


def test_a_random_draft_is_drawn_from_the_luck_of_the_game() -> None:
    (variant,) = Plan("k.toml", KNIGHTS.replace("DRAFT", '"random"')).variants
    drawn = [row["figures"]["seats"]["knight"] for row in play_games(variant, 0, 2).rows]
    assert drawn == [row["figures"]["seats"]["knight"] for row in play_games(variant, 0, 2).rows]
    assert drawn[0] != drawn[1]


def test_without_pyarrow_there_is_no_parquet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    assert not parquet.write_parquet(tmp_path / "games.parquet", [])
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_parquet_has_a_row_for_each_seat(war: tuple[Path, Path], tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    rows = rows_of(war[1])
    assert parquet.write_parquet(tmp_path / "games.parquet", rows)
    table = read_table(tmp_path / "games.parquet").to_pylist()
    assert len(table) == 3 * len(rows)
    assert [line["score"] for line in table[:3]] == rows[0]["scores"]


KILLED = """\
import os, sys
from pathlib import Path
from dustboard.lab.experiments.plan import Plan
from dustboard.lab.experiments.workers import LocalWorkers

if __name__ == "__main__":
    (variant, _) = Plan("war.toml", Path(sys.argv[1]).read_text()).variants
    workers = LocalWorkers([variant], 1)
    workers.submit(variant, 0, 1).result()
    (player,) = workers._pools[0]._processes
    Path(sys.argv[2]).write_text(str(player))
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc to look at processes")
def test_those_who_play_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    environment = {**os.environ, "PYTHONPATH": str(Path(dustboard.__file__).parents[1])}
    player = tmp_path / "player"
    words = [sys.executable, str(script), str(written(tmp_path, WAR)), str(player)]
    assert subprocess.run(words, env=environment, check=False).returncode == -9
    home = Path("/proc") / player.read_text()
    for _ in range(600):
        if not home.exists():
            break
        time.sleep(0.1)
    assert not home.exists()
