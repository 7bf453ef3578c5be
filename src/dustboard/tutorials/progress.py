"""Where a learner stands: found from the game itself and from what was read and done.

Nothing else is kept. An answer that was taken back is therefore not given, and a lesson can be left
and resumed at any place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Literal

import dustboard
from dustboard import Game
from dustboard.kernel.state import NOT_ASKED
from dustboard.tutorials.script import SOFT, LessonPart, LessonStep, Other, Tutorial

Mode = Literal["part", "off", "free", "aside", "home", "end"]


class Given:
    """What a seat answered to one question."""

    def __init__(self, ask: str, group: int, start: int, answers: list[str]) -> None:
        self.ask = ask
        self.group = group
        self.start = start  # how many answers of the record come before the group
        self.answers = answers
        self.complete = True

    def done_with(self, ask: str) -> bool:
        """Whether this is a whole answer to a question of that name."""
        return self.ask == ask and self.complete


class Stand:
    """Where a learner stands.

    "part": at `part`; "off": `part` was answered otherwise, and nothing goes on until the learner
    decides; "free": the learner plays on beside the line; "aside": a question the script does not
    know; "home": all is done on the copy; "end": all is done.
    """

    def __init__(self, number: int, step: LessonStep, part: LessonPart | None, mode: Mode) -> None:
        self.number = number
        self.step = step
        self.part = part
        self.mode = mode
        self.note = ""  # the key of what is said about the last answer
        self.back = -1  # the position of the record where the line was left
        self.marks: list[str] = []  # parts found done, to be kept by whoever keeps the lesson
        self.path: set[str] = set()

    @property
    def ref(self) -> str:
        """The name of the part, as it is kept."""
        return ref(self.step, self.part) if self.part is not None else ""

    @property
    def line(self) -> list[str]:
        """The answers the lesson foresees here."""
        if self.part is None or self.part.do != "answer":
            return []
        return next(iter(self.part.good.values()))

    def rivals_wait(self, game: Game, seat: int) -> bool:
        """Whether rivals must not answer yet: the learner has to, or may still open a seal."""
        if self.mode == "off" or (self.part is not None and self.part.do == "unseal"):
            return True
        return bool(game.state.asked[seat] != NOT_ASKED)


def ref(step: LessonStep, part: LessonPart) -> str:
    """The name of a part within its tutorial."""
    return f"{step.id}/{part.id}"


def history(game: Game, seat: int, choices_only: bool = False) -> list[Given]:
    """The questions a seat has answered or begun to answer, in order.

    With `choices_only` those are left out that had one answer.
    """
    answers = tuple(game.ordered_answers())
    found = [
        Given(ask, group, start, list(keys))
        for ask, group, start, keys, lone in _replayed(_Table(game), answers)[seat]
        if not (lone and choices_only)
    ]
    if found and found[-1].group == game.state.group_number and not game.over:
        found[-1].complete = game.state.asked[seat] == NOT_ASKED
    return found


def lone_answer(script: Tutorial, game: Game, seat: int) -> str:
    """The only answer of a seat, in a script where such questions answer themselves; else ""."""
    asked = game.state.asked[seat]
    if not script.lone or asked == NOT_ASKED or game.over:
        return ""
    decision = game.decision(seat)
    begun = not decision.id.endswith("-0")
    return "" if begun or len(decision.options) != 1 else decision.options[0].key


class _Table:
    """What a game was begun with, to find out again what its seats were asked."""

    def __init__(self, game: Game) -> None:
        self.begin = (game.title.id, game.players, game.seed, game.options)
        self._key = (game.title.id, game.players, game.seed, tuple(game.options.items()))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and other._key == self._key


Asked = tuple[str, int, int, tuple[str, ...], bool]  # ask, group, start, answers, lone


_KEPT = 256  # replayed games; a lesson asks for the same ones again and again
_kept: dict[tuple[_Table, tuple[tuple[int, str], ...]], tuple[Game, list[list[Asked]]]] = {}


def all_asked(game: Game) -> list[list[Asked]]:
    """For each seat what it was asked and answered; the game is played again for it."""
    return _replayed(_Table(game), tuple(game.ordered_answers()))


def unknown_answers(game: Game) -> int:
    """How many answers would have to be played again for that."""
    answers = tuple(game.ordered_answers())
    return len(answers) - _longest_known(_Table(game), answers)


def know(game: Game, asked: list[list[Asked]]) -> None:
    """Take over what another process has found out by `all_asked`."""
    _keep(_Table(game), tuple(game.ordered_answers()), game.clone(), asked)


def _longest_known(table: _Table, answers: tuple[tuple[int, str], ...]) -> int:
    at = len(answers)
    while at and (table, answers[:at]) not in _kept:
        at -= 1
    return at


def _keep(
    table: _Table, answers: tuple[tuple[int, str], ...], game: Game, asked: list[list[Asked]]
) -> None:
    while len(_kept) >= _KEPT:
        _kept.pop(next(iter(_kept)), None)
    _kept[table, answers] = (game, asked)


def _replayed(table: _Table, answers: tuple[tuple[int, str], ...]) -> list[list[Asked]]:
    """For each seat what it was asked and answered; goes on from the longest part known already."""
    at = _longest_known(table, answers)
    known = _kept.get((table, answers[:at]))
    if known is not None and at == len(answers):
        return known[1]
    trial = known[0].clone() if known is not None else dustboard.new_game(*table.begin)
    found = [list(rows) for rows in known[1]] if known is not None else []
    found = found or [[] for _ in range(trial.players)]
    for seat, key in answers[at:]:
        _note(trial, found, seat, key, at)
        trial.answer(seat, key)
        at += 1
    _keep(table, answers, trial, found)
    return found


def _note(trial: Game, found: list[list[Asked]], seat: int, key: str, at: int) -> None:
    """Write an answer down: to the question that the seat has begun to answer, or to a new one."""
    group, rows = trial.state.group_number, found[seat]
    if rows and rows[-1][1] == group:
        ask, _, start, keys, lone = rows.pop()
        rows.append((ask, group, start, (*keys, key), lone))
        return
    starts = [other[-1][2] for other in found if other and other[-1][1] == group]
    question = trial.title.asks[trial.state.asked[seat]]
    lone = len(question.legal(trial.state, seat)) == 1
    rows.append((question.name, group, min([*starts, at]), (key,), lone))


def stand(
    script: Tutorial,
    game: Game,
    seen: Collection[str],
    orders: Collection[str] = (),
    copy: str = "",
    place: str = "browser",
) -> Stand:
    """Where the learner stands. `orders` names the questions with a standing order."""
    walk = _Walk(script, game, seen, orders, place)
    if script.own_table(copy):
        number = next(
            at for at, step in enumerate(script.step) if any(one.copy == copy for one in step.part)
        )
        return walk.through_copy(number, script.copy_of(copy))
    for number, step in enumerate(script.step):
        for index, part in enumerate(step.part):
            if copy and part.copy == copy:
                return walk.through_copy(number, script.copy_of(copy))
            if not walk.passes(step, part, [*step.part[index + 1 :], *_later(script, number)]):
                return walk.stop(number, step, part)
    return walk.finish(len(script.step) - 1, script.step[-1], "end")


def _later(script: Tutorial, number: int) -> Iterator[LessonPart]:
    for step in script.step[number + 1 :]:
        yield from step.part


class _Walk:
    """One walk through the parts, up to the first that is not done."""

    def __init__(
        self,
        script: Tutorial,
        game: Game,
        seen: Collection[str],
        orders: Collection[str],
        place: str,
    ) -> None:
        self.script = script
        self.game = game
        self.seat = script.seat
        self.seen = seen
        self.orders = orders
        self.place = place
        self.asked: dict[str, list[Given]] = {}
        for given in history(game, script.seat, script.lone):
            self.asked.setdefault(given.ask, []).append(given)
        self.used: Counter[str] = Counter()
        self.path: set[str] = set()
        self.marks: list[str] = []
        self.note = ""
        self.off: Given | None = None
        self.held: Given | None = None

    def passes(self, step: LessonStep, part: LessonPart, later: list[LessonPart]) -> bool:
        """Whether a part is done, or not for this learner."""
        if (part.when and part.when not in self.path) or part.only not in ("", self.place):
            return True
        name = ref(step, part)
        if part.do == "answer":
            return self._answered(step, part, name)
        if name in self.seen:
            self.note = ""  # it was read there
            return True
        if part.do == "order":
            return part.ask in self.orders
        if part.do == "unseal" and (self.held is None or not self.held.complete):
            self.marks.append(name)
            return True
        return part.do in SOFT and self._skipped(later)

    def _skipped(self, later: list[LessonPart]) -> bool:
        """Whether the learner has gone on by answering already."""
        for part in later:
            if (part.when and part.when not in self.path) or part.only not in ("", self.place):
                continue
            if part.do == "answer":
                number = self.used[part.ask] - (1 if part.again else 0)
                rows = self.asked.get(part.ask, [])
                return number < len(rows) and rows[number].complete
            if part.do not in SOFT:
                return False
        return False

    def _answered(self, step: LessonStep, part: LessonPart, name: str) -> bool:
        if not part.again:
            self.used[part.ask] += 1
        rows = self.asked.get(part.ask, [])
        number = self.used[part.ask] - 1
        given = rows[number] if number < len(rows) else None
        if part.hold:
            self.held = given
        if given is None or not given.complete:
            opened = part.hold and name in self.seen
            self.note = "" if opened else self.note
            return opened
        found, other = judge(self.game, part, given)
        if found is None and not (other is not None and other.stay):
            self.off = given
            self.note = f"{_key(step, part)}-{other.id}" if other else ""
            return False
        if part.hold and name not in self.seen:
            self.marks.append(name)
        if found:
            self.path.add(found)
        elif found is None and part.lines:
            self.path.add(next(iter(part.lines)))
        if not part.auto:  # what was said about the answer before still stands
            self.note = f"{_key(step, part)}-{other.id if other else 'done'}"
        return True

    def through_copy(self, number: int, copy: LessonStep) -> Stand:
        """Go on with what is done on a copy of the table."""
        self.note = ""
        for index, part in enumerate(copy.part):
            if not self.passes(copy, part, copy.part[index + 1 :]):
                return self.stop(number, copy, part)
        return self.finish(number, copy, "home")

    def stop(self, number: int, step: LessonStep, part: LessonPart) -> Stand:
        """Stand at a part."""
        mode: Mode = "part"
        if self.off is not None:
            mode = "free" if f"off:{ref(step, part)}" in self.seen else "off"
        elif part.do == "answer" and self._asked_something_else(part):
            mode = "aside"
        found = self.finish(number, step, mode)
        found.part = part
        if self.off is not None:
            found.back = self.off.start
        return found

    def _asked_something_else(self, part: LessonPart) -> bool:
        asked = self.game.state.asked[self.seat]
        if asked == NOT_ASKED or self.game.title.asks[asked].name == part.ask:
            return False
        return not lone_answer(self.script, self.game, self.seat)  # else it passes by itself

    def finish(self, number: int, step: LessonStep, mode: Mode) -> Stand:
        """Stand at no part."""
        found = Stand(number, step, None, mode)
        found.note, found.marks, found.path = self.note, self.marks, self.path
        return found


def _key(step: LessonStep, part: LessonPart) -> str:
    return f"tutorial-{step.id}-{part.id}"


def judge(game: Game, part: LessonPart, given: Given) -> tuple[str | None, Other | None]:
    """Which foreseen answer was given (None: none of them), or what is said about another."""
    ask = next(one for one in game.title.asks if one.name == part.ask)
    ordered = ask.kind in ("order", "path")
    for name, line in part.good.items():
        if given.answers == line or (not ordered and sorted(given.answers) == sorted(line)):
            return name, None
    for other in part.other:
        if all(_within(key, given.answers) for key in other.has) and not any(
            _within(key, given.answers) for key in other.lacks
        ):
            return None, other
    return None, None


def _within(key: str, answers: list[str]) -> bool:
    if key.endswith("*"):
        return any(answer.startswith(key[:-1]) for answer in answers)
    return key in answers
