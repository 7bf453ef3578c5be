"""`dustboard sim --vary`: values of an option are compared in games of the same luck."""

from __future__ import annotations

import argparse
from typing import Any

import pytest
from rich.console import Console

from dustboard.lab import sim
from dustboard.lab.batch import Batch
from dustboard.lab.failures import BadExperiment
from dustboard.lab.vary_tables import base_value, pairs, vary_tables


def batch(games: int = 12, **more: Any) -> Batch:
    vary = ["overbid", "minimum_winning_bid"]
    seats = ["normal", "easy", "easy"]
    return Batch("wftw", seats, games, 1, {}, vary=vary, paired=True, **more)


def row(of: Batch, index: int) -> dict[str, Any]:
    """A game in which forbidden overbids take 2 rounds more."""
    forbidden = of.table(index)[1]["overbid"] == "forbidden"
    return {
        "index": index,
        "seed": f"{of.seed_of(index):x}",
        "seats": of.seating(index),
        "winners": [index % 3],
        "scores": [1, 2, 3],
        "rounds": 5 + index // 4 + 2 * forbidden,
        "reason": "goal-reached",
    }


def test_values_play_the_same_luck_and_seats() -> None:
    found = batch()
    assert [found.seed_of(index) == found.seed_of(0) for index in range(5)] == [True] * 4 + [False]
    assert {tuple(found.seating(index)) for index in range(4)} == {("normal", "easy", "easy")}
    assert found.seating(4) != found.seating(3)
    assert batch().seed_of(4) == Batch("wftw", ["easy"] * 3, 9, 1, {}).seed_of(1)


def test_pairs_differ_in_one_option_alone() -> None:
    found = batch()
    rows = [row(found, index) for index in range(12)]
    couples = pairs(found, rows, "overbid", "allowed", "forbidden")
    assert len(couples) == 6
    for one, two in couples:
        ones, twos = found.table(one["index"])[1], found.table(two["index"])[1]
        assert one["seed"] == two["seed"]
        assert ones["minimum_winning_bid"] == twos["minimum_winning_bid"]
        assert (ones["overbid"], twos["overbid"]) == ("allowed", "forbidden")


def test_values_are_compared_with_the_default() -> None:
    assert base_value(batch(), "overbid") == "allowed"
    only = batch(only={"minimum_winning_bid": [0]})
    assert base_value(only, "minimum_winning_bid") == 0


def printed(of: Batch) -> str:
    console = Console(width=240, highlight=False)
    with console.capture() as capture:
        for table in vary_tables(of, [row(of, index) for index in range(of.games)]):
            console.print(table)
    return capture.get()


def test_the_table_tells_what_is_more_than_chance() -> None:
    text = printed(batch(48))
    (line,) = [line for line in text.splitlines() if "forbidden" in line]
    assert "+2.0 (+2.0 to +2.0) *" in line
    (line,) = [line for line in text.splitlines() if "allowed" in line and "by" not in line]
    assert "*" not in line
    assert "by minimum_winning_bid: differences from 1" in text


@pytest.mark.parametrize(
    ("title", "option", "more"),
    [
        ("wftw", "overbid", ()),
        ("wk1", "edition", ()),
        ("wk2", "fate_mode", ("--option=adventure=iron_trail",)),
    ],
)
def test_every_title_has_such_a_table(
    title: str,
    option: str,
    more: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "240")
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    words = (title, "--seats=random,random", "--games=4", "--jobs=1", f"--vary={option}", *more)
    assert sim.run(parser.parse_args(words)) == 0
    assert f"by {option}: differences from" in capsys.readouterr().out


def test_values_that_no_table_can_play_are_refused() -> None:
    with pytest.raises(BadExperiment, match="no value of fate_mode goes with 2 players"):
        Batch("wk2", ["easy", "easy"], 4, 1, {"adventure": "first_tank"}, vary=["fate_mode"])
