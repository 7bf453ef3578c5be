"""Numbers for Prometheus, as plain text."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dustboard.server.core.security import Rates
    from dustboard.server.table.bot_pool import BotPool
    from dustboard.server.table.registry import Registry

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts what happens. No name, code or card ever goes in here."""

    def __init__(self, registry: Registry, pool: BotPool, rates: Rates) -> None:
        self._registry = registry
        self._pool = pool
        self._rates = rates
        self._started = time.time()
        self.answers = 0
        self.errors = 0
        self._seconds = 0.0
        self._saved = [0] * len(BUCKETS)

    def saved(self, seconds: float) -> None:
        """An answer of a person was stored within this time."""
        self.answers += 1
        self._seconds += seconds
        for index, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self._saved[index] += 1

    def text(self) -> str:
        """All numbers."""
        rooms = self._registry.rooms.values()
        connections = sum(len(room.audience.watchers) for room in rooms)
        lines: list[str] = []

        def put(name: str, kind: str, value: float, what: str) -> None:
            lines.extend((f"# HELP {name} {what}", f"# TYPE {name} {kind}", f"{name} {value}"))

        put("dustboard_start_time_seconds", "gauge", self._started, "When the process started.")
        put("dustboard_rooms", "gauge", len(rooms), "Tables that are live in memory.")
        put("dustboard_connections", "gauge", connections, "Open websockets.")
        put("dustboard_bot_answers_total", "counter", self._pool.answers, "Answers of bots.")
        put("dustboard_bot_failures_total", "counter", self._pool.failed, "Bots that failed.")
        put("dustboard_refused_total", "counter", self._rates.refused, "Refused by rate limits.")
        put("dustboard_errors_total", "counter", self.errors, "Requests that failed inside.")
        name = "dustboard_saved_seconds"
        lines.append(f"# HELP {name} From an answer's arrival until it is on disk.")
        lines.append(f"# TYPE {name} histogram")
        for bound, count in zip(BUCKETS, self._saved, strict=True):
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.answers}')
        lines.append(f"{name}_sum {self._seconds}")
        lines.append(f"{name}_count {self.answers}")
        return "\n".join(lines) + "\n"
