"""Tables of what a title counts in its games: by the words it groups them with, and spreads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.table import Table

from dustboard.lab.batch import Batch, Row
from dustboard.lab.statistics import mean, percentile, wilson

CUTS = (5, 25, 50, 75, 95)


def won(row: Row, seat: int) -> float:
    """The seat's share of a win; those who share a win get a part each."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def share_text(wins: float, games: int) -> str:
    """A share with its interval.

    >>> share_text(97, 100)
    ' 97.0 %  (91.5 - 99.0)'
    """
    low, high = wilson(wins, games)
    return f"{100 * wins / games:5.1f} %  ({100 * low:.1f} - {100 * high:.1f})"


def endings(rows: Sequence[Row]) -> str:
    """How often games ended in each way.

    >>> endings([{"reason": "goal"}, {"reason": "time"}, {"reason": "goal"}])
    'goal 2, time 1'
    """
    reasons = Counter(row["reason"] for row in rows)
    return ", ".join(f"{why} {number}" for why, number in sorted(reasons.items()))


def figure_tables(batch: Batch, rows: Sequence[Row]) -> list[Table]:
    """All tables that the figures of these games fill."""
    found: list[Table] = []
    if len(batch.players) > 1:
        found.append(_by_word(batch, rows, "players", lambda row: str(len(row["seats"]))))
    if not all("figures" in row for row in rows):
        return found
    facts: dict[str, Any] = rows[0]["figures"]
    for name, value in facts["game"].items():
        if isinstance(value, str):
            found.append(_by_word(batch, rows, name, lambda row, name=name: _fact(row, name)))
    for name, values in facts["seats"].items():
        if isinstance(values[0], str):
            found.append(_by_seat_word(rows, name))
    return [*found, _spreads(batch, rows, facts)]


def _fact(row: Row, name: str) -> str:
    word: str = row["figures"]["game"][name]
    return word


def _by_word(batch: Batch, rows: Sequence[Row], name: str, word: Any) -> Table:
    """Games grouped by a word: length, wins of each bot, endings."""
    bots = sorted(set(batch.seats))
    table = Table(title=f"by {name}", title_justify="left")
    for head in (name, "games", "rounds", *(f"{bot} wins" for bot in bots), "endings"):
        table.add_column(head, justify="left" if head in (name, "endings") else "right")
    for group in sorted({word(row) for row in rows}):
        games = [row for row in rows if word(row) == group]
        lengths = [row["rounds"] for row in games if row["rounds"] is not None]
        cells = [group, str(len(games)), f"{mean(lengths):.1f}"]
        for bot in bots:
            wins = sum(any(row["seats"][seat] == bot for seat in row["winners"]) for row in games)
            cells.append(f"{100 * wins / len(games):.1f} %")
        table.add_row(*cells, endings(games))
    return table


def _by_seat_word(rows: Sequence[Row], name: str) -> Table:
    """Seats grouped by a word: how often each of them won."""
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in rows:
        for seat, word in enumerate(row["figures"]["seats"][name]):
            seats[word] += 1
            wins[word] += 1 if seat in row["winners"] else 0
    table = Table(title=f"by {name}", title_justify="left")
    for head in (name, "seats", "among the winners (95 %)"):
        table.add_column(head, justify="left" if head == name else "right")
    for word in sorted(seats):
        table.add_row(word, str(seats[word]), share_text(wins[word], seats[word]))
    return table


def _spreads(batch: Batch, rows: Sequence[Row], facts: dict[str, Any]) -> Table:
    """Numbers of games, and numbers of seats by who sat there."""
    table = Table(title="counted", title_justify="left")
    for head in ("what", "mean", *(f"p{cut}" for cut in CUTS), "most"):
        table.add_column(head, justify="left" if head == "what" else "right")
    for name, value in facts["game"].items():
        if not isinstance(value, str):
            _spread(table, f"{name} a game", [row["figures"]["game"][name] for row in rows])
    for name, values in facts["seats"].items():
        if isinstance(values[0], str):
            continue
        for bot in sorted(set(batch.seats)):
            numbers = [
                number
                for row in rows
                for seat, number in enumerate(row["figures"]["seats"][name])
                if row["seats"][seat] == bot
            ]
            if numbers:
                _spread(table, f"{name} of {bot}", numbers)
    return table


def _spread(table: Table, name: str, numbers: list[int]) -> None:
    cuts = [str(percentile(numbers, cut)) for cut in CUTS]
    table.add_row(name, f"{mean(numbers):.2f}", *cuts, str(max(numbers)))
