"""What a store promises. The server knows only this, and one test suite holds every store to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from dustboard.server.store.data import Step, TableData
from dustboard.server.store.notices_contract import ChannelRow, NoticeMark, NoticeStore
from dustboard.server.store.people_contract import (
    DeviceRow,
    NameTaken,
    PasskeyRow,
    PeopleStore,
    UserRow,
)

__all__ = [
    "ChannelRow",
    "ChatRow",
    "Conflict",
    "DeviceRow",
    "Due",
    "DuplicateKey",
    "NameTaken",
    "NotStorable",
    "NoticeMark",
    "PasskeyRow",
    "Snapshot",
    "Store",
    "StoreDown",
    "TableRow",
    "UserRow",
]


class StoreDown(Exception):
    """The database can't be reached, or refused to commit; nothing was acknowledged."""


class NotStorable(Exception):
    """No row can hold this value, such as a text with a NUL in PostgreSQL."""


class Conflict(Exception):
    """Somebody else wrote first; load again and decide again."""


class DuplicateKey(Exception):
    """An answer with this idempotency key is on disk already."""


class TableRow(msgspec.Struct):
    """A table as stored. `version` counts changes of `data`; steps of the game are apart."""

    code: str
    version: int
    state: str  # "lobby", "running" or "over"
    waiting: list[int]
    created: float
    changed: float
    data: TableData


class ChatRow(msgspec.Struct):
    """A line of chat; numbers count from 0 at each table."""

    number: int
    name: str
    text: str
    at: float


class Snapshot(msgspec.Struct):
    """The game after step `number`, as bytes that only the server reads."""

    number: int
    body: bytes


class Due(msgspec.Struct, frozen=True):
    """When the server must look at a table by itself.

    `wake_at` is when bots move or a clock runs out, None for never. By `tell_at` its people are
    to be told that it waits; None says that nobody new is to be told.
    """

    wake_at: float | None = None
    tell_at: float | None = None


class News(msgspec.Struct, omit_defaults=True):
    """What another process says about a table ("": perhaps about all of them).

    With `person`, it is about a person instead, and this process says it to itself, too: their
    name, ways back or devices have changed.

    With a step, that is all that has changed, and it can be done without asking the store. With
    `notes`, only what belongs to one seat alone has changed. With
    `process`, it says who is connected to the table there, and may ask who is here.
    """

    code: str
    number: int = 0
    step: Step | None = None
    notes: bool = False
    process: str = ""
    users: list[str] = []
    asks: bool = False
    person: str = ""


class Store(PeopleStore, NoticeStore, Protocol):
    """Everything the server keeps. A write is on disk when its call returns."""

    async def open(self, heard: Callable[[News], None], to_serve: bool = False) -> None:
        """Connect and bring the schema up to date.

        `heard` is called in the event loop with what another process says, and with every change
        of a person, whichever process made it. Only one process at a time may open a SQLite store
        `to_serve` from it.
        """

    async def probe(self) -> None:
        """Write something and take it away again; `StoreDown` if that can't be done now."""

    async def announce(self, code: str, users: list[str], asks: bool) -> None:
        """Tell other processes who is connected to a table here; no word of it is kept."""

    async def close(self) -> None:
        """Finish what is queued and disconnect."""

    # -- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> None:
        """A new table."""

    async def load_table(self, code: str) -> TableRow | None:
        """A table by its code."""

    async def save_table(self, row: TableRow, due: Due, chat: str = "") -> TableRow:
        """Write `data` and `state`, if `row.version` is still the stored one, else `Conflict`.

        Gives the row with its new version. `chat` is a line the table itself says with it.
        """

    async def table_of_link(self, token: str) -> tuple[str, int] | None:
        """Which seat of which table a link claims, or has claimed."""

    async def tables_of(self, user: str) -> list[TableRow]:
        """The tables where this person sits or is the host, latest change first."""

    async def public_tables(self, limit: int, of_one_host: int) -> list[TableRow]:
        """Tables anybody may join or watch, latest first, at most so many of one host."""

    async def all_codes(self) -> list[str]:
        """The codes of all tables, in order."""

    async def due(self, now: float) -> list[str]:
        """Tables where the server itself must act by now: bots to move, clocks run out."""

    async def delete_old(self, before: float) -> int:
        """Delete tables of guests, finished or never begun, that nobody touched since; how many."""

    # -- the game -------------------------------------------------------------------------------

    async def append(
        self,
        code: str,
        number: int,
        step: Step,
        state: str,
        waiting: Sequence[int],
        due: Due,
        quiet: bool = False,
    ) -> None:
        """Write step `number`; `Conflict` if it is taken, `DuplicateKey` if its key is.

        A quiet step is hidden from others, so it does not count as a change of the table.
        """

    async def steps_after(self, code: str, number: int) -> list[Step]:
        """The steps after this number, in order."""

    async def load_step(self, code: str, number: int) -> Step | None:
        """The step with this number."""

    async def step_of_key(self, code: str, key: str) -> Step | None:
        """The step with this idempotency key."""

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        """Keep the newest snapshot of a table."""

    async def load_snapshot(self, code: str) -> Snapshot | None:
        """The newest snapshot."""

    # -- what belongs to a seat alone, and talk ------------------------------------------------

    async def set_note(
        self,
        code: str,
        seat: int,
        kind: str,
        body: str,
        wake_at: tuple[float | None] | None = None,
    ) -> None:
        """Keep what is no part of the game: a draft ("draft") or orders ("orders") of a seat, or
        something about the whole table (seat -1).

        A note that decides when the table is due says so: `wake_at` holds the new moment.
        """

    async def notes(self, code: str) -> list[tuple[int, str, str]]:
        """All notes of a table: seat, kind, body."""

    async def say(self, code: str, name: str, text: str, at: float) -> ChatRow:
        """Add a line of chat."""

    async def chat(self, code: str, last: int) -> list[ChatRow]:
        """The last lines of chat, in order."""
