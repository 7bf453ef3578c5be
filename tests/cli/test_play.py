"""`dustboard play` with a scripted player."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import dustboard
from dustboard.games.wftw.show.card_text import TEXTS

GAME = ["play", "wftw", "--seed", "7"]
# whatever is asked, one of these fits; the others are refused and change nothing
ANY_ANSWERS = ["juice", "field:1 shop", "1", "done", "decline"] * 120


def record_in(path: Path) -> dict:
    return json.loads(path.read_text())["record"]


def answers_in(path: Path, seat: int = 0) -> list[str]:
    return [key for who, key in record_in(path)["answers"] if who == seat]


def test_a_whole_game_against_a_bot(process, cli, kept):
    ran = process(*GAME, "--option", "round_cap=3", typed=ANY_ANSWERS)
    assert ran.code == 0
    assert ran.err == ""
    assert "THE GAME IS OVER: " in ran.out
    assert re.search(r"Clerk Nine, \d+ VP, bases \d+", ran.out)
    assert "its sha256 matches the commitment" in ran.out
    assert "\x1b" not in ran.out
    (record,) = kept.iterdir()  # the autosave is gone, the record is there
    assert f"Record: {record}" in ran.out
    game = dustboard.replay(json.loads(record.read_text()))
    assert game.over
    assert cli("replay", str(record), "--verify").code == 0


def test_the_same_seed_and_answers_give_the_same_game(process, home):
    first = process(*GAME, "--option", "round_cap=2", "--save", "1.json", typed=ANY_ANSWERS)
    again = process(*GAME, "--option", "round_cap=2", "--save", "2.json", typed=ANY_ANSWERS)
    assert first.out == again.out.replace("2.json", "1.json")
    assert record_in(Path("1.json")) == record_in(Path("2.json"))


def test_bots_alone_can_be_watched(cli):
    seats = "bot:random,bot:greedy"
    ran = cli("play", "wftw", "--seats", seats, "--seed", "1", "--option", "round_cap=2")
    assert ran.code == 0
    assert "Victory points after round 1" in ran.out
    assert "THE GAME IS OVER" in ran.out


def test_seats_are_filled_up_with_bots(cli):
    ran = cli(*GAME, "--players", "4")
    assert re.search(r"At the table: You(, [\w ]+ \(bot:normal\)){3}\.", ran.out)


def test_the_board_shows_what_a_player_needs(cli):
    ran = cli(*GAME, typed=["board", "juice"])
    view = dustboard.new_game("wftw", players=2, seed=7).view(0)
    for id in [*view["row"], view["fields"][0]["card"], *view["mine"]["hand"]]:
        assert TEXTS.format("en", id) in ran.out
    for words in (
        "== Round 1: Produce (Resource Collection), goal 21 VP ==",
        "== Round 1: Targets (Targeting, bid 1 of 3), goal 21 VP ==",
        "BATTLEFIELDS:",
        f"SHOP (deck {view['buy_deck']}):",
        "Clerk Nine, 2 VP, 5 scrap 0 juice 0 spark, hand 4 deck 6 bases 2",
        "MY BASES (2 VP; each round 4 scrap, 1 juice or spark, draw 3):",
        "Stock: 9 scrap 1 juice 0 spark. Bill so far: nothing.",
        "Take juice or spark? (sealed)",
        "1. 1 juice [seals]",
        "Commitment to the secret seed (sha256): " + view["commitment"],
    ):
        assert words in ran.out


def test_the_bill_is_weighed_against_the_stock(cli):
    # this hand holds a Scrap Tank, which costs a spark that is not there
    ran = cli(*GAME, typed=["juice", "field:1 done", "st01@f", "st04@f"])
    assert "Bill so far: 1 scrap: covered." in ran.out
    assert (
        "SHORT by 1 spark. If you are still short at the reveal, all your cards are discarded"
        in ran.out
    )
    assert "Committed so far: Scavenger Raider, Scrap Tank to battlefield 1." in ran.out


def test_news_leave_out_what_others_draw(cli):
    ran = cli(*GAME, typed=["juice"])
    assert "You draw " in ran.out
    assert "Clerk Nine draws" not in ran.out
    assert (
        "Clerk Nine draws 3 cards. [wftw.collect.02]" in cli(*GAME, typed=["juice", "log all"]).out
    )


# -- answers -------------------------------------------------------------------------------------


def saved_answers(cli, *typed: str) -> list[str]:
    """What seat A has answered after these lines."""
    assert cli(*GAME, "--save", "game.json", typed=list(typed)).code == 0
    return answers_in(Path("game.json"))


@pytest.mark.parametrize("typed", ["1", "juice", "JUICE", "j"])
def test_an_answer_by_number_key_or_beginning(cli, typed):
    assert saved_answers(cli, typed) == ["juice"]


def test_a_batch_is_taken_as_a_whole(cli):
    assert saved_answers(cli, "juice", "2 1 done") == ["juice", "shop", "field:1", "done"]


@pytest.mark.parametrize(
    ("batch", "words"),
    [
        ("shop field:3", "'field:3' is refused: This game has no battlefield 3."),
        ("shop 9", "there is no option 9; choose 1 to 4"),
        ("shop shop", "'shop' is refused: You have already marked the shop."),
        ("done 1", "'done' completes your answer, so leave out '1'"),
        ("shop nonsense", "'nonsense' is refused"),
    ],
)
def test_a_batch_with_a_mistake_changes_nothing(cli, batch, words):
    assert saved_answers(cli, "juice", batch) == ["juice"]
    assert words in cli(*GAME, typed=["juice", batch]).out


def test_a_beginning_that_fits_several_keys_names_them(cli):
    typed = ["juice", "field:1 done", "st"]
    assert "'st' could be: st01@field:1, st02@field:1" in cli(*GAME, typed=typed).out


def test_a_refused_answer_names_its_clause(cli):
    ran = cli(*GAME, typed=["juice", "raid:0"])
    assert "Not now: You can't raid your own base. [wftw.bid.06]" in ran.out


def test_a_road_that_is_no_answer_is_refused_by_its_name(cli):
    typed = ["k-johnny", "v-bike", "a01", "a05", "a02", "move", "s46", ""]
    ran = cli("play", "wk2", "--seats", "human", "--seed", "5", typed=typed)
    told = "Rusty's Garden is not an answer here. Type what stands before an answer, such as s47"
    assert told in ran.out
    assert "Type what stands before an answer, such as s47, or ? for help." in ran.out


def test_a_question_with_one_answer_answers_itself(cli):
    ran = cli(*GAME, typed=["juice", "1 2 3 done", "1", *["1"] * 7, "done"])
    assert "You: Stay out of this bid (the only answer)" in ran.out


# -- commands ------------------------------------------------------------------------------------


def test_undo_takes_an_answer_back(cli):
    assert saved_answers(cli, "juice", "shop", "undo", "field:1") == ["juice", "field:1"]


def test_undo_says_why_not(cli):
    typed = ["juice", "undo"]
    assert saved_answers(cli, *typed) == ["juice"]
    assert "you can't undo this: " in cli(*GAME, typed=typed).out


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("?", "Several answers at once"),
        ("help", "Several answers at once"),
        ("", "Type the number of an answer, or ? for help."),
        ("rule", "wftw.bid.03  "),
        ("rule bid.07", "wftw.bid.07  One base attack"),
        ("rule wftw.bid.07", "Option base_attack_limit"),
        ("rule R13", "wftw.R13  One base attack"),
        ("rule bid.99", "there is no clause 'wftw.bid.99'"),
        ("card vault", "The Vault (st09, starter)"),
        ("card BU02", "Tinker's Mule (bu02, buy)"),
        ("card unicorn", "no card is called 'unicorn'"),
        ("card", "which card?"),
        ("log 1", "Bid 1 of 3: everyone marks targets. [wftw.bid.02]"),
        ("log x", "log takes a number of lines"),
        ("why raid:0", "You can't raid your own base. [wftw.bid.06]"),
        ("why", "This game has no battlefield 2. [wftw.bid.05] (field:2)"),
        ("why shop", "shop is allowed [wftw.bid.03]"),
        ("why zzz", "'zzz' is not an option now"),
        ("seat b", "BASES OF CLERK NINE"),
        ("seat z", "there is no seat 'z'; seats are You, Clerk Nine"),
        ("options", "victory_goal = 15 (changed, default 21) [wftw.vp.01]"),
        ("keys", "2. shop: Mark the shop"),
        ("hand", "HAND 7"),
    ],
)
def test_a_command_changes_nothing(cli, typed, words):
    argv = [*GAME, "--option", "victory_goal=15", "--save", "game.json"]
    ran = cli(*argv, typed=["juice", typed])
    after = ran.out.rpartition("4. Stay out of this bid")[2]
    assert words in after
    assert answers_in(Path("game.json")) == ["juice"]


def test_board_shows_the_table_again(cli):
    assert cli(*GAME, typed=["board"]).out.count("SHOP (deck") == 1


@pytest.mark.parametrize("odd", ["9" * 5000, "-1", "0", "é\t☃", "\x1b[A", "1" * 4400 + " done"])
def test_odd_input_is_refused_and_play_goes_on(cli, odd):
    assert saved_answers(cli, odd, f"log {odd}", f"seat {odd}", "juice") == ["juice"]


def test_bytes_that_are_no_text(command, kept):
    ran = subprocess.run([*command, *GAME], input=b"\xff\xfe\njuice\n", capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Round 1: Targets" in ran.stdout


def test_a_terminal_that_knows_ascii_only(process, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    ran = process(*GAME, typed=["card é", "juice"])
    assert (ran.code, ran.err) == (0, "")
