"""What is kept of a table: its seats and settings, and the steps of its game.

These types never go over the wire; they hold the seed, the links and what seats sealed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dustboard.server.protocol.people import Habit
from dustboard.server.protocol.settings import HostSettings

Learnt = Literal["nothing", "luck", "cards", "choices"]
By = Literal["player", "bot", "timeout", "forced", "order", "window"]


class SeatData(msgspec.Struct, omit_defaults=True):
    """Who sits in a seat."""

    kind: str
    bot: str = "normal"  # with its temper, such as normal:raider
    name: str = ""
    user: str = ""  # "" while nobody sits here, and for bots
    face: str = ""  # one of `game.crew`
    token: str = ""  # the link that claims the seat; "" once used
    used: str = ""  # the link by which it was claimed: whoever comes by it again is told so
    away_bot: str = ""  # the bot that plays for an absent owner
    timeouts: int = 0  # how often in a row time ran out
    pin: str = ""  # hash of the pin that a seat at a shared device asks for
    orders: dict[str, str] = {}  # what its owner wishes at all tables, see `default_orders`
    windows: dict[str, Habit] = {}
    more_time: int = -1  # the group of decisions for which half as much time again was taken

    @property
    def is_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or bool(self.away_bot)

    @property
    def taken(self) -> bool:
        """Whether the game could start with this seat as it is."""
        return self.kind == "bot" or bool(self.user)


class VoteData(msgspec.Struct):
    """An open vote; `choices` maps a person's id to the choice, for a rewind a seat's number."""

    about: Literal["absent", "rewind"]
    seat: int
    at: int
    choices: dict[str, str]
    learnt: Literal["", "nothing", "luck", "cards", "choices"] = (
        ""  # since the position to go back to
    )


class LessonData(msgspec.Struct, omit_defaults=True):
    """How far a learner is: parts read and done, and the copy that is tried something on."""

    seen: list[str] = []
    tried: str = ""  # a wrong answer to the quiz
    copy: str = ""  # this table is a copy, of this name in the script,
    home: str = ""  # of this table
    away: str = ""  # the copy that is open now
    done: bool = False  # gone through to its end: no table to come back to


class TableData(HostSettings, msgspec.Struct, omit_defaults=True):
    """Seats, settings and the origin of the game."""

    title: str
    host: str
    seed: str  # 32 hex digits; secret until the game is over
    seats: list[SeatData]
    options: dict[str, Any]
    holds: list[tuple[int, int, int]] = []  # (seat, group of the window, events before it)
    engine: str = ""
    content: str = ""
    layout: str = ""  # the digest of what numbers meant then
    started: float = 0.0
    parent: str = ""
    next: str = ""  # the table at which its people play again
    forked_at: int = 0
    prefix: list[tuple[int, str]] = []  # answers the game begins with: a fork of a finished game
    origin: dict[str, Any] | None = None  # the snapshot the game begins with: a new deal
    votes: list[VoteData] = []
    stopped: bool = False
    lesson: LessonData | None = None  # the table of a tutorial
    paused_by: str = ""  # the name of who paused the table; "" while it goes on
    pause_reason: str = ""
    paused_at: float = 0.0
    pauses: list[tuple[float, float]] = []  # from when to when clocks stood still

    @property
    def has_company(self) -> bool:
        """Whether people play against each other: from bots alone nothing needs to be hidden."""
        return sum(seat.kind != "bot" for seat in self.seats) > 1


class Step(msgspec.Struct, omit_defaults=True):
    """One change of the game, as it is appended to the store and never changed again.

    "answers": rows of (seat, key, by) were given; "undo": `seat` took `count` answers back;
    "rewind": all agreed to go back to position `at_answer` of the record; "carried": another
    version of Dustboard took the game over as it is `frozen`, see `loading`.
    """

    kind: Literal["answers", "undo", "rewind", "carried"]
    at: float
    digest: str  # of the game after the step, for `dustboard verify`
    seat: int = -1
    rows: list[tuple[int, str, By]] = []
    count: int = 0
    at_answer: int = 0
    key: str = ""  # idempotency key, with the seat before it
    frozen: bytes = b""
    spent: list[tuple[int, float]] = []  # (seat, seconds) taken from banks, see `clock.charges`


def encode(value: Any) -> str:
    """As JSON text."""
    return msgspec.json.encode(value).decode()
