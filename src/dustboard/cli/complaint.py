"""What the command line says when it cannot do what was asked."""

from __future__ import annotations

FINE = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


class Complaint(Exception):
    """One clear line for stderr, and the exit code."""

    def __init__(self, line: str, code: int = WRONG_USAGE) -> None:
        super().__init__(line)
        self.line = " ".join(line.split())
        self.code = code


class InputEnded(Exception):
    """There is nobody to type an answer any more, as after Ctrl-D."""
