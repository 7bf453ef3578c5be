"""What a store promises about notices: ways to reach people, and who tells whom of what, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec


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
