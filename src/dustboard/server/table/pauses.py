"""Looking after a running table: pauses, half as much time again."""

from __future__ import annotations

from dustboard.server.core.refusals import not_now, not_yours
from dustboard.server.core.security import one_line
from dustboard.server.game.story import window_seats
from dustboard.server.store import TableRow, UserRow
from dustboard.server.table import lobby, play
from dustboard.server.table.chat import saying
from dustboard.server.table.pins import check_owner
from dustboard.server.table.room import Room


async def pause(room: Room, user: UserRow, reason: str) -> None:
    """The host stops the table: everybody may look, nobody can answer, clocks stand still."""
    lobby.host_only(room, user)
    name = next((seat.name for seat in room.data.seats if seat.user == user.id), user.name)
    reason = one_line(reason)

    def change(row: TableRow) -> str:
        if row.state != "running" or row.data.paused_by:
            raise not_now("nothing-to-pause")
        row.data.paused_by = name
        row.data.pause_reason = reason
        row.data.paused_at = room.config.clock()
        return (
            saying("paused-because", name=name, reason=reason)
            if reason
            else saying("paused", name=name)
        )

    await room.change_data(change)


async def resume(room: Room, user: UserRow) -> None:
    """The table goes on. Without the host any player may say so, or a host could lock all in."""
    if room.data.host != user.id and not room.seats_of(user.id):
        raise not_yours("players-only")
    host_here = any(one.user == room.data.host for one in room.audience.watchers)
    if room.data.host != user.id and host_here:
        raise not_now("host-resumes")

    def change(row: TableRow) -> str:
        if not row.data.paused_by:
            raise not_now("not-paused")
        opened = room.story.opened_at if room.story is not None else 0.0
        stood = (row.data.paused_at, room.config.clock())
        row.data.pauses = [one for one in (*row.data.pauses, stood) if one[1] > opened]
        row.data.paused_by, row.data.pause_reason, row.data.paused_at = "", "", 0.0
        return saying("goes-on")

    await room.change_data(change)


async def take_more_time(room: Room, user: UserRow, seat: int) -> None:
    """Half as much time again for what the seat is asked now; once in a game, without a reason."""
    check_owner(room, user.id, seat)
    story = room.story
    # who takes time in a window would tell that it is asked
    window = story is not None and bool(window_seats(story.game))
    if story is None or window or room.deadline(seat) is None or seat not in room.row.waiting:
        raise not_now("no-clock")

    def change(row: TableRow) -> str:
        one = row.data.seats[seat]
        if one.more_time >= 0:
            raise not_now("more-time-once")
        one.more_time = story.game.state.group_number
        return saying("more-time", name=play.seat_name(room, seat))

    await room.change_data(change)
