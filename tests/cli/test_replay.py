"""`dustboard replay`: the log and board of a record, and whether it is true."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dustboard


def played(answers: int = 30) -> dustboard.Game:
    """A game in its middle; always the last option is taken, so bids are sealed at once."""
    game = dustboard.new_game("wftw", players=2, seed=5)
    for _ in range(answers):
        decision = game.pending[0]
        game.answer(decision.seat, len(decision.options) - 1)
    return game


@pytest.fixture
def game() -> dustboard.Game:
    return played()


@pytest.fixture
def file(game) -> Path:
    path = Path("game.json")
    path.write_text(json.dumps(game.record()))
    return path


def test_a_true_record_is_verified(cli, file, game):
    ran = cli("replay", str(file), "--verify")
    assert ran == (0, f"verified: 30 answers, digest {game.digest()}\n", "")


def test_a_saved_game_is_verified_as_well(cli, game):
    save = {"format": "dustboard-save", "version": 1, "seats": ["human", "bot:easy"]}
    save |= {"bot_seeds": [1, 2], "record": game.record()}
    Path("save.json").write_text(json.dumps(save))
    assert cli("replay", "save.json", "--verify").code == 0


def changed(record, **parts):
    return {**record, **parts}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: changed(r, digest="0" * len(r["digest"])), "does not end where it says"),
        (lambda r: changed(r, answers=r["answers"][:-1]), "does not end where it says"),
        (lambda r: changed(r, seed=f"{6:032x}"), "not verified"),
        (lambda r: changed(r, answers=[[0, "dance"]]), "answer 0 of the record is refused"),
        (lambda r: changed(r, content="f" * 16), "of the cards; this is version"),
    ],
)
def test_a_false_record_fails_with_one_line(cli, game, change, words):
    path = Path("false.json")
    path.write_text(json.dumps(change(game.record())))
    ran = cli("replay", str(path), "--verify")
    assert ran.code == 1
    assert words in ran.err
    assert ran.err.startswith("dustboard: false.json: not verified: ")
    assert (ran.out, ran.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"format": "dustboard-rec', "damaged or cut short"),
        ("", "damaged or cut short"),
        ("[]", "a record is an object"),
        ('{"format": "chess"}', "this is not a Dustboard record"),
        ('{"format": "dustboard-record", "version": 7}', "version 7 is not known"),
        ('{"format": "dustboard-record", "version": 1}', "it may be cut short"),
        ('{"format": "dustboard-save", "version": 1}', "damaged"),
        ("[" * 100_000, "not a Dustboard file"),
        ("\udcff", "not JSON text"),
    ],
)
def test_a_file_that_is_no_record_is_bad_input(cli, text, words):
    Path("odd.json").write_text(text, encoding="utf-8", errors="surrogateescape")
    ran = cli("replay", "odd.json", "--verify")
    assert ran.code == 2
    assert words in ran.err
    assert (ran.out, ran.err.count("\n")) == ("", 1)


def test_the_log_carries_clauses_and_the_board_follows(cli, file):
    ran = cli("replay", str(file))
    assert ran.code == 0
    assert "Round 1: Resource Collection [wftw.flow.02]" in ran.out
    assert "BATTLEFIELDS:" in ran.out
    assert "Waiting for " in ran.out


def test_a_position_in_the_past(cli, file, game):
    early = cli("replay", str(file), "--at", "0")
    assert "Waiting for Player 1: production" in early.out
    assert "Round 2" not in early.out
    assert "Round 2" in cli("replay", str(file)).out
    assert cli("replay", str(file), "--at", "31").code == 2


def test_a_seat_sees_its_own_draws_and_a_spectator_none(cli, file):
    assert "You draw " not in cli("replay", str(file)).out
    seen = [cli("replay", str(file), "--seat", seat).out for seat in ("A", "0", "b")]
    assert "You draw " in seen[0]
    assert seen[0] == seen[1] != seen[2]
    assert cli("replay", str(file), "--seat", "C").code == 2


def test_verify_takes_no_position(cli, file):
    assert cli("replay", str(file), "--verify", "--at", "3").code == 2
