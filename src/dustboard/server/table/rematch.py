"""Once more after the end: the same people with a new deal, or the same deal."""

from __future__ import annotations

import msgspec

from dustboard.server.core.refusals import Refused, not_now, not_yours
from dustboard.server.game import carried
from dustboard.server.store import TableRow, UserRow
from dustboard.server.store.data import SeatData, TableData
from dustboard.server.table.chat import saying
from dustboard.server.table.lobby import bot_again, code_after, new_seed, new_token, open_table
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room


async def play_again(registry: Registry, room: Room, user: UserRow) -> Room:
    """The same people, options and bots at a new table with a new seed.

    The old table tells the others where it is; whoever asks after the first is led there, too.
    """
    if not room.seats_of(user.id):
        raise not_yours("players-rematch")
    if room.row.state != "over":
        raise not_now("game-not-over")
    if (laid := await _laid(registry, room, user)) is not None:
        return laid
    old = room.data
    seats = []
    for one in old.seats:
        fresh = SeatData(one.kind, one.bot, one.name, one.user, one.face, pin=one.pin)
        if one.kind in ("me", "device") and one.user != user.id:
            fresh.kind = "link"  # the host of the old table is a guest at the new one
        elif one.user == user.id and one.kind in ("link", "open"):
            fresh.kind = "me"
        seats.append(fresh)
    data = msgspec.structs.replace(
        old,
        host=user.id,
        seed=new_seed(),
        seats=seats,
        parent=room.code,
        next="",
        forked_at=0,
        prefix=[],
        origin=None,
        votes=[],
        holds=[],
        stopped=False,
        paused_by="",
        pause_reason="",
        paused_at=0.0,
        pauses=[],
        started=0.0,
        lesson=None,
    )
    # two who ask in the same moment find the same code, and the first of them lays the table
    code = await code_after(registry.store, room.code, old.next)
    made = await open_table(registry, data, code=code)

    def tell(row: TableRow) -> str | None:
        if row.data.next == code:
            return None
        row.data.next = code
        return saying("again", name=name)

    name = next((one.name for one in old.seats if one.user == user.id), user.name)
    await room.change_data(tell)
    return made


async def _laid(registry: Registry, room: Room, user: UserRow) -> Room | None:
    """The table that somebody else has laid for these people, while it can still be begun."""
    if not room.data.next:
        return None
    try:
        laid = await registry.room(room.data.next)
    except Refused:
        return None  # it was deleted since
    return laid if laid.row.state == "lobby" and laid.seats_of(user.id) else None


async def make_challenge(registry: Registry, room: Room, user: UserRow) -> Room:
    """The same deal at a new table: me in the seat I had (or the first), others by link or bot."""
    if room.row.state != "over" or room.story is None or not room.story.game.over:
        raise not_now("game-not-over")
    old = room.data
    if old.origin is not None:
        raise not_now("new-deal-no-seed")
    carried.check_whole(room.story.base, room.story.game, "older-challenge")
    mine = (room.seats_of(user.id) or [0])[0]
    seats = [bot_again(one) for one in old.seats]
    for number, one in enumerate(old.seats):
        if one.kind != "bot" and number != mine:
            seats[number] = SeatData("link", token=new_token())
    seats[mine] = SeatData("me", name=user.name, user=user.id, face=user.face)
    data = TableData(
        title=old.title,
        host=user.id,
        seed=old.seed,
        seats=seats,
        options=old.options,
        shuffle_seats=False,
        hide_odds=old.hide_odds,
        parent=room.code,
    )
    return await open_table(registry, data)
