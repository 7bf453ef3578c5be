"""One game at the terminal: bots answer, people are asked, everything is kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from dustboard.cli.answers import read_answers
from dustboard.cli.boards import Board, board_of
from dustboard.cli.boards.generic import seat_name
from dustboard.cli.coach import coach_line
from dustboard.cli.commands import Commands, Quit
from dustboard.cli.complaint import FINE, Complaint, InputEnded
from dustboard.cli.ending import keep_record, show_end
from dustboard.cli.files import write_json
from dustboard.cli.log import news
from dustboard.cli.odds_notes import chance_notes
from dustboard.cli.saves import autosave_path, forget, save_data, write_private
from dustboard.cli.screen import Choice, Screen
from dustboard.cli.words import said
from dustboard.crew import CREW, ordered
from dustboard.kernel.cast import Cast
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision
from dustboard.kernel.streams import commitment
from dustboard.reasons import error_line

if TYPE_CHECKING:
    from dustboard.bots import Bot

HUMAN = "human"
MANY_NEWS = 8  # lines after which a person is given time to read
_MARKS = ("sealed", "dice", "reveal", "handover")


class Session:
    """A game, who sits where, and the terminal."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        bot_seeds: list[int],
        bots: Mapping[int, Bot],
        screen: Screen,
        lang: str = "en",
        save_to: Path | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bot_seeds = bot_seeds
        self.bots = bots
        self.screen = screen
        self.lang = lang
        self.board: Board = board_of(game.title, lang)
        self.names = table_names(seats, game, lang)
        self.board.call(self.names)
        self.commands = Commands(self)
        self.autosave = autosave_path(game)
        self.save_to = save_to
        self.save_path = save_to or self.autosave
        self._humans = [seat for seat in range(game.players) if seats[seat] == HUMAN]
        self._looking: int | None = self._humans[0] if len(self._humans) == 1 else None
        # per seat: how many events it has been told of; in a resumed game all but the last phase
        self._seen = [_last_heading(game, self.board)] * game.players
        self._told = 0  # the same for whoever watches bots alone
        self._roles = [""] * game.players  # per seat: the part it was told to play
        self._fresh = True  # whether the whole board is due with the next question
        self._autosave_works = True
        self.hints = False  # whether each question comes with a hint for beginners

    def said(self, key: str, /, **facts: object) -> str:
        """What the terminal says, in the language of this game."""
        return said(self.lang, key, **facts)

    # -- the loop -------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the game is over or the player leaves; gives the exit code."""
        try:
            while not self.game.over:
                self._step()
            self._end()
        except InputEnded:
            where = self._leave_saved()
            self.screen.say(self.said("input-ended", where=where))
        except Quit as leaving:
            if leaving.saved:
                self.screen.say(self.said("saved", resume=self._how_to_resume(leaving.saved)))
            else:
                self.screen.say(self.said("not-saved"))
        except KeyboardInterrupt:
            self.screen.say()
            raise KeyboardInterrupt(self.said("stopped", where=self._leave_saved())) from None
        return FINE

    def _end(self) -> None:
        self.tell_the_rest()
        show_end(self.game, self.board, self.screen, self.lang)
        save = save_data(self.game, self.seats, self.bot_seeds)
        if keep_record(self.game, self.save_to, save, self.screen, self.lang):
            forget(self.autosave)

    def _step(self) -> None:
        pending = self.game.pending
        for decision in pending:
            if decision.seat in self.bots:
                self._ask_bot(decision)
                return
        asked = {decision.seat: decision for decision in pending}
        self._ask_person(asked.get(-1 if self._looking is None else self._looking, pending[0]))

    def _ask_bot(self, decision: Decision) -> None:
        seat = decision.seat
        from dustboard.bots import sight_of

        self.game.answer(seat, self.bots[seat].answer(sight_of(self.game, seat), decision))
        if not self._humans:
            self._told = self._show_news(None, self._told)

    def _ask_person(self, decision: Decision) -> None:
        seat = decision.seat
        if self._no_choice(decision):
            option = decision.options[0]
            # nothing to use at a moment for using things is no news
            if self.board.on_enter(decision) != option.key:
                if self._looking == seat:
                    self._seen[seat] = self._show_news(seat, self._seen[seat])
                    self._announce(seat, self.board.role(self.game.view(seat)))
                label = option.text(self.lang, Cast(self.names))
                self.screen.say(self.said("only-answer", who=self._asked(seat), label=label))
            self.game.answer(seat, option.key)
            return
        if self._looking != seat:
            self._pass_device(seat)
        self.keep()
        self._seen[seat] = self._show_news(seat, self._seen[seat])
        if self._fresh or decision.id.endswith("-0"):
            self.show_scene(decision)
            self._fresh = False
        self.show_question(decision)
        while self.game.decision(seat).id == decision.id and not self._hear(decision):
            pass
        self.keep()

    def _no_choice(self, decision: Decision) -> bool:
        """Whether a question answers itself. A sealed one does only where nobody could tell from
        it what the seat holds, and never when there is something to take back first."""
        if len(decision.options) != 1 or not decision.id.endswith("-0"):
            return False
        return len(self._humans) == 1 or not (decision.sealed or decision.kind == "react")

    def _hear(self, decision: Decision) -> bool:
        """Read a line and act on it; True when the question may have changed."""
        usual = self.board.on_enter(decision)
        who = "" if len(self._humans) == 1 else self.board.seat_name(decision.seat)
        enter = self.said("enter-gives", key=usual) if usual else ""
        prompt = f"{who}{' ' if who and enter else ''}{enter}> "
        line = self.screen.ask(prompt) or usual
        if not line:
            self.screen.say(self._what_to_type(decision))
            return False
        return self.heed(decision, line)

    def _what_to_type(self, decision: Decision) -> str:
        """How this question is answered; some lists have other marks than numbers."""
        keys = decision.options.keys()
        typed = next((mark for key in keys if (mark := self.board.typed(decision, key))), "")
        return self.said("type-a-mark", mark=typed) if typed else self.said("type-a-number")

    def heed(self, decision: Decision, line: str) -> bool:
        """Act on a line; True when the question may have changed."""
        seat = decision.seat
        before = len(self.game.answers)
        if self.commands.run(decision, line):
            return len(self.game.answers) != before
        try:
            words = self.board.read(decision, line.split())
            keys = read_answers(self.game, seat, words, line.split())
            labels = self._labels(seat, keys)
            self.game.answer_all(seat, keys)
        except IllegalAnswer as error:
            if error.reason is not None and error.reason.key == "answer-options":
                name = self.board.called(line)
                told = self.said(
                    "no-option",
                    line=name or repr(line),
                    type=self._what_to_type(decision),
                )
            else:
                told = self.said("not-now", why=error_line(error, self.lang))
            self.screen.say(told)
            return False
        self.screen.say(self.said("your-answer", labels="; ".join(labels)))
        return True

    def _labels(self, seat: int, keys: list[str]) -> list[str]:
        """What the answers are called, each at its own moment."""
        trial = self.game.clone()
        labels = []
        for key in keys:
            options = trial.decision(seat).options
            # an answer out of too many to be listed is called by its key
            labels.append(
                next((o.text(self.lang, Cast(self.names)) for o in options if o.key == key), key)
            )
            trial.answer(seat, key)
        return labels

    def _pass_device(self, seat: int) -> None:
        """Hide the screen until the next player alone looks at it."""
        if self._looking is not None:
            self.screen.clear()
        name = self.board.seat_name(seat)
        self.screen.ask(self.said("pass-device", name=name))
        self.screen.clear()
        self._looking = seat
        self._fresh = True

    # -- showing --------------------------------------------------------------------------------

    def show_board(self, decision: Decision) -> None:
        """The whole table as the seat sees it."""
        view = self.game.view(decision.seat)
        self.screen.title(self.board.where(view, decision))
        self.screen.sections(self.board.sections(view))

    def show_scene(self, decision: Decision) -> None:
        """The part of the table that a new question is about."""
        view = self.game.view(decision.seat)
        self._announce(decision.seat, self.board.role(view))
        self.screen.title(self.board.where(view, decision))
        self.screen.sections(self.board.scene(view, decision))

    def show_question(self, decision: Decision) -> None:
        """The question with its clause, and the numbered options."""
        view = self.game.view(decision.seat)
        self._announce(decision.seat, self.board.role(view))
        for line in self.board.status(view):
            self.screen.say(line)
        only = f" {self.said('sealed')}" if decision.sealed else ""
        question = f"{decision.question(self.lang, Cast(self.names))}{only}"
        self.screen.say(question, style="bold")
        if self.hints:
            from dustboard.tutorials import hint

            if told := hint(self.game.title.id, decision.name, self.lang):
                self.screen.say(self.said("hint", text=told["terminal"]))
            if advice := coach_line(self.game, decision, self.lang, self.names):
                self.screen.say(advice)
        choices = []
        known = self.board.chances
        chances = chance_notes(self.game, decision, self.lang, self.names) if known else {}
        for index, option in enumerate(decision.options):
            facts = [
                self.board.option_note(view, decision, option.key),
                chances.get(option.key, ""),
            ]
            note = "; ".join(fact.removesuffix(".") for fact in facts if fact)
            label = option.text(self.lang, Cast(self.names)) + (f" ({note})" if note else "")
            group, short = self.board.option_group(view, decision, option.key)
            border = decision.border(index)
            mark = self.said(f"mark-{border}") if border in _MARKS else ""
            typed = self.board.typed(decision, option.key) or str(index + 1)
            choices.append(Choice(typed, label, mark, group, short))
        self.screen.choices(choices)

    def _asked(self, seat: int) -> str:
        return self.said("you") if len(self._humans) == 1 else self.board.seat_name(seat)

    def _announce(self, seat: int, role: str) -> None:
        """Say what else the seat plays, when that has changed."""
        if role and role != self._roles[seat]:
            self.screen.say(f">>> {role}", style="bold red")
        self._roles[seat] = role

    def _show_news(self, seat: int | None, since: int) -> int:
        groups = news(self.game, self.board, seat, self.lang, since, self.names)
        told = 0
        for heading, lines in groups:
            if heading:
                self.screen.say(heading, style="bold magenta")
            for line in lines:
                self.screen.say(f"  {line}")
                told += 1
        if told >= MANY_NEWS and self._humans and self.screen.interactive:
            self.screen.ask(self.said("press-enter"))
        elif groups and self._humans:
            self.screen.say()
        return len(self.game.events())

    def tell_the_rest(self) -> None:
        """What happened after the last question, for all who are there."""
        seat = self._humans[0] if len(self._humans) == 1 else None
        told = self._told if not self._humans else min(self._seen[s] for s in self._humans)
        self._show_news(seat, told)

    def after_undo(self, seat: int) -> None:
        """The past got shorter: nobody has been told of more than is left of it."""
        self._seen = [min(seen, len(self.game.events())) for seen in self._seen]

    # -- keeping --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the autosave; a folder that can't be written is complained of once."""
        if not self._autosave_works:
            return
        try:
            write_private(self.autosave, save_data(self.game, self.seats, self.bot_seeds))
        except Complaint as complaint:
            self._autosave_works = False
            self.screen.say(self.said("autosave-fails", why=complaint.in_words(self.lang)))

    def save(self, path: Path) -> None:
        """Save the game where the player wants it."""
        data = save_data(self.game, self.seats, self.bot_seeds)
        if path == self.autosave:
            write_private(path, data)
        else:
            write_json(path, data)

    def save_and_leave(self) -> None:
        """Save for the last time; an autosave beside the save is not needed then."""
        self.save(self.save_path)
        if self.save_path != self.autosave:
            forget(self.autosave)

    def _leave_saved(self) -> str:
        """Save on the way out, where it works; says where the game is."""
        try:
            self.save_and_leave()
        except Complaint as complaint:
            return self.said("could-not-save", why=complaint.in_words(self.lang))
        return self.said("is-saved", resume=self._how_to_resume(self.save_path))

    def _how_to_resume(self, path: Path) -> str:
        return self.said("resume-play", title=self.game.title.id, path=str(path))


def table_names(seats: list[str], game: Game, lang: str = "en") -> tuple[str, ...]:
    """What the seats are called: bots as the crew, one person as "You", several by number."""
    crew = iter(ordered(commitment(game.seed)))
    alone = seats.count(HUMAN) == 1
    return tuple(
        CREW[next(crew)]
        if who != HUMAN
        else (said(lang, "you") if alone else seat_name((), seat, lang))
        for seat, who in enumerate(seats)
    )


def _last_heading(game: Game, board: Board) -> int:
    """Where the last group of the log begins."""
    events = game.events()
    starts = [number for number, event in enumerate(events) if event.kind in board.headings]
    return starts[-1] if starts else 0
