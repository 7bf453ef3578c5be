"""Results as JSON, to a file or to standard output (`-`)."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import IO

from dustboard.lab.failures import BadExperiment

STDOUT = "-"


@contextlib.contextmanager
def open_output(name: str | None) -> Iterator[IO[str] | None]:
    """The file to write to, opened at once so that a bad name is told before any work."""
    if name is None:
        yield None
    elif name == STDOUT:
        yield sys.stdout
    else:
        try:
            file = open(name, "w", encoding="utf-8")  # noqa: SIM115 - closed right below
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadExperiment(f"cannot write {name}: {reason}") from None
        try:
            yield file
        finally:
            # whoever writes flushes and hears of errors there; closing has no news
            with contextlib.suppress(OSError):
                file.close()
