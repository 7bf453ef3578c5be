"""Pins of seats at a shared device.

A pin keeps a curious neighbour out of a hand. Of four digits no hash can keep a secret from whoever
has stolen the database; it is hashed so that nobody reads it there by accident, for people use the
same pin elsewhere. Guessing at the table is what is made slow.
"""

from __future__ import annotations

from dustboard.server.errors import Refusal, not_yours
from dustboard.server.hashing import apart, matches
from dustboard.server.rooms import Room
from dustboard.server.security import Rates


def hash_pin(pin: str) -> str:
    """How a pin is kept."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(pin) if pin else ""


def locked(room: Room, user: str, seat: int) -> bool:
    """Whether the seat is this person's but asks for its pin before it shows anything."""
    if room.row.state != "running" or seat >= len(room.data.seats):
        return False
    one = room.data.seats[seat]
    return bool(one.pin) and one.user == user and room.unlocked.get(user) != seat


def check_owner(room: Room, user: str, seat: int) -> None:
    """Refuse whoever does not play this seat."""
    if seat not in room.seats_of(user):
        raise not_yours("seat-not-yours", seat=seat)


def check_seat(room: Room, user: str, seat: int) -> None:
    """Refuse whoever does not play this seat, or has not given its pin.

    Every command for a seat and every look through its eyes goes through here.
    """
    check_owner(room, user, seat)
    if locked(room, user, seat):
        raise Refusal(403, "pin", "pin-first")


def look_elsewhere(room: Room, user: str, seat: int | None) -> None:
    """Whoever looks through other eyes, or through none, locks the seat they had open."""
    if user in room.unlocked and room.unlocked[user] != seat:
        del room.unlocked[user]
        for connection in room.connections:
            if connection.user == user:
                connection.want_state()


async def unlock(room: Room, rates: Rates, user: str, seat: int, pin: str) -> None:
    """Open a seat by its pin; a seat without one is simply taken up, which locks the others."""
    one = room.data.seats[seat]
    if one.pin:
        # five tries, then one a minute: ten thousand pins take a week
        rates.take("pin", f"{room.code} {seat}", 5, 1 / 60)
        if not await apart(matches, one.pin, pin):
            raise Refusal(403, "pin", "pin-wrong")
    look_elsewhere(room, user, seat)
    if one.pin:
        room.unlocked[user] = seat
