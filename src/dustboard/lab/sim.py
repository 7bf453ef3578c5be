"""`dustboard sim`: let bots play many games and count the results."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import dustboard
from dustboard.bots import names
from dustboard.lab.batch import Batch, play_one
from dustboard.lab.experiments.ray_workers import check_installed, rows_on_cluster
from dustboard.lab.failures import BadExperiment
from dustboard.lab.match import sim_options
from dustboard.lab.output import STDOUT, open_output
from dustboard.lab.runs import FAILED, FINE, cores, play_all
from dustboard.lab.summary import print_summary

_SEATS = f"bots, of: {', '.join(names())}; with a temper of the title as in normal:raider"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("title", metavar="TITLE", help="id of a title, such as wftw")
    add("--seats", required=True, metavar="B,B,..", help=_SEATS)
    add("--games", type=int, default=100, metavar="N", help="how many games (100)")
    add("--seed", type=int, default=0, metavar="S", help="seed for all luck (0)")
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--json", metavar="FILE", help="write one JSON line for each game; - is standard output")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add(
        "--vary",
        action="append",
        default=[],
        metavar="NAME",
        help="cycle through the values of this option, each with the same luck",
    )
    add("--players", metavar="N,N,..", help="cycle through these numbers of players")
    add(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="everyone moves to the next seat after each game (yes)",
    )
    add("--debug", action="store_true", help="check the title's invariants after every answer")
    add("--ray", metavar="ADDRESS", help="play on this Ray cluster, or on 'auto'")


def batch_of(args: argparse.Namespace) -> tuple[Batch, int]:
    """What the arguments ask for, checked, and the number of processes."""
    jobs = cores(args.jobs)
    dustboard.title(args.title)
    # "bot:normal" is how `play` writes it; all seats are bots here
    seats = [name.strip().removeprefix("bot:") for name in args.seats.split(",")]
    options = table_options(args.title, args.option)
    players = _numbers(args.players) if args.players else []
    turns = (args.vary, players)
    batch = Batch(
        *(args.title, seats, args.games, args.seed, options, args.rotate, args.debug, *turns),
        paired=bool(args.vary),
    )
    batch.check()
    return batch, jobs


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise BadExperiment(f"{text!r} is no list of numbers of players") from None


def table_options(title_id: str, given: Sequence[str]) -> dict[str, Any]:
    """What is asked for, over what the title wants in simulated games."""
    return {
        **sim_options(title_id),
        **dustboard.read_options(title_id, given),
    }


def run(args: argparse.Namespace) -> int:
    """Play the games, write the rows, print the summary."""
    batch, jobs = batch_of(args)
    played = None
    if args.ray is not None:
        check_installed()
        played = rows_on_cluster(batch, args.ray, play_one)
    start = perf_counter()
    with open_output(args.json) as file:
        rows = play_all(batch, jobs, file, played=played)
    if rows is None:
        return FAILED
    print_summary(batch, rows, perf_counter() - start, to_stderr=args.json == STDOUT)
    return FINE
