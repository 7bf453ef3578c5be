"""The wire protocol, version 1: what clients send and get, as strict types.

Commands are HTTP requests under `/api/v1`; what happens at a table is pushed over a websocket. The
TypeScript types of the web client are generated from this module, so it is the only place where a
message is described. Everything a seat gets is made from its own view; no message holds a secret of
another seat, and no message differs in size by what another seat has sealed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dustboard.server.protocol.commands import (
    AddPasskey,
    AddPush,
    AddWebhook,
    Answer,
    ById,
    ChangeSeat,
    Chat,
    ClaimSeat,
    Confirmed,
    CreateTable,
    DeleteMe,
    Draft,
    ForkTable,
    ImportRecord,
    Login,
    Pace,
    PasskeyLogin,
    Pause,
    Rewind,
    Say,
    SeatKind,
    SeatOnly,
    SeatWish,
    SetProfile,
    Spectators,
    StandingOrder,
    Strict,
    TakeSeat,
    Undo,
    Unlock,
    Vote,
    Watch,
    WindowOrder,
    WordsLogin,
)
from dustboard.server.protocol.happenings import (
    AutoAnswer,
    ChatLine,
    ClockInfo,
    LogLine,
    VoteInfo,
    WindowInfo,
)
from dustboard.server.protocol.insights import (
    Analysis,
    Chapter,
    Chronicle,
    Coach,
    Label,
    LuckRow,
    Odds,
    OddsRow,
    Report,
    ReportLine,
    RollInfo,
)
from dustboard.server.protocol.lessons import BeginLesson, LearnInfo, LessonInfo, LessonStep
from dustboard.server.protocol.library import (
    BotLevel,
    CardsInfo,
    ClauseInfo,
    OptionInfo,
    PresetInfo,
    ScenarioInfo,
    TitleInfo,
)
from dustboard.server.protocol.people import (
    ChannelInfo,
    Me,
    NoticeSettings,
    NoticeTest,
    PasskeyInfo,
    PasskeyOptions,
    RecoveryWords,
)

__all__ = [
    "PROTOCOL",
    "AddPasskey",
    "AddPush",
    "AddWebhook",
    "Analysis",
    "Answer",
    "AutoAnswer",
    "BeginLesson",
    "Border",
    "BotLevel",
    "ById",
    "CardsInfo",
    "ChangeSeat",
    "ChannelInfo",
    "Chapter",
    "Chat",
    "ChatLine",
    "ChatPush",
    "Chronicle",
    "ClaimSeat",
    "ClauseInfo",
    "ClockInfo",
    "Coach",
    "Confirmed",
    "CreateTable",
    "DeleteMe",
    "Delta",
    "Draft",
    "ForkTable",
    "Gone",
    "ImportRecord",
    "Label",
    "LearnInfo",
    "LessonInfo",
    "LessonStep",
    "LogLine",
    "LogPage",
    "Login",
    "LuckRow",
    "Me",
    "MyTables",
    "NoticeSettings",
    "NoticeTest",
    "Odds",
    "OddsRow",
    "OptionInfo",
    "Pace",
    "PasskeyInfo",
    "PasskeyLogin",
    "PasskeyOptions",
    "Pause",
    "Presence",
    "PresetInfo",
    "Problem",
    "Prompt",
    "PromptOption",
    "PromptRefusal",
    "Push",
    "RecoveryWords",
    "Report",
    "ReportLine",
    "Rewind",
    "RollInfo",
    "Saved",
    "Say",
    "ScenarioInfo",
    "SeatInfo",
    "SeatKind",
    "SeatOnly",
    "SeatWish",
    "ServerInfo",
    "SetProfile",
    "Spectators",
    "StandingOrder",
    "Strict",
    "TableInfo",
    "TableState",
    "TakeSeat",
    "TitleInfo",
    "Undo",
    "Unlock",
    "Vote",
    "VoteInfo",
    "Watch",
    "WindowInfo",
    "WindowOrder",
    "WordsLogin",
]

PROTOCOL = 1

Border = Literal["", "sealed", "dice", "reveal", "handover"]


# -- what clients get --------------------------------------------------------------------------


class Problem(msgspec.Struct):
    """Every error: one sentence, and the clause where a rule refuses."""

    error: str
    kind: str  # "illegal", "stale", "not-found", "not-yours", "bad-request", "too-many", ...
    rule: str = ""


class ServerInfo(msgspec.Struct):
    """What runs here; `presets` are the chat lines that `Say.preset` counts from 0."""

    protocol: int
    engine: str
    build: str
    presets: list[str]
    bots: list[str]


class SeatInfo(msgspec.Struct):
    """A seat at a table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    taken: bool
    mine: bool
    online: bool
    away_bot: bool  # a bot plays for an absent owner
    pinned: bool = False  # asks for a pin before it shows anything
    link: str = ""  # for the host only: the link that claims the seat


class TableInfo(msgspec.Struct):
    """A table before, during and after the game."""

    code: str
    title: str
    state: Literal["lobby", "running", "over"]
    host: bool
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    changed: list[str]  # names of options that differ from their default
    commitment: str
    chat: Chat
    spectators: Spectators
    rewind_by_consent: bool
    seconds_per_decision: int
    bank_seconds: int
    hide_odds: bool
    pace: Pace
    window_seconds: int
    created: float
    waiting: list[int]
    my_turn: bool
    parent: str = ""
    next: str = ""  # where the people of this table play again
    forked_at: int = 0  # the position of the parent that this table went on from
    new_deal: bool = False  # hidden cards were dealt anew when this table was forked
    lesson: bool = False  # the table of a tutorial
    stopped: bool = False  # ended by vote or because everybody left, without a result
    paused_by: str = ""  # the name of who paused the table; "" while it goes on
    pause_reason: str = ""


class MyTables(msgspec.Struct):
    """The tables of this device, those that wait for it first, and the tables open to anyone."""

    mine: list[TableInfo]
    open: list[TableInfo]


class PromptOption(msgspec.Struct):
    """A legal answer."""

    key: str
    label: str
    border: Border = ""


class PromptRefusal(msgspec.Struct):
    """An answer that is refused now, and why."""

    key: str
    why: str
    rule: str


class Prompt(msgspec.Struct):
    """What a seat is asked, after its draft so far."""

    id: str
    seat: int
    name: str
    kind: str
    rule: str
    text: str
    sealed: bool
    options: list[PromptOption]
    refused: list[PromptRefusal]
    timeout_answer: str
    deadline: float | None
    draft: list[str]
    complete: bool  # the draft answers the whole decision; it can be submitted
    ends: list[str]  # keys that end a list of answers; the first one that is an option is usual
    view: dict[str, Any] | None = None  # with a draft: what the seat would see after it
    window: str = ""  # the class of a chance to react, as `standing` names them


class TableState(msgspec.Struct, tag="state"):
    """Everything a seat (or a spectator, seat null) may know now; sent whole on connect.

    Later changes of it come as a `Delta`. `log` holds the lines from number `log_from` on: a client
    keeps its lines before that number and puts these after them, which is also right after an undo.
    """

    version: int  # counts public changes only
    seat: int | None
    table: TableInfo
    view: dict[str, Any]
    prompt: Prompt | None
    log: list[LogLine]
    log_from: int
    log_total: int
    chat: list[ChatLine]
    undo: str  # "" if my last answer can be taken back, else the reason why not
    undo_line: int  # the number of the log line that closed the way back; -1: none
    answers: int  # the last position of the record that this viewer may look at
    orders: dict[str, str]  # standing orders of this seat: name of the ask, answer
    auto: list[AutoAnswer]
    votes: list[VoteInfo]
    lesson: LessonInfo | None  # what the lesson says now, or a hint
    clock: ClockInfo
    window: WindowInfo | None = None
    standing: dict[str, str] = {}  # my orders for windows, by class: ask, turn, round, always
    habits: list[str] = []  # those of my orders that are in force because of my settings
    pad: str = ""
    position: int | None = None  # set when this is a look back at a position of the record
    first: int = 0  # the first position that can be shown; more than 0 after an upgrade
    gate: int = -1  # in a look back: from this position on I can take back; -1 if nothing can be
    notice: str = ""


class Delta(msgspec.Struct, tag="delta"):
    """What has changed since the last state or delta of this connection.

    `n` counts from 1 after each state; a client that misses one asks for the whole state (`Watch`).
    A change is `[value]` (put it there), `[]` (take it away) or an object with changes inside, by
    key or by index; "@" in a list is a splice: from where, how many go, what comes instead.
    `log` and `chat` are left out of it: `log` holds the lines from the new `log_from` on, and
    `lines` the chat since.
    """

    n: int
    change: dict[str, Any]
    log: list[LogLine]
    lines: list[ChatLine]
    pad: str = ""


class LogPage(msgspec.Struct, tag="log"):
    """Earlier lines of the log, from number `start` on; they follow a state, the newest first."""

    seat: int | None
    start: int
    lines: list[LogLine]


class Presence(msgspec.Struct, tag="presence"):
    """Who is connected, who is ready; sent when it changes, padded to a fixed size."""

    seats: list[SeatInfo]
    waiting: list[int]
    pad: str = ""


class ChatPush(msgspec.Struct, tag="chat"):
    """New chat lines."""

    lines: list[ChatLine]


class Saved(msgspec.Struct, tag="saved"):
    """The answer is on disk. `at` is when it was stored, `state` the table after it."""

    key: str
    at: float
    state: TableState


class Gone(msgspec.Struct, tag="gone"):
    """The server closes the connection, and why."""

    reason: str


Push = TableState | Delta | LogPage | Presence | ChatPush | Gone
