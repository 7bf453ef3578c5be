"""When time runs out: deadlines, pauses, half as much time again, and when to nudge."""

from __future__ import annotations

import math

from dustboard.server.history import Story, waiting_seats, window_seats
from dustboard.server.lessons import movers
from dustboard.server.store import TableRow
from dustboard.server.tables import TableData

GRID = 0.5  # seconds
HOLD = 20.0  # seconds that a hold adds to a window


def held(data: TableData, since: float) -> float:
    """How long clocks have stood still since then, as far as that is over."""
    return sum(max(0.0, end - max(begin, since)) for begin, end in data.pauses)


def allowed(data: TableData, story: Story, seat: int) -> float | None:
    """How many seconds the seat has for what it is asked now; None without a clock."""
    if not data.seconds_per_decision or data.seats[seat].is_bot:
        return None
    more = data.seats[seat].more_time == story.game.state.group_number
    return data.seconds_per_decision * (1.5 if more else 1.0)


def part_of_time(data: TableData, story: Story, seat: int, part: float) -> float | None:
    """When this part of the seat's time has passed; None without a clock, and while it stands."""
    seconds = allowed(data, story, seat)
    if seconds is None or data.paused_by:
        return None
    return story.opened_at + part * seconds + held(data, story.opened_at)


def deadline(data: TableData, story: Story, seat: int) -> float | None:
    """When the seat's time runs out."""
    return part_of_time(data, story, seat, 1.0)


def on_grid(moment: float) -> float:
    """The next moment at which answers may be released."""
    return math.ceil(moment / GRID - 1e-6) * GRID


def closes_at(data: TableData, story: Story) -> float | None:
    """When the open window closes by itself; None at a table that plays over days."""
    if data.pace == "days" or data.paused_by:
        return None
    group = story.game.state.group_number
    longer = sum(HOLD for _, held_in, _ in data.holds if held_in == group)
    stood = held(data, story.opened_at)
    return on_grid(story.opened_at + data.window_seconds + longer + stood)


def wake_at(row: TableRow, story: Story | None) -> float | None:
    """When the server must act by itself: at once for bots, else when a clock runs out."""
    if row.state != "running" or story is None or story.game.over or row.data.paused_by:
        return None
    waiting = waiting_seats(story.game)
    if window_seats(story.game):
        end = closes_at(row.data, story)
        if end is not None:
            return end
        people = [seat for seat in waiting if not row.data.seats[seat].is_bot]
        ends = [deadline(row.data, story, seat) for seat in people]
        return min((end for end in ends if end is not None), default=None) if people else 0.0
    if movers(row.data, story.game):
        return 0.0
    ends = [deadline(row.data, story, seat) for seat in waiting]
    return min((end for end in ends if end is not None), default=None)
