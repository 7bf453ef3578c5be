"""The wire protocol, version 1: what clients send and get, as strict types.

Commands are HTTP requests under `/api/v1`; what happens at a table is pushed over a websocket. The
TypeScript types of the web client are generated from the modules of this folder, so they are the
only place where a message is described. This one holds what clients get of tables. Everything a
seat gets is made from its own view; no message holds a secret of another seat, and no message
differs in size by what another seat has sealed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dustboard.server.protocol.commands import SeatKind
from dustboard.server.protocol.lessons import LessonInfo
from dustboard.server.protocol.settings import TableSettings

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
    crew: dict[str, str]  # the bots that may sit down: their names by face


class SeatInfo(msgspec.Struct):
    """A seat at a table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    face: str  # "" while nobody sits here
    bot: str
    taken: bool
    mine: bool
    online: bool
    away_bot: bool  # a bot plays for an absent owner
    pinned: bool = False  # asks for a pin before it shows anything
    link: str = ""  # for the host only: the link that claims the seat


class TableInfo(TableSettings):
    """A table before, during and after the game."""

    code: str
    title: str
    state: Literal["lobby", "running", "over"]
    host: bool
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    changed: list[str]  # names of options that differ from their default
    commitment: str
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


class Standing(msgspec.Struct):
    """How a game stands, as everybody at the table sees it; 0 and empty where nothing counts."""

    round: int
    scores: list[int]
    goal: str  # how it is won, in one sentence
    since: float  # how many seconds the table has waited


class MyTables(msgspec.Struct):
    """The tables of this device, those that wait for it first, and the tables open to anyone.

    `last` is the code of the game that was going on last; "" if there is none.
    """

    mine: list[TableInfo]
    open: list[TableInfo]
    last: str = ""


class Invitation(msgspec.Struct):
    """What a seat link leads to, for whoever has the link: the table, and the seat that is free.

    `taken_by` is who has come by this link already; it is mine if `table.seats[seat].mine`.
    """

    table: TableInfo
    seat: int
    host: str  # the name
    goal: str  # how the game is won, where its settings tell
    scenario: str
    taken_by: str = ""


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


class Frame(msgspec.Struct):
    """What the viewer saw right after line `line` of the log, on the way to the newest view.

    `change` leads back in time: it is put into the view of the next frame, and that of the last one
    into the newest view. Only lines that are beats of the title have one.
    """

    line: int
    change: Any


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


class UseInfo(msgspec.Struct):
    """Something that my seat may use at any time; `wished`: it will at the next chance."""

    key: str
    label: str
    wished: bool = False


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


class PromptOption(msgspec.Struct):
    """A legal answer."""

    key: str
    label: str
    border: Border = ""


class PromptRefusal(msgspec.Struct):
    """An answer that is refused now, and why; `sought` if somebody would look for it in a list."""

    key: str
    why: str
    rule: str
    sought: bool = True


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
    uses: list[UseInfo] = []  # what I may use at any time, without being asked
    habits: list[str] = []  # those of my orders that are in force because of my settings
    pad: str = ""
    position: int | None = None  # set when this is a look back at a position of the record
    first: int = 0  # the first position that can be shown; more than 0 after an upgrade
    gate: int = -1  # in a look back: from this position on I can take back; -1 if nothing can be
    notice: str = ""
    # with the reply to an answer, and with a position of a finished game, what led there, beat by
    # beat; null: to be shown as it stands
    frames: list[Frame] | None = None


class Delta(msgspec.Struct, tag="delta"):
    """What has changed since the last state or delta of this connection.

    `n` counts from 1 after each state; a client that misses one asks for the whole state (`Watch`).
    A change is `[value]` (put it there), `[]` (take it away) or an object with changes inside, by
    key or by index; "@" in a list is a splice: from where, how many go, what comes instead,
    and if that is rows of values, their keys.
    `log`, `chat` and `frames` are left out of it: `log` holds the lines from the new `log_from` on,
    `lines` the chat since, and `frames` what was seen on the way to the new view.
    """

    n: int
    change: dict[str, Any]
    log: list[LogLine]
    lines: list[ChatLine]
    frames: list[Frame] = []
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
