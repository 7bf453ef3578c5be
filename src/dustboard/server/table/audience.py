"""Who looks at a table, what each has been shown, and what has to be sent next; see `pushes`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.server.core.config import Settings
from dustboard.server.game.story import Story
from dustboard.server.table.render_cache import Shown

if TYPE_CHECKING:
    from dustboard.server.table.connection import Connection


class Audience:
    """The connections of one table in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections: set[Connection] = set()
        self.shown = Shown()
        self.version = int(settings.clock() * 1000)
        # from which version on nothing was taken back; by seat for what others may not notice
        self._rewound = self.version
        self._rewound_quietly: dict[int, int] = {}

    def users_here(self) -> set[str]:
        """Who is connected to this process."""
        return {connection.user for connection in self.connections if connection.user}

    def mark(self, seats: set[int] | None, quiet: bool, ready: bool) -> None:
        """Mark what each connection has to be sent; see `pushes`.

        In a quiet change others hear only that somebody is ready now, or is no longer; of anything
        less they hear nothing at all, because even a count of messages would tell something.
        """
        if not quiet:
            self.version = max(self.version + 1, int(self.settings.clock() * 1000))
        for connection in self.connections:
            if quiet and (seats is None or connection.seat not in seats):
                if ready:
                    connection.want_presence()
            else:
                connection.want_state()

    def forget_logs(self, before: Story, after: Story, seats: set[int] | None = None) -> None:
        """Answers were taken back: what clients know of the log may be wrong.

        A quiet change touches nobody's log but those of its own seats.
        """
        kept = self.shown.go_back(before, after)
        if seats is None:
            self._rewound = self.version + 1
        else:
            self._rewound_quietly.update(dict.fromkeys(seats, self.version + 1))
        for connection in self.connections:
            if seats is None or connection.seat in seats:
                connection.forget_log(kept.get(connection.seat, 0))

    def rewound(self, seat: int | None) -> int:
        """The version since which the seat's log only grew."""
        return max(self._rewound, self._rewound_quietly.get(-1 if seat is None else seat, 0))
