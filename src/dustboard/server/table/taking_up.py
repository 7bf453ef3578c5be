"""A room takes up its game; one of another version is carried over by whoever is the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.server.core.refusals import not_now
from dustboard.server.game import loading as upgrades
from dustboard.server.game.loading import Loaded
from dustboard.server.game.story import Story
from dustboard.server.store import Conflict
from dustboard.server.store.data import Step
from dustboard.server.table.waking import due_of

if TYPE_CHECKING:
    from dustboard.server.table.room import Room

TRIES = 5


async def take_up(room: Room) -> list[Step]:
    """Bring a room without a game to where the store is; gives the steps that were done."""
    for _ in range(TRIES):
        found = await upgrades.load(room.store, room.code, room.data, room.replays.begin)
        if not upgrades.same_version(found.stamp, upgrades.stamp_now(room.data)):
            if not await _carry_over(room, found):
                continue  # another process was quicker
            steps = []
        else:
            steps = found.steps
            story = await room.replays.do_steps(room.code, found.story, steps)
            room.story, room.kept = story, found.kept
            room.kept_answers = len(found.story.bys)
            room.number = found.number + len(steps)
        # the first snapshot: another version may have to go on from the very beginning
        if room.kept < 0 and (keeping := room.keep()) is not None:
            await keeping
        assert room.story is not None
        if room.story.base is not None:
            # a lesson looks at the whole game; this one is a game like any other from now on
            room.row.data.lesson = None
        return steps
    raise not_now("table-busy", "busy")


async def _carry_over(room: Room, found: Loaded) -> bool:
    """Store the step that carries the game over; False if another process has stored one."""
    step = await upgrades.carry_over(room.store, room.code, found, room.settings.clock())
    story = Story.taken_over(room.data, step, found.began)
    await room.replays.recall_last(room.code, story)
    number = found.number + len(found.steps) + 1
    room.story, room.number, room.kept = story, number, -1
    waiting = [] if room.row.state == "over" else room.awaited(story)
    due = due_of(room, room.row, story, asked=False)
    try:
        quiet = True  # nothing has changed for anybody
        await room.store.append(room.code, number, step, room.row.state, waiting, due, quiet)
    except Conflict:
        room.story = None
        return False
    room.row.waiting = waiting
    return True
