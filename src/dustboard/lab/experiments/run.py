"""`dustboard lab run`: play the games of an experiment, going on where an earlier run stopped."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import perf_counter

from dustboard.lab.batch import Row
from dustboard.lab.experiments.folder import RunFolder
from dustboard.lab.experiments.pace import Pace
from dustboard.lab.experiments.parquet import MISSING, write_parquet
from dustboard.lab.experiments.plan import Plan, read_plan
from dustboard.lab.experiments.stopping import Watch, shares
from dustboard.lab.experiments.variants import Chunk, Variant
from dustboard.lab.experiments.workers import Workers, open_workers
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.figures import share_text
from dustboard.lab.runs import FAILED, FINE, cores

AHEAD = 2  # chunks that wait for a worker, so that none has to wait for us
Place = tuple[int, int]  # chunk and variant, in the order in which they count


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("experiment", metavar="EXPERIMENT.toml", help="what is to be played, see docs/lab.md")
    add("--out", metavar="FOLDER", help="where the run is kept (runs/ and the experiment's name)")
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--ray", metavar="ADDRESS", help="play on this Ray cluster, or on 'auto'")
    add("--check", action="store_true", help="only say whether the experiment can be run")


class Run:
    """One run of an experiment."""

    def __init__(self, plan: Plan, folder: RunFolder) -> None:
        self.plan = plan
        self.folder = folder
        self.chunks = -(-plan.games // plan.chunk)
        self.places = [
            (chunk, at) for chunk in range(self.chunks) for at in range(len(plan.variants))
        ]
        self._watch = Watch(plan.stop)
        self._ready: set[Place] = set()
        self._counted = 0  # places from the first on that are ready and were looked at
        self.stopped_at = 0  # how many chunks count, once that is known

    def size(self, chunk: int) -> int:
        """How many games of a variant a chunk has."""
        return min(self.plan.chunk, self.plan.games - chunk * self.plan.chunk)

    def rows(self, place: Place) -> list[Row] | None:
        """The games of a chunk, if it was played."""
        chunk, at = place
        return self.folder.chunk(self.plan.variants[at], chunk, self.size(chunk))

    def look(self) -> bool:
        """Count what has become ready in its order; True if that is enough."""
        while self._counted < len(self.places) and self.places[self._counted] in self._ready:
            place = self.places[self._counted]
            self._watch.add(self.rows(place) or [])
            self._counted += 1
            if self._counted % len(self.plan.variants) == 0:
                games = min(self.plan.games, (place[0] + 1) * self.plan.chunk)
                if self._watch.enough(games) or games == self.plan.games:
                    self.stopped_at = place[0] + 1
                    return True
        return False

    def play(self, workers: Workers, pace: Pace) -> None:
        """Play all that is missing, until that is enough."""
        missing: list[Place] = []
        for place in self.places:
            if self.rows(place) is None:
                missing.append(place)
            else:
                self._ready.add(place)
                pace.found(self.size(place[0]))
        if self.look():
            return
        self.folder.went_on(pace.facts())
        missing.reverse()
        waiting: dict[Future[Chunk], Place] = {}
        while missing or waiting:
            while missing and len(waiting) < workers.size + AHEAD:
                place = missing.pop()
                start = place[0] * self.plan.chunk
                variant = self.plan.variants[place[1]]
                stop = start + self.size(place[0])
                waiting[workers.submit(variant, start, stop)] = place
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                place = waiting.pop(future)
                self.folder.keep(self.plan.variants[place[1]], place[0], future.result())
                self._ready.add(place)
                pace.played(self.size(place[0]))
            self.folder.went_on(pace.facts())
            if self.look():
                return

    def counting(self) -> Iterator[Row]:
        """All games that count, variant by variant."""
        for at in range(len(self.plan.variants)):
            for chunk in range(self.stopped_at):
                yield from self.rows((chunk, at)) or []


def probe(plan: Plan, workers: Workers) -> None:
    """See in the processes that will play that all changes can be made, before any game."""
    for future in [workers.submit(variant, 0, 0) for variant in plan.variants]:
        future.result()


def summary(variants: list[Variant], rows: list[Row]) -> list[str]:
    """A line for each share of each variant."""
    lines: list[str] = []
    for variant in variants:
        games = [row for row in rows if row["variant"] == variant.name]
        bots = sorted({bot for row in games for bot in row["seats"]})
        won = {bot: [dict(shares(row, "bot")).get(bot, 0.0) for row in games] for bot in bots}
        parts = [f"{bot} {share_text(sum(won[bot]), len(games)).strip()}" for bot in bots]
        success = sum(bool(row["winners"]) for row in games)
        if success < len(games):
            parts.append(f"somebody won {share_text(success, len(games)).strip()}")
        lines.append(f"{variant.name}: {len(games)} games; {'; '.join(parts)}")
    return lines


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and write the results."""
    path = Path(args.experiment)
    plan = read_plan(path)
    folder = RunFolder(Path(args.out) if args.out else Path("runs") / path.stem)
    workers = open_workers(plan.variants, cores(args.jobs), args.ray)
    done = False
    try:
        probe(plan, workers)
        if args.check:
            names = ", ".join([variant.name for variant in plan.variants])
            print(f"{path}: {plan.games} games of each variant: {names}")
            done = True
            return FINE
        folder.begin(plan)
        begun = Run(plan, folder)
        start = perf_counter()
        begun.play(workers, Pace(plan.games * len(plan.variants)))
    except BrokenProcessPool:
        print("dustboard: a process of the lab died; try fewer --jobs", file=sys.stderr)
        return FAILED
    except GameFailed as failed:
        failed.tell()
        return FAILED
    except KeyboardInterrupt:
        raise KeyboardInterrupt(
            f"stopped; what was played is in {folder.path}, and the same command goes on from there"
        ) from None
    except OSError as error:
        raise BadExperiment(f"cannot write {folder.path}: {error.strerror}") from None
    else:
        done = begun.stopped_at == begun.chunks
    finally:
        workers.close(now=not done)
    seconds = perf_counter() - start
    rows = list(begun.counting())
    folder.finish(iter(rows))
    folder.tell({"games": len(rows) // len(plan.variants)})
    if not write_parquet(folder.path / "games.parquet", rows):
        print(f"dustboard: {MISSING}", file=sys.stderr)
    for line in summary(plan.variants, rows):
        print(line)
    print(f"{len(rows)} games in {folder.games}, {seconds:.1f} s")
    return FINE
