"""When the server must look at a table by itself, also after it was started anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.server.game import clock
from dustboard.server.game.story import RESPONSES, Story, window_seats
from dustboard.server.store import Due, TableRow

if TYPE_CHECKING:
    from dustboard.server.table.room import Room


TELL_SECONDS = 30.0  # how long the process that has changed a table may take to tell its people


def due_of(room: Room, row: TableRow, story: Story | None, asked: bool = True) -> Due:
    """When this table is due; `asked` says whether anybody may be asked something new."""
    tell = asked and story is not None and _asks_people(room, row, story)
    by = room.settings.clock() + TELL_SECONDS if tell else None
    return Due(wakes(room, row, story), by)


def _asks_people(room: Room, row: TableRow, story: Story) -> bool:
    if row.state != "running" or story.game.over or row.data.paused_by or row.data.lesson:
        return False
    seats = [row.data.seats[seat] for seat in room.awaited(story) if seat != RESPONSES]
    return any(seat.user and not seat.is_bot for seat in seats)


def wakes(room: Room, row: TableRow, story: Story | None) -> float | None:
    """When this table is due; at once when a window over days waits for nobody any more.

    The process that would close such a window in a moment may end before, and nobody may look at
    the table for days: whoever comes next must find in the store that it is due.
    """
    at = clock.wake_at(row, story)
    if at is not None or story is None or row.state != "running" or row.data.paused_by:
        return at
    asked = window_seats(story.game)
    return 0.0 if asked and not any(room.is_open(story, seat) for seat in asked) else None
