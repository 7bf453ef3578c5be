"""`dustboard bench`: how fast everything is, beside peers, in one run.

The figures are medians of several repeats, and the repeats of all sides take turns, so that noise
on the machine hits them alike. A slow figure is a finding and not a failure.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import sys
from datetime import UTC, datetime
from statistics import median
from typing import Any

import dustboard
from dustboard.build_info import compiled, describe
from dustboard.lab.bench import parts
from dustboard.lab.bench.engine import FIGURES, LIVE_GAMES, Engine, measure_once
from dustboard.lab.bench.peer import NAME, Peer, installed
from dustboard.lab.bench.pure_build import measure_pure, pure_copy
from dustboard.lab.bench.report import GOALS, console_of, print_engine, print_parts
from dustboard.lab.failures import BadExperiment
from dustboard.lab.output import STDOUT, open_output
from dustboard.lab.progress import track

REPEATS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    yes_no = argparse.BooleanOptionalAction
    add("--json", metavar="FILE", help="write all figures as JSON; - is standard output")
    add("--seconds", type=float, default=0.5, metavar="S", help="seconds per sample (0.5)")
    add("--title", default="wftw", metavar="T", help="the title to play (wftw)")
    add("--peer", action=yes_no, default=True, help=f"measure {NAME} for comparison (yes)")
    add("--pure", action=yes_no, default=True, help="on a compiled build, measure plain Python too")
    add(
        "--parts",
        default=",".join(parts.ALL),
        metavar="P,P,..",
        help=f"what to measure ({','.join(parts.ALL)})",
    )
    add("--ray", metavar="ADDRESS", help="measure games of the lab on this Ray cluster, too")
    add("--measure-only", action="store_true", help=argparse.SUPPRESS)


def machine() -> dict[str, Any]:
    """Where the figures were taken."""
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def about(title: str, seconds: float) -> dict[str, Any]:
    """What was measured, where and when."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "version": dustboard.__version__,
        "build": describe(),
        "title": title,
        "seconds": seconds,
        "repeats": REPEATS,
    }


def _medians(samples: dict[str, list[float]]) -> dict[str, Any]:
    return {name: {"median": median(values), "samples": values} for name, values in samples.items()}


def measure(title: str, seconds: float, with_peer: bool, with_pure: bool) -> dict[str, Any]:
    """All figures of the engine as plain data."""
    engine = Engine(title)
    sides: dict[str, Any] = {"ours": engine}
    if with_peer and installed():
        sides["peer"] = Peer()
    taken: dict[str, dict[str, list[float]]] = {
        side: {name: [] for name in FIGURES} for side in sides
    }
    digests = engine.digests()
    equal: bool | None = None
    with contextlib.ExitStack() as stack:
        folder = None
        if with_pure and compiled():
            folder = stack.enter_context(pure_copy())
            taken["pure"] = {name: [] for name in FIGURES}
            equal = True
        for _ in track(range(REPEATS), REPEATS, "repeats"):
            for name in FIGURES:
                for side, engine_or_peer in sides.items():
                    taken[side][name].append(engine_or_peer.sample(name, seconds))
            if folder is not None:
                found = measure_pure(folder, title, seconds)
                equal = bool(equal) and found["digests"] == digests
                for name, speed in found["speeds"].items():
                    taken["pure"][name].append(speed)
    return {
        "players": engine.players,
        "forced_decisions_counted": True,
        "figures": {side: _medians(samples) for side, samples in taken.items()},
        "memory_per_game": engine.memory(max(3, min(LIVE_GAMES, int(200 * seconds)))),
        "peer": {"name": NAME, "version": installed()} if "peer" in sides else None,
        "digests": digests,
        "digests_equal": equal,
    }


def add_ratios(result: dict[str, Any]) -> None:
    """Add our speeds over the peer's, and how they stand against the goals."""
    figures = result["figures"]
    result["ratios"], result["goals"] = {}, []
    if "peer" not in figures:
        return
    for side in figures.keys() - {"peer"}:
        build = "pure" if side == "pure" or result["build"] == "pure Python" else "compiled"
        result["ratios"][build] = {
            name: figures[side][name]["median"] / figures["peer"][name]["median"]
            for name in FIGURES
        }
    for build, name, least in GOALS.get(result["title"], ()):
        if build in result["ratios"]:
            ratio = result["ratios"][build][name]
            row = {"build": build, "figure": name, "goal": least, "ratio": ratio}
            result["goals"].append({**row, "met": ratio >= least})


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    dustboard.title(args.title)
    if not 0 < args.seconds <= 600:
        raise BadExperiment(f"--seconds is {args.seconds}; it is a number above 0, 600 at most")
    wanted = tuple(args.parts.split(","))
    for part in wanted:
        if part not in parts.ALL:
            raise BadExperiment(f"--parts has no {part!r}; there are: {', '.join(parts.ALL)}")
    with open_output(args.json) as file:
        if args.measure_only:
            result = {**measure_once(Engine(args.title), args.seconds), "build": describe()}
        else:
            result = about(args.title, args.seconds)
            console = console_of(result, to_stderr=args.json == STDOUT)
            if parts.ENGINE in wanted:
                result |= measure(args.title, args.seconds, args.peer, args.pure)
                add_ratios(result)
                print_engine(console, result, args.peer)
            result["parts"] = parts.measure(wanted, args.title, args.seconds, REPEATS, args.ray)
            result["part_goals"] = parts.judged(result["parts"], compiled())
            print_parts(console, result)
        if file is not None:
            try:
                file.write(json.dumps(result, indent=2, sort_keys=True) + "\n")
                file.flush()
            except BrokenPipeError:
                raise
            except OSError as error:
                print(f"dustboard: cannot write {args.json}: {error.strerror}", file=sys.stderr)
                return 1
    return 0


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m dustboard.lab.bench.command")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(_main())
