"""When time runs out: deadlines, time banks, pauses, half as much time again, when to nudge.

A decision uses its own time first; what it takes beyond that comes from the bank of its seat. A
window has its own seconds and uses no bank.
"""

from __future__ import annotations

import math

from dustboard.server.game.lesson import movers
from dustboard.server.game.story import Story, waiting_seats, window_seats
from dustboard.server.store import TableRow
from dustboard.server.store.data import TableData

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


def _after(data: TableData, story: Story, seconds: float | None) -> float | None:
    """So long after the open group was asked; None without a clock, and while it stands."""
    if seconds is None or data.paused_by:
        return None
    return story.opened_at + seconds + held(data, story.opened_at)


def half_passed(data: TableData, story: Story, seat: int) -> float | None:
    """When half of the decision's own time has passed: early enough to save the bank."""
    seconds = allowed(data, story, seat)
    return _after(data, story, None if seconds is None else 0.5 * seconds)


def own_end(data: TableData, story: Story, seat: int) -> float | None:
    """When the decision's own time is used up, and the bank begins to count."""
    return _after(data, story, allowed(data, story, seat))


def nearly_up(data: TableData, story: Story, seat: int) -> float | None:
    """When nine tenths of all that the seat has for this decision have passed."""
    seconds = allowed(data, story, seat)
    left = bank_at_opening(data, story, seat)
    return _after(data, story, None if seconds is None else 0.9 * (seconds + left))


def deadline(data: TableData, story: Story, seat: int) -> float | None:
    """When the seat's time runs out, and its bank with it."""
    seconds = allowed(data, story, seat)
    left = bank_at_opening(data, story, seat)
    return _after(data, story, None if seconds is None else seconds + left)


# -- banks -------------------------------------------------------------------------------------


def bank_left(data: TableData, story: Story, seat: int, before: bool = False) -> float:
    """What is in the bank of a seat; what was `before` the open group everybody may know.

    What a sealed decision took shows to others when all are opened.
    """
    return max(0.0, data.bank_seconds - story.bank.used(seat, before))


def bank_at_opening(data: TableData, story: Story, seat: int) -> float:
    """What the bank of a seat can add to the open decision."""
    if not data.bank_seconds or window_seats(story.game):
        return 0.0
    return bank_left(data, story, seat, before=True)


def overtime(data: TableData, story: Story, seat: int, now: float) -> float:
    """What the open decision has taken from the bank of its seat so far."""
    seconds = allowed(data, story, seat)
    if seconds is None:
        return 0.0
    beyond = now - story.opened_at - held(data, story.opened_at) - seconds
    return round(min(max(0.0, beyond), bank_at_opening(data, story, seat)), 2)


def charges(data: TableData, before: Story, after: Story, now: float) -> list[tuple[int, float]]:
    """What seats use of their banks with the change from `before` to `after`.

    Whoever was waited for and no longer is has used it, also if others went back meanwhile. Who
    changes a sealed answer has thought until then.
    """
    if not data.bank_seconds:
        return []
    asked = after.game.state.asked
    same = after.game.state.group_number == before.game.state.group_number
    rows = []
    for seat in waiting_seats(before.game):
        if same and asked[seat] >= 0:
            continue
        more = overtime(data, before, seat, now) - before.bank.lately.get(seat, 0.0)
        if more > 0:
            rows.append((seat, round(more, 2)))
    return rows


# -- what happens by itself --------------------------------------------------------------------


def on_grid(moment: float) -> float:
    """The next moment at which answers may be released."""
    return math.ceil(moment / GRID - 1e-6) * GRID


def closes_at(data: TableData, story: Story) -> float | None:
    """When the open window closes by itself; None where it waits for its seats.

    So it does at a table that plays over days, and where one person plays against bots.
    """
    if data.pace == "days" or data.paused_by or not data.has_company:
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
