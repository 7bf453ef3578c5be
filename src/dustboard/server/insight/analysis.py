"""What bots say about finished games: worked out once, in a worker, with its progress.

What is done is kept in the store, so that any process finds it, also after a new start. What was
not done by then begins anew with the next look.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from dustboard.lab.analysis import GameSummary, outline, win_shares
from dustboard.lab.choices import choices, compared, summed_up
from dustboard.server.core.limits import Asker
from dustboard.server.core.refusals import Refused, not_now
from dustboard.server.core.turns import Path, Turns
from dustboard.server.core.workers import Workers
from dustboard.server.game import carried, crew
from dustboard.server.game.positions import order_at
from dustboard.server.protocol.insights import Analysis, Moment, SeatChoices, Turn
from dustboard.server.table.room import Room
from dustboard.texts import language_of

log = logging.getLogger("dustboard.analysis")
BOT = "normal"  # plays games on: many of them, so it must be quick
COMPARED = "hard"  # what people chose is compared with what this level would have chosen
SECONDS = 600.0  # for one part of the work
PART = 6  # choices looked at in one part
KEPT = 40  # analyses in memory
TURNS = 4
OF_ONE = 4  # analyses that one person may have in work or waiting
OF_TABLE = -1  # a note that belongs to no seat


class Analyst:
    """Looks at finished games, one part after the other, so that bots at play are never kept."""

    def __init__(self, tries: int, seconds: float) -> None:
        self.tries = tries
        self.seconds = seconds
        self._pool = Workers(1, SECONDS)
        self._known: OrderedDict[tuple[str, str], Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._mine: dict[Path, Turns] = {}  # of those who have something in work
        self._count: Counter[Path] = Counter()

    async def look(self, room: Room, lang: str, asker: Asker) -> Analysis:
        """The analysis as far as it is; the first look begins it.

        Each person has one in work at a time, and parts of those of several take turns.
        """
        if room.story is None or not room.story.game.over:
            raise not_now("game-not-over")
        lang = language_of(lang)  # nobody is spoken to: one is enough for all forms
        name = (room.code, lang)
        stored = None if name in self._known else await _stored(room, lang)
        found = self._known.get(name) or stored
        if found is None or found.state == "failed":
            carried.check_whole(room.story.base, room.story.game, "older-analysis")
            if self._count[asker.path] >= OF_ONE:
                raise Refused(429, "busy", "analyses-wait", most=OF_ONE)
            found = Analysis("working", 0, 1, BOT, self.tries, [], [], [], COMPARED)
            self._count[asker.path] += 1
            task = asyncio.ensure_future(self._begin(room, found, lang, asker.path))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._known[name] = found
        self._known.move_to_end(name)
        done = [one for one, known in self._known.items() if known.state != "working"]
        for one in done[: max(0, len(self._known) - KEPT)]:
            del self._known[one]
        return found

    async def _begin(self, room: Room, found: Analysis, lang: str, who: Path) -> None:
        """Work when all that the same person asked for before is done."""
        try:
            async with self._mine.setdefault(who, Turns(1)).turn():
                await self._work(room, found, lang, who)
        except Exception:
            log.exception("an analysis failed")
            found.state = "failed"
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who], self._mine[who]

    async def _work(self, room: Room, found: Analysis, lang: str, who: Path) -> None:
        game = summary_for(room)
        moments = await self._pool.run(outline, game, lang, who=who)
        chosen = await self._pool.run(choices, game, who=who)
        count = -(-len(chosen) // PART)
        parts = [chosen[at::count] for at in range(count)]  # each is of the whole game
        found.total = len(moments) + len(parts)
        for at, chapter in moments:
            work = (win_shares, game, at, found.bot, self.tries)
            shares = await self._pool.run(*work, who=who)
            found.moments.append(Moment(at, chapter, shares))
            found.done += 1
        rows: list[dict[str, Any]] = []
        left = self.seconds
        for part in parts:
            if left > 0:
                async with self._pool.turns.turn(who):
                    began = time.monotonic()  # while others have their turn no time passes
                    rows += await self._pool.do(compared, game, found.adviser, part, lang, left)
                    left -= time.monotonic() - began
            found.done += 1
        found.choices = [msgspec.convert(row, SeatChoices) for row in summed_up(rows)]
        winners = _winners(room)
        last = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
        found.moments.append(Moment(len(game.answers), "", last))
        found.turns = turning_points(found.moments)
        found.done = found.total
        found.state = "done"
        body = msgspec.json.encode(found).decode()
        await room.store.set_note(room.code, OF_TABLE, _note(lang), body)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()


def _winners(room: Room) -> Sequence[int]:
    """Who has won the game of a room, which is over."""
    assert room.story is not None
    assert room.story.game.outcome is not None
    return room.story.game.outcome.winners


def _note(lang: str) -> str:
    return f"analysis-{lang}"


async def _stored(room: Room, lang: str) -> Analysis | None:
    """What some process has found out before."""
    for seat, kind, body in await room.store.notes(room.code):
        if (seat, kind) == (OF_TABLE, _note(lang)):
            return msgspec.json.decode(body, type=Analysis)
    return None


def summary_for(room: Room) -> GameSummary:
    """The game of a room as plain data for a worker; it is over, so its seed is public."""
    story = room.story
    assert story is not None
    game = story.game
    people = [story.bys[index] == "player" for index in order_at(story.game, len(story.bys))]
    return GameSummary(
        game.title.id,
        game.players,
        game.seed,
        dict(game.options),
        room.data.origin,
        game.ordered_answers(),
        people,
        crew.names(room.data),
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
