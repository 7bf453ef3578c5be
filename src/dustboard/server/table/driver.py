"""What happens by itself: bots move, clocks run out, idle rooms and old tables go."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from dustboard.kernel.errors import DustboardError
from dustboard.kernel.game import Game
from dustboard.kernel.state import NOT_ASKED
from dustboard.server.core.config import ServerConfig
from dustboard.server.core.refusals import Refused
from dustboard.server.game.clock import GRID
from dustboard.server.game.lesson import movers, scripted
from dustboard.server.game.story import Story, waiting_seats, window_seats
from dustboard.server.store import Store, StoreDown, TableRow
from dustboard.server.store.data import By
from dustboard.server.table import play, reactions
from dustboard.server.table.bot_pool import SIMPLEST, BotPool
from dustboard.server.table.bot_request import BotRequest
from dustboard.server.table.chat import saying
from dustboard.server.table.pacing import Pacing, without_people
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room

log = logging.getLogger("dustboard.driver")
TICK = 0.5
DAY = 86_400.0


class Driver:
    """Moves the bots and the clocks of all live rooms."""

    def __init__(
        self, registry: Registry, pool: BotPool, store: Store, config: ServerConfig
    ) -> None:
        self.registry = registry
        self.pool = pool
        self.store = store
        self.config = config
        self._ticker: asyncio.Task[None] | None = None
        self._cleaned = 0.0
        self.on_tick: Callable[[float], Awaitable[None]] = _nothing
        self.pacing = Pacing(registry)
        registry.on_change = self.wake

    def start(self) -> None:
        """Begin to tick."""
        if self.config.ticking:
            self._ticker = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """Stop; what a bot was thinking about is asked again after the next start."""
        tasks = [room.driver for room in self.registry.rooms.values() if room.driver is not None]
        if self._ticker is not None:
            tasks.append(self._ticker)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- ticking --------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreDown:
                log.error("the store is down; clocks wait")
            except Exception:
                log.exception("a tick failed")
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """One look at everything that may be due."""
        now = self.config.clock()
        for code in await self.store.due(now):
            try:
                room = await self.registry.room(code)
                await self.run_clocks(room, now)
                self.wake(room)
            except (Refused, DustboardError) as error:
                log.warning("table %s can't go on by itself: %s", code, error)
        await self.on_tick(now)
        for room in list(self.registry.rooms.values()):
            if room.audience.watchers:
                room.announce()
            if without_people(room):
                self.wake(room)  # somebody has come to watch, or another one is over
        self.registry.evict()
        if self.config.retention_days and now - self._cleaned > 3600:
            self._cleaned = now
            gone = await self.store.delete_old(now - self.config.retention_days * DAY)
            if gone:
                log.info("deleted %d old tables", gone)

    async def run_clocks(self, room: Room, now: float) -> None:
        """Answer for seats whose time has run out, as the rules foresee it."""
        story = room.story
        if story is None or room.row.state != "running":
            return
        closes = reactions.due(room, now)
        if closes is not None:
            if closes <= now and not reactions.silent_bots(room):
                await self._close(room)
            return
        for seat in waiting_seats(story.game):
            end = room.deadline(seat)
            if end is None or now < end:
                continue
            if seat in window_seats(story.game):
                await self._pass(room, story, seat)
                continue
            answers = timeout_answers(story, seat)
            decision = story.game.decision(seat).id
            try:
                await play.answer(room, seat, decision, answers, "timeout")
            except Refused:
                continue  # the seat has answered in the very last moment

            def change(row: TableRow, seat: int = seat) -> None:
                row.data.seats[seat].timeouts += 1

            await room.change_data(change)

    async def _pass(self, room: Room, story: Story, seat: int) -> None:
        """A window that waits for all waits no longer than the clock of the table."""
        if room.is_open(story, seat) and not _is_bot(room, seat):
            decision = story.game.decision(seat).id
            await play.answer(room, seat, decision, timeout_answers(story, seat), "window")

    async def _close(self, room: Room) -> None:
        try:
            await reactions.close(room)
        except Refused as refusal:
            log.info("table %s: its window was closed already: %s", room.code, refusal.error)

    async def _window(self, room: Room) -> bool:
        """Let bots answer to an open window and close it in time; False if it waits for people."""
        await asyncio.gather(*(self._move(room, seat) for seat in reactions.silent_bots(room)))
        now = self.config.clock()
        closes = reactions.due(room, now)
        if closes is None:
            return False
        if closes > now:
            if not self.config.ticking:
                return False
            await asyncio.sleep(min(closes - now, GRID))
            # asked about the moment waited for: by now the clock is past it, and a window that
            # waits for nobody closes at the next one, so that it would be put off for ever
            closes = reactions.due(room, closes)
            if closes is None or closes > self.config.clock() or reactions.silent_bots(room):
                return True
        await self._close(room)
        return True

    # -- bots -----------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let the bots of a room think, if they are asked and do not think already."""
        if room.driver is not None or not self.config.ticking:
            return
        if _has_work(room) and self.pacing.goes_on(room):
            room.driver = asyncio.ensure_future(self._drive(room))

    async def _drive(self, room: Room) -> None:
        try:
            await self.drive(room)
        except asyncio.CancelledError:
            raise
        except StoreDown:
            log.error("the store is down; bots of %s wait", room.code)
        except Exception:
            log.exception("bots of table %s stopped", room.code)
        finally:
            room.driver = None

    async def drive(self, room: Room) -> None:
        """Answer for all bots until people are asked or the game is over."""
        while _has_work(room) and self.pacing.goes_on(room):
            if await play.settle(room):
                continue
            assert room.story is not None
            if window_seats(room.story.game):
                if await self._window(room):
                    continue
                return
            seats = movers(room.data, room.story.game)
            await asyncio.gather(*(self._move(room, seat) for seat in seats))

    async def _move(self, room: Room, seat: int) -> None:
        assert room.story is not None
        trial = room.story.clone()
        game = trial.game
        if game.state.asked[seat] == NOT_ASKED:
            return
        decision, group = game.decision(seat).id, game.state.group_number
        if (found := scripted(room.data, game, seat)) is not None:
            await self._give(room, seat, decision, *found)
            return
        answers: list[str] = []
        while game.state.asked[seat] != NOT_ASKED and game.state.group_number == group:
            for key in await self._ask(room, trial, seat):
                if answers and not _still_open(game, seat, group, key):
                    break
                answers.append(key)
                game.answer(seat, key)
        if not _is_bot(room, seat):
            return  # the owner came back while the bot was thinking
        await self._give(room, seat, decision, answers, "bot")

    async def _give(self, room: Room, seat: int, decision: str, answers: list[str], by: By) -> None:
        try:
            await play.answer(room, seat, decision, answers, by)
        except Refused as refusal:
            log.info("table %s: bot answer refused: %s", room.code, refusal.error)

    async def _ask(self, room: Room, trial: Story, seat: int) -> list[str]:
        """The bot's answer, and those it means to give next."""
        one = room.data.seats[seat]
        bot = one.away_bot or one.bot
        try:
            who = (*self.registry.asker(room.data.host).path, room.code)
            return await self.pool.ask(bot, secrets.randbits(64), BotRequest(trial.game, seat), who)
        except Exception:
            log.exception("table %s: bot %s failed", room.code, bot)
        if bot != SIMPLEST:
            await self._replace(room, seat)
        keys = trial.game.decision(seat).options.keys()
        return [keys[secrets.randbelow(len(keys))]]

    async def _replace(self, room: Room, seat: int) -> None:
        def change(row: TableRow) -> str:
            one = row.data.seats[seat]
            if one.away_bot:
                one.away_bot = SIMPLEST
            else:
                one.bot = SIMPLEST
            return saying("bot-failed", name=play.seat_name(room, seat))

        await room.change_data(change)


def _still_open(game: Game, seat: int, group: int, key: str) -> bool:
    """Whether a seat may go on so in the same decision."""
    if game.state.asked[seat] == NOT_ASKED or game.state.group_number != group:
        return False
    return key in game.decision(seat).options.keys()  # noqa: SIM118


async def _nothing(now: float) -> None:
    """Where nobody wants to know that time passes."""


def _is_bot(room: Room, seat: int) -> bool:
    return room.data.seats[seat].is_bot


def _has_work(room: Room) -> bool:
    story = room.story
    if story is None or room.row.state != "running" or story.game.over or room.data.paused_by:
        return False
    if window_seats(story.game):
        return bool(reactions.silent_bots(room)) or reactions.due(room, 0.0) is not None
    if movers(room.data, story.game):
        return True
    return play.needs_settling(room)


def timeout_answers(story: Story, seat: int) -> list[str]:
    """What the rules answer for a seat that let its time run out, to the end of its decision."""
    trial = story.clone().game
    group = trial.state.group_number
    answers: list[str] = []
    while trial.state.asked[seat] != NOT_ASKED and trial.state.group_number == group:
        decision = trial.decision(seat)
        answers.append(decision.timeout_key or decision.options[0].key)
        trial.answer(seat, answers[-1])
    return answers
