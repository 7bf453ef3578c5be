"""The result of a batch, in tables for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from dustboard.lab.batch import Batch, Row
from dustboard.lab.figures import endings, figure_tables, share_text, won
from dustboard.lab.statistics import histogram, mean, percentile
from dustboard.lab.vary_tables import vary_tables


def bot_table(batch: Batch, rows: Sequence[Row]) -> Table:
    """How often each bot won, all its seats taken together."""
    table = Table(title="by bot", title_justify="left")
    for name in ("bot", "seats", "wins", "win share (95 %)", "even share", "mean score"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for bot in sorted(set(batch.seats)):
        wins = 0.0
        scores: list[float] = []
        for row in rows:
            for seat, name in enumerate(row["seats"]):
                if name == bot:
                    wins += won(row, seat)
                    scores.append(row["scores"][seat])
        even = mean([row["seats"].count(bot) / len(row["seats"]) for row in rows])
        cells = [bot, str(batch.seats.count(bot)), f"{wins:.4g}", share_text(wins, len(rows))]
        table.add_row(*cells, f"{100 * even:.1f} %", f"{mean(scores):.2f}")
    return table


def seat_table(batch: Batch, rows: Sequence[Row]) -> Table:
    """How often each seat won, and each bot when it sat there."""
    bots = sorted(set(batch.seats))
    table = Table(title="by seat", title_justify="left")
    table.add_column("seat")
    table.add_column("win share (95 %)", justify="right")
    for bot in bots:
        table.add_column(f"{bot} there", justify="right")
    table.add_column("mean score", justify="right")
    for seat in range(max(batch.players)):
        taken = [row for row in rows if seat < len(row["seats"])]
        if not taken:
            continue
        cells = [str(seat), share_text(sum(won(row, seat) for row in taken), len(taken))]
        for bot in bots:
            there = [won(row, seat) for row in taken if row["seats"][seat] == bot]
            cells.append(f"{100 * mean(there):.1f} % of {len(there)}" if there else "-")
        cells.append(f"{mean([row['scores'][seat] for row in taken]):.2f}")
        table.add_row(*cells)
    return table


def print_summary(batch: Batch, rows: Sequence[Row], seconds: float, to_stderr: bool) -> None:
    """Print all tables."""
    console = Console(stderr=to_stderr, highlight=False, markup=False)
    console.print(bot_table(batch, rows))
    console.print(seat_table(batch, rows))
    rounds = [row["rounds"] for row in rows if row["rounds"] is not None]
    if rounds:
        cuts = ", ".join(f"p{cut} {percentile(rounds, cut)}" for cut in (5, 25, 50, 75, 95))
        console.print(f"rounds: mean {mean(rounds):.2f}, {cuts}, most {max(rounds)}")
        for line in histogram(rounds):
            console.print(f"  {line}")
    if batch.paired:
        for part in vary_tables(batch, rows):
            console.print(part)
    for part in figure_tables(batch, rows):
        console.print(part)
    console.print(f"endings: {endings(rows)}")
    nobody = sum(not row["winners"] for row in rows)
    everybody = sum(len(row["winners"]) == len(row["seats"]) for row in rows)
    if nobody or everybody:
        console.print(f"nobody won {nobody} games, everybody {everybody}")
    answers = mean([row["answers"] for row in rows])
    speed = len(rows) / seconds if seconds > 0 else 0.0
    console.print(
        f"{len(rows)} games in {seconds:.1f} s ({speed:.1f} games/s), {answers:.0f} answers a game"
    )
