"""Notices in words, and on their way: sealed, signed, sent, tried again, given up."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import msgspec

import dustboard
from dustboard.server.core.config import ServerConfig
from dustboard.server.notices import outgoing, webpush
from dustboard.server.store import ChannelRow, NoticeMark, Store
from dustboard.texts import Texts

log = logging.getLogger("dustboard.notices")
TRIES = (2.0, 10.0)  # seconds before it is tried again
GIVE_UP = 10  # a channel that failed so often in a row is forgotten
AT_ONCE = 4
texts = Texts("dustboard.server")


class Notice(msgspec.Struct, frozen=True):
    """One thing to tell: a stage of a decision at a table."""

    stage: str  # "turn", "half", "late", "nudge" or "test"
    code: str = ""
    title: str = ""
    seat: int = -1
    group: int = -1
    deadline: float | None = None

    @property
    def mark(self) -> NoticeMark:
        """What the store knows it by."""
        return NoticeMark(self.code, self.seat, self.group, self.stage)


class TableNote(msgspec.Struct):
    """A table in a message."""

    code: str
    title: str
    url: str
    deadline: float | None


class NoticeText(msgspec.Struct):
    """What a channel is sent. `content` says the same as `text`, as some receivers want it."""

    kind: str
    text: str
    content: str
    url: str
    tag: str
    tables: list[TableNote]


def message_of(notices: list[Notice], channel: ChannelRow, public_url: str) -> NoticeText:
    """The words for this channel. It holds what everybody at the tables may know, and no more."""
    origin = public_url or channel.keys.get("origin", "")
    tables = [
        TableNote(one.code, one.title, f"{origin}/t/{one.code}", one.deadline)
        for one in notices
        if one.code
    ]
    codes = {one.code for one in tables}
    first = notices[0]
    if len(codes) > 1:
        kind, url, tag = "digest", f"{origin}/", "dustboard"
        text = texts.format(channel.lang, "notice-digest", {"n": len(codes)})
    else:
        last = notices[-1]
        kind, tag = last.stage, f"dustboard-{first.code}"
        url = tables[0].url if tables else f"{origin}/settings"
        name = dustboard.title(last.title).name if last.title else ""
        text = texts.format(
            channel.lang, f"notice-{kind}", {"code": last.code, "title": name} if name else {}
        )
    return NoticeText(kind, text, text, url, tag, tables)


class Courier:
    """Sends messages from threads of its own, so that a slow receiver keeps nobody waiting."""

    def __init__(self, store: Store, config: ServerConfig) -> None:
        self.store = store
        self.config = config
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="notices")
        self.sent = 0
        self.failed = 0

    async def public_key(self) -> str:
        """What browsers subscribe with."""
        return webpush.to_text(webpush.point(webpush.private_key(await self._key())))

    async def _key(self) -> str:
        return await self.store.server_key("vapid", webpush.new_key())

    async def send(self, channel: ChannelRow, message: NoticeText) -> int:
        """Send once; gives the status of the answer, or says `Undeliverable`."""
        body = msgspec.json.encode(message)
        headers = {"User-Agent": f"Dustboard/{dustboard.__version__}"}
        if channel.kind == "push":
            key = webpush.private_key(await self._key())
            contact = self.config.contact or channel.keys.get("origin", "")
            headers |= {
                "Authorization": webpush.authorization(
                    channel.target, key, contact, self.config.clock()
                ),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": "86400",
                "Urgency": "high" if message.kind in ("late", "nudge") else "normal",
                "Topic": message.tag[:32],
            }
            body = webpush.seal(body, channel.keys["p256dh"], channel.keys["auth"])
        else:
            headers["Content-Type"] = "application/json"
        loop = asyncio.get_running_loop()
        private = self.config.private_notices
        return await loop.run_in_executor(
            self._threads, outgoing.post, channel.target, body, headers, private
        )

    async def deliver(self, channel: ChannelRow, message: NoticeText) -> bool:
        """Send, again if need be; a channel that is gone, or fails for good, is forgotten."""
        status = 0
        for pause in (*TRIES, 0.0):
            try:
                status = await self.send(channel, message)
            except outgoing.Undeliverable as error:
                log.info("a notice to a %s was not sent: %s", channel.kind, error)
                status = 0
            if 200 <= status < 300:
                self.sent += 1
                if channel.failures:
                    await self.store.notices.mark_channel(channel.id, 0)
                return True
            if status and status < 500 and status != 429:
                break
            if pause:
                await asyncio.sleep(pause)
        self.failed += 1
        if status in (404, 410) or channel.failures + 1 >= GIVE_UP:
            log.warning("a %s that nobody answers at is forgotten", channel.kind)
            await self.store.notices.drop_channel(channel.user, channel.id)
        else:
            await self.store.notices.mark_channel(channel.id, channel.failures + 1)
        return False

    def close(self) -> None:
        """Stop; what is on its way ends by its own time limit."""
        self._threads.shutdown(wait=False, cancel_futures=True)
