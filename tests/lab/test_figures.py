"""What titles count in simulated games, and games that take turns with options and players."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

import dustboard
from dustboard.lab import sim
from dustboard.lab.batch import Batch, play_one
from dustboard.lab.failures import BadExperiment
from dustboard.lab.figures import endings, won
from dustboard.lab.match import play_game

FOUR = ("random", "random", "random", "random")


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    return sim.run(parser.parse_args(arguments))


def test_games_take_turns_with_values_and_players_that_go_together() -> None:
    batch = Batch("wk1", FOUR, 20, 1, {}, vary=["mission"], players=[2, 4])
    tables = [(players, options["mission"]) for players, options in batch.tables]
    assert (2, "savior") in tables
    assert (4, "only_one") in tables
    assert (2, "only_one") not in tables  # it is for three and four
    assert len(set(tables)) == len(tables)
    assert [len(batch.seating(index)) for index in range(4)] == [2, 4, 2, 4]


def test_everybody_moves_on_when_all_tables_had_their_turn() -> None:
    batch = Batch("wk1", ("greedy", "random", "random"), 9, 1, {}, vary=["edition"])
    first = [batch.seating(index).index("greedy") for index in range(8)]
    assert first == [0, 0, 2, 2, 1, 1, 0, 0]


@pytest.mark.parametrize(
    ("vary", "players", "words"),
    [(["color"], [], "'color'"), ([], [5], "2 to 4 players"), ([], [3], "as many seats")],
)
def test_turns_that_cannot_be_taken(vary: list[str], players: list[int], words: str) -> None:
    with pytest.raises(dustboard.DustboardError, match=words):
        Batch("wk1", ("random", "random"), 1, 1, {}, vary=vary, players=players).check()


def test_players_must_be_numbers() -> None:
    with pytest.raises(BadExperiment, match="'two'"):
        run("wk1", "--seats", "random,random", "--players", "two")


def test_figures_are_those_of_the_game() -> None:
    batch = Batch("wk1", FOUR, 1, 5, {"mission": "only_one"})
    row = play_one(batch, 0)
    game = play_game("wk1", row["seats"], int(row["seed"], 16), {"mission": "only_one"})
    kinds = [event.kind for event in game.events()]
    found, seats = row["figures"]["game"], row["figures"]["seats"]
    assert found["mission"] == "only_one"
    assert found["knights down"] == kinds.count("knocked-out")
    assert found["escapes"] == kinds.count("escaped") > 0
    fights = [name for name in found if name.split()[0] in ("combats", "duels")]
    assert sum(found[name] for name in fights) == kinds.count("combat") > 0
    view = game.view(None)
    assert seats["knight"] == [seat["knight"] for seat in view["seats"]]
    assert seats["reputation"] == [seat["reputation"] for seat in view["seats"]]


def test_nobody_has_a_share_of_a_game_that_all_lose() -> None:
    row = {"winners": [], "reason": "all lose"}
    assert won(row, 0) == 0.0
    assert endings([row, row]) == "all lose 2"


def test_the_summary_has_a_table_for_each_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    file = tmp_path / "rows.jsonl"
    arguments = ("--games", "6", "--jobs", "1", "--vary", "mission", "--players", "3,4")
    seats = ",".join(FOUR)
    assert run("wk1", "--seats", seats, *arguments, "--json", str(file)) == 0
    out = capsys.readouterr().out
    for words in ("by players", "by mission", "by knight", "counted", "knights down a game"):
        assert words in out
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lost = sum(not row["winners"] for row in rows)
    assert f"nobody won {lost} games" in out
    assert lost > 0
    assert {row["figures"]["game"]["mission"] for row in rows} == {"savior", "manifold", "only_one"}


def test_figures_tell_who_owned_what_since_when() -> None:
    row = play_one(Batch("wftw", ("random", "greedy"), 1, 5, {"round_cap": 30}), 0)
    game = play_game("wftw", row["seats"], int(row["seed"], 16), {"round_cap": 30})
    found = row["figures"]
    phases = [event.data["round"] for event in game.events() if event.kind == "phase"]
    acquired = {
        (event.seat, event.data["card"]) for event in game.events() if event.kind == "acquired"
    }
    assert sum(len(cards) for cards in found["cards"]) == len(acquired) > 0
    assert {at for cards in found["cards"] for at in cards.values()} <= set(phases)
    assert {id for cards in found["cards"] for id in cards} <= set(found["used"])
    bought = [event.seat for event in game.events() if event.kind == "bought"]
    assert found["seats"]["cards bought"] == [bought.count(0), bought.count(1)]


def test_knights_begin_with_gear_and_find_more() -> None:
    row = play_one(Batch("wk1", FOUR, 1, 5, {"mission": "only_one"}), 0)
    found = row["figures"]
    for cards in found["cards"]:
        assert 0 in cards.values()  # starting gear and a vehicle
    assert max(at for cards in found["cards"] for at in cards.values()) <= row["rounds"]
    assert sum(found["seats"]["times down"]) == found["game"]["knights down"]
    assert set(found["seats"]["knight"]) <= set(found["used"])


def test_stories_count_adventures_knights_and_tests() -> None:
    options = {"adventure": "iron_trail"}
    row = play_one(Batch("wk2", ("random", "random"), 1, 5, options), 0)
    game = play_game("wk2", row["seats"], int(row["seed"], 16), options)
    found = row["figures"]
    assert found["game"]["adventure"] == "iron_trail"
    kinds = [event.kind for event in game.events()]
    assert sum(found["seats"]["tests"]) == kinds.count("test")
    drafted = [event for event in game.events() if event.kind == "drafts"]
    for event in drafted:
        assert found["cards"][event.seat][event.data["gear"]] == 0
    assert drafted
