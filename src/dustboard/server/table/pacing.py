"""Which tables without people go on: those that somebody watches, and few for each person.

Nobody waits for the end of a game that only bots play, and each of them could keep a worker busy
for an hour. A table where people sit always goes on: they are told when it is their turn.
"""

from __future__ import annotations

from itertools import islice

from dustboard.server.core.limits import HOUSE
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room


def without_people(room: Room) -> bool:
    """Whether bots answer for every seat of a running game."""
    return room.row.state == "running" and all(seat.is_bot for seat in room.data.seats)


class Pacing:
    """Says which of the live rooms go on."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._config = registry.config

    def watched(self, room: Room) -> bool:
        """Whether somebody looks at a table now, or did a moment ago."""
        ago = self._config.clock() - room.looked
        return bool(room.audience.watchers) or ago < self._config.watch_seconds

    def goes_on(self, room: Room) -> bool:
        """Whether bots may answer at a table."""
        if not without_people(room):
            return True
        return self.watched(room) and not self._crowded(room.data.host, room)

    def full(self, host: str) -> bool:
        """Whether one more table without people would not go on for this person."""
        return self._crowded(host, None)

    def _crowded(self, host: str, room: Room | None) -> bool:
        """Whether as many tables as may go on at once come before this one (None: a new one)."""
        if not self._config.rate_limits:
            return False
        most, place = self._config.bot_tables, self._registry.places.of(host)
        going = [
            one
            for one in self._registry.rooms.values()
            if without_people(one) and not one.data.paused_by and self.watched(one)
        ]
        mine = (one for one in going if one.data.host == host)
        near = (one for one in going if self._registry.places.of(one.data.host) == place)
        if room is None:
            return len(list(mine)) >= most or len(list(near)) >= most * HOUSE
        return room not in islice(mine, most) or room not in islice(near, most * HOUSE)
