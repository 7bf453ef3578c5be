"""Progress on stderr: a bar in a terminal, a line for every tenth elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

T = TypeVar("T")
LINES = 10


def track(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Pass the items on and show how many there were."""
    if not sys.stderr.isatty():
        yield from _lines(items, total, what)
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        for item in items:
            yield item
            progress.advance(task)


def _lines(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    shown = 0
    for number, item in enumerate(items, 1):
        yield item
        tenth = number * LINES // total
        if tenth > shown:
            shown = tenth
            percent = 100 * number // total
            print(f"{what}: {percent} % ({number} of {total})", file=sys.stderr, flush=True)
