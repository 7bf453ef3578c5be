"""Plays a batch before somebody's eyes: progress, rows into a file, and what went wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import IO

from dustboard.lab.batch import Batch, Row, play_batch
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.progress import track

FINE, FAILED = 0, 1


def cores(wanted: int | None) -> int:
    """How many processes to use: as many as asked for, or one on each core we may use."""
    if wanted is None:
        if hasattr(os, "sched_getaffinity"):
            return len(os.sched_getaffinity(0))
        return os.cpu_count() or 1
    if wanted < 1:
        raise BadExperiment(f"the number of jobs is {wanted}; it must be 1 or more")
    return wanted


def play_all(
    batch: Batch,
    jobs: int,
    file: IO[str] | None,
    what: str = "games",
    again: str = "",
    played: Iterator[Row] | None = None,
) -> list[Row] | None:
    """The rows of all games; None if it failed, and it was told why.

    `again` is a command that plays one game once more, without its number; `played` are the rows,
    where others than processes of this machine play.
    """
    rows: list[Row] = []
    try:
        for row in track(played or play_batch(batch, jobs), batch.games, what):
            rows.append(row)
            if file is not None:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
        if file is not None:
            file.flush()
    except BrokenProcessPool:
        print("dustboard: a process of the simulation died; try fewer --jobs", file=sys.stderr)
        return None
    except GameFailed as failed:
        failed.tell(again and f"{again}{failed.facts['game']}")
        return None
    except BrokenPipeError:
        raise
    except OSError as error:
        name = "" if file is None else f"{file.name}: "
        print(f"dustboard: cannot write {name}{error.strerror}", file=sys.stderr)
        return None
    return rows
