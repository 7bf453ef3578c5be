"""The folder of a run: what was planned, chunks of games as they became ready, and the results.

run.json               the plan, and what came of it
progress.json          how far it is, while it is played
experiment.toml        the experiment as it was written
chunks/CHEAP-0003.jsonl   games 48 to 63 of a variant; whole, or not there
games.jsonl, games.parquet   all games that count, in their order
records/CHEAP/00048.json     records on wish, for `dustboard replay`
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import time
from typing import Any

from dustboard.lab.batch import Row
from dustboard.lab.experiments.plan import Plan
from dustboard.lab.experiments.variants import Chunk, Variant
from dustboard.lab.failures import BadExperiment
from dustboard.lab.output import write_whole

FORMAT = 1


class RunFolder:
    """Where one run is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games.jsonl"
        self._facts = path / "run.json"
        self._progress = path / "progress.json"

    def begin(self, plan: Plan) -> None:
        """Make the folder, or see that it holds the same experiment, begun earlier."""
        known = self.facts()
        try:
            if known is None:
                if self.path.exists() and any(self.path.iterdir()):
                    raise BadExperiment(
                        f"{self.path} is not a run and not empty; choose another folder"
                    )
                (self.path / "chunks").mkdir(parents=True, exist_ok=True)
            elif known["plan"] != plan.hash():
                raise BadExperiment(
                    f"{self.path} holds another experiment; choose another folder with --out"
                )
            write_whole(self.path / "experiment.toml", plan.text)
        except OSError as error:
            raise BadExperiment(f"cannot write {self.path}: {error.strerror}") from None
        about = {
            "title": plan.experiment.title,
            "variants": [variant.name for variant in plan.variants],
        }
        self.tell({"format": FORMAT, "plan": plan.hash(), **about})

    def facts(self) -> dict[str, Any] | None:
        """What is known of the run; None if there is none."""
        try:
            found: dict[str, Any] = json.loads(self._facts.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, NotADirectoryError) as error:
            raise BadExperiment(f"cannot read {self._facts}: {error}") from None
        if found.get("format") != FORMAT:
            raise BadExperiment(f"{self.path} is a run of another version of the lab")
        return found

    def progress(self) -> dict[str, float] | None:
        """How far it is; None when it is not being played."""
        try:
            found: dict[str, float] = json.loads(self._progress.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return found

    def went_on(self, pace: Mapping[str, float]) -> None:
        """Note how far it is."""
        write_whole(self._progress, json.dumps({**pace, "at": time()}))

    def tell(self, more: dict[str, Any]) -> None:
        """Write down more facts of the run."""
        facts = {**(self.facts() or {}), **more}
        write_whole(self._facts, json.dumps(facts, indent=1) + "\n")

    def chunk(self, variant: Variant, number: int, games: int) -> list[Row] | None:
        """The games of a chunk; None if it is not there with so many of them."""
        try:
            text = self._chunk_path(variant, number).read_text(encoding="utf-8")
            rows = [json.loads(line) for line in text.splitlines()]
        except (OSError, ValueError):
            return None
        return rows if len(rows) == games else None

    def keep(self, variant: Variant, number: int, chunk: Chunk) -> None:
        """Store a chunk, all at once; it must come from the engine and cards of the others."""
        self._check_build(variant, chunk.build)
        if chunk.records:
            home = self.path / "records" / safe(variant.name)
            home.mkdir(parents=True, exist_ok=True)
            for row, record in zip(chunk.rows, chunk.records, strict=True):
                write_whole(home / f"{row['index']:05}.json", json.dumps(record))
        lines = [json.dumps(row, separators=(",", ":")) + "\n" for row in chunk.rows]
        write_whole(self._chunk_path(variant, number), "".join(lines))

    def finish(self, rows: Iterator[Row]) -> None:
        """Write all games that count into one file."""
        part = self.games.with_suffix(".part")
        with part.open("w", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
        os.replace(part, self.games)
        self._progress.unlink(missing_ok=True)

    def rows(self) -> list[Row]:
        """All games of a run that came to its end."""
        try:
            with self.games.open(encoding="utf-8") as file:
                return [json.loads(line) for line in file]
        except FileNotFoundError:
            raise BadExperiment(f"{self.path} holds no finished run (no games.jsonl)") from None
        except (OSError, ValueError) as error:
            raise BadExperiment(f"cannot read {self.games}: {error}") from None

    def _check_build(self, variant: Variant, build: str) -> None:
        facts = self.facts() or {}
        builds = dict(facts.get("builds", {}))
        if builds.setdefault(variant.name, build) != build:
            raise BadExperiment(
                f"{self.path}: {variant.name} was begun with version {builds[variant.name]}, and"
                f" is {build} now; begin anew in another folder, and with one version everywhere"
            )
        if builds != facts.get("builds"):
            self.tell({"builds": builds})

    def _chunk_path(self, variant: Variant, number: int) -> Path:
        return self.path / "chunks" / f"{safe(variant.name)}-{number:04}.jsonl"


def safe(name: str) -> str:
    """A name for a file; what is no plain letter becomes its number.

    >>> safe("cheap raider"), safe("-2")
    ('cheap_20_raider', '-2')
    """
    return re.sub(r"[^A-Za-z0-9-]", lambda found: f"_{ord(found[0]):x}_", name)
