"""Where a learner stands: found from the game itself and from what was read and done.

Nothing else is kept. An answer that was taken back is therefore not given, and a lesson can be left
and resumed at any place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Literal

import dustboard
from dustboard import Game
from dustboard.kernel.state import NOT_ASKED
from dustboard.tutorials.script import SOFT, Other, Part, Step, Tutorial

Mode = Literal["part", "off", "free", "aside", "home", "end"]


class Given:
    """What a seat answered to one question."""

    def __init__(self, ask: str, group: int, start: int, answers: list[str]) -> None:
        self.ask = ask
        self.group = group
        self.start = start  # how many answers of the record come before the group
        self.answers = answers
        self.complete = True


class Stand:
    """Where a learner stands.

    "part": at `part`; "off": `part` was answered otherwise, and nothing goes on until the learner
    decides; "free": the learner plays on beside the line; "aside": a question the script does not
    know; "home": all is done on the copy; "end": all is done.
    """

    def __init__(self, number: int, step: Step, part: Part | None, mode: Mode) -> None:
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


def ref(step: Step, part: Part) -> str:
    """The name of a part within its tutorial."""
    return f"{step.id}/{part.id}"


def history(game: Game, seat: int) -> list[Given]:
    """The questions a seat has answered or begun to answer, in order."""
    answers = tuple(game.ordered_answers())
    found = [
        Given(ask, group, start, list(keys))
        for ask, group, start, keys in _replayed(_Table(game), answers)[seat]
    ]
    if found and found[-1].group == game.state.group_number and not game.over:
        found[-1].complete = game.state.asked[seat] == NOT_ASKED
    return found


class _Table:
    """What a game was begun with, to find out again what its seats were asked."""

    def __init__(self, game: Game) -> None:
        self.begin = (game.title.id, game.players, game.seed, game.options)
        self._key = (game.title.id, game.players, game.seed, tuple(game.options.items()))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and other._key == self._key


Asked = tuple[str, int, int, tuple[str, ...]]  # ask, group, start, answers


@lru_cache(maxsize=512)
def _replayed(table: _Table, answers: tuple[tuple[int, str], ...]) -> list[list[Asked]]:
    """For each seat what it was asked and answered; a lesson asks for this again and again."""
    trial = dustboard.new_game(*table.begin)
    found: list[list[Asked]] = [[] for _ in range(trial.players)]
    group, start = -1, 0
    for at, (seat, key) in enumerate(answers):
        if trial.state.group_number != group:
            group, start = trial.state.group_number, at
        rows = found[seat]
        if rows and rows[-1][1] == group:
            ask, _, _, keys = rows.pop()
            rows.append((ask, group, start, (*keys, key)))
        else:
            rows.append((trial.title.asks[trial.state.asked[seat]].name, group, start, (key,)))
        trial.answer(seat, key)
    return found


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
    for number, step in enumerate(script.step):
        for index, part in enumerate(step.part):
            if copy and part.copy == copy:
                return walk.through_copy(number, script.copy_of(copy))
            if not walk.passes(step, part, [*step.part[index + 1 :], *_later(script, number)]):
                return walk.stop(number, step, part)
    return walk.finish(len(script.step) - 1, script.step[-1], "end")


def _later(script: Tutorial, number: int) -> Iterator[Part]:
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
        self.game = game
        self.seat = script.seat
        self.seen = seen
        self.orders = orders
        self.place = place
        self.asked: dict[str, list[Given]] = {}
        for given in history(game, script.seat):
            self.asked.setdefault(given.ask, []).append(given)
        self.used: Counter[str] = Counter()
        self.path: set[str] = set()
        self.marks: list[str] = []
        self.note = ""
        self.off: Given | None = None
        self.held: Given | None = None

    def passes(self, step: Step, part: Part, later: list[Part]) -> bool:
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

    def _skipped(self, later: list[Part]) -> bool:
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

    def _answered(self, step: Step, part: Part, name: str) -> bool:
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
        self.note = f"{_key(step, part)}-{other.id if other else 'done'}"
        return True

    def through_copy(self, number: int, copy: Step) -> Stand:
        """Go on with what is done on a copy of the table."""
        self.note = ""
        for index, part in enumerate(copy.part):
            if not self.passes(copy, part, copy.part[index + 1 :]):
                return self.stop(number, copy, part)
        return self.finish(number, copy, "home")

    def stop(self, number: int, step: Step, part: Part) -> Stand:
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

    def _asked_something_else(self, part: Part) -> bool:
        asked = self.game.state.asked[self.seat]
        return asked != NOT_ASKED and self.game.title.asks[asked].name != part.ask

    def finish(self, number: int, step: Step, mode: Mode) -> Stand:
        """Stand at no part."""
        found = Stand(number, step, None, mode)
        found.note, found.marks, found.path = self.note, self.marks, self.path
        return found


def _key(step: Step, part: Part) -> str:
    return f"tutorial-{step.id}-{part.id}"


def judge(game: Game, part: Part, given: Given) -> tuple[str | None, Other | None]:
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
