"""Progress of a run on stderr: how much is done, how fast it goes, and how long it will take."""

from __future__ import annotations

import sys
from time import perf_counter

LINES = 20


class Pace:
    """Counts games; a terminal has one line that changes, a file one for every twentieth."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._known = 0  # from an earlier run
        self._played = 0
        self._start = perf_counter()
        self._shown = 0

    def facts(self) -> dict[str, float]:
        """How far it is, for those who look from elsewhere."""
        done = self._known + self._played
        speed = rate(self._played, perf_counter() - self._start)
        left = round((self._total - done) / speed) if speed else 0
        return {"done": done, "games": self._total, "rate": speed, "left": left}

    def found(self, games: int) -> None:
        """Games that an earlier run has played."""
        self._known += games

    def played(self, games: int) -> None:
        """Games that were played now."""
        self._played += games
        done = self._known + self._played
        terminal = sys.stderr.isatty()
        part = done * LINES // self._total
        if part > self._shown or terminal:
            self._shown = part
            text = told(done, self._total, self._played, perf_counter() - self._start)
            end = "" if terminal and done < self._total else "\n"
            print(f"\r{text}\x1b[K" if terminal else text, end=end, file=sys.stderr, flush=True)


def rate(played: int, seconds: float) -> float:
    """Games a second."""
    return played / seconds if seconds > 0 else 0.0


def told(done: int, total: int, played: int, seconds: float) -> str:
    """A line of progress.

    >>> told(60, 200, 50, 25.0)
    'games: 30 % (60 of 200), 2.0 games/s, 1 min 10 s left'
    """
    speed = rate(played, seconds)
    text = f"games: {100 * done // total} % ({done} of {total}), {speed:.1f} games/s"
    if speed == 0 or done >= total:
        return text
    left = round((total - done) / speed)
    minutes, rest = divmod(left, 60)
    hours, minutes = divmod(minutes, 60)
    parts = [(hours, "h"), (minutes, "min"), (rest, "s")]
    shown = [f"{number} {unit}" for number, unit in parts if number][:2] or ["0 s"]
    return f"{text}, {' '.join(shown)} left"
