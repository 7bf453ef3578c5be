"""Two people at one screen: what one holds is never on it while the other looks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dustboard
from dustboard.games.wftw.show.card_text import TEXTS

COVER = re.compile(r"Pass the device to (Player [12])\. Press Enter when only \1 is looking\. ")


def game_with_a_secret() -> tuple[dustboard.Game, str]:
    """A game in which A draws a unit of which B sees no copy anywhere; the card's id."""
    for seed in range(50):
        game = dustboard.new_game("wftw", players=2, seed=seed)
        for seat in (0, 1):
            game.answer(seat, "juice")
        theirs = game.view(1)
        open_cards = {*theirs["mine"]["hand"], *theirs["row"], theirs["fields"][0]["card"]}
        for id in game.view(0)["mine"]["hand"]:
            if id not in open_cards:
                return game, id
    raise AssertionError("no seed deals such a hand")


@pytest.fixture
def secret() -> tuple[int, str]:
    game, id = game_with_a_secret()
    return game.seed, id


def turns(out: str) -> list[tuple[str, str]]:
    """What was on the screen, player by player: from one cover to the next."""
    parts = COVER.split(out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def play(cli, seed: int, typed: list[str]):
    argv = ["play", "wftw", "--seats", "human,human", "--seed", str(seed)]
    return cli(*argv, "--save", "game.json", typed=typed)


def test_each_player_gets_a_screen_of_their_own(cli, secret):
    seed, _ = secret
    ran = play(cli, seed, ["", "juice", "", "spark", "done", "", "done", "done", ""])
    # whoever holds the device goes on with the next question, so it is handed over less often
    assert [who for who, _ in turns(ran.out)] == ["Player 1", "Player 2", "Player 1", "Player 2"]
    before_anybody = COVER.split(ran.out)[0]
    assert "HAND" not in before_anybody
    for who, shown in turns(ran.out):
        assert set(re.findall(r"^(Player \d)> ", shown, re.MULTILINE)) <= {who}


def test_a_hidden_card_is_never_shown_to_the_other(cli, secret):
    seed, id = secret
    name = TEXTS.format("en", id)
    # B looks at everything there is to look at, before and after the card is laid face down
    b_looks = ["board", "log all", "hand", "why", "keys", "options"]
    a_lays = ["field:1 done", f"{id}@field:1", "hand", "done", "done"]
    typed = ["", "juice", "", "juice", *b_looks, "done", "", *a_lays, "", *b_looks]
    ran = play(cli, seed, typed)
    shown = {"Player 1": "", "Player 2": ""}
    for who, screen in turns(ran.out):
        shown[who] += screen
    assert name in shown["Player 1"]  # the test looks for the right thing
    assert "1 face down at battlefield 1" in shown["Player 2"]
    assert name not in shown["Player 2"]
    keys = [key for seat, key in json.loads(Path("game.json").read_text())["record"]["answers"]]
    assert f"{id}@field:1" in keys


def test_the_cover_itself_shows_nothing(cli, secret):
    seed, _ = secret
    ran = play(cli, seed, ["", "juice"])
    covered = ran.out.rpartition("-" * 60)[2]
    assert COVER.search(covered)
    assert "juice" not in covered.partition("The input has ended")[0]


def test_a_forced_sealed_answer_is_still_asked_for(cli, secret):
    """Else the others could tell from the missing question that a hand is empty."""
    seed, _ = secret
    game = dustboard.new_game("wftw", players=2, seed=seed)
    for seat in (0, 1):
        game.answer(seat, "juice")
    for key in ("field:1", "done"):
        game.answer(0, key)
    game.answer(1, "done")
    while len(game.decision(0).options) > 1:
        game.answer(0, 0)
    save = {"format": "dustboard-save", "version": 1, "seats": ["human", "human"]}
    save |= {"bot_seeds": [1, 2], "record": game.record()}
    Path("game.json").write_text(json.dumps(save))
    ran = cli("play", "wftw", "--resume", "game.json", typed=["", "done", "", "done", ""])
    assert "(the only answer)" not in ran.out
    assert "no cards left for a target" in turns(ran.out)[0][1]
