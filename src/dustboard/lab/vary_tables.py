"""Tables of `dustboard sim --vary`: what each value of an option brings, game by game.

Games that differ in that option alone have the same luck and seating, and are compared in pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table

from dustboard.lab.batch import Batch, Row, title_of
from dustboard.lab.experiments.significance import Difference, correct, paired
from dustboard.lab.figures import endings, share_text, won
from dustboard.lab.statistics import mean

Measure = Callable[[Row], float]


def vary_tables(batch: Batch, rows: Sequence[Row]) -> list[Table]:
    """A table for each option that games took turns with."""
    return [_table(batch, rows, name) for name in batch.vary]


def pairs(
    batch: Batch, rows: Sequence[Row], name: str, first: Any, second: Any
) -> list[tuple[Row, Row]]:
    """Games of the same luck that differ in the value of one option alone."""
    ones: dict[Any, Row] = {}
    twos: dict[Any, Row] = {}
    for row in rows:
        players, options = batch.table(row["index"])
        others = tuple([options[one] for one in batch.vary if one != name])
        key = (row["seed"], players, others)
        if options[name] == first:
            ones[key] = row
        elif options[name] == second:
            twos[key] = row
    return [(ones[key], twos[key]) for key in ones if key in twos]


def base_value(batch: Batch, name: str) -> Any:
    """The value that the others are compared with: the default where it is played, or the first."""
    values = values_of(batch, name)
    default = next(one.default for one in title_of(batch.title).options if one.name == name)
    return default if default in values else values[0]


def values_of(batch: Batch, name: str) -> list[Any]:
    """The values of an option that games take turns with, in their order."""
    return list(dict.fromkeys(options[name] for _, options in batch.tables))


def _measures(batch: Batch) -> dict[str, Measure]:
    bots = sorted(set(batch.seats))
    found: dict[str, Measure] = {}
    if len(bots) > 1:
        for bot in bots:
            found[f"{bot} wins"] = lambda row, bot=bot: sum(  # type: ignore[misc]
                won(row, seat) for seat, name in enumerate(row["seats"]) if name == bot
            )
    found["somebody wins"] = lambda row: float(bool(row["winners"]))
    found["rounds"] = lambda row: float(row["rounds"] or 0)
    return found


def _table(batch: Batch, rows: Sequence[Row], name: str) -> Table:
    base = base_value(batch, name)
    measures = _measures(batch)
    found: dict[tuple[Any, str], Difference] = {}
    for value in values_of(batch, name):
        couples = pairs(batch, rows, name, base, value) if value != base else []
        for what, measure in measures.items():
            if len(couples) > 1:
                ones = [measure(one) for one, _ in couples]
                twos = [measure(two) for _, two in couples]
                found[value, what] = paired(ones, twos)
    correct(list(found.values()))
    table = Table(
        title=f"by {name}: differences from {base} in games of the same luck, with 95 %; * is sure",
        title_justify="left",
    )
    table.add_column(name)
    table.add_column("games", justify="right")
    for what in measures:
        table.add_column(what, justify="right")
        table.add_column("difference", justify="right")
    table.add_column("endings")
    for value in values_of(batch, name):
        games = [row for row in rows if batch.table(row["index"])[1][name] == value]
        if not games:
            continue
        cells = [str(value), str(len(games))]
        for what, measure in measures.items():
            numbers = [measure(row) for row in games]
            share = what != "rounds"
            cells.append(share_text(sum(numbers), len(games)) if share else f"{mean(numbers):.2f}")
            cells.append(_told(found.get((value, what)), share))
        table.add_row(*cells, endings(games))
    return table


def _told(one: Difference | None, share: bool) -> str:
    if one is None:
        return "-"
    times, unit = (100, " %") if share else (1, "")
    star = " *" if one.sure else ""
    ends = f"{times * one.low:+.1f} to {times * one.high:+.1f}"
    return f"{times * one.value:+.1f}{unit} ({ends}){star}"
