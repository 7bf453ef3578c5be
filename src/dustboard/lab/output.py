"""Results, to a file or to standard output (`-`)."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
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


def write_whole(path: Path, text: str) -> None:
    """Write a file all at once, so that whoever is stopped leaves a whole one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise BadExperiment(f"cannot write {path}: {error.strerror}") from None
