"""Saving, leaving, going on, and what happens when the process dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

import dustboard
from dustboard.cli import files
from dustboard.cli.complaint import Complaint

GAME = ["play", "wftw", "--seed", "7"]


def load(path: Path) -> dict:
    return json.loads(path.read_text())


def my_answers(path: Path) -> list[str]:
    return [key for seat, key in load(path)["record"]["answers"] if seat == 0]


def test_the_end_of_the_input_saves_and_leaves(cli, kept):
    ran = cli(*GAME, typed=["juice"])
    assert (ran.code, ran.err) == (0, "")
    (path,) = kept.iterdir()
    resume = f"Continue with: dustboard play wftw --resume {path}"
    assert ran.out.splitlines()[-1] == f"The input has ended; the game is saved. {resume}"
    assert my_answers(path) == ["juice"]


def test_a_save_holds_seats_seeds_and_record(cli, kept):
    assert cli(*GAME, "--save", "game.json", typed=["juice"]).code == 0
    save = load(Path("game.json"))
    assert list(save) == ["format", "version", "seats", "bot_seeds", "record"]
    assert (save["format"], save["version"]) == ("dustboard-save", 1)
    assert save["seats"] == ["human", "bot:normal"]
    assert len(save["bot_seeds"]) == 2
    assert list(kept.iterdir()) == []  # one save is enough


def test_a_game_goes_on_where_it_stood(cli):
    cli(*GAME, "--save", "game.json", typed=["juice", "shop"])
    before = dustboard.replay(load(Path("game.json"))["record"])
    ran = cli("play", "wftw", "--resume", "game.json", typed=["keys", "field:1"])
    assert "Marked so far: the shop." in ran.out
    assert my_answers(Path("game.json")) == ["juice", "shop", "field:1"]
    before.answer(0, "field:1")
    assert load(Path("game.json"))["record"]["digest"] == before.digest()


def test_a_game_of_another_version_goes_on_from_its_snapshot(cli):
    """Its answers would not lead there again; what another version took stays taken."""
    path = Path("game.json")
    cli(*GAME, "--save", "game.json", typed=["juice", "shop"])
    save = load(path)
    save["record"] |= {"engine": "0.0.9", "content": "other cards"}
    for part, keys in (("answers", (0, 1)), ("groups", (0, 1))):
        seat, key = keys
        for row in save["record"][part]:
            row[key] = "wine" if row[seat] == 0 and row[key] == "juice" else row[key]
    path.write_text(json.dumps(save))
    for typed, answers in (("field:1", 3), ("done", 4)):  # the second time it is of this version
        ran = cli("play", "wftw", "--resume", "game.json", typed=["undo", typed])
        assert ran.code == 0
        assert len(my_answers(path)) == answers
        if answers == 3:
            assert "carried over from another version" in ran.out
    assert my_answers(path) == ["wine", "shop", "field:1", "done"]


def test_resume_can_save_elsewhere(cli):
    cli(*GAME, "--save", "old.json", typed=["juice"])
    old = Path("old.json").read_bytes()
    cli("play", "wftw", "--resume", "old.json", "--save", "new.json", typed=["shop"])
    assert Path("old.json").read_bytes() == old
    assert my_answers(Path("new.json")) == ["juice", "shop"]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "damaged or cut short"),
        (lambda text: "{}", "not a saved game"),
        (lambda text: "[1, 2]", "not a saved game"),
        (lambda text: "", "damaged or cut short"),
        (lambda text: text.replace('"version":1', '"version":9', 1), "saved in version 9"),
        (lambda text: text.replace('"bot:normal"', "7"), "damaged"),
        (lambda text: text.replace('"bot:normal"', '"bot:deep"'), "there is no bot 'deep'"),
        (lambda text: text.replace('"bot:normal"', '"alien"'), "damaged"),
        (lambda text: text.replace('"juice"]', '"wine"]', 1), "is refused"),
        (lambda text: text.replace('"title":"wftw"', '"title":"chess"'), "a game of 'chess'"),
        (lambda text: text.replace('"players":2', '"players":3'), "seats do not fit"),
        (lambda text: text.replace('"digest":"', '"digest":"0'), "does not end where it says"),
    ],
)
def test_a_damaged_save_is_refused_and_left_alone(cli, kept, damage, words):
    path = Path("game.json")
    cli(*GAME, "--save", "game.json", typed=["juice"])
    path.write_text(damage(path.read_text()))
    before = path.read_bytes()
    ran = cli("play", "wftw", "--resume", "game.json", typed=["1"])
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.startswith("dustboard: game.json: ")
    assert (ran.out, ran.err.count("\n")) == ("", 1)
    assert path.read_bytes() == before
    assert list(kept.iterdir()) == []


# -- save and quit ---------------------------------------------------------------------------------


def test_save_writes_now(cli):
    ran = cli(*GAME, typed=["juice", "save here.json", "shop"])
    assert "Saved to here.json" in ran.out
    assert my_answers(Path("here.json")) == ["juice"]


def test_save_never_overwrites_what_is_no_game(cli):
    Path("notes.txt").write_text("mine")
    ran = cli(*GAME, typed=["save notes.txt", "save nowhere/x"])
    assert "notes.txt is not a saved game" in ran.out
    assert "can't write nowhere/x" in ran.out
    assert Path("notes.txt").read_text() == "mine"


def test_save_asks_before_it_overwrites_another_game(cli):
    cli(*GAME, "--save", "old.json", typed=[])
    old = Path("old.json").read_bytes()
    cli(*GAME, typed=["juice", "save old.json", "n"])
    assert Path("old.json").read_bytes() == old
    cli(*GAME, typed=["juice", "save old.json", "y"])
    assert my_answers(Path("old.json")) == ["juice"]


def test_quit_saves_if_wanted(cli):
    ran = cli(*GAME, "--save", "game.json", typed=["juice", "quit", "y"])
    assert ran.code == 0
    assert "Saved. Continue with: dustboard play wftw --resume game.json" in ran.out
    assert my_answers(Path("game.json")) == ["juice"]


def test_quit_can_throw_the_game_away(cli, kept):
    ran = cli(*GAME, typed=["juice", "quit", "n"])
    assert "The game was not saved." in ran.out
    assert list(kept.iterdir()) == []


def test_quit_can_be_cancelled(cli):
    cli(*GAME, "--save", "game.json", typed=["quit", "what?", "c", "juice"])
    assert my_answers(Path("game.json")) == ["juice"]


# -- when the process dies -------------------------------------------------------------------------


def _at_a_terminal():
    """Listen to Ctrl-C: what a shell starts in the background, such as these tests, does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def running(command):
    """A game as a process; yields it when the player has answered and is asked again."""
    game = subprocess.Popen(
        [*command, *GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, preexec_fn=_at_a_terminal,
    )  # fmt: skip
    game.stdin.write("juice\nshop\n")
    game.stdin.flush()
    for line in game.stdout:
        if line.startswith("Marked so far"):
            break
    yield game
    if game.poll() is None:
        game.kill()
    game.communicate()


def test_a_killed_process_loses_nothing(running, cli, kept):
    running.kill()
    running.wait()
    (path,) = kept.iterdir()
    assert my_answers(path) == ["juice", "shop"]
    cli("play", "wftw", "--resume", str(path), "--save", "on.json", typed=["field:1"])
    assert my_answers(Path("on.json")) == ["juice", "shop", "field:1"]


def test_ctrl_c_is_one_line_and_exit_130(running, kept):
    running.send_signal(signal.SIGINT)
    _, err = running.communicate()
    assert running.returncode == 130
    (path,) = kept.iterdir()
    assert err == (
        "dustboard: stopped; the game is saved. "
        f"Continue with: dustboard play wftw --resume {path}\n"
    )
    assert my_answers(path) == ["juice", "shop"]


@pytest.mark.parametrize("argv", [["cards", "wftw"], ["rules", "wftw"], GAME, ["--help"]])
def test_a_closed_pipe_is_left_quietly(command, argv):
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [*command, *argv], stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_play_goes_on_where_nothing_can_be_kept(cli, home, kept):
    home.joinpath("state").write_text("a file where the folder should be")
    ran = cli(*GAME, typed=["juice", "shop"])
    assert ran.code == 0
    assert ran.out.count("Warning: this game can't be saved automatically") == 1
    assert "the game could not be saved" in ran.out


# -- files -----------------------------------------------------------------------------------------


def test_a_failed_write_leaves_the_old_file(monkeypatch):
    path = Path("game.json")
    files.write_json(path, {"old": True})

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Complaint, match="No space left"):
        files.write_json(path, {"new": True})
    assert load(path) == {"old": True}
    assert list(Path.cwd().iterdir()) == [path.absolute()]


def test_a_save_is_readable_by_its_owner_only():
    files.write_json(Path("game.json"), {})
    assert Path("game.json").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "x" * 5000, "a\0b"])
def test_a_name_that_no_file_can_have(cli, name):
    ran = cli(*GAME, typed=[f"save {name}", "juice"])
    assert ran.code == 0
    assert "Saved to" not in ran.out
    assert "can't write" in ran.out or "no such home folder" in ran.out
