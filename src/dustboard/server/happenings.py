"""What happened at a table, as clients get it; `protocol` gives these names too."""

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
    auto: Literal["", "forced", "order", "timeout"] = ""


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
    by: Literal["forced", "order", "timeout", "bot"]
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
