"""The same deal once more: a table with the seed of a finished game."""

from __future__ import annotations

from dustboard.server.errors import not_now
from dustboard.server.hall import Hall
from dustboard.server.lobby import lay, new_token
from dustboard.server.rooms import Room
from dustboard.server.store import UserRow
from dustboard.server.tables import SeatData, TableData


async def challenge(hall: Hall, room: Room, user: UserRow) -> Room:
    """The same deal at a new table: me in the seat I had (or the first), others by link or bot."""
    if room.row.state != "over" or room.story is None or not room.story.game.over:
        raise not_now("the game is not over")
    old = room.data
    if old.origin is not None:
        raise not_now("this game began with a new deal; it has no seed to play again")
    mine = (room.seats_of(user.id) or [0])[0]
    seats = [SeatData("bot", one.bot, f"Bot {n + 1}") for n, one in enumerate(old.seats)]
    for number, one in enumerate(old.seats):
        if one.kind != "bot" and number != mine:
            seats[number] = SeatData("link", token=new_token())
    seats[mine] = SeatData("me", name=user.name, user=user.id)
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
    return await lay(hall, data)
