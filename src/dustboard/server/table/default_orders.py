"""Orders that a person gives at every new table, kept with the person.

They are laid into the person's own seats when a game begins, so that a later change of the settings
changes no game that runs. At the table they can be changed as any other order.
"""

from __future__ import annotations

from typing import TypeVar, cast, get_args

import msgspec

import dustboard
from dustboard.kernel.errors import UnknownTitle
from dustboard.server.core.refusals import Refused, bad_request
from dustboard.server.game.windows import classes_of
from dustboard.server.protocol.commands import SetHabit
from dustboard.server.protocol.people import Habit, Habits, TitleHabits
from dustboard.server.store import Store
from dustboard.server.store.data import SeatData, TableData, encode
from dustboard.server.table.room import ASK

Given = TypeVar("Given", bound=str)
ORDERS = get_args(Habit)  # "round" would be over before it counts for anything
OWN = ("me", "link", "open")  # somebody else sits in a further seat at a shared device


async def habits_of(store: Store, user: str) -> Habits:
    """What a person orders at new tables."""
    body = await store.people.habits_of(user)
    return Habits(msgspec.json.decode(body, type=dict[str, TitleHabits]) if body else {})


async def change(store: Store, user: str, wish: SetHabit) -> Habits:
    """Change one of them."""
    _check(wish)
    found = await habits_of(store, user)
    one = found.titles.pop(wish.title, TitleHabits())
    if wish.kind == "ask":
        one.orders = _with(one.orders, wish.name, wish.order)
    else:
        one.windows = _with(one.windows, wish.name, cast(Habit, wish.order))
    if one.orders or one.windows:
        found.titles[wish.title] = one
    await store.people.set_habits(user, encode(found.titles))
    return found


def _with(part: dict[str, Given], name: str, order: Given) -> dict[str, Given]:
    rest = {each: kept for each, kept in part.items() if each != name}
    return {**rest, name: order} if order else rest


def _check(wish: SetHabit) -> None:
    try:
        title = dustboard.title(wish.title)
    except UnknownTitle:
        raise Refused(404, "not-found", "no-title") from None
    if wish.kind == "ask":
        known = {ask.name: ask.orders or (ASK,) for ask in title.asks if ask.can_be_ordered}
    else:
        known = dict.fromkeys(classes_of(title), ORDERS)
    if wish.name not in known:
        raise bad_request("no-habit", names=", ".join(known) or "-")
    if wish.order and wish.order not in known[wish.name]:
        raise bad_request("no-habit-order", orders=", ".join(known[wish.name]))


async def of_people(store: Store, data: TableData) -> dict[str, TitleHabits]:
    """By person: what they order at a new table such as this."""
    found: dict[str, TitleHabits] = {}
    for user in {seat.user for seat in data.seats if seat.user and seat.kind in OWN}:
        habits = await habits_of(store, user)
        if data.title in habits.titles:
            found[user] = habits.titles[data.title]
    return found


def put_into(seats: list[SeatData], found: dict[str, TitleHabits]) -> None:
    """Give the orders to the seats of their owners."""
    for seat in seats:
        habits = found.get(seat.user) if seat.kind in OWN else None
        if habits is not None:
            seat.orders, seat.windows = dict(habits.orders), dict(habits.windows)
