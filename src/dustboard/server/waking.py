"""When the server must look at a table by itself, also after it was started anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.server import clock
from dustboard.server.history import Story, window_seats
from dustboard.server.store import TableRow

if TYPE_CHECKING:
    from dustboard.server.rooms import Room


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
