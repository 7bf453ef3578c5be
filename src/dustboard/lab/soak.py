"""`dustboard soak`: many games over everything a title offers, with every invariant checked.

Bots of one kind play each other at tables of all sizes; they take turns with the missions (or
whatever a title's scenarios are) and with `--vary`. In every other game, all other options with
a list of values are drawn. With `--modules` each two modules of a title meet, and then all of them.
The first game that fails ends it, and says how to play it again.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from time import perf_counter
from typing import IO, Any

import dustboard
from dustboard.lab.batch import Batch, Row, play_one
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.output import STDOUT, open_output
from dustboard.lab.runs import FAILED, FINE, cores, play_all
from dustboard.lab.summary import print_summary

BOTS = ("random", "greedy", "normal")
MODULES = "modules"  # the heading under which a title lists its modules
ALL_FOR_EACH_PAIR = 4  # games with all modules, for each game of a pair


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("titles", nargs="*", metavar="TITLE", help="ids of titles (all of them)")
    add("--random", type=int, default=1000, metavar="N", help="games with random answers (1000)")
    add("--greedy", type=int, default=100, metavar="M", help="games between greedy bots (100)")
    add("--normal", type=int, default=0, metavar="K", help="games between normal bots (0)")
    add(
        "--modules",
        type=int,
        default=0,
        metavar="P",
        help="random games with each pair of modules, and four times as many with all of them (0)",
    )
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add("--seed", type=int, default=0, metavar="S", help="seed for all luck (0)")
    add(
        "--vary",
        action="append",
        default=[],
        metavar="NAME",
        help="also cycle through the values of this option",
    )
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--json", metavar="FILE", help="write one JSON line for each game; - is standard output")
    add("--again", metavar="BOT:N", help="replay only game N of that bot, exactly as it was")


def batch_for(
    title_id: str,
    bot: str,
    args: argparse.Namespace,
    modules: Mapping[str, Any] | None = None,
    games: int | None = None,
) -> Batch:
    """All games that one kind of bots plays of a title; `modules` are the same in each of them."""
    title = dustboard.title(title_id)
    options = {**dustboard.read_options(title_id, args.option), **(modules or {})}
    vary = list(dict.fromkeys([*(each.option for each in title.scenarios()), *args.vary]))
    counts = range(title.min_players, title.max_players + 1)
    return Batch(
        title_id,
        [bot] * title.max_players,
        getattr(args, bot) if games is None else games,
        args.seed,
        options,
        debug=True,
        vary=[name for name in vary if name not in options],
        players=counts,
        mixed=True,
    )


def module_tables(title_id: str, most: int) -> list[tuple[dict[str, Any], int]]:
    """Each pair of modules in each of their variants, and all of them together, with games."""
    specs = [spec for spec in dustboard.title(title_id).options if spec.group == MODULES]
    if len(specs) < 2:
        raise BadExperiment(f"{title_id} has no modules that could meet")
    off = {spec.name: spec.default for spec in specs}

    def ways(chosen: Sequence[Any]) -> list[dict[str, Any]]:
        values = [[one for one in spec.values if one != spec.default] for spec in chosen]
        names = [spec.name for spec in chosen]
        return [{**off, **dict(zip(names, each, strict=True))} for each in product(*values)]

    pairs = [way for pair in combinations(specs, 2) for way in ways(pair)]
    together = ways(specs)
    most_together = -(-ALL_FOR_EACH_PAIR * most // len(together))
    return [*((way, most) for way in pairs), *((way, most_together) for way in together)]


def run(args: argparse.Namespace) -> int:
    """Play all games of all titles; print what they were like, or where the first one failed."""
    titles = args.titles or dustboard.titles()
    if args.again is not None:
        return _play_again(args, titles)
    batches = [
        batch_for(title, bot, args) for title in titles for bot in BOTS if getattr(args, bot)
    ]
    meetings = [
        batch_for(title, "random", args, modules, games)
        for title in titles
        if args.modules
        for modules, games in module_tables(title, args.modules)
    ]
    if not batches and not meetings:
        raise BadExperiment("no game is asked for; give --random or --greedy a number")
    for batch in (*batches, *meetings):
        batch.check()
    jobs = cores(args.jobs)
    with open_output(args.json) as file:
        fine = all(_played(args, batch, jobs, file) for batch in batches)
        return FINE if fine and all(_met(args, one, jobs, file) for one in meetings) else FAILED


def _met(args: argparse.Namespace, batch: Batch, jobs: int, file: IO[str] | None) -> bool:
    """Play games with some modules and print a line; False if a game failed."""
    title = dustboard.title(batch.title)
    on = [
        spec.name if batch.options[spec.name] is True else f"{spec.name}={batch.options[spec.name]}"
        for spec in title.options
        if spec.group == MODULES and batch.options[spec.name] != spec.default
    ]
    rows = play_all(batch, jobs, file, " ".join([batch.title, *on]), _again(args, batch))
    if rows is None:
        return False
    ended = Counter(row["reason"] for row in rows)
    told = ", ".join(f"{reason} {number}" for reason, number in sorted(ended.items()))
    out = sys.stderr if args.json == STDOUT else sys.stdout
    print(f"{batch.title}, {' + '.join(on)}: {len(rows)} random games, {told}", file=out)
    return True


def _played(args: argparse.Namespace, batch: Batch, jobs: int, file: IO[str] | None) -> bool:
    """Play a batch and print its tables; False if a game failed, which has been told then."""
    bot = batch.seats[0]
    start = perf_counter()
    rows = play_all(batch, jobs, file, f"{batch.title}, {bot}", _again(args, batch))
    if rows is None:
        return False
    to_stderr = args.json == STDOUT
    out = sys.stderr if to_stderr else sys.stdout
    print(f"\n{batch.title}: {len(rows)} games of {bot} bots, every invariant held", file=out)
    print_summary(batch, rows, perf_counter() - start, to_stderr)
    for line in played_options(batch.title, rows):
        print(line, file=out)
    return True


def played_options(title_id: str, rows: Sequence[Row]) -> list[str]:
    """How many games had each value of each option."""
    lines = []
    for spec in dustboard.title(title_id).options:
        if spec.values:
            had = Counter(row["options"].get(spec.name, spec.default) for row in rows)
            values = ", ".join(f"{value} {had[value]}" for value in spec.values)
            lines.append(f"option {spec.name}: {values}")
    return lines


def _again(args: argparse.Namespace, batch: Batch) -> str:
    vary = [f"--vary={name}" for name in args.vary]
    options = [f"--option={name}={value}" for name, value in batch.options.items()]
    words = ["dustboard", "soak", batch.title, f"--seed={args.seed}", *vary, *options]
    return shlex.join([*words, f"--again={batch.seats[0]}:"])


def _play_again(args: argparse.Namespace, titles: Sequence[str]) -> int:
    """Play one game of a soak as it was."""
    bot, _, number = args.again.partition(":")
    if bot not in BOTS or not number.isdecimal() or len(titles) != 1:
        raise BadExperiment("--again takes one TITLE, and a bot with a number, such as random:17")
    batch = batch_for(titles[0], bot, args)
    batch.games = max(1, batch.games)
    batch.check()
    try:
        row = play_one(batch, int(number))
    except GameFailed as failed:
        failed.tell(_again(args, batch) + number)
        return FAILED
    print(f"game {number} ended: {row['reason']}, {row['answers']} answers, digest {row['digest']}")
    return FINE
