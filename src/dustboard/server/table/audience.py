"""Who looks at a table, what each was shown, and what has to be sent next; see `connection`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dustboard.server.core.refusals import Why
from dustboard.server.game.story import Story
from dustboard.server.table.render_cache import RenderCache


class Watcher(Protocol):
    """Somebody who looks at a table through the eyes of a seat, or of none."""

    user: str
    device: str
    seat: int | None

    def want_state(self) -> None:
        """What has changed has to be sent."""

    def want_presence(self) -> None:
        """Who is there or ready has to be sent."""

    def want_chat(self) -> None:
        """New lines of chat have to be sent."""

    def want_gone(self, reason: Why) -> None:
        """The connection has to be closed."""

    def want_out(self, reason: Why) -> None:
        """The connection has to be closed, and is not wanted again."""

    def forget_log(self, lines: int) -> None:
        """Answers were taken back: only the first so many lines are as the client has them."""


class Audience:
    """Those who look at one table by way of this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.watchers: set[Watcher] = set()
        self.cache = RenderCache()
        self.version = int(clock() * 1000)
        # from which version on nothing was taken back; by seat for what others may not notice
        self._rewound = self.version
        self._rewound_quietly: dict[int, int] = {}

    def users(self) -> set[str]:
        """Who is connected to this process."""
        return {watcher.user for watcher in self.watchers if watcher.user}

    def want_presence(self) -> None:
        """Everybody has to be sent who is there."""
        for watcher in self.watchers:
            watcher.want_presence()

    def mark(self, seats: set[int] | None, quiet: bool, ready: bool) -> None:
        """Mark what each watcher has to be sent.

        In a quiet change others hear only that somebody is ready now, or is no longer; of anything
        less they hear nothing at all, because even a count of messages would tell something.
        """
        if not quiet:
            self.version = max(self.version + 1, int(self._clock() * 1000))
        for watcher in self.watchers:
            if quiet and (seats is None or watcher.seat not in seats):
                if ready:
                    watcher.want_presence()
            else:
                watcher.want_state()

    def forget_logs(self, before: Story, after: Story, seats: set[int] | None = None) -> None:
        """Answers were taken back: what clients know of the log may be wrong.

        A quiet change touches nobody's log but those of its own seats.
        """
        kept = self.cache.go_back(before, after)
        if seats is None:
            self._rewound = self.version + 1
        else:
            self._rewound_quietly.update(dict.fromkeys(seats, self.version + 1))
        for watcher in self.watchers:
            if seats is None or watcher.seat in seats:
                watcher.forget_log(kept.get(watcher.seat, 0))

    def rewound(self, seat: int | None) -> int:
        """The version since which the seat's log only grew."""
        return max(self._rewound, self._rewound_quietly.get(-1 if seat is None else seat, 0))
