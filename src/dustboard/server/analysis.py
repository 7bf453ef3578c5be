"""What bots say about finished games: worked out once, in a worker, with its progress."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from itertools import pairwise

import msgspec

from dustboard.lab.analysis import Told, choices, outline, win_shares
from dustboard.server.bots_pool import BotPool
from dustboard.server.errors import not_now
from dustboard.server.insights import Analysis, Moment, SeatChoices, Turn
from dustboard.server.rooms import Room

log = logging.getLogger("dustboard.analysis")
BOT = "normal"
SECONDS = 600.0  # for one part of the work
KEPT = 40  # analyses in memory
TURNS = 4


class Analyst:
    """Looks at finished games, one part after the other, so that bots at play are never kept."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self._pool = BotPool(1, SECONDS)
        self._known: OrderedDict[tuple[str, str], Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)

    def look(self, room: Room, lang: str) -> Analysis:
        """The analysis as far as it is; the first look begins it."""
        if room.story is None or not room.story.game.over:
            raise not_now("the game is not over")
        name = (room.code, lang)
        found = self._known.get(name)
        if found is None or found.state == "failed":
            found = Analysis("working", 0, 1, strongest(), self.tries, [], [], [])
            self._known[name] = found
            task = asyncio.ensure_future(self._work(told(room), found, lang))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._known.move_to_end(name)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _work(self, game: Told, found: Analysis, lang: str) -> None:
        try:
            async with self._turn:
                moments = await self._pool.run(outline, game, lang)
                found.total = len(moments) + 1
                for at, chapter in moments:
                    shares = await self._pool.run(win_shares, game, at, found.bot, self.tries)
                    found.moments.append(Moment(at, chapter, shares))
                    found.done += 1
                rows = await self._pool.run(choices, game, found.bot, lang)
            found.choices = [msgspec.convert(row, SeatChoices) for row in rows]
            end = game.at(len(game.answers))
            assert end.outcome is not None
            winners = end.outcome.winners
            last = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
            found.moments.append(Moment(len(game.answers), "", last))
            found.turns = turning_points(found.moments)
            found.done = found.total
            found.state = "done"
        except Exception:
            log.exception("an analysis failed")
            found.state = "failed"

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()


def strongest() -> str:
    """The highest level there is."""
    from dustboard.bots import levels

    return levels()[-1]


def told(room: Room) -> Told:
    """The game of a room as plain data for a worker; it is over, so its seed is public."""
    story = room.story
    assert story is not None
    game = story.game
    people = [story.bys[index] == "player" for index in story.record_order()]
    return Told(
        game.title.id,
        game.players,
        game.seed,
        dict(game.options),
        room.data.origin,
        game.ordered_answers(),
        people,
    )


def turning_points(moments: list[Moment]) -> list[Turn]:
    """Where a seat's chances rose most from one moment to the next; the largest first."""
    found: list[Turn] = []
    for before, after in pairwise(moments):
        rises = [now - then for then, now in zip(before.shares, after.shares, strict=True)]
        seat = max(range(len(rises)), key=lambda one: rises[one])
        if rises[seat] > 0:
            shares = before.shares[seat], after.shares[seat]
            found.append(Turn(seat, before.at, after.at, before.chapter, *shares))
    return sorted(found, key=lambda turn: turn.before - turn.after)[:TURNS]
