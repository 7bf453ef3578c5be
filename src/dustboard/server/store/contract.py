"""What a store promises. The server knows only this, and one test suite holds every store to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from dustboard.server.store.data import Step, TableData


class StoreDown(Exception):
    """The database can't be reached, or refused to commit; nothing was acknowledged."""


class NotStorable(Exception):
    """No row can hold this value, such as a text with a NUL in PostgreSQL."""


class Conflict(Exception):
    """Somebody else wrote first; load again and decide again."""


class DuplicateKey(Exception):
    """An answer with this idempotency key is on disk already."""


class NameTaken(Exception):
    """An account with this name exists."""


# -- tables ----------------------------------------------------------------------------------------


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
    name, ways back, devices or ways to be told have changed.

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


# -- people ----------------------------------------------------------------------------------------


class UserRow(msgspec.Struct):
    """A person, or at least a device. `password` is a hash and never leaves the server."""

    id: str
    name: str
    password: str = ""
    passkey: bool = False  # has at least one
    words: bool = False  # has recovery words
    face: str = ""  # as chosen, see `game.crew`
    lang: str = ""  # as chosen; "" while the browser chooses
    form: str = ""  # of address, as chosen; "" is neutral

    @property
    def guest(self) -> bool:
        """Whether only a device key, and perhaps six words, name this person."""
        return not self.password and not self.passkey


class DeviceRow(msgspec.Struct):
    """A device that acts for a person. `id` is the hash of its key."""

    id: str
    user: str
    name: str  # the browser and the system, as far as they say
    created: float
    used: float  # to the hour; 0 if that is not known


class PasskeyRow(msgspec.Struct):
    """A passkey: the public half, which opens nothing by itself."""

    id: str  # the credential id, base64url
    user: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float = 0.0


class PeopleStore(Protocol):
    """The part of the store that knows people. A write is on disk when its call returns.

    A device that is forgotten takes the channels along that go with it.
    Whoever has to know of a change of a person or of their devices hears of it: see `Store.open`.
    """

    async def add_user(self, user: UserRow, device: str, now: float, name: str = "") -> None:
        """A new person with the hash of its first device key, and what the device is called."""

    async def user_of_device(self, device: str) -> UserRow | None:
        """Whose device it is."""

    async def user_by_name(self, name: str) -> UserRow | None:
        """The account with this name, letter case aside; guests are not found."""

    async def load_user(self, user: str) -> UserRow | None:
        """A person by id."""

    async def change_user(
        self, user: str, name: str | None = None, password: str | None = None, only: str = ""
    ) -> UserRow | None:
        """Change the name, or the hash of the password, or both, and leave the rest alone.

        With `only` all devices but this one are forgotten in the same moment. Gives the person as
        they are now, None if there is none; `NameTaken` if another account has the name.
        """

    async def rename_guest(self, user: str, name: str) -> UserRow | None:
        """Change the name of a guest; None, and nothing is changed, if it is no guest any more."""

    async def choose(
        self, user: str, choice: Literal["face", "lang", "form"], value: str
    ) -> UserRow | None:
        """Change the face worn at new tables, the language or the form of address.

        None if there is no such person.
        """

    async def devices_of(self, user: str) -> list[DeviceRow]:
        """The devices of a person, the one that was used last first."""

    async def use_device(self, device: str, now: float) -> None:
        """Note when a device was used last."""

    async def put_device(self, row: DeviceRow, instead_of: str = "") -> None:
        """A new device of a person; the one that it comes instead of is forgotten."""

    async def drop_device(self, user: str, device: str) -> bool:
        """Forget a device of this person; False if there is none."""

    async def drop_other_devices(self, user: str, device: str) -> None:
        """Forget all devices of this person but one."""

    async def hold_guest(self, guest: str, device: str) -> bool:
        """From now on nothing but this device acts for a guest: others, channels, words go.

        False, and nothing is changed, if it is not a guest any more.
        """

    async def merge_user(self, guest: str, row: DeviceRow) -> bool:
        """A guest turns out to be the person of this new device, and is forgotten with the rest.

        The guest's habits are the person's, if they have none. False, and nothing is changed, if
        it is not a guest any more.
        """

    async def delete_user(self, user: str) -> None:
        """Forget a person with devices, passkeys, words, channels and habits."""

    async def set_habits(self, user: str, body: str) -> None:
        """Keep what a person orders at every new table."""

    async def habits_of(self, user: str) -> str:
        """What was kept last; "" if nothing was."""

    # -- ways back ------------------------------------------------------------------------------

    async def add_passkey(self, row: PasskeyRow) -> bool:
        """Keep a passkey; False if it is known already."""

    async def load_passkey(self, passkey: str) -> PasskeyRow | None:
        """A passkey by its credential id."""

    async def passkeys_of(self, user: str) -> list[PasskeyRow]:
        """All passkeys of a person, the oldest first."""

    async def use_passkey(self, passkey: str, sign_count: int, now: float) -> None:
        """Note that a passkey was used."""

    async def drop_passkey(self, user: str, passkey: str) -> bool:
        """Forget a passkey of this person; False if there is none."""

    async def add_challenge(self, challenge: str, purpose: str, now: float, until: float) -> None:
        """Remember what a passkey is asked to sign; those that are too old are forgotten."""

    async def take_challenge(self, challenge: str, purpose: str, now: float) -> bool:
        """Whether this was asked for this purpose and is not too old; it counts only once."""

    async def set_words(self, user: str, words: str, now: float) -> None:
        """Keep the hash of new recovery words; older ones stop working."""

    async def user_of_words(self, words: str) -> UserRow | None:
        """Whose recovery words have this hash."""


# -- notices ---------------------------------------------------------------------------------------


class ChannelRow(msgspec.Struct):
    """A way to reach a person: a subscription of a browser, or an address of their own."""

    id: str
    user: str
    kind: str  # "push" or "webhook"
    target: str
    keys: dict[str, str]
    lang: str
    created: float
    failures: int = 0  # in a row
    device: str = ""  # the device that it goes with when that is signed out; "" for none


class NoticeMark(NamedTuple):
    """What somebody is told once: at which table and seat, of which decision, and what about it."""

    code: str
    seat: int
    decision: int
    stage: str


class NoticeStore(Protocol):
    """The part of the store that knows how people are told. A write is on disk when it returns."""

    async def add_channel(self, row: ChannelRow) -> None:
        """A new way to reach a person; the same target again replaces the old one."""

    async def channels_of(self, user: str) -> list[ChannelRow]:
        """All ways to reach a person, the oldest first."""

    async def reachable(self, users: Sequence[str]) -> set[str]:
        """Those of some people to whom a way leads."""

    async def drop_channel(self, user: str, channel: str) -> bool:
        """Forget a way; False if there is none."""

    async def mark_channel(self, channel: str, failures: int) -> None:
        """How often in a row it failed."""

    async def claim_notice(self, mark: NoticeMark, now: float, until: float) -> bool:
        """Whether it is the caller who tells the seat about this; notes it if so.

        The claim holds until then, or for good when it is settled before.
        """

    async def settle_notice(self, mark: NoticeMark) -> None:
        """It is sent: nobody claims it again."""

    async def lapsed_claims(self, code: str, now: float) -> list[NoticeMark]:
        """What somebody at this table should have been told, by a process that was lost."""

    async def forget_claims(self, code: str, now: float) -> None:
        """Forget the claims of a table that have run out and that nobody has taken over."""

    async def set_reminder(self, code: str, at: float | None, told: float) -> None:
        """When to look after people at this table again, if at all.

        With it, whoever had to be told by the moment `told` has been told.
        """

    async def reminders_due(self, now: float) -> list[str]:
        """Tables whose people are to be looked after by now.

        That is also so for a claim that has run out, and where nobody was there to claim it.
        """


# -- the store -------------------------------------------------------------------------------------


class Store(Protocol):
    """Everything the server keeps. A write is on disk when its call returns."""

    people: PeopleStore
    notices: NoticeStore

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

    async def server_key(self, name: str, fresh: str) -> str:
        """A secret of the server itself; the first caller's `fresh` is kept for good."""

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
