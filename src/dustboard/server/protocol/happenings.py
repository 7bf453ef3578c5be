"""What happens at a table, as clients get it; `protocol` gives these names too."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class LogLine(msgspec.Struct):
    """A line of the log.

    `at` is the position of the record it led to. `marks` are words such as "round", "turn" and
    "dice", by which logs are grouped and filtered. `auto` says why an answer was given that nobody
    typed; such lines are the table's own.
    """

    n: int
    kind: str
    seat: int
    rule: str
    private: bool
    text: str
    data: dict[str, Any]
    at: int = 0
    marks: list[str] = []
    auto: Literal["", "forced", "order", "timeout", "window"] = ""


class ChatLine(msgspec.Struct):
    """A line of chat."""

    n: int
    name: str
    text: str
    at: float


class AutoAnswer(msgspec.Struct):
    """An answer that nobody typed: the only legal one, a standing order, or time ran out.

    `at` is its place in the record. `answer` is given to its own seat, and to all after the end.
    """

    at: int
    seat: int
    by: Literal["forced", "order", "timeout", "window"]
    answer: str = ""


class VoteInfo(msgspec.Struct):
    """A vote that is open: about an absent player, or about going back to position `at`.

    `learnt` says what somebody has learnt since that position.
    """

    about: Literal["absent", "rewind"]
    seat: int  # the absent seat, or the seat that asks for the rewind
    at: int
    choices: dict[str, str]  # seat number: its choice so far
    learnt: Literal["", "nothing", "luck", "cards", "choices"] = ""


class WindowInfo(msgspec.Struct):
    """A chance to react that is open. Nobody is told who else is asked, or has answered.

    `closes_at` is the server's time; None at a table that plays over days, where it waits for all.
    `asked`, `answered` and `holds` are about the viewer's own seat: whether it is asked now, what
    it has answered so far, and how often it may still hold a window this round.
    """

    window: str
    closes_at: float | None
    asked: bool = False
    answered: str = ""
    holds: int = 0


class ClockInfo(msgspec.Struct):
    """Since when the table waits, and for how long. Times are the server's, and so is `now`.

    By seat: `deadlines` tells when its time runs out, `nudges` from when it can be nudged, `owns`
    when the own time of its decision ends and its bank begins to count, and `banks` how many
    seconds were in its bank when the open decisions were asked; the last two with banks only.
    """

    now: float
    since: float
    deadlines: dict[str, float]
    nudges: dict[str, float]
    more_time: bool  # whether this seat may take half as much time again
    owns: dict[str, float] = {}
    banks: dict[str, float] = {}
