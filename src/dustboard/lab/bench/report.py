"""The benchmark in a table for people, with the goals it is held against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from dustboard.lab.bench.engine import FIGURES

DIGITS_UNDER = 20  # smaller figures are shown with digits after the point

# by title: build, figure, and how many times the peer's speed it should reach
GOALS: dict[str, tuple[tuple[str, str, float], ...]] = {
    "wftw": (
        ("pure", "decisions", 3.0),
        ("compiled", "decisions", 20.0),
        ("compiled", "public", 5.0),
        ("compiled", "clones", 15.0),
    ),
    "wk1": (("compiled", "decisions", 8.0), ("compiled", "public", 2.5)),
    "wk2": (
        ("compiled", "decisions", 8.0),
        ("compiled", "public", 2.5),
        ("compiled", "clones", 6.0),
    ),
}


def goal_line(goal: dict[str, Any]) -> str:
    """How a ratio stands against its goal.

    >>> goal_line({"build": "pure", "figure": "decisions", "goal": 3.0, "ratio": 4.5, "met": True})
    'PASS  pure decisions: 4.5 times the peer, the goal is 3'
    """
    verdict = "PASS " if goal["met"] else "SHORT"
    return (
        f"{verdict} {goal['build']} {goal['figure']}: {goal['ratio']:.1f} times the peer,"
        f" the goal is {goal['goal']:g}"
    )


def speed_table(result: dict[str, Any]) -> Table:
    """One row for each figure, one column for each side."""
    figures, ratios = result["figures"], result["ratios"]
    own = "pure" if result["build"] == "pure Python" else "compiled"
    table = Table(title=f"{result['title']}, {result['players']} players, medians")
    table.add_column("figure")
    columns = [("ours", own)] + ([("pure", "pure")] if "pure" in figures else [])
    for _, build in columns:
        table.add_column(build, justify="right")
    if "peer" in figures:
        table.add_column(result["peer"]["name"], justify="right")
        for _, build in columns:
            table.add_column(f"{build} / peer", justify="right")
    for name, words in FIGURES.items():
        cells = [words]
        cells += [f"{figures[side][name]['median']:,.0f}" for side, _ in columns]
        if "peer" in figures:
            cells.append(f"{figures['peer'][name]['median']:,.0f}")
            cells += [f"{ratios[build][name]:.1f}" for _, build in columns]
        table.add_row(*cells)
    return table


def console_of(result: dict[str, Any], to_stderr: bool) -> Console:
    """Where the tables go; it begins with the build and the machine."""
    console = Console(stderr=to_stderr, highlight=False, markup=False)
    place = result["machine"]
    console.print(f"dustboard {result['version']}, {result['build']}")
    console.print(f"{place['system']}, {place['cores']} cores, {place['python']}, {result['date']}")
    return console


def print_engine(console: Console, result: dict[str, Any], peer_wanted: bool) -> None:
    """Print what the engine reaches."""
    console.print(speed_table(result))
    console.print("random games in one process; every answer counts, forced ones too;")
    console.print("the inner loop is compiled with the kernel and keeps no journal or record; the")
    console.print("public API is driven from plain Python, as by anybody who writes a bot;")
    console.print("copies are of a game in its middle, games are whole and set up anew")
    console.print(
        f"memory of a live game at its middle: {result['memory_per_game'] / 1024:.1f} KiB"
    )
    if result["peer"] is not None:
        console.print(f"the peer is {result['peer']['name']} {result['peer']['version']}")
    elif peer_wanted:
        console.print("the peer is not installed: pip install 'dustboard[lab]'")
    if result["digests_equal"] is not None:
        words = "equal" if result["digests_equal"] else "DIFFERENT, which is a fault"
        console.print(f"digests of {len(result['digests'])} games in both builds: {words}")
    for goal in result["goals"]:
        console.print(goal_line(goal))


def parts_table(figures: Mapping[str, Mapping[str, Any]]) -> Table:
    """One row for each figure, by its kind."""
    table = Table(title="environments, search and lab, medians")
    table.add_column("figure")
    table.add_column("of")
    table.add_column("a second", justify="right")
    for kind, rows in figures.items():
        for at, (name, figure) in enumerate(rows.items()):
            value = figure["median"]
            shown = f"{value:,.0f}" if value >= DIGITS_UNDER else f"{value:.2f}"
            table.add_row(kind if at == 0 else "", name, shown)
    return table


def part_line(goal: dict[str, Any]) -> str:
    """How a figure stands against its goal.

    >>> row = {"kind": "steps/s", "name": "wftw", "least": 3.0, "beside": "go", "reached": 2.0}
    >>> part_line({**row, "met": False})
    'SHORT steps/s, wftw: 2.0 times go, the goal is 3'
    """
    verdict = "PASS " if goal["met"] else "SHORT"
    reached = f"{goal['reached']:.1f} times {goal['beside']}"
    if not goal["beside"]:
        reached = f"{goal['reached']:,.0f}"
    return f"{verdict} {goal['kind']}, {goal['name']}: {reached}, the goal is {goal['least']:,g}"


def print_parts(console: Console, result: dict[str, Any]) -> None:
    """Print what stands on the engine."""
    if not result["parts"]:
        return
    console.print(parts_table(result["parts"]))
    console.print("a step is a look (observation and mask), a random legal action, and taking it;")
    console.print("rollouts and plans begin at moments of a game that leave a choice; games are of")
    console.print(
        "normal bots, by the time on the wall, without the time that processes need to start"
    )
    for goal in result["part_goals"]:
        console.print(part_line(goal))
