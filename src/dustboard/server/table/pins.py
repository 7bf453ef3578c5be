"""Pins of seats at a shared device.

A pin keeps a curious neighbour out of a hand. Of four digits no hash can keep a secret from whoever
has stolen the database; it is hashed so that nobody reads it there by accident, for people use the
same pin elsewhere. Guessing at the table is what is made slow.
"""

from __future__ import annotations

from typing import NamedTuple

from dustboard.server.core.hashing import apart, matches
from dustboard.server.core.refusals import Refused, not_yours
from dustboard.server.core.security import Rates
from dustboard.server.table.room import Room


def hash_pin(pin: str) -> str:
    """How a pin is kept."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(pin) if pin else ""


class Who(NamedTuple):
    """A person at one of their devices; both are "" for a device that was never here.

    A pin opens a seat at the device where it was given: its owner may have others in other hands.
    """

    user: str
    device: str


def locked(room: Room, who: Who, seat: int) -> bool:
    """Whether the seat is this person's but asks for its pin before it shows anything."""
    if room.row.state != "running" or seat >= len(room.data.seats):
        return False
    one = room.data.seats[seat]
    return bool(one.pin) and one.user == who.user and room.unlocked.get(who.device) != seat


def check_owner(room: Room, user: str, seat: int) -> None:
    """Refuse whoever does not play this seat."""
    if seat not in room.seats_of(user):
        raise not_yours("seat-not-yours", seat=seat)


def check_seat(room: Room, who: Who, seat: int) -> None:
    """Refuse whoever does not play this seat, or has not given its pin.

    Every command for a seat and every look through its eyes goes through here.
    """
    check_owner(room, who.user, seat)
    check_pin(room, who, seat)


def check_pin(room: Room, who: Who, seat: int) -> None:
    """Refuse whoever has not given the pin of their seat; for other seats they need none."""
    if locked(room, who, seat):
        raise Refused(403, "pin", "pin-first")


def look_elsewhere(room: Room, device: str, seat: int | None) -> None:
    """Whoever looks through other eyes, or through none, locks the seat they had open."""
    if device in room.unlocked and room.unlocked[device] != seat:
        del room.unlocked[device]
        for watcher in room.audience.watchers:
            if watcher.device == device:
                watcher.want_state()


async def unlock(room: Room, rates: Rates, device: str, seat: int, pin: str) -> None:
    """Open a seat by its pin; a seat without one is simply taken up, which locks the others."""
    one = room.data.seats[seat]
    if one.pin:
        # five tries, then one a minute: ten thousand pins take a week
        rates.take("pin", f"{room.code} {seat}", 5, 1 / 60)
        if not await apart(matches, one.pin, pin):
            raise Refused(403, "pin", "pin-wrong")
    look_elsewhere(room, device, seat)
    if one.pin:
        room.unlocked[device] = seat
