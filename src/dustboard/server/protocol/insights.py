"""Wire types of what is worked out about a game: odds, luck, advice, reports, chronicles.

The other parts of the protocol are the other modules of this folder. Texts are in the
language that was asked for; the client formats numbers and adds none of its own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Label = Literal["exact", "range", "estimate"]


class OddsPart(msgspec.Struct):
    """One line of how a chance is made; `seat` is -1 where it is nobody's.

    `figures` has the numbers of the line by name, where it is one of a table.
    """

    text: str
    seat: int
    figures: dict[str, str] = {}


class OddsBar(msgspec.Struct):
    """One thing that can come. `came` marks it on the distribution once it has."""

    text: str
    chance: float
    came: bool = False


class OddsRow(msgspec.Struct):
    """A chance: the result, how it is made, and what is assumed.

    `what` is "" where there is no number; it is always good for the reader. `stand` are words in
    the place of a number.
    """

    key: str
    rule: str
    about: str
    what: str
    label: Label
    chance: float
    stand: str
    parts: list[OddsPart]
    assumed: list[str]
    bars: list[OddsBar]


class RollInfo(msgspec.Struct):
    """Luck that was used: all that could have come, with what came marked."""

    kind: str
    seat: int
    about: str
    rule: str
    expected: float
    value: int
    bars: list[OddsBar]
    at: int  # the number of the line of the log


class Odds(msgspec.Struct):
    """What a seat can work out from its own view and after its draft.

    `options` has a chance for each answer of its prompt that leads to luck, by key; `rolls` is the
    luck of the last chapter that the seat has seen, newest first.
    """

    seat: int | None
    decision: str
    rows: list[OddsRow]
    options: dict[str, OddsRow]
    rolls: list[RollInfo]


class LuckRow(msgspec.Struct):
    """The luck of one seat with one kind of roll.

    `below` and `same` say how many of all games with these rolls had less, and as much.
    """

    seat: int
    kind: str
    name: str
    n: int
    expected: float
    real: int
    below: float
    same: float
    bars: list[OddsBar]
    swings: list[RollInfo]


class CoachAnswer(msgspec.Struct):
    """One answer of the coach's advice."""

    key: str
    label: str


class Coach(msgspec.Struct):
    """What a bot would answer from the seat's view, and two reasons.

    Without a clear preference nothing is advised: `clear` is false, and there are no answers.
    """

    seat: int
    decision: str
    bot: str
    answers: list[CoachAnswer]
    reasons: list[str]
    clear: bool = True


class ReportLine(msgspec.Struct):
    """A source of points and what a seat got from it."""

    seat: int
    source: str
    amount: int
    rule: str


class Report(msgspec.Struct):
    """The end report. `verified` says that the seed fits the commitment and the replay the result.

    `lines` add up to `scores` seat by seat.
    """

    code: str
    winners: list[int]
    scores: list[int]
    reason: str
    lines: list[ReportLine]
    luck: list[LuckRow]
    seed: str
    commitment: str
    verified: bool
    answers: int
    digest: str
    engine: str
    content: str
    rewinds: list[str] = []  # when all agreed to go back, and what had been learnt by then
    older: str = ""  # why a game that was carried over from an older version can't be verified


class Moment(msgspec.Struct):
    """How a bot saw the chances to win at a position: one share for each seat, all adding to 1."""

    at: int
    chapter: str
    shares: list[float]


class Turn(msgspec.Struct):
    """A turning point: between two moments the chances of a seat changed most."""

    seat: int
    start: int
    end: int
    chapter: str
    before: float
    after: float


class ChoiceInfo(msgspec.Struct):
    """A choice that a bot would have made differently from the same view."""

    at: int
    question: str
    chosen: str
    advised: str
    rule: str


class SeatChoices(msgspec.Struct):
    """The choices of one seat beside those of a bot."""

    seat: int
    choices: int
    same: int
    different: list[ChoiceInfo]


class Analysis(msgspec.Struct):
    """What bots say about a finished game; it takes a while, and `done` of `total` says how far."""

    state: Literal["working", "done", "failed"]
    done: int
    total: int
    bot: str
    tries: int
    moments: list[Moment]
    turns: list[Turn]
    choices: list[SeatChoices]
    adviser: str = ""  # the bot that choices stand beside; "": that which played games on


class Passage(msgspec.Struct):
    """Prose by its key: the text, what belongs to it by name, such as its title, its language."""

    key: str
    text: str
    parts: dict[str, str]
    lang: str


class ChronicleLine(msgspec.Struct):
    """A sentence of the chronicle, or a passage with a heading of its own."""

    text: str
    seat: int
    rule: str
    heading: str = ""


class Chapter(msgspec.Struct):
    """A part of the chronicle."""

    heading: str
    lines: list[ChronicleLine]


class Chronicle(msgspec.Struct):
    """What everybody could see of a game, as a text to read."""

    code: str
    title: str
    over: bool
    chapters: list[Chapter]
