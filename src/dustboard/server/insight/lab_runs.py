"""The lab in the browser: its runs, how far they are, and their reports, for who has the key.

The server only reads the folder of the runs. A report is made in a worker, and kept as long as the
games that it is about stay as they are.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path

from dustboard.lab.experiments.folder import RunFolder
from dustboard.lab.experiments.report import report
from dustboard.lab.failures import BadExperiment
from dustboard.server.core.refusals import Refused, bad_request, not_now
from dustboard.server.core.workers import Workers
from dustboard.server.protocol.lab import LabInfo, LabRun

SECONDS = 300.0  # for one report
QUIET = 600.0  # seconds without a word after which nobody says that a run is being played
KEPT = 4  # reports in memory
SHOWN = 200  # runs


class Lab:
    """The folder of the runs, and who may look into it."""

    def __init__(self, folder: Path | None, key: str, clock: Callable[[], float]) -> None:
        self.folder = folder
        self._key = key
        self._clock = clock
        self._workers = Workers(1, SECONDS)
        self._kept: OrderedDict[tuple[tuple[str, int], ...], bytes] = OrderedDict()

    def open(self, key: str) -> str:
        """What a device keeps that has the key."""
        self._there()
        if not secrets.compare_digest(key.encode(), self._key.encode()):
            raise Refused(403, "not-yours", "lab-key-wrong")
        return self._pass()

    def _pass(self) -> str:
        return blake2b(b"lab", key=self._key.encode()[:64], digest_size=16).hexdigest()

    def check(self, given: str) -> Path:
        """The folder, for a device that has shown the key."""
        folder = self._there()
        if not secrets.compare_digest(given.encode(), self._pass().encode()):
            raise Refused(403, "lab-locked", "lab-locked")
        return folder

    def _there(self) -> Path:
        if self.folder is None:
            raise Refused(404, "lab-off", "lab-off")
        return self.folder

    async def overview(self, given: str) -> LabInfo:
        """All runs, the one that moved last first."""
        folder = self.check(given)
        return LabInfo(await asyncio.to_thread(runs_in, folder, self._clock()))

    async def page(self, given: str, names: Sequence[str]) -> bytes:
        """The report of a run, or of two."""
        folder = self.check(given)
        known = {run.name: run for run in await asyncio.to_thread(runs_in, folder, self._clock())}
        chosen = [known[name] for name in names if name in known]
        if len(chosen) != len(names):
            raise Refused(404, "not-found", "lab-no-run")
        if not all(run.report for run in chosen):
            raise not_now("lab-not-finished")
        if len({run.title for run in chosen}) > 1:
            raise bad_request("lab-two-titles")
        paths = [folder / run.name for run in chosen]
        state = tuple((path.name, RunFolder(path).games.stat().st_mtime_ns) for path in paths)
        if state not in self._kept:
            try:
                self._kept[state] = await self._workers.run(written, paths)
            except TimeoutError:
                raise Refused(503, "busy", "reading-slow") from None
            except BadExperiment:
                raise not_now("lab-not-finished") from None
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[state]

    def close(self) -> None:
        """Stop the worker."""
        self._workers.close()


def written(paths: Sequence[Path]) -> bytes:
    """The report of these runs."""
    return report(paths).encode()


def runs_in(folder: Path, now: float) -> list[LabRun]:
    """The runs of a folder, the one that moved last first; what is no run is passed over."""
    found: list[LabRun] = []
    for facts in folder.glob("*/run.json"):
        try:
            found.append(run_of(RunFolder(facts.parent), facts.stat().st_mtime, now))
        except (BadExperiment, OSError):
            continue
    return sorted(found, key=lambda run: (-run.changed, run.name))[:SHOWN]


def run_of(folder: RunFolder, changed: float, now: float) -> LabRun:
    """How far a run is."""
    facts = folder.facts() or {}
    variants = [str(name) for name in facts.get("variants", [])]
    found = LabRun(
        folder.path.name,
        str(facts.get("title", "")),
        variants,
        "waiting",
        0,
        0,
        0.0,
        0,
        changed,
        "games" in facts and folder.games.is_file(),
    )
    progress = folder.progress()
    if progress is not None:
        found.done, found.games = int(progress["done"]), int(progress["games"])
        found.rate, found.left = progress["rate"], int(progress["left"])
        found.changed = progress["at"]
        found.state = "playing" if now - found.changed < QUIET else "waiting"
    elif found.report:
        found.done = found.games = int(facts["games"]) * max(1, len(variants))
        found.state = "finished"
    return found
