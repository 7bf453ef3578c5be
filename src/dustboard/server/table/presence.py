"""Who is connected to a table: here, and at other processes of the same store."""

from __future__ import annotations

from collections.abc import Callable, Iterable

AGAIN = 20.0  # seconds after which a process says again who is there
FORGOTTEN = 60.0  # a process that has been silent for so long is gone


class RoomPresence:
    """The people at one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # by process
        self._said: frozenset[str] | None = None
        self._said_at = 0.0

    def users(self, here: Iterable[str]) -> set[str]:
        """Everybody who is connected."""
        found = set(here)
        limit = self._clock() - FORGOTTEN
        for users, at in self._elsewhere.values():
            if at >= limit:
                found |= users
        return found

    def heard(self, process: str, users: Iterable[str]) -> bool:
        """Another process says who is there; gives whether that is news."""
        before = self.users(())
        self._elsewhere[process] = (frozenset(users), self._clock())
        return self.users(()) != before

    def to_say(self, here: Iterable[str]) -> tuple[list[str], bool] | None:
        """What other processes have to be told now, if anything, and whether they shall answer."""
        users = frozenset(here)
        first = self._said is None
        now = self._clock()
        if users == self._said and (not users or now - self._said_at < AGAIN):
            return None
        self._said, self._said_at = users, now
        return sorted(users), first
