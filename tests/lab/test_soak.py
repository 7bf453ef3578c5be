"""`dustboard soak`: tables of all kinds, and a failure that can be played again."""

from __future__ import annotations

import argparse
import json
import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

import dustboard
from dustboard.build_info import compiled
from dustboard.kernel.errors import InvariantBroken
from dustboard.kernel.state import State
from dustboard.lab import failures, soak
from dustboard.lab.failures import GameFailed


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    soak.add_arguments(parser)
    return parser.parse_args(arguments)


def run(*arguments: str) -> int:
    return soak.run(parsed(*arguments))


def test_games_are_at_tables_of_all_kinds() -> None:
    batch = soak.batch_for("wk1", "random", parsed("wk1", "--vary", "edition"))
    tables = [batch.table(index) for index in range(4 * len(batch.tables))]
    title = dustboard.title("wk1")
    wanted = {
        (players, mission, edition)
        for mission in next(spec for spec in title.options if spec.name == "mission").values
        for edition in ("en", "pl")
        for players in title.players_for({"mission": mission})
    }
    plain = [(n, o["mission"], o["edition"]) for n, o in tables if len(o) == 2]
    drawn = [(n, o["mission"], o["edition"]) for n, o in tables if len(o) > 2]
    assert set(plain) == set(drawn) == wanted  # each as the rules are written, and with others
    had = Counter((name, value) for _, options in tables for name, value in options.items())
    for spec in title.options:
        assert all(had[spec.name, value] for value in spec.values), spec.name
    assert batch.table(1) == soak.batch_for("wk1", "random", parsed("--vary=edition")).table(1)


def test_titles_without_missions_have_all_players_and_options() -> None:
    batch = soak.batch_for("wftw", "greedy", parsed("--greedy", "3"))
    assert [batch.table(index)[0] for index in range(7)] == [2, 3, 4, 5, 6, 7, 8]
    assert batch.seating(6) == ["greedy"] * 8
    assert batch.debug
    assert batch.games == 3


@pytest.mark.compiled  # the bots of a build that is compiled are compiled, too
@pytest.mark.parametrize("title", dustboard.titles())
def test_greedy_bots_play_to_the_end_at_tables_of_each_kind(title: str) -> None:
    games = 36 if compiled() else 6  # six are enough where nothing is compiled
    assert run(title, "--random=0", f"--greedy={games}", "--jobs=1") == 0


def test_games_are_counted_with_their_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    assert run("wk1", "--random=3", "--greedy=1", "--jobs=2", f"--json={file}") == 0
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [row["seats"] for row in rows] == [
        ["random"] * 2,
        ["random"] * 3,
        ["random"] * 4,
        ["greedy"] * 2,
    ]
    assert [len(row["options"]) > 1 for row in rows] == [False, True, False, False]
    out, err = capsys.readouterr()
    assert "wk1, random: 100 % (3 of 3)" in err
    assert "wk1: 3 games of random bots, every invariant held" in out
    assert "wk1: 1 games of greedy bots, every invariant held" in out
    for part in ("by seat", "by mission", "by knight", "escapes a game", "reputation of greedy"):
        assert part in out
    assert "option mission: savior 3, manifold 0" in out
    assert run("wk1", "--again=random:1") == 0
    assert f"digest {rows[1]['digest']}" in capsys.readouterr().out


def test_each_two_modules_meet_and_then_all_of_them() -> None:
    tables = soak.module_tables("wk2", 50)
    specs = [one for one in dustboard.title("wk2").options if one.group == soak.MODULES]
    on = [
        {(spec.name, one[spec.name]) for spec in specs if one[spec.name] != spec.default}
        for one, _ in tables
    ]
    ways = {(spec.name, value) for spec in specs for value in spec.values if value != spec.default}
    assert len(ways) == 7  # six modules, one of them in two variants
    pairs = [pair for pair in on if len(pair) == 2]
    assert {frozenset(pair) for pair in pairs} == {
        frozenset((one, two)) for one in ways for two in ways if one[0] != two[0]
    }
    assert all(len(one) == len(specs) for one in on[len(pairs) :])
    assert {game for one in on[len(pairs) :] for game in one} == ways
    assert sum(games for one, (_, games) in zip(on, tables, strict=True) if len(one) > 2) == 200
    assert {games for one, (_, games) in zip(on, tables, strict=True) if len(one) == 2} == {50}


def test_games_with_modules_are_counted_and_can_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = soak.module_tables("wk2", 1)
    monkeypatch.setattr(soak, "module_tables", lambda title, most: [found[0], found[-1]])
    file = tmp_path / "rows.jsonl"
    asked = ("wk2", "--random=0", "--greedy=0", "--modules=1", "--option=adventure=first_tank")
    assert run(*asked, "--jobs=1", f"--json={file}") == 0
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [row["options"]["adventure"] for row in rows] == ["first_tank"] * 3
    assert rows[0]["options"]["landmarks"] == "before"
    assert rows[0]["options"]["parts"] is True
    assert rows[0]["options"]["city_tasks"] is False
    out, _ = capsys.readouterr()
    assert "wk2, landmarks=before + parts: 1 random games, " in out
    options = [f"--option={name}={value}" for name, value in found[0][0].items()]
    again = ("wk2", "--option=adventure=first_tank", *options, "--again=random:0")
    assert run(*again) == 0
    assert f"digest {rows[0]['digest']}" in capsys.readouterr().out


def test_a_failure_among_modules_names_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dustboard.title("wk2"), "invariants", (lambda state: "upside down",))
    assert run("wk2", "--random=0", "--greedy=0", "--modules=1", "--jobs=1") == 1
    out, err = capsys.readouterr()
    assert "random games" not in out  # nothing after the first failure
    assert "--option=landmarks=before --option=parts=True" in err
    assert "--option=city_tasks=False --again=random:0" in err


def second_round(state: State) -> str:
    return "the sky fell" if state.round == 2 else ""  # type: ignore[attr-defined]


def test_a_broken_invariant_is_told_and_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dustboard.title("wftw"), "invariants", (second_round,))
    assert run("wftw", "--random=5", "--greedy=0", "--jobs=1", "--seed=4") == 1
    out, err = capsys.readouterr()
    assert "wftw" not in out  # nothing is counted that was not proved
    told = re.search(
        r"dustboard: game 0 failed at answer (\d+), seat \d with '.+': InvariantBroken: "
        r"wftw: the sky fell\n  table: wftw, 2 players, seed [0-9a-f]{32}, options \{\}\n"
        r"  again: dustboard soak wftw --seed=4 --again=random:0\n"
        r"  before it: dustboard replay (\S+)\n",
        err,
    )
    assert told is not None, err
    assert "Traceback" in err
    assert run("wftw", "--seed=4", "--again=random:0") == 1
    second = re.search(r"failed at answer (\d+)", capsys.readouterr().err)
    assert second is not None
    assert second[1] == told[1]
    game = dustboard.replay(json.loads(Path(told[2]).read_text(encoding="utf-8")))
    assert len(game.answers) == int(told[1]) - 1
    monkeypatch.undo()
    assert run("wftw", "--seed=4", "--again=random:0") == 0
    Path(told[2]).unlink()


def test_a_table_that_cannot_be_laid_is_told_without_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dustboard.title("wftw"), "invariants", (lambda state: "upside down",))
    assert run("wftw", "--random=0", "--greedy=1", "--jobs=1") == 1
    err = capsys.readouterr().err
    assert "game 0 failed at answer 0: InvariantBroken: wftw: upside down" in err
    assert "--again=greedy:0" in err
    assert "before it" not in err


def test_a_game_without_an_end_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dustboard.lab.match.MOST_ANSWERS", 10)
    assert run("wftw", "--random=1", "--greedy=0", "--jobs=1") == 1
    assert "no end after 10 answers" in capsys.readouterr().err


def test_a_failure_comes_whole_from_another_process() -> None:
    facts = failures.failure(
        "wftw", 2, 7, {"overbid": "forbidden"}, None, 1, "x", InvariantBroken(".")
    )
    there = pickle.loads(pickle.dumps(GameFailed(facts)))
    assert isinstance(there, GameFailed)
    assert there.facts == facts


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("wftx",), "'wftx'"),
        (("wftw", "--random=0", "--greedy=0"), "no game is asked for"),
        (("wftw", "--random=-1"), "number of games"),
        (("wftw", "--jobs=0"), "number of jobs"),
        (("wftw", "--vary=color"), "'color'"),
        (("wftw", "--again=random"), "such as random:17"),
        (("wk1", "--random=0", "--greedy=0", "--modules=2"), "no modules that could meet"),
        (("wftw", "--option=color=red"), "color"),
        (("--again=random:1",), "such as random:17"),
        (("wftw", "--again=deep:1"), "such as random:17"),
    ],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(dustboard.DustboardError, match=words):
        run(*arguments)
