"""Pushes: what each connected viewer is sent, and when.

A connection has no queue. It only remembers what it has to be sent, and the message is made in the
moment it goes out; a slow client gets the newest state and never a pile of old ones. While a sealed
group is open, others are sent presence only, and every such message has the same size.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from dustboard.kernel.errors import DustboardError
from dustboard.server.errors import Refusal
from dustboard.server.lobby import may_watch
from dustboard.server.pins import locked, look_elsewhere
from dustboard.server.protocol import ChatPush, Gone, Watch
from dustboard.server.rooms import Room
from dustboard.server.store import ChatRow
from dustboard.server.views import chat_line, presence, table_state

log = logging.getLogger("dustboard.pushes")
_watch = msgspec.json.Decoder(Watch)
MESSAGE_LIMIT = 1024
CHAT_QUEUE = 50
BAD_DATA, POLICY, GOING_AWAY, TRY_LATER = 1003, 1008, 1001, 1013


class Connection:
    """One websocket and the eyes it looks through."""

    def __init__(self, room: Room, user: str, seat: int | None, lang: str) -> None:
        self.room = room
        self.user = user
        self.seat = seat
        self.lang = lang
        self.log_known = 0  # how many lines of the log the client has
        self._wake = asyncio.Event()
        self._state = False
        self._presence = False
        self._chat: list[ChatRow] = []
        self._gone = ""
        self.sent = 0

    def want_state(self) -> None:
        """The whole state has to be sent."""
        self._state = True
        self._wake.set()

    def forget_log(self) -> None:
        """Answers were taken back: lines the client has may be gone, so it gets all of them."""
        self.log_known = 0

    def want_presence(self) -> None:
        """Who is there or ready has to be sent."""
        self._presence = True
        self._wake.set()

    def want_chat(self, row: ChatRow) -> None:
        """A line of chat has to be sent; to a slow client all of them with the next state."""
        self._chat.append(row)
        if len(self._chat) > CHAT_QUEUE:
            self._state = True
        self._wake.set()

    def want_gone(self, reason: str) -> None:
        """The connection has to be closed."""
        self._gone = reason
        self._wake.set()

    def watch(self, wish: Watch) -> None:
        """Look through other eyes; a refusal if these are somebody else's."""
        if wish.seat is not None and wish.seat not in self.room.seats_of(self.user):
            raise Refusal(403, "not-yours", f"seat {wish.seat} is not yours")
        look_elsewhere(self.room, self.user, wish.seat)
        self.seat = wish.seat
        self.lang = wish.lang
        self.know(wish.log, wish.since)
        self.want_state()

    def know(self, lines: int, since: int) -> None:
        """The client says what it has; believed only if no line can have gone since."""
        self.log_known = lines if since >= self.room.rewound(self.seat) else 0

    async def next_message(self) -> bytes | None:
        """Wait for something to send, and make it; None when the connection has to close."""
        while True:
            await self._wake.wait()
            if self._gone:
                return None
            if self._state:
                # the state holds presence and chat as well
                self._state = self._presence = False
                self._chat = []
                if not self._may_look():
                    self._gone = "this table is not open to you any more"
                    return None
                return self._encoded_state()
            if self._chat:
                lines, self._chat = self._chat, []
                return msgspec.json.encode(ChatPush([chat_line(row) for row in lines]))
            if self._presence:
                self._presence = False
                return msgspec.json.encode(presence(self.room, self.user))
            self._wake.clear()

    def _may_look(self) -> bool:
        """A seat that was given away is looked at as a spectator from then on, if at all."""
        if self.seat is not None and self.seat not in self.room.seats_of(self.user):
            self.seat = None
            self.log_known = 0
        if self.seat is not None and locked(self.room, self.user, self.seat):
            self.seat = None
            self.log_known = 0
        try:
            may_watch(self.room, self.user)
        except Refusal:
            return False
        return True

    def _encoded_state(self) -> bytes:
        state = table_state(self.room, self.user, self.seat, self.log_known, self.lang)
        self.log_known = state.log_total
        return msgspec.json.encode(state)

    @property
    def gone(self) -> str:
        """Why the server closes this connection."""
        return self._gone


async def serve_connection(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Talk to one client until either side ends it."""
    room = connection.room
    room.connections.add(connection)
    connection.want_state()
    room.tell_presence()
    sender = asyncio.ensure_future(_send(socket, connection))
    try:
        await _receive(socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        room.connections.discard(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        room.used = room.settings.clock()
        room.tell_presence()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while (message := await connection.next_message()) is not None:
            await socket.send_data(message.decode(), mode="text")
            connection.sent += 1
        await close(socket, connection.gone, GOING_AWAY)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone; `_receive` ends by itself
    except DustboardError:
        log.exception("table %s: a state could not be made", connection.room.code)
        await close(socket, "the table could not be shown", TRY_LATER)


async def _receive(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        if len(text) > MESSAGE_LIMIT:
            await close(socket, "the message is too long", POLICY)
            return
        if text == "ping":
            continue  # a heartbeat of clients that can't see websocket pings
        try:
            connection.watch(_watch.decode(text))
        except msgspec.MsgspecError:
            await close(socket, "this message is not understood", BAD_DATA)
            return
        except Refusal as refusal:
            await close(socket, refusal.error, POLICY)
            return


async def close(socket: WebSocket[Any, Any, Any], reason: str, code: int) -> None:
    """Say why, then close."""
    try:
        await socket.send_data(msgspec.json.encode(Gone(reason)).decode(), mode="text")
        await socket.close(code=code, reason=reason[:100])
    except (WebSocketDisconnect, RuntimeError):
        pass
