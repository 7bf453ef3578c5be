"""In a real terminal: colour, plain text, the offer to go on with the last game."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import struct
import subprocess
import termios
from pathlib import Path

import pytest

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|9[0-7]|38;)[0-9;]*m")
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program in a terminal of a given size."""

    def __init__(self, argv: list[str], columns: int = 80, rows: int = 24) -> None:
        self.here, there = os.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.program = subprocess.Popen(argv, stdin=there, stdout=there, stderr=there)
        os.close(there)
        self.shown = ""

    def until(self, *words: str) -> str:
        """Read up to any of these words; the program must not end before it says one of them."""
        before = len(self.shown)
        while not any(word in self.shown[before:] for word in words):
            try:
                data = os.read(self.here, 65536)
            except OSError:
                data = b""
            assert data, f"ended without {words!r}: {self.shown[-800:]}"
            self.shown += data.decode()
        return self.shown[before:]

    def type(self, line: str) -> None:
        os.write(self.here, f"{line}\n".encode())

    def end(self) -> int:
        with contextlib.suppress(OSError):
            while data := os.read(self.here, 65536):
                self.shown += data.decode()
        os.close(self.here)
        return self.program.wait()


@pytest.fixture
def terminal(command, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    open_ones: list[Terminal] = []

    def start(*argv: str, columns: int = 80) -> Terminal:
        open_ones.append(Terminal([*command, *argv], columns))
        return open_ones[-1]

    yield start
    for one in open_ones:
        if one.program.poll() is None:
            one.program.kill()
            one.program.wait()


def leave(game: Terminal, save: str = "n") -> None:
    game.type("quit")
    game.until("[c]ancel")
    game.type(save)
    assert game.end() == 0


GAME = ("play", "wftw", "--seed", "7")


@pytest.mark.parametrize("columns", [80, 120])
def test_a_terminal_gets_colour_and_lines_that_fit(terminal, columns):
    game = terminal(*GAME, columns=columns)
    game.until("> ")
    game.type("juice")
    game.until("> ")
    leave(game)
    assert COLOUR.search(game.shown)
    lines = STYLE.sub("", game.shown).replace("\r", "").split("\n")
    assert max(len(line) for line in lines) <= columns


def test_no_color_is_respected(terminal, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    game = terminal(*GAME)
    game.until("> ")
    leave(game)
    assert not COLOUR.search(game.shown)


def test_plain_has_no_styles_at_all(terminal):
    game = terminal(*GAME, "--plain")
    board = game.until("> ")
    leave(game)
    assert "== Round 1: Produce" in board
    assert not COLOUR.search(board)
    assert "\x1b[1m" not in board


def test_two_people_and_the_screen_between_them(terminal):
    game = terminal(*GAME, "--seats", "human,human")
    game.until("Press Enter when only Player 1 is looking. ")
    game.type("")
    game.until("> ")
    game.type("juice")
    cover = game.until("Press Enter when only Player 2 is looking. ")
    # the screen and what was scrolled off it are wiped before B is called
    assert "\x1b[2J" in cover
    assert "\x1b[3J" in cover
    assert cover.rindex("\x1b[3J") < cover.rindex("Pass the device to Player 2")


def test_the_last_game_is_offered_and_taken_up(terminal, kept):
    game = terminal(*GAME)
    game.until("> ")
    game.type("juice")
    game.until("> ")
    game.program.kill()
    game.program.wait()
    again = terminal("play", "wftw")
    again.until("Continue that game? [Y/n] ")
    again.type("")
    assert "Targets (Targeting, bid 1 of 3)" in again.until("> ")
    assert len(list(kept.iterdir())) == 1  # taken over, not doubled
    leave(again, "y")


def test_the_last_game_can_be_left_and_is_kept(terminal, kept):
    game = terminal(*GAME)
    game.until("> ")
    game.program.kill()
    game.program.wait()
    (old,) = kept.iterdir()
    text = old.read_bytes()
    other = terminal(*GAME)
    other.until("Continue that game? [Y/n] ")
    other.type("n")
    other.until("> ")
    leave(other)
    (left,) = kept.iterdir()
    assert left.name.startswith("left-")
    assert left.read_bytes() == text
    third = terminal(*GAME)
    assert "Continue that game?" not in third.until("> ")
    leave(third)


CTRL_D = "\x04"


def test_ctrl_d_at_the_offer_of_the_last_game_ends_quietly(terminal, kept):
    game = terminal(*GAME)
    game.until("> ")
    game.program.kill()
    game.program.wait()
    (old,) = kept.iterdir()
    text = old.read_bytes()
    again = terminal("play", "wftw")
    again.until("Continue that game? [Y/n] ")
    os.write(again.here, CTRL_D.encode())
    assert again.end() == 0
    assert again.shown.partition("Continue that game? [Y/n] ")[2].strip() == ""
    assert old.read_bytes() == text  # it is offered again


def test_ctrl_d_at_any_question_ends_quietly(terminal, kept):
    """Within a game the game is kept; before one nothing has happened."""
    first = terminal(*GAME, "--save", "game.json")
    first.until("> ")
    first.type("quit")
    first.until("[c]ancel: ")
    os.write(first.here, CTRL_D.encode())
    assert first.end() == 0
    assert "The input has ended; the game is saved." in first.shown
    second = terminal(*GAME, "--save", "game.json")
    second.until("Overwrite it when you leave? [Y/n] ")
    os.write(second.here, CTRL_D.encode())
    assert second.end() == 0
    hot_seat = terminal("play", "wftw", "--seats", "human,human", "--seed", "7")
    hot_seat.until("Press Enter when only Player 1 is looking. ")
    os.write(hot_seat.here, CTRL_D.encode())
    assert hot_seat.end() == 0
    lesson = terminal("learn", "wftw")
    lesson.until("[Enter] ")
    os.write(lesson.here, CTRL_D.encode())
    assert lesson.end() == 0
    for one in (first, second, hot_seat, lesson):
        assert "Traceback" not in one.shown


def test_a_damaged_autosave_does_not_stop_a_new_game(terminal, kept):
    kept.mkdir(parents=True)
    Path(kept / "auto-wftw-0123456789ab-99999999.json").write_text("{")
    game = terminal(*GAME)
    game.until("Continue that game? [Y/n] ")
    game.type("y")
    assert "damaged or cut short" in STYLE.sub("", game.until("> "))
    leave(game)


@pytest.mark.parametrize("title", ["wftw", "wk1"])
def test_a_question_fits_a_small_terminal(terminal, title):
    """From its heading to the prompt, a new question takes no more than 24 lines of 80."""
    game = terminal("play", title, "--seed", "7", "--players", "3")
    for _ in range(12):
        shown = game.until("\n> ", ")> ", "continue. ")
        while "continue. " in shown[-80:]:
            game.type("")
            shown = game.until("\n> ", ")> ", "continue. ")
        lines = STYLE.sub("", shown).replace("\r", "").split("\n")
        start = max([0, *(at for at, line in enumerate(lines) if line.endswith("-----"))])
        assert len(lines) - start <= 24, "\n".join(lines[start:])
        game.type("1")
    game.program.kill()


def test_a_long_resolution_waits_for_enter(terminal):
    game = terminal("play", "wk1", "--seed", "7", "--players", "3")
    game.until("Press Enter to continue. ")
    game.type("")
    game.until("> ")
    leave(game)


def test_the_map_is_told_where_it_cannot_be_drawn():
    import dustboard
    from dustboard.cli.boards.wk1.cards import Words
    from dustboard.cli.boards.wk1.map import map_section

    view = dustboard.new_game("wk1", players=2, seed=5).view(0)
    drawn = map_section(view, Words()).drawn
    folded = ["".join(text for text, _ in spans) for spans in drawn(60)]
    assert max(len(line) for line in folded) <= 60
    assert "0, Gangraen" in folded[0]
    assert not any("\\___" in line for line in folded)
    assert any("\\___" in "".join(text for text, _ in spans) for spans in drawn(80))
