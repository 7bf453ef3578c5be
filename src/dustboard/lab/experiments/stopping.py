"""Whether shares are known well enough: looked at after whole chunks, so that nothing hangs on who
was quick."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from dustboard.lab.batch import Row
from dustboard.lab.experiments.plan import Stop
from dustboard.lab.figures import won
from dustboard.lab.statistics import wilson

KINDS = ("bot", "seat", "success")


def shares(row: Row, of: str) -> Iterator[tuple[str, float]]:
    """What a game says of shares: of each bot, seat or word, or whether anybody won."""
    seats: list[str] = row["seats"]
    if of == "success":
        yield "success", float(bool(row["winners"]))
    elif of == "bot":
        for bot in sorted(set(seats)):
            yield bot, sum(won(row, seat) for seat, name in enumerate(seats) if name == bot)
    else:
        words = seats if of == "seat" else row.get("figures", {}).get("seats", {}).get(of, ())
        for seat, word in enumerate(words):
            yield str(seat) if of == "seat" else str(word), won(row, seat)


class Watch:
    """Counts the shares of all variants."""

    def __init__(self, stop: Stop | None) -> None:
        self._stop = stop
        self._counts: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self._games = 0

    def add(self, rows: Iterable[Row]) -> None:
        """More games of a variant."""
        if self._stop is not None:
            for row in rows:
                for name, share in shares(row, self._stop.of):
                    count = self._counts[row["variant"], name]
                    count[0] += share
                    count[1] += 1

    def half_width(self) -> float:
        """Plus or minus how much the share is known that is known least; 1 if there is none."""
        widths: list[float] = []
        for wins, games in self._counts.values():
            low, high = wilson(wins, round(games))
            widths.append((high - low) / 2)
        return max(widths, default=1.0)

    def enough(self, games: int) -> bool:
        """Whether the run may stop, with so many games of each variant."""
        stop = self._stop
        return stop is not None and games >= stop.least and self.half_width() <= stop.half_width
