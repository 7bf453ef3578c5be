"""`dustboard trace`: it holds for an unchanged tree, and finds what a changed one does."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import dustboard
from dustboard.games.wftw.content.card_table import ATTACK, ID
from dustboard.kernel.game import Game
from dustboard.lab import trace, tracing
from dustboard.lab.tracing import TracePlan, first_difference, trace_one

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    trace.add_arguments(parser)
    return trace.run(parser.parse_args([*arguments, "--jobs=1"]))


def kept(tmp_path: Path, *titles: str) -> str:
    """A file of a few traces of the tree as it is."""
    file = str(tmp_path / "base.txt")
    assert run(*titles, "--games=3", "--seed=4", f"--records={tmp_path}", f"--out={file}") == 0
    return file


def test_an_unchanged_tree_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, "wftw", "wk1", "_template")
    first = capsys.readouterr().out
    assert run(f"--records={tmp_path}", f"--against={file}") == 0
    again = capsys.readouterr().out
    assert again == first + "all 9 games are as they were\n"
    assert re.search(
        r"^wk1 random/1: 3 players, seed [0-9a-f]{32}, \{.+\}, \d+, \w{16}$", first, re.M
    )
    assert re.search(r"^_template: 3 games, \d+ answers, \w{32}$", first, re.M)


@contextmanager
def stronger_units() -> Iterator[None]:
    """Units of the buy deck have 1 more attack than is printed."""
    printed = ATTACK[:]
    ATTACK[:] = [number + ID[card].startswith("bu") for card, number in enumerate(printed)]
    try:
        yield
    finally:
        ATTACK[:] = printed


def test_a_changed_card_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path, "wftw")
    capsys.readouterr()
    with stronger_units():
        assert run(f"--records={tmp_path}", f"--against={file}") == 1
        out = capsys.readouterr().out
        told = re.search(r"^first: wftw (random/\d), after (\d+) answers: (.+)$", out, re.M)
        assert told is not None, out
        show = f"--show={told[1]}:{told[2]}"
        assert run("wftw", "--seed=4", show) == 0
        changed = json.loads(capsys.readouterr().out)
    assert run("wftw", "--seed=4", show) == 0
    was = json.loads(capsys.readouterr().out)
    assert [part for part in tracing.PARTS if was[part] != changed[part]] == told[3].split(", ")


def test_each_part_that_differs_is_named() -> None:
    old = {"steps": "aaabbbcccdddeee" * 2}
    assert first_difference(old, {"steps": "aaabbbcccdddeee" + "aaabbxcccdddeex"}) == (
        1,
        ["asked", "views"],
    )
    assert first_difference(old, {"steps": "aaabbbcccdddeee"})[0] == 1


def test_recorded_games_are_played_and_one_that_is_refused_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads((RECORDS / "wftw" / "00-2p.json").read_text(encoding="utf-8"))
    plan = TracePlan("wftw", [RECORDS / "wftw" / "00-2p.json"], 0, 0, False)
    row = trace_one(plan, 0)
    assert row["game"] == "record/00-2p"
    assert row["answers"] == len(record["answers"])
    assert row["seed"] == record["seed"]
    (tmp_path / "wftw").mkdir()
    record["answers"][5][1] = "whistle"
    (tmp_path / "wftw" / "bad.json").write_text(json.dumps(record), encoding="utf-8")
    assert run("wftw", "--games=0", f"--records={tmp_path}") == 1
    assert "1 games failed, the first one at wftw record/bad, answer 6: refused" in (
        capsys.readouterr().out
    )


def test_views_are_those_of_all_viewers_in_turn() -> None:
    game = dustboard.new_game("wftw", players=3, seed=1)
    assert [tracing.viewers(game, at, False) for at in range(5)] == [[-1], [0], [1], [2], [-1]]
    assert tracing.viewers(game, 2, True) == [-1, 0, 1, 2]


def test_a_field_that_came_is_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(kept(tmp_path, "_template"))
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    fields = lines[1]["fields"]
    older = [name for name in fields if name != "round"]
    assert older != fields
    plan = TracePlan("_template", [], 3, 4, False, older)
    rows = [{**trace_one(plan, at), "fields": older} for at in range(3)]
    file.write_text("\n".join(json.dumps(line) for line in (lines[0], *rows)), encoding="utf-8")
    assert run(f"--against={file}") == 0
    assert "all 3 games are as they were" in capsys.readouterr().out
    rows[0]["fields"] = [*older, "moon"]
    file.write_text("\n".join(json.dumps(line) for line in (lines[0], *rows)), encoding="utf-8")
    assert run(f"--against={file}") == 1
    assert "fields that are gone: moon" in capsys.readouterr().out


def test_a_fault_of_the_title_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, seat: object) -> dict[str, object]:
        raise ZeroDivisionError("round")

    monkeypatch.setattr(Game, "view", broken)
    row = trace_one(TracePlan("_template", [], 1, 0, False), 0)
    assert row["failed"] == "ZeroDivisionError: round"
    assert row["answers"] == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("wftx",), "'wftx'"),
        (("_nothing",), "'_nothing'"),
        (("wftw", "--against=/nowhere"), "no file of traces"),
        (("wftw", "--show=random"), "such as random/7:12"),
        (("wftw", "wk1", "--show=random/1:2"), "such as random/7:12"),
    ],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(dustboard.DustboardError, match=words):
        run(*arguments)
