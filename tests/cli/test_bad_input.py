"""Bad input: one clear line, the right exit code, no traceback, nothing written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

BAD = [
    (["dance"], 2, "invalid choice: 'dance'"),
    (["--nonsense"], 2, "unrecognized arguments: --nonsense"),
    (["play"], 2, "arguments are required: TITLE"),
    (["play", "chess"], 2, "there is no title 'chess'; choose one of: "),
    (["play", "wftw", "--players", "9"], 2, "2 to 8 players, not 9 [wftw.comp.01]"),
    (["play", "wftw", "--players", "1"], 2, "2 to 8 players, not 1 [wftw.comp.01]"),
    (["play", "wftw", "--players", "many"], 2, "invalid int value: 'many'"),
    (["play", "wftw", "--seats", "human"], 2, "2 to 8 players, not 1"),
    (["play", "wftw", "--seats", "human,robot"], 2, "a seat is 'human' or 'bot:NAME'"),
    (["play", "wftw", "--seats", "human,bot:deep"], 2, "there is no bot 'deep'; choose one of: "),
    (["play", "wftw", "--seats", "human,bot:normal:bold"], 2, "choose one of: even, raider, "),
    (["sim", "wk1", "--seats", "normal:grim,normal"], 2, "knight even, bold, careful; waster "),
    (["sim", "wftw", "--seats", "easy:raider,normal"], 2, "'easy' has no tempers"),
    (["play", "wftw", "--seats", "human,human,human", "--players", "2"], 2, "names 3 seats"),
    (["play", "wftw", "--seed", "lucky"], 2, "a seed is a whole number"),
    (["play", "wftw", "--seed", "-1"], 2, "a seed is a whole number"),
    (["play", "wftw", "--seed", str(1 << 128)], 2, "a seed is a whole number"),
    (["play", "wftw", "--option", "victory_gaol=15"], 2, "did you mean victory_goal?"),
    (["play", "wftw", "--option", "zzz=1"], 2, "there is no option 'zzz'; choose one of: "),
    (["play", "wftw", "--option", "victory_goal"], 2, "expected name=value"),
    (
        ["play", "wftw", "--option", "victory_goal=300"],
        2,
        "it can be a whole number from 5 to 99 [wftw.vp.01]",
    ),
    (["play", "wftw", "--option", "payment=later"], 2, "'per_target'"),
    (
        ["play", "wftw", "--option", "victory_goal=9", "--option", "victory_goal=8"],
        2,
        "given twice",
    ),
    (["play", "wftw", "--lang", "xx"], 2, "no texts in 'xx'; languages are: en"),
    (["play", "wftw", "--save", "nowhere/game.json"], 2, "there is no folder nowhere"),
    (["play", "wftw", "--save", "."], 2, "this is a folder"),
    (["play", "wftw", "--save", "notes.txt"], 2, "notes.txt is not a saved game"),
    (["play", "wftw", "--resume", "missing.json"], 2, "can't read missing.json"),
    (
        ["play", "wftw", "--resume", "x.json", "--seed", "1"],
        2,
        "--seed can't be used with --resume",
    ),
    (["options", "chess"], 2, "there is no title 'chess'"),
    (["cards", "chess"], 2, "there is no title 'chess'"),
    (["cards", "wftw", "--deck", "tarot"], 2, "decks are: starter, buy, objective"),
    (["rules", "chess"], 2, "there is no title 'chess' with rules"),
    (["rules", "wftw.bod.07"], 2, "did you mean: wftw.bid.07"),
    (["rules", "wftw.R99"], 2, "they go from R01 to R"),
    (["rules", "--coverage"], 2, "no test folder 'tests'"),
    (["rules", "--coverage", "--tests", "nowhere"], 2, "no test folder 'nowhere'"),
    (["rules", "--missing"], 2, "--missing goes with --coverage"),
    (["replay"], 2, "arguments are required: FILE"),
    (["replay", "missing.json"], 2, "can't read missing.json: No such file"),
    (["replay", "."], 2, "this is a folder"),
    (["replay", "notes.txt"], 2, "not valid JSON"),
]


@pytest.fixture
def notes() -> Path:
    path = Path("notes.txt")
    path.write_text("milk, bread, scrap\n")
    return path


@pytest.mark.parametrize(("argv", "code", "words"), BAD, ids=lambda value: str(value)[:50])
def test_one_line_and_nothing_written(cli, home, notes, argv, code, words):
    ran = cli(*argv)
    assert ran.code == code
    assert words in ran.err
    assert ran.err.startswith("dustboard: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""
    assert [path.name for path in Path.cwd().iterdir()] == ["notes.txt"]
    assert notes.read_text() == "milk, bread, scrap\n"
    assert not (home / "state").exists()


def test_an_unknown_bot_is_no_traceback_in_a_process_either(process):
    ran = process("play", "wftw", "--seats", "human,bot:deep")
    assert ran.code == 2
    assert ran.err.startswith("dustboard: there is no bot 'deep'")
    assert ran.err.count("\n") == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_noticed_before_play(cli):
    Path("locked").mkdir(mode=0o500)
    ran = cli("play", "wftw", "--save", "locked/game.json")
    assert ran.code == 2
    assert "the folder locked is read-only" in ran.err
