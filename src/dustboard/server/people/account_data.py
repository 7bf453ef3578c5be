"""What belongs to a person: seats that move with a guest, all of it as a file, and letting go."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from dustboard.kernel.errors import DustboardError
from dustboard.server.core.refusals import not_now
from dustboard.server.game import crew
from dustboard.server.store import TableRow, UserRow
from dustboard.server.store.data import SeatData
from dustboard.server.table.chat import saying
from dustboard.server.table.default_orders import habits_of
from dustboard.server.table.registry import Registry

log = logging.getLogger("dustboard.account_data")


async def check_move(registry: Registry, guest: UserRow, user: UserRow) -> None:
    """Refuse a move after which one person would hold two hands of a game that is not over."""
    for row in await registry.store.tables_of(guest.id):
        sitting = {seat.user for seat in row.data.seats}
        if row.state != "over" and {guest.id, user.id} <= sitting:
            raise not_now("two-hands", code=row.code)


async def _all_tables(registry: Registry, user: str) -> AsyncIterator[TableRow]:
    """Every table of a person, also beyond what the store gives at once: those done give way."""
    done: set[str] = set()
    while rows := [row for row in await registry.store.tables_of(user) if row.code not in done]:
        for row in rows:
            done.add(row.code)
            yield row


async def move_seats(registry: Registry, guest: UserRow, device: str, user: UserRow) -> int:
    """What was the guest's is the person's from now on; gives at how many tables.

    Only this device acts for the guest from now on: whoever else was the guest somewhere, by words
    or a link, is not the person.
    """
    await check_move(registry, guest, user)
    if not await registry.store.people.hold_guest(guest.id, device):
        raise not_now("guest-changed", "busy")
    moved = 0
    async for row in _all_tables(registry, guest.id):

        def change(row: TableRow) -> None:
            for seat in row.data.seats:
                if seat.user == guest.id:
                    seat.user, seat.token = user.id, ""
            if row.data.host == guest.id:
                row.data.host = user.id
            for vote in row.data.votes:
                if guest.id in vote.choices:
                    vote.choices[user.id] = vote.choices.pop(guest.id)

        try:
            room = await registry.room(row.code)
            for watcher in room.audience.watchers:
                if watcher.device == device:
                    watcher.user = user.id
            await room.change_data(change)
            moved += 1
        except DustboardError as error:  # a table that can't be loaded must not lock anybody out
            log.error("table %s could not be moved: %s", row.code, error)
    return moved


async def let_go(registry: Registry, user: UserRow) -> None:
    """Forget a person: bots play on in running games, and the name goes from every seat."""
    async for row in _all_tables(registry, user.id):
        room = await registry.room(row.code)
        await room.change_data(lambda row: _leave_table(row, user.id))
    await registry.store.people.delete_user(user.id)


def _leave_table(row: TableRow, user: str) -> str | None:
    data = row.data
    left = any(seat.user == user for seat in data.seats)
    for number, seat in enumerate(data.seats):
        if seat.user != user:
            continue
        if row.state == "lobby":
            data.seats[number] = SeatData("open")
        else:
            kind = "bot" if row.state == "running" else seat.kind
            data.seats[number] = SeatData(kind, seat.bot)
    crew.seat_crew(data.seats, row.code)
    data.votes = []
    people = [seat.user for seat in data.seats if seat.user]
    if data.host == user:
        data.host = people[0] if people else ""
    if row.state != "over" and not people:
        row.state = "over"
        data.stopped = True
    return saying("left-for-good") if left and row.state != "over" else None


async def everything_of(registry: Registry, user: UserRow) -> dict[str, Any]:
    """All that is kept about a person, as plain data; no secret of anybody else is in it."""
    store = registry.store
    tables = []
    for row in await store.tables_of(user.id):
        seats = row.data.seats
        mine = [number for number, seat in enumerate(seats) if seat.user == user.id]
        notes = [
            {"seat": seat, "kind": kind, "body": body}
            for seat, kind, body in await store.notes(row.code)
            if seat in mine and not seats[seat].pin  # whoever has the device has no pin yet
        ]
        tables.append(
            {
                "code": row.code,
                "title": row.data.title,
                "state": row.state,
                "host": row.data.host == user.id,
                "created": row.created,
                "changed": row.changed,
                "options": row.data.options,
                "seats": [{"seat": one, "name": seats[one].name} for one in mine],
                "notes": notes,
            }
        )
    return {
        "id": user.id,
        "name": user.name,
        "language": user.lang,
        "form": user.form,
        "password": bool(user.password),
        "recovery_words": user.words,
        "devices": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in await store.people.devices_of(user.id)
        ],
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in await store.people.passkeys_of(user.id)
        ],
        "notices": [
            {"kind": one.kind, "target": one.target, "lang": one.lang, "created": one.created}
            for one in await store.notices.channels_of(user.id)
        ],
        "orders": msgspec.to_builtins((await habits_of(store, user.id)).titles),
        "tables": tables,
    }
