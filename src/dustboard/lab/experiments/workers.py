"""Who plays the games: processes of this machine, or actors on a Ray cluster, by one interface.

Content is read once in a process, so each set of changes has processes of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Any, Protocol

from dustboard.lab.experiments.variants import Chunk, Variant, play_games
from dustboard.lab.processes import begin_to_play


class Workers(Protocol):
    """Plays some games of a variant, many of them side by side."""

    size: int  # how many are worth handing out at once

    def submit(self, variant: Variant, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""

    def close(self, now: bool) -> None:
        """Let everybody go; at once, or when they have finished."""


def contents(variants: Sequence[Variant]) -> list[list[Any]]:
    """The different sets of changes."""
    found: list[list[Any]] = []
    for variant in variants:
        if variant.changes not in found:
            found.append(variant.changes)
    return found


class LocalWorkers:
    """A pool of processes for each set of changes."""

    def __init__(self, variants: Sequence[Variant], jobs: int) -> None:
        self.size = jobs
        self._contents = contents(variants)
        self._others = active_children()
        each = -(-jobs // len(self._contents))
        # spawned processes share nothing with this one: they load a title as they are told to
        self._pools = [
            ProcessPoolExecutor(each, get_context("spawn"), begin_to_play) for _ in self._contents
        ]

    def submit(self, variant: Variant, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        pool = self._pools[self._contents.index(variant.changes)]
        return pool.submit(play_games, variant, start, stop)

    def close(self, now: bool) -> None:
        """Let the processes go; with `now` in the middle of a game."""
        if now:
            for process in active_children():
                if process not in self._others:
                    process.kill()
        for pool in self._pools:
            pool.shutdown(wait=not now, cancel_futures=True)


def open_workers(variants: Sequence[Variant], jobs: int, ray: str | None) -> Workers:
    """Processes, or actors of the Ray cluster at this address."""
    if ray is None:
        return LocalWorkers(variants, jobs)
    from dustboard.lab.experiments.ray_workers import RayWorkers

    return RayWorkers(contents(variants), ray)
