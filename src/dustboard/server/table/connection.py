"""Pushes: what each connected viewer is sent, and when.

A connection has no queue. It only remembers what it has to be sent, and the message is made in the
moment it goes out; a slow client gets the newest state and never a pile of old ones. After the
first state a client is sent what has changed since. While a sealed group is open, others are sent
presence only, and every such message has the same size.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from dustboard.kernel.errors import DustboardError
from dustboard.server.core.refusals import Refused, Why, not_yours, why
from dustboard.server.protocol.commands import Watch
from dustboard.server.protocol.deltas import Changes, delta
from dustboard.server.protocol.tables import (
    ChatLine,
    ChatPush,
    Delta,
    Gone,
    LogLine,
    LogPage,
    TableState,
)
from dustboard.server.table.lobby import may_watch
from dustboard.server.table.pins import Who, locked, look_elsewhere
from dustboard.server.table.room import Room
from dustboard.server.table.views import chat_line, filled, frames_of, presence, table_state

log = logging.getLogger("dustboard.connection")
_watch = msgspec.json.Decoder(Watch)
MESSAGE_LIMIT = 1024
REASON_LIMIT = 123  # bytes, by the protocol of websockets
PAGE_BYTES = 15_000  # of the log in one message
PAGE_LINES = 200  # no page holds more
BEAT = 25.0  # seconds; after so long without news a client is told who is there, so that it knows
BAD_DATA, POLICY, GOING_AWAY, TRY_LATER = 1003, 1008, 1001, 1013


def seat_to_show(room: Room, user: str, seat: int | None) -> int | None:
    """The seat that is meant; nobody's eyes instead of somebody else's.

    The host may have changed the seats since the client was told its own. At a shared device
    nobody knows who sits before it then: the page asks.
    """
    mine = room.seats_of(user)
    if seat is None or seat in mine:
        return seat
    return mine[0] if len(mine) == 1 else None


class Connection:
    """One websocket and the eyes it looks through."""

    def __init__(
        self, room: Room, user: str, seat: int | None, lang: str, device: str = ""
    ) -> None:
        self.room = room
        self.user = user
        self.device = device  # by whose key it was opened
        self.seat = seat
        self.lang = lang
        self.log_known = 0  # how many lines of the log the client has
        self._older = 0  # the lines before this number are still to be sent, down to `_floor`
        self._floor = 0
        self._chat_known = -1  # the number of the last line of chat that was sent
        self._base: TableState | None = None  # the last one that was sent, without log and chat
        self._deltas = 0
        self._wake = asyncio.Event()
        self._state = False
        self._presence = False
        self._chat = False
        self._gone: Why | None = None
        self.code = GOING_AWAY
        self.sent = 0

    def want_state(self) -> None:
        """What has changed has to be sent; to a new client, everything."""
        self._state = True
        self._wake.set()

    def forget_log(self, lines: int) -> None:
        """Answers were taken back: only the first so many lines are as the client has them."""
        self.log_known = min(self.log_known, lines)
        self._older = min(self._older, lines)

    def want_presence(self) -> None:
        """Who is there or ready has to be sent."""
        self._presence = True
        self._wake.set()

    def want_chat(self) -> None:
        """New lines of chat have to be sent."""
        self._chat = True
        self._wake.set()

    def want_gone(self, reason: Why) -> None:
        """The connection has to be closed."""
        self._gone = reason
        self._wake.set()

    def want_out(self, reason: Why) -> None:
        """The connection has to be closed, and is not wanted again."""
        self.code = POLICY
        self.want_gone(reason)

    def watch(self, wish: Watch) -> None:
        """Look through other eyes, as far as they are one's own."""
        if wish.seat is not None and not 0 <= wish.seat < len(self.room.data.seats):
            raise not_yours("seat-not-yours", seat=wish.seat)
        seat = seat_to_show(self.room, self.user, wish.seat)
        look_elsewhere(self.room, self.device, seat)
        self.seat = seat
        self.lang = wish.lang
        self._base = None
        self.know(wish.log, wish.since)
        self.want_state()

    def know(self, lines: int, since: int) -> None:
        """The client says what it has; believed only if no line can have gone since."""
        self.log_known = lines if since >= self.room.audience.rewound(self.seat) else 0

    async def next_message(self) -> bytes | None:
        """Wait for something to send, and make it; None when the connection has to close."""
        while True:
            if not self._wake.is_set():
                try:
                    async with asyncio.timeout(BEAT):
                        await self._wake.wait()
                except TimeoutError:
                    self._presence = True
            if self._gone is not None:
                return None
            if self._state:
                # it holds presence and chat as well
                self._state = self._presence = self._chat = False
                if not self._may_look():
                    self._gone = why("not-open-any-more")
                    return None
                return self._whole() if self._base is None else self._delta(self._base)
            if self._chat:
                self._chat = False
                return msgspec.json.encode(ChatPush(self._new_chat()))
            if self._presence:
                self._presence = False
                return msgspec.json.encode(presence(self.room, self.user))
            if self._older > self._floor:
                return self._page()
            self._wake.clear()

    def _may_look(self) -> bool:
        """A seat that was given away is looked at as a spectator from then on, if at all.

        Whom the start has put into another seat looks through that one. At a shared device nobody
        knows who sits before it: its people say so themselves.
        """
        room = self.room
        who = Who(self.user, self.device)
        mine = [seat for seat in room.seats_of(self.user) if not locked(room, who, seat)]
        if self.seat is not None and self.seat not in mine:
            self.seat = mine[0] if len(room.seats_of(self.user)) == len(mine) == 1 else None
            self.log_known = 0
            self._base = None
        try:
            may_watch(self.room, self.user)
        except Refused:
            return False
        return True

    def _new_chat(self) -> list[ChatLine]:
        lines = [
            chat_line(row, self.lang) for row in self.room.chat if row.number > self._chat_known
        ]
        if lines:
            self._chat_known = lines[-1].n
        return lines

    # -- states and deltas ----------------------------------------------------------------------

    def _whole(self) -> bytes:
        """The whole state, with the last page of the log; earlier pages follow."""
        room = self.room
        state = table_state(room, self.user, self.seat, -PAGE_LINES, self.lang)
        self._floor = min(self.log_known, state.log_total)
        state.log = last_page([line for line in state.log if line.n >= self._floor])
        self._older = state.log_from = state.log_total - len(state.log)
        self.log_known = state.log_total
        self._chat_known = max((row.number for row in room.chat), default=-1)
        message = msgspec.json.encode(filled(state, state))
        state.pad = ""
        self._deltas = 0
        state.log, state.chat = [], []
        self._base = state
        return message

    def _delta(self, base: TableState) -> bytes:
        """What is new since the last message."""
        known, seat, lang = self.log_known, self.seat, self.lang
        state = table_state(self.room, self.user, seat, known, lang, chat=False)
        self.log_known = state.log_total
        self._deltas += 1
        lines = state.log
        state.log = []
        self._base = state
        change = changed_fields(base, state, self.room.audience.cache.changes)
        frames = frames_of(self.room, self.seat, known)
        message = Delta(self._deltas, change, lines, self._new_chat(), frames)
        return msgspec.json.encode(filled(message, state))

    def _page(self) -> bytes:
        """The lines of the log before those that the client has."""
        story = self.room.story
        assert story is not None
        first = max(self._older - PAGE_LINES, self._floor)
        lines, _, _ = self.room.audience.cache.lines(
            story, self.seat, first, self.lang, self._older - first
        )
        page = last_page(lines)
        self._older -= len(page)
        return msgspec.json.encode(LogPage(self.seat, self._older, page))

    @property
    def gone(self) -> Why:
        """Why the server closes this connection."""
        return self._gone or why("server-stops")


def changed_fields(old: TableState, new: TableState, views: Changes) -> dict[str, Any]:
    """What has changed from one state to the next; views are shared, and never changed."""
    change: dict[str, Any] = {}
    for name in TableState.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        if name == "view":  # which is plain data already
            if found := views.between(before, after):
                change[name] = found
        elif before != after:
            change[name] = delta(msgspec.to_builtins(before), msgspec.to_builtins(after))
    return change


def last_page(lines: list[LogLine]) -> list[LogLine]:
    """As many of the last lines as fit into one message; at least one."""
    room = PAGE_BYTES
    first = len(lines)
    while first > 0:
        room -= len(msgspec.json.encode(lines[first - 1])) + 1
        if room < 0 and first < len(lines):
            break
        first -= 1
    return lines[first:]


async def serve_connection(
    socket: WebSocket[Any, Any, Any], connection: Connection, listen: Callable[[], None]
) -> None:
    """Talk to one client until either side ends it; `listen` refuses one that says too much."""
    room = connection.room
    room.audience.watchers.add(connection)
    connection.want_state()
    room.tell_presence()
    sender = asyncio.ensure_future(_send(socket, connection))
    try:
        await _receive(socket, connection, listen)
    except WebSocketDisconnect:
        pass
    finally:
        room.audience.watchers.discard(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        room.used = room.config.clock()
        room.tell_presence()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while (message := await connection.next_message()) is not None:
            await socket.send_data(message.decode(), mode="text")
            connection.sent += 1
        await close(socket, connection.gone, connection.lang, connection.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone; `_receive` ends by itself
    except DustboardError:
        log.exception("table %s: a state could not be made", connection.room.code)
        await close(socket, why("cannot-show"), connection.lang, TRY_LATER)


async def _receive(
    socket: WebSocket[Any, Any, Any], connection: Connection, listen: Callable[[], None]
) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        if len(text) > MESSAGE_LIMIT:
            await close(socket, why("message-too-long"), connection.lang, POLICY)
            return
        try:
            listen()  # each wish costs a whole state
            if text == "ping":
                continue  # a heartbeat of clients that can't see websocket pings
            connection.watch(_watch.decode(text))
        except msgspec.MsgspecError:
            await close(socket, why("message-unknown"), connection.lang, BAD_DATA)
            return
        except Refused as refusal:
            await close(socket, refusal, connection.lang, POLICY)
            return


def shortened(reason: str) -> str:
    """As much of a reason as the frame that closes a websocket has room for.

    >>> len(shortened("ż" * 200))
    61
    """
    return reason.encode()[:REASON_LIMIT].decode(errors="ignore")


async def close(
    socket: WebSocket[Any, Any, Any], reason: Refused | Why, lang: str, code: int
) -> None:
    """Say why, then close."""
    said = reason.text(lang)
    try:
        await socket.send_data(msgspec.json.encode(Gone(said)).decode(), mode="text")
        await socket.close(code=code, reason=shortened(said))
    except (WebSocketDisconnect, RuntimeError):
        pass
