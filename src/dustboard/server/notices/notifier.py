"""Who is told that a table waits, and when: at once, at half of the time, and when it is nearly up.

Each is told once for a decision, by whichever process is first. Its claim ends: a notice whose
process has died on the way is sent by another, or by the same one when it is back. What comes
within a short while after a notice waits and is told together, as a digest of the tables. Whether
somebody looks at the table just now does not matter: a page in another window is no person there.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

from dustboard.server.core.config import ServerConfig
from dustboard.server.core.eras import FRESH, Eras, keep
from dustboard.server.core.refusals import Refused, not_now, not_yours
from dustboard.server.game import clock
from dustboard.server.game.story import RESPONSES, window_seats
from dustboard.server.notices.messages import Courier, Notice, message_of
from dustboard.server.store import NoticeMark, StoreDown, UserRow
from dustboard.server.table.chat import saying
from dustboard.server.table.play import seat_name
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import TELL_SECONDS, Room

log = logging.getLogger("dustboard.notices")
STAGES = (("late", clock.nearly_up), ("half", clock.half_passed))
KEPT = 20_000
CLAIM_SECONDS = 120.0  # more than all tries to send it take, with the pauses between them
MOST = 1000  # deliveries at the same time; what is more is dropped, and said in the log
Mark = tuple[str, int, int, float | None]


class Notifier:
    """Looks at every change of a table for people who wait to be told."""

    def __init__(self, registry: Registry, courier: Courier, config: ServerConfig) -> None:
        self.registry = registry
        self.store = registry.store
        self.courier = courier
        self.config = config
        self._known: OrderedDict[Mark, None] = OrderedDict()
        self._eras = Eras()
        # who has a way to be told, until when that is believed, and the era it was read in
        self._reached: OrderedDict[str, tuple[bool, float, int]] = OrderedDict()
        self._underway: set[NoticeMark] = set()
        self._boxes: dict[str, list[Notice]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- what happens at tables -----------------------------------------------------------------

    def look(self, room: Room) -> None:
        """A table has changed: whoever is asked something new is told, but not on this path."""
        fresh = [mark for mark in _waiting(room) if mark not in self._known]
        if not fresh:
            return
        for mark in fresh:
            self._known[mark] = None
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        if not self._may_reach(room, [mark[1] for mark in fresh]):
            return
        asked = {mark[1] for mark in _marks(room)}
        if seats := [mark[1] for mark in fresh if mark[1] in asked]:
            told = self.config.clock() + TELL_SECONDS
            self._later(self._attend(room, seats, told))

    async def _attend(self, room: Room, seats: list[int], told: float) -> None:
        group = _group(room)
        reached = await self._reachable(room, seats)
        # alone among bots nobody goes away between two decisions
        if len(room.people()) > 1:
            for seat in reached:
                if group == _group(room):
                    await self._tell(room, seat, group, "turn")
        if reached:
            await self.store.notices.set_reminder(room.code, self._next(room), told)

    async def _reachable(self, room: Room, seats: list[int]) -> list[int]:
        """The seats whose people can be told.

        If one of them is not remembered, all at the table who are not are looked up: it will be
        their turn soon.
        """
        users = {seat: room.data.seats[seat].user for seat in seats}
        if any(self._remembered(user) is None for user in users.values()):
            era, until = self._eras.now, self.config.steady() + FRESH
            unknown = [user for user in room.people() if self._remembered(user) is None]
            known = await self.store.notices.reachable(unknown)
            for user in unknown:
                keep(self._reached, user, (user in known, until, era))
        return [seat for seat, user in users.items() if self._reached.get(user, (False,))[0]]

    def _may_reach(self, room: Room, seats: list[int]) -> bool:
        """Whether there may be a way to anybody who sits there; asked at every turn."""
        return any(self._remembered(room.data.seats[seat].user) is not False for seat in seats)

    def _remembered(self, user: str) -> bool | None:
        """Whether the person can be told; None if that has to be looked up."""
        reached, until, era = self._reached.get(user, (False, -math.inf, 0))
        fresh = self.config.steady() < until and not self._eras.is_old(user, era)
        return reached if fresh else None

    def forget(self, user: str) -> None:
        """What is remembered of a person ("": of all) is looked up anew."""
        self._eras.forget(user)

    async def _tell(self, room: Room, seat: int, group: int, stage: str) -> None:
        mark = NoticeMark(room.code, seat, group, stage)
        # what is slow is not lost
        if await claimed(room, mark) and mark not in self._underway:
            self.put(room, mark)

    def put(self, room: Room, mark: NoticeMark) -> None:
        """Tell whoever sits there what has just been claimed."""
        self._underway.add(mark)
        seat = mark.seat
        end = room.deadline(seat)
        notice = Notice(mark.stage, mark.code, room.data.title, seat, mark.decision, end)
        user = room.data.seats[seat].user
        box = self._boxes.get(user)
        if box is not None:
            box.append(notice)
            return
        self._boxes[user] = [notice]
        self._later(self._empty(user))

    def _next(self, room: Room) -> float | None:
        """When somebody at this table is to be reminded next."""
        story = room.story
        if story is None:
            return None
        now = self.config.clock()
        seats = [mark[1] for mark in _marks(room)]
        times = [moment(room.data, story, seat) for seat in seats for _, moment in STAGES]
        return min((time for time in times if time is not None and time > now), default=None)

    async def remind(self, now: float) -> None:
        """Remind everybody whose half of the time, or nearly all of it, has passed."""
        for code in await self.store.notices.reminders_due(now):
            try:
                room = await self.registry.room(code)
            except Refused:
                await self.store.notices.set_reminder(code, None, now)
                await self.store.notices.forget_claims(code, now)
                continue
            lost = {mark[1:] for mark in await self.store.notices.lapsed_claims(code, now)}
            groups = {seat: group for _, seat, group, _ in _marks(room)}
            for seat in await self._reachable(room, list(groups)):
                await self._remind_seat(room, seat, groups[seat], now)
                if (seat, groups[seat], "nudge") in lost:
                    await self._tell(room, seat, groups[seat], "nudge")
            await self.store.notices.set_reminder(code, self._next(room), now)
            await self.store.notices.forget_claims(code, now)  # what it would have told is over

    async def _remind_seat(self, room: Room, seat: int, group: int, now: float) -> None:
        assert room.story is not None
        for stage, moment in STAGES:
            due = moment(room.data, room.story, seat)
            if due is not None and now >= due:
                await self._tell(room, seat, group, stage)
                return  # of two that are due the later one is enough
        if len(room.people()) > 1:
            await self._tell(room, seat, group, "turn")

    # -- on the way -----------------------------------------------------------------------------

    async def _empty(self, user: str) -> None:
        """Send what is in somebody's box; then wait a while for more to send together."""
        late = False
        try:
            while found := self._boxes[user]:
                self._boxes[user] = []
                notices = [one for one in found if not late or self._holds(one)]
                if not self._later(self._send(user, notices, found)):
                    self._arrived(found)  # the claims run out, and then it is tried again
                await asyncio.sleep(self.config.quiet_seconds)
                late = True
        finally:
            del self._boxes[user]

    async def _send(self, user: str, notices: list[Notice], settled: list[Notice]) -> None:
        """Through all channels; however that ends, it is not claimed again unless we die here."""
        try:
            channels = await self.store.notices.channels_of(user) if notices else []
            public_url = self.config.public_url
            ways = [
                self.courier.deliver(one, message_of(notices, one, public_url)) for one in channels
            ]
            ends = await asyncio.gather(*ways, return_exceptions=True)
            for one in settled:
                await self.store.notices.settle_notice(one.mark)
            for end in ends:
                if isinstance(end, BaseException):
                    raise end
        finally:
            self._arrived(settled)

    def _arrived(self, notices: list[Notice]) -> None:
        for one in notices:
            self._underway.discard(one.mark)

    def _holds(self, notice: Notice) -> bool:
        """Whether a notice that has waited still tells the truth."""
        told = notice.mark
        room = self.registry.rooms.get(told.code)
        return room is None or any(mark[1:3] == told[1:3] for mark in _marks(room))

    def _later(self, work: Coroutine[Any, Any, Any]) -> bool:
        if len(self._tasks) >= MOST:
            log.error("too many notices at once; one is dropped")
            work.close()
            return False
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return True

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, StoreDown):
                log.error("the store is down; a notice is lost")
            else:
                log.error("a notice failed", exc_info=error)

    async def rest(self) -> None:
        """Wait until nothing is on its way; for tests."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Stop; who was not told yet is told when the table is loaded again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.courier.close()


async def claimed(room: Room, mark: NoticeMark) -> bool:
    """Whether it falls to this process to tell somebody; if it is lost, another one will."""
    now = room.config.clock()
    return await room.store.notices.claim_notice(
        mark, now, now + room.config.quiet_seconds + CLAIM_SECONDS
    )


async def nudge(room: Room, user: UserRow, seat: int) -> NoticeMark:
    """Remind somebody who lets the table wait: after half of the time, once for each decision.

    Gives what is to be told now.
    """
    mine = room.seats_of(user.id)
    if not mine or seat in mine:
        raise not_yours("players-nudge")
    story = room.story
    # in a window nobody may find out who is waited for
    window = story is not None and bool(window_seats(story.game))
    awaited = seat in room.row.waiting and not window
    if story is None or not awaited or room.data.seats[seat].is_bot:
        raise not_now("not-awaited")
    half = clock.half_passed(room.data, story, seat)
    if half is None or room.config.clock() < half:
        raise not_now("nudge-half")
    mark = NoticeMark(room.code, seat, story.game.state.group_number, "nudge")
    if not await claimed(room, mark):
        raise not_now("nudged-already", name=seat_name(room, seat))
    names = {"name": seat_name(room, mine[0]), "other": seat_name(room, seat)}
    await room.say("", saying("nudges", **names))
    return mark


def _group(room: Room) -> int:
    return room.story.game.state.group_number if room.story is not None else -1


def _waiting(room: Room) -> list[Mark]:
    """Which people a table waits for: seat, decision, deadline."""
    story = room.story
    if story is None or room.row.state != "running" or room.data.paused_by or room.data.lesson:
        return []
    if window_seats(story.game) and room.data.pace == "live":
        return []  # it will be over before anybody could come
    group = story.game.state.group_number
    return [
        (room.code, seat, group, room.deadline(seat))
        for seat in room.awaited(story)
        if seat != RESPONSES and room.data.seats[seat].user and not room.data.seats[seat].is_bot
    ]


def _marks(room: Room) -> list[Mark]:
    """The same without those who need not be asked: standing orders answer, or nothing else can."""
    found = _waiting(room)
    if not found or room.story is None:
        return []
    story = room.story
    answered = {one.seat for one in story.game.pending if room.automatic(story, one) is not None}
    return [mark for mark in found if mark[1] not in answered]
