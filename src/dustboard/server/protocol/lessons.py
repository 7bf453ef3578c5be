"""What clients send and get about tutorials."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dustboard.server.protocol.commands import Strict, Word

LessonMode = Literal["part", "off", "free", "aside", "home", "end", "hint"]
LessonAct = Literal["", "read", "quiz", "answer", "rule", "why", "odds", "unseal", "order", "copy"]


class BeginLesson(Strict):
    """Begin a tutorial, or go on with it; `again` begins anew."""

    again: bool = False


class LessonWish(Strict):
    """What the learner does besides answering; `part` is the part it is done at.

    "did": read it, opened the rule, looked at the refusal or the odds, chose in the quiz (`what`);
    "back" to the line; play "on" beside it; open a "copy" of the table; go "home" from it.
    """

    do: Literal["did", "skip", "back", "on", "copy", "home"]
    part: Annotated[str, msgspec.Meta(max_length=120)] = ""
    what: Word = ""


class LearnInfo(msgspec.Struct):
    """A tutorial, and how far this person is: `code` is "" before the beginning."""

    title: str
    text: str
    minutes: int
    steps: list[str]
    code: str
    step: int


class LessonIdea(msgspec.Struct):
    """One of the few things a lesson teaches, for the first look at it."""

    icon: str
    name: str
    text: str


class LessonGoal(msgspec.Struct):
    """What is shown before the first part: how one wins, and what will be learned."""

    heading: str
    ideas: list[LessonIdea]
    minutes: int


class LessonInfo(msgspec.Struct):
    """What the lesson says now. Texts are given for each device: keys, touch, text.

    `act` is what the learner does at this part, `what` the key or clause it is about, `point` what
    to point at. `line` names the foreseen answers, `keys` are they. `code` is another table
    where it goes on. `goal` comes with the first part.
    """

    title: str
    mode: LessonMode
    act: LessonAct
    step: int
    steps: int
    part: str
    heading: str
    text: dict[str, str]
    note: dict[str, str]
    line: list[str]
    keys: list[str]
    point: str
    what: str
    choices: list[str]
    links: list[str]
    back: bool  # the line was left and can be gone back to
    code: str
    goal: LessonGoal | None = None
