"""What a player can type besides an answer."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from dustboard.cli.answers import read_key, small_number
from dustboard.cli.boards import Board
from dustboard.cli.boards.generic import read_seat
from dustboard.cli.complaint import Complaint
from dustboard.cli.files import check_writable, typed_path
from dustboard.cli.log import line_text, log_lines
from dustboard.cli.options import plain
from dustboard.cli.rules import look_up
from dustboard.cli.saves import forget, read_save
from dustboard.cli.screen import CANCEL, NO, YES, Screen
from dustboard.cli.words import said
from dustboard.kernel.cast import Cast
from dustboard.kernel.errors import DustboardError, IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision
from dustboard.reasons import error_line


class AtTable(Protocol):
    """A game at the terminal, as far as commands need it."""

    game: Game
    board: Board
    screen: Screen
    lang: str
    save_path: Path
    autosave: Path

    def show_board(self, decision: Decision) -> None:
        """The whole table as the seat sees it."""

    def show_question(self, decision: Decision) -> None:
        """The question with its clause, and the numbered options."""

    def after_undo(self, seat: int) -> None:
        """The past got shorter."""

    def save(self, path: Path) -> None:
        """Save the game where the player wants it."""

    def save_and_leave(self) -> None:
        """Save for the last time."""


class Quit(Exception):
    """The player leaves; `saved` is where the game is kept, or None if it was thrown away."""

    def __init__(self, saved: Path | None) -> None:
        super().__init__()
        self.saved = saved


class Commands:
    """The words that are no answers."""

    def __init__(self, session: AtTable) -> None:
        self.session = session
        self.words: dict[str, Callable[[Decision, list[str]], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "hand": self.hand,
            "seat": self.seat,
            "rule": self.rule,
            "why": self.why,
            "card": self.card,
            "log": self.log,
            "undo": self.undo,
            "options": self.options,
            "keys": self.keys,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    def run(self, decision: Decision, line: str) -> bool:
        """Do what a line says if it begins with a command; else False."""
        first, _, rest = line.partition(" ")
        if any(option.key == first for option in decision.options):
            return False
        command = self.words.get(first.casefold())
        if command is None:
            return self._look(decision, line.split())
        try:
            arguments = shlex.split(rest) if first.casefold() == "save" else rest.split()
        except ValueError:
            arguments = [rest]
        try:
            command(decision, arguments)
        except Complaint as complaint:
            self._say(complaint.in_words(self.session.lang))
        except DustboardError as error:
            self._say(error_line(error, self.session.lang))
        return True

    def _look(self, decision: Decision, words: list[str]) -> bool:
        """Show what a word of the title's own stands for; False if it has no such word."""
        session = self.session
        try:
            found = session.board.look(session.game.view(decision.seat), words)
        except Complaint as complaint:
            self._say(complaint.in_words(self.session.lang))
            return True
        if found is not None:
            session.screen.sections(found)
        return found is not None

    @property
    def _cast(self) -> Cast:
        return Cast(self.session.board.names)

    def _say(self, text: str) -> None:
        self.session.screen.say(text)

    def _said(self, key: str, /, **facts: object) -> str:
        return said(self.session.lang, key, **facts)

    # -- looking --------------------------------------------------------------------------------

    def help(self, decision: Decision, words: list[str]) -> None:
        self._say(self._said("help"))
        if self.session.board.help:
            self._say(self.session.board.help)

    def board(self, decision: Decision, words: list[str]) -> None:
        self.session.show_board(decision)
        self.session.show_question(decision)

    def hand(self, decision: Decision, words: list[str]) -> None:
        session = self.session
        view = session.game.view(decision.seat)
        session.screen.sections(session.board.hand(view))
        for line in session.board.status(view):
            self._say(line)

    def seat(self, decision: Decision, words: list[str]) -> None:
        game = self.session.game
        if not words:
            raise Complaint(
                self._said("which-player", name=self.session.board.seat_name(game.players - 1))
            )
        seat = read_seat(words[0], game.players, self.session.board.names, self.session.lang)
        self.session.screen.sections(self.session.board.seat(game.view(decision.seat), seat))

    def rule(self, decision: Decision, words: list[str]) -> None:
        what = words[0] if words else decision.rule
        for line in look_up(what, self.session.game.title.id, self.session.lang):
            self._say(line)

    def card(self, decision: Decision, words: list[str]) -> None:
        if not words:
            raise Complaint(self._said("which-card"))
        name = " ".join(words)
        found = self.session.board.cards(name)
        if not found:
            raise Complaint(self._said("no-card", name=repr(name)))
        self.session.screen.sections(found[:8])
        if len(found) > 8:
            self._say(self._said("more-cards", n=len(found) - 8))

    def log(self, decision: Decision, words: list[str]) -> None:
        session = self.session
        lines = log_lines(session.game, decision.seat, session.lang, session.board.names)
        count = 20
        if words and words[0].casefold() == "all":
            count = len(lines)
        elif words:
            count = small_number(words[0])
            if count < 1:
                raise Complaint(self._said("log-takes"))
        for line in lines[-count:]:
            self._say(line_text(line, session.lang))

    def options(self, decision: Decision, words: list[str]) -> None:
        game = self.session.game
        for spec in game.title.options:
            value = game.options[spec.name]
            usual = self._said("option-changed", value=plain(spec.default))
            changed = "" if value == spec.default else f" {usual}"
            self._say(f"{spec.name} = {plain(value)}{changed} [{spec.rule}]")

    def keys(self, decision: Decision, words: list[str]) -> None:
        for number, option in enumerate(decision.options, start=1):
            typed = self.session.board.typed(decision, option.key) or str(number)
            self._say(f"{typed}. {option.key}: {option.text(self.session.lang, self._cast)}")

    def why(self, decision: Decision, words: list[str]) -> None:
        refused = decision.refused
        if not words:
            self._say(self._said("refused-now" if refused else "nothing-refused"))
            reasons: dict[tuple[str, str], list[str]] = {}
            for entry in refused:
                reasons.setdefault(
                    (entry.text(self.session.lang, self._cast), entry.rule), []
                ).append(entry.key)
            for (why, rule), keys in reasons.items():
                some = ", ".join(keys[:4])
                if len(keys) > 4:
                    some += f" {self._said('and-more', n=len(keys) - 4)}"
                self._say(f"  {why} [{rule}] ({some})")
            return
        key = read_key(decision, self.session.board.read(decision, words[:1])[0])
        trial = self.session.game.clone()
        for entry in refused:
            if entry.key.casefold() == key.casefold():
                self._say(f"{entry.text(self.session.lang, self._cast)} [{entry.rule}]")
                return
        try:
            trial.answer(decision.seat, key)
        except IllegalAnswer as error:
            self._say(error_line(error, self.session.lang))
        else:
            self._say(f"{self._said('is-allowed', key=key)} [{decision.rule}]")

    # -- doing ----------------------------------------------------------------------------------

    def undo(self, decision: Decision, words: list[str]) -> None:
        self.session.game.undo(decision.seat)
        self.session.after_undo(decision.seat)
        self._say(self._said("taken-back"))

    def save(self, decision: Decision, words: list[str]) -> None:
        session = self.session
        path = typed_path(words[0]) if words else session.save_path
        another = path != session.save_path and check_replaceable(path, session.lang)
        if another and not session.screen.yes(self._said("overwrite", path=str(path))):
            return
        session.save(path)
        self._say(self._said("saved-to", path=str(path)))

    def quit(self, decision: Decision, words: list[str]) -> None:
        session = self.session
        while True:
            answer = session.screen.ask(self._said("save-question")).casefold()
            if answer in ("", *YES):
                session.save_and_leave()
                raise Quit(session.save_path)
            if answer in NO:
                forget(session.autosave)
                raise Quit(None)
            if answer in CANCEL:
                return


def check_replaceable(path: Path, lang: str = "en") -> bool:
    """Complain unless a game may be written there; True if it would replace another.

    A file that is no saved game is never replaced.
    """
    check_writable(path)
    if not path.exists():
        return False
    try:
        read_save(path)
    except Complaint:
        raise Complaint(said(lang, "not-a-save", path=str(path))) from None
    return True
