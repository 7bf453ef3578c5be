"""The ladder: fair seats, the same luck for all, an order that follows who wins."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import pytest

from dustboard.lab import ladder
from dustboard.lab.batch import Row
from dustboard.lab.failures import BadExperiment

TEN = ["easy", "normal", "random", "hard"]


def plan(bots: list[str], players: int, matches: int = 2) -> ladder.Ladder:
    return ladder.Ladder("wftw", bots, players, matches, 7, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_plays_everybody_from_every_seat_with_one_luck(players: int) -> None:
    found = plan(TEN, players)
    seatings = [tuple(found.seating(index)) for index in range(found.games)]
    for bot in TEN:
        seats = Counter(seating.index(bot) for seating in seatings if bot in seating)
        assert len(seats) == players
        assert len(set(seats.values())) == 1
    tables: dict[frozenset[str], Counter[int]] = {}
    for index, seating in enumerate(seatings):
        tables.setdefault(frozenset(seating), Counter())[found.seed_of(index)] += 1
    luck = list(tables.values())
    assert len(luck) == len(found.tables)
    assert all(one == luck[0] for one in luck)  # the same seeds for all who meet
    assert list(luck[0].values()) == [players, players]


def rows(*results: tuple[str, str]) -> list[Row]:
    """Games of two, the winner first; the seats take turns."""
    found: list[Row] = []
    for number, (winner, loser) in enumerate(results):
        seats = [winner, loser] if number % 2 else [loser, winner]
        found.append({"seats": seats, "winners": [seats.index(winner)]})
    return found


def test_who_wins_is_above() -> None:
    found = ladder.rated("abc", rows(("b", "a"), ("b", "c"), ("a", "c")) * 10)
    assert [rung.bot for rung in found] == ["b", "a", "c"]
    assert [(rung.wins, rung.games) for rung in found] == [(20, 20), (10, 20), (0, 20)]
    assert found[0].skill - 2 * found[0].doubt > found[2].skill + 2 * found[2].doubt


def test_a_win_that_two_share_counts_half_and_moves_both_alike() -> None:
    shared: list[Row] = [{"seats": ["a", "b", "c"], "winners": [0, 2]}]
    found = {rung.bot: rung for rung in ladder.rated("abc", shared)}
    assert (found["a"].wins, found["b"].wins, found["c"].wins) == (0.5, 0.0, 0.5)
    assert found["a"].skill == pytest.approx(found["c"].skill)
    assert found["b"].skill < found["a"].skill


def arguments(*more: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    ladder.add_arguments(parser)
    return parser.parse_args(["wftw", "--matches", "2", "--bots", "random,easy", *more])


def test_the_ladder_is_the_same_for_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    assert ladder.run(arguments("--jobs", "1", "--page", str(page))) == 0
    first = capsys.readouterr().out
    assert ladder.run(arguments("--jobs", "2")) == 0
    assert capsys.readouterr().out == first == page.read_text(encoding="utf-8")
    assert first.startswith("## War for the Wasteland, 2 players\n")
    assert "4 games, seed 0" in first
    assert first.index("| 1 | easy") < first.index("| 2 | random")


def test_where_all_win_together_nobody_is_above(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    ladder.add_arguments(parser)
    together = ["wk1", "--option", "mission=manifold", "--bots", "random,easy", "--matches", "1"]
    assert ladder.run(parser.parse_args([*together, "--jobs", "1"])) == 1
    assert "nobody is above" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--players", "3"], "2 bots can't be played at a table of 3"),
        (["--bots", "easy,easy"], "'easy' is named twice"),
        (["--matches", "0"], "number of matches is 0"),
        (["--page", "nowhere/ladder.md"], "cannot write nowhere/ladder.md"),
    ],
)
def test_what_cant_be_played_is_refused(more: list[str], why: str) -> None:
    with pytest.raises(BadExperiment, match=why):
        ladder.run(arguments("--jobs", "1", *more))
