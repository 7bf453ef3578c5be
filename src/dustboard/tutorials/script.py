"""The script of a tutorial: typed rows of `tutorial.toml`, read and checked in their form.

What is wrong is said with file, step, part and field. Whether the script can be played is found
out in `rehearsal`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

import msgspec

import dustboard
from dustboard.kernel.errors import ContentError

FOLDER = "content/data"  # of the title
FILE = "tutorial.toml"
Do = Literal["read", "quiz", "answer", "rule", "why", "odds", "unseal", "order", "copy"]
# done by reading or looking; skipped when the learner answers without it
SOFT = frozenset({"read", "quiz", "rule", "why", "odds"})


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the script; a field nobody knows is a mistake."""


class Other(Row, frozen=True):
    """What is said about answers beside the line. `has`: keys, or beginnings that end with *."""

    id: str
    has: list[str] = []
    lacks: list[str] = []
    stay: bool = False  # the lesson goes on as if the line had been followed


class LessonPart(Row, frozen=True):
    """One thing the learner reads, does or answers."""

    id: str
    do: Do
    point: str = ""  # what the client shall point at: hand, stock, base, goal, prompt, log ...
    ask: str = ""  # answer, order: the name of the question
    line: list[str] = []  # answer: what the lesson foresees
    lines: dict[str, list[str]] = {}  # answer: several good answers; the name becomes the path
    when: str = ""  # only on this path
    only: Literal["", "browser", "terminal"] = ""
    again: bool = False  # answer: the question of the answer before, after it was opened again
    hold: bool = False  # answer: rivals wait, so that it can be opened again
    auto: bool = False  # answer: given for the learner
    other: list[Other] = []
    key: str = ""  # why: the refused answer
    rule: str = ""  # why: the clause that refuses it; rule: the clause, or any
    choices: list[str] = []  # quiz
    right: str = ""  # quiz
    copy: str = ""  # copy: which one

    @property
    def good(self) -> dict[str, list[str]]:
        """The answers the lesson foresees, by the path they open."""
        return self.lines or {"": self.line}


class LessonStep(Row, frozen=True):
    """A step of the lesson, or what is done on a copy of the table."""

    id: str
    part: list[LessonPart]
    # a copy may be a table of its own: another game with the same seats, begun anew
    seed: str = ""
    options: dict[str, str | int | bool] = {}


class Rival(Row, frozen=True):
    """What a rival answers to a question: the first time, the second time, ..."""

    seat: int
    ask: str
    answers: list[list[str]]
    copy: str = ""  # at the table of this copy


class Idea(Row, frozen=True):
    """One of the few things a lesson teaches, named beside the goal before it begins."""

    id: str
    icon: str  # of the title's sheet


class FirstGame(Row, frozen=True):
    """The game offered afterwards: a preset of the title, and bots."""

    preset: str
    bots: list[str]


class Tutorial(Row, frozen=True):
    """A whole script."""

    seed: str
    names: list[str]  # what the seats are called; "" is the learner
    minutes: int
    first_game: FirstGame
    step: list[LessonStep]
    rival: list[Rival]
    idea: list[Idea] = []  # with them the goal is shown before the first part
    copy: list[LessonStep] = []
    options: dict[str, str | int | bool] = {}
    links: list[str] = []  # clauses to read on
    lone: bool = False  # a question with one answer is answered for whoever is asked
    title: str = ""  # filled in when the script is read

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.names.index("")

    def own_table(self, copy: str) -> bool:
        """Whether a copy is a table of its own."""
        return bool(copy) and self.copy_of(copy).seed != ""

    def new_game(self, copy: str = "") -> dustboard.Game:
        """The table of the lesson, or that of a copy which has its own, before any answer."""
        at = self.copy_of(copy) if copy else self
        return dustboard.new_game(self.title, len(self.names), int(at.seed, 16), at.options)

    def copy_of(self, name: str) -> LessonStep:
        """What is done on the copy of this name."""
        return next(one for one in self.copy if one.id == name)


def taught(title: str) -> bool:
    """Whether a title has a tutorial."""
    if title not in dustboard.titles():
        return False
    return (files(f"dustboard.games.{title}") / FOLDER / FILE).is_file()


def complaint(place: str, field: str, message: str) -> ContentError:
    """A mistake in a script, in one line."""
    return ContentError(f"{FILE}: {place}: field '{field}': {message}")


def read(text: str, title: str) -> Tutorial:
    """The script in a text, with its form checked."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{FILE}: not valid TOML: {error}") from None
    try:
        found = msgspec.convert({**raw, "title": title}, Tutorial, strict=True)
    except msgspec.ValidationError as error:
        raise _translated(str(error), raw) from None
    for place, field, message in _mistakes(found):
        raise complaint(place, field, message)
    return found


def _translated(message: str, raw: dict[str, Any]) -> ContentError:
    """A message of msgspec with the names of step and part instead of numbers."""
    said, _, path = message.partition(" - at `")
    words: list[str] = []
    here: Any = raw
    rest = path.rstrip("`").removeprefix("$").lstrip(".")
    while found := re.match(r"(\w+)\[(\d+)\]\.?", rest):
        rows, number = found[1], int(found[2])
        here = here.get(rows, []) if isinstance(here, dict) else []
        here = here[number] if isinstance(here, list) and number < len(here) else {}
        name = here.get("id") if isinstance(here, dict) else None
        words.append(f"{rows} {name!r}" if name else f"{rows} number {number + 1}")
        rest = rest[found.end() :]
    missing = re.fullmatch(r"Object (?:missing required|contains unknown) field `(.+)`", said)
    field = ".".join(part for part in (rest, missing[1] if missing else "") if part)
    return complaint(", ".join(words) or "tutorial", field or "?", said.replace("`", "'"))


def _mistakes(script: Tutorial) -> Iterator[tuple[str, str, str]]:
    title = dustboard.title(script.title)
    asks = {ask.name for ask in title.asks}
    for place, seed in [
        ("tutorial", script.seed),
        *((f"copy {c.id!r}", c.seed) for c in script.copy),
    ]:
        if not re.fullmatch(r"[0-9a-f]{1,32}", seed) and (seed or place == "tutorial"):
            yield place, "seed", f"expected up to 32 hex digits, got {seed!r}"
    for step in script.step:
        if step.seed or step.options:
            yield f"step {step.id!r}", "seed", "only a copy can be a table of its own"
    if script.names.count("") != 1:
        yield "tutorial", "names", "expected one seat without a name, the learner's"
    if script.first_game.preset not in {one.id for one in title.presets()}:
        yield "tutorial", "first_game", f"the title has no preset {script.first_game.preset!r}"
    for rival in script.rival:
        place = f"rival seat {rival.seat}, ask {rival.ask!r}"
        if rival.ask not in asks:
            yield place, "ask", f"nothing of that name is ever asked; known are: {_list(asks)}"
        if not 0 <= rival.seat < len(script.names) or rival.seat == script.seat:
            yield place, "seat", "expected the seat of a rival"
        if rival.copy and not any(one.id == rival.copy and one.seed for one in script.copy):
            yield place, "copy", "expected a copy that is a table of its own"
    ids: set[str] = set()
    paths: set[str] = set()
    copies = {one.id for one in script.copy}
    for kind, steps in (("step", script.step), ("copy", script.copy)):
        for step in steps:
            if step.id in ids:
                yield f"{kind} {step.id!r}", "id", "expected an id of its own"
            ids.add(step.id)
            seen: set[str] = set()
            for part in step.part:
                place = f"{kind} {step.id!r}, part {part.id!r}"
                if part.id in seen:
                    yield place, "id", "expected an id of its own"
                seen.add(part.id)
                for field, message in _part_mistakes(part, asks, paths, copies):
                    yield place, field, message
                paths.update(part.lines)


def _part_mistakes(
    part: LessonPart, asks: set[str], paths: set[str], copies: set[str]
) -> Iterator[tuple[str, str]]:
    if part.do in ("answer", "order") and part.ask not in asks:
        yield "ask", f"nothing of that name is ever asked; known are: {_list(asks)}"
    if part.do == "answer" and bool(part.line) == bool(part.lines):
        yield "line", "an answer needs either 'line' or 'lines'"
    if part.do != "answer" and (part.line or part.lines or part.other or part.hold or part.auto):
        yield "do", "only an answer has lines and what follows from them"
    if part.when and part.when not in paths:
        yield "when", f"no part before this opens the path {part.when!r}"
    if part.do == "why" and not (part.key and part.rule):
        yield "key", "expected the key of the refused answer, and its rule"
    if part.do == "quiz" and part.right not in part.choices:
        yield "right", "expected one of 'choices'"
    if part.do == "copy" and part.copy not in copies:
        yield "copy", f"there is no copy {part.copy!r}; known are: {_list(copies)}"
    names = [one.id for one in part.other]
    if len(set(names)) != len(names):
        yield "other", "expected ids of their own"


def _list(words: set[str]) -> str:
    return ", ".join(sorted(words)) or "none"
