"""A lesson at the terminal: the table of `session`, with a teacher beside it."""

from __future__ import annotations

from pathlib import Path

from dustboard.cli.commands import Quit
from dustboard.cli.complaint import FINE, Complaint, InputEnded
from dustboard.cli.play import make_bots
from dustboard.cli.saves import write_private
from dustboard.cli.screen import Screen
from dustboard.cli.session import HUMAN, Session
from dustboard.kernel.cast import Cast
from dustboard.kernel.errors import UndoRefused
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision
from dustboard.kernel.state import NOT_ASKED
from dustboard.reasons import error_line
from dustboard.tutorials import Stand, Tutorial, rival_answers, spoken, stand
from dustboard.tutorials.progress import history, lone_answer

DEVICE = "terminal"
BACK, ON, SKIP = "line", "on", "skip"


class Lesson(Session):
    """A scripted game, the script, and how far the learner is."""

    def __init__(
        self,
        script: Tutorial,
        game: Game,
        seen: list[str],
        screen: Screen,
        lang: str,
        path: Path,
    ) -> None:
        seats = [f"bot:{script.first_game.bots[0]}" if name else HUMAN for name in script.names]
        seeds = [1] * len(seats)
        super().__init__(
            game, seats, seeds, make_bots(script.title, seats, seeds), screen, lang, path
        )
        self.names = tuple(name or self.said("you") for name in script.names)
        self.board.call(self.names)
        self.script = script
        self.seen = seen
        self.path = path
        self.seat = script.seat
        self.copy = ""
        self.home: Game | None = None  # the real table while a copy is played on
        self._seen_at_home = list(self._seen)  # what was told of it before
        self.tried = ""
        self.done = False
        self._said = ""
        self._shown = ""  # the question whose board was shown
        self.commands.words["quit"] = self.commands.words["exit"] = self._quit
        self.commands.words["save"] = self._quit

    # -- the loop -------------------------------------------------------------------------------

    def play(self) -> int:
        """Teach until the lesson is over or the learner leaves; gives the exit code."""
        try:
            if self.game.state.asked[self.seat] != NOT_ASKED:
                self._show(self.game.decision(self.seat))
            while not self.done:
                self._step()
        except InputEnded:
            self.screen.say(self.said("input-ended-lesson", resume=self._how_to_resume(self.path)))
        except Quit:
            self.screen.say(self.said("saved", resume=self._how_to_resume(self.path)))
        return FINE

    def _stands(self) -> Stand:
        found = stand(self.script, self.game, self.seen, (), self.copy, DEVICE)
        self.seen += found.marks
        return found

    def _step(self) -> None:
        where = self._stands()
        self.keep()
        if self._rivals_move(where):
            return
        if key := lone_answer(self.script, self.game, self.seat):
            self.game.answer(self.seat, key)
            return
        part = where.part
        if where.mode == "part" and part is not None and part.auto:
            self.game.answer_all(self.seat, part.line)
            return
        self._tell(where)
        if where.mode == "end":
            self.done = True
        elif where.mode == "home":
            self._listen(self.said("lesson-back"))
            self._go_home()
        elif where.mode == "off":
            self._choose_way(where)
        elif where.mode == "part" and part is not None and part.do != "answer":
            self._do(where)
        else:
            self._answer()

    def _rivals_move(self, where: Stand) -> bool:
        asked = [one for one in self.game.pending if one.seat != self.seat]
        if not asked or where.rivals_wait(self.game, self.seat):
            return False
        seat = asked[0].seat
        answers = rival_answers(self.script, self.game, seat, self.copy)
        if answers is None:
            self._ask_bot(asked[0])
        else:
            self.game.answer_all(seat, answers)
        return True

    def _answer(self) -> None:
        """One question of the table, or what is left of it."""
        decision = self.game.decision(self.seat)
        self._seen[self.seat] = self._show_news(self.seat, self._seen[self.seat])
        self._show(decision)
        self.show_question(decision)
        before = len(self.game.answers)
        while len(self.game.answers) == before and not self._hear(decision):
            pass

    def _show(self, decision: Decision) -> None:
        """The board, or the part of it that matters, once for each question."""
        name = decision.id.partition("-")[0]
        if self._fresh or self._shown != name:
            self.show_scene(decision)
        self._fresh = False
        self._shown = name

    # -- telling --------------------------------------------------------------------------------

    def _tell(self, where: Stand) -> None:
        place = f"{where.mode} {where.ref} {self.tried} {self.copy}"
        if place == self._said:
            return
        self._said = place
        self._seen[self.seat] = self._show_news(self.seat, self._seen[self.seat])
        said = spoken(self.script, self.game, where, self.tried, self.lang, Cast(self.names))
        self.screen.title(
            self.said(
                "lesson-step", n=where.number + 1, of=len(self.script.step), heading=said.heading
            )
        )
        for text in (said.note, said.text):
            if text:
                self.screen.say(text[DEVICE], style="cyan")
        if where.mode == "off" and said.line:
            self.screen.say(self.said("lesson-move", moves="; ".join(said.line)))
        if where.mode == "end":
            for clause in self.script.links:
                self.screen.say(f"  dustboard rules {clause}")

    # -- doing ----------------------------------------------------------------------------------

    def _listen(self, prompt: str) -> str:
        """A line, with the words that always work done already."""
        while True:
            line = self.screen.ask(prompt)
            if line.casefold() in ("quit", "exit", "save"):
                self._quit(None, [])
            asked = self.game.state.asked[self.seat] != NOT_ASKED and not self.game.over
            if (
                line
                and asked
                and line.split()[0].casefold()
                in ("?", "help", "board", "hand", "seat", "card", "log")
            ):
                self.commands.run(self.game.decision(self.seat), line)
                continue
            return line

    def _do(self, where: Stand) -> None:
        part = where.part
        assert part is not None
        if part.do == "read":
            self._listen("[Enter] ")
            self.seen.append(where.ref)
        elif part.do == "quiz":
            given = self._listen(f"{', '.join(part.choices)}? ")
            if given.casefold() == SKIP:
                self._skip(where)
                return
            self.tried = "" if given == part.right else given or "?"
            if given == part.right:
                self.seen.append(where.ref)
            self._said = "" if self.tried else self._said
        elif part.do == "unseal":
            word = self._listen("> ").casefold()
            if word == "undo":
                self._open_seal()
            elif word == SKIP:
                self._skip(where)
        elif part.do == "copy":
            if self._listen(self.said("lesson-copy")).casefold() == SKIP:
                self._skip(where)
                return
            own = self.script.own_table(part.copy)
            self.home = self.game
            self.game = self.script.new_game(part.copy) if own else self.game.clone()
            self.copy = part.copy
            self._seen_at_home = list(self._seen)
            self.after_undo(self.seat)
            self._fresh = True
        else:
            self._look_up(where)

    def _look_up(self, where: Stand) -> None:
        """`rule` and `why`: the learner types the word; an answer goes on without it."""
        part = where.part
        assert part is not None
        decision = self.game.decision(self.seat)
        self._show(decision)
        self.show_question(decision)
        line = self._listen("> ")
        if line.casefold() == SKIP:
            self._skip(where)
            return
        word = line.split()[0].casefold() if line else ""
        if line:
            self.heed(decision, line)
        if word == part.do and (part.do == "rule" or part.key in line or line == "why"):
            self.seen.append(where.ref)

    def _skip(self, where: Stand) -> None:
        """Go on without doing the part; where an answer is needed, the lesson gives its own."""
        if not where.line:
            self.tried = ""
            self.seen.append(where.ref)
            return
        given = history(self.game, self.seat)
        if given and not given[-1].complete:  # what was begun is taken back first
            self.game = self.game.fork(given[-1].start)
            self.after_undo(self.seat)
        self.game.answer_all(self.seat, where.line)

    def _open_seal(self) -> None:
        try:
            for _ in history(self.game, self.seat)[-1].answers:
                self.game.undo(self.seat)
        except UndoRefused as error:
            self.screen.say(error_line(error, self.lang))
        self.after_undo(self.seat)

    def _choose_way(self, where: Stand) -> None:
        word = self._listen(self.said("lesson-way", back=BACK, on=ON)).casefold()
        if word == BACK:
            self._back(where)
        elif word == ON:
            self.seen.append(f"off:{where.ref}")

    def _back(self, where: Stand) -> None:
        self.game = self.game.fork(where.back)
        self.seen = [one for one in self.seen if one != f"off:{where.ref}"]
        self.after_undo(self.seat)
        self._fresh = True

    def _go_home(self) -> None:
        assert self.home is not None
        self.game, self.home = self.home, None
        for step in self.script.step:
            self.seen += [f"{step.id}/{one.id}" for one in step.part if one.copy == self.copy]
        self.copy = ""
        self._seen = self._seen_at_home
        self.after_undo(self.seat)
        self._fresh = True

    def heed(self, decision: Decision, line: str) -> bool:
        where = self._stands()
        if line.casefold() == BACK and where.back >= 0:
            self._back(where)
            return True
        if line.casefold() == SKIP and where.mode == "part":
            self._skip(where)
            return True
        return super().heed(decision, line)

    # -- keeping --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the real table and what was read; a copy is begun anew."""
        game = self.home or self.game
        try:
            write_private(self.path, {"record": game.record(), "seen": self.seen})
        except Complaint as complaint:
            if self._autosave_works:
                self._autosave_works = False
                self.screen.say(self.said("lesson-fails", why=complaint.in_words(self.lang)))

    def _quit(self, decision: Decision | None, words: list[str]) -> None:
        self.keep()
        raise Quit(self.path)

    def _how_to_resume(self, path: Path) -> str:
        return self.said("resume-learn", title=self.script.title)
