"""Loading a script, and playing it through before any learner does.

Every path of the script is rehearsed on the real rules: each answer of the line must be legal when
it is due, each refusal must come with its clause, each rival must have an answer, each text exist.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dustboard import Game
from dustboard.kernel.errors import ContentError, DustboardError, IllegalAnswer
from dustboard.kernel.state import NOT_ASKED
from dustboard.tutorials.progress import Stand, history, lone_answer, stand
from dustboard.tutorials.rivals import rival_answers
from dustboard.tutorials.script import FILE, FOLDER, LessonPart, Tutorial, complaint, read, taught
from dustboard.tutorials.speech import needed, says

LIMIT = 1000  # parts and answers of one rehearsal; no honest script comes near


@cache
def load(title: str) -> Tutorial:
    """The tutorial of a title, checked and rehearsed; `ContentError` says what is wrong with it."""
    if not taught(title):
        raise ContentError(f"the title {title!r} has no tutorial")
    text = (files(f"dustboard.games.{title}") / FOLDER / FILE).read_text(encoding="utf-8")
    script = read(text, title)
    check_texts(script)
    for number, path in enumerate(paths(script)):
        Rehearsal(script, path, "browser" if number else "terminal").run()
    Rehearsal(script, {}, "browser").run()
    return script


def check_texts(script: Tutorial) -> None:
    """Every text there is, for every device."""
    for step, part, key in needed(script):
        place = f"step {step!r}" if step else "tutorial"
        place += f", part {part!r}" if part else ""
        try:
            says(script, "en", key)
        except KeyError:
            raise complaint(place, "id", f"there is no text {key!r} in text/en") from None
        except ValueError as error:
            raise complaint(place, "id", f"the text {key!r} can't be said: {error}") from None


def paths(script: Tutorial) -> list[dict[str, str]]:
    """Every way through the forks of a script: for each part with several lines, one of them."""
    found: list[dict[str, str]] = [{}]
    for step in [*script.step, *script.copy]:
        for part in step.part:
            if part.lines:
                name = f"{step.id}/{part.id}"
                found = [{**one, name: choice} for one in found for choice in part.lines]
    return found


class Rehearsal:
    """A learner who does everything as foreseen."""

    def __init__(self, script: Tutorial, path: dict[str, str], place: str) -> None:
        self.script = script
        self.path = path
        self.place = place
        self.seen: list[str] = []
        self.orders: list[str] = []
        self.game = self.new_game()
        self.copy = ""
        self.kept: Game | None = None
        self.trail: list[str] = []  # every part in order, for tests

    def new_game(self, copy: str = "") -> Game:
        """The table before the first answer."""
        script = self.script
        try:
            return script.new_game(copy)
        except DustboardError as error:
            raise complaint("tutorial", "options", str(error)) from None

    def stands(self) -> Stand:
        """Where the learner stands now."""
        found = stand(self.script, self.game, self.seen, self.orders, self.copy, self.place)
        self.seen += found.marks
        return found

    def run(self) -> None:
        """Do everything; a ContentError where that can't be done."""
        for _ in range(LIMIT):
            self._rivals()
            if key := lone_answer(self.script, self.game, self.script.seat):
                self.game.answer(self.script.seat, key)
                continue
            where = self.stands()
            if where.mode == "end":
                return
            if where.mode == "home":
                self._go_home()
            elif where.mode != "part" or where.part is None:
                part = where.part.id if where.part is not None else ""
                place = f"step {where.step.id!r}, part {part!r}"
                raise complaint(place, "ask", f"the table asks {self._asked()!r} here")
            else:
                self.trail.append(where.ref)
                self._do(where, where.part)
        raise complaint("tutorial", "step", "the rehearsal does not end")

    def _asked(self) -> str:
        asked = self.game.state.asked[self.script.seat]
        return "" if asked == NOT_ASKED else self.game.title.asks[asked].name

    def _rivals(self) -> None:
        game, learner = self.game, self.script.seat
        for _ in range(LIMIT):
            wait = self.stands().rivals_wait(game, learner)
            rivals = [one.seat for one in game.pending if one.seat != learner]
            if wait or not rivals:
                return
            seat = rivals[0]
            answers = rival_answers(self.script, game, seat, self.copy)
            if answers is None:
                name = game.title.asks[game.state.asked[seat]].name
                asked = history(game, seat, self.script.lone)
                number = sum(1 for one in asked if one.ask == name) + 1
                where = f"rival seat {seat}, ask {name!r}"
                raise complaint(where, "answers", f"there is no legal answer number {number}")
            game.answer_all(seat, answers)

    def _do(self, where: Stand, part: LessonPart) -> None:
        place = f"step {where.step.id!r}, part {part.id!r}"
        if part.do == "answer":
            line = part.good.get(self.path.get(where.ref, ""), where.line)
            if self._asked() != part.ask:
                asked = self._asked() or "nothing"
                raise complaint(place, "ask", f"the table asks {asked!r} here, not {part.ask!r}")
            try:
                self.game.answer_all(self.script.seat, line)
            except IllegalAnswer as error:
                raise complaint(place, "line", str(error)) from None
            if self.game.state.asked[self.script.seat] != NOT_ASKED and (
                history(self.game, self.script.seat)[-1].group == self.game.state.group_number
            ):
                raise complaint(place, "line", "the answer is not complete")
            return
        if part.do == "why":
            found = self.game.decision(self.script.seat).refused
            if not any(one.key == part.key and one.rule == part.rule for one in found):
                raise complaint(place, "key", f"{part.key!r} is not refused by {part.rule}")
        if part.do == "unseal":
            reason = self.game.can_undo(self.script.seat)
            if reason:
                raise complaint(place, "do", f"the answer can't be opened again: {reason}")
            for _ in range(len(history(self.game, self.script.seat)[-1].answers)):
                self.game.undo(self.script.seat)
        elif part.do == "order":
            self.orders.append(part.ask)
        elif part.do == "copy":
            own = self.script.own_table(part.copy)
            self.kept = self.game
            self.game = self.new_game(part.copy) if own else self.game.clone()
            self.copy = part.copy
        else:
            self.seen.append(where.ref)

    def _go_home(self) -> None:
        assert self.kept is not None
        self.game, self.kept = self.kept, None
        for step in self.script.step:
            self.seen += [f"{step.id}/{one.id}" for one in step.part if one.copy == self.copy]
        self.copy = ""
