"""What the command line says when it cannot do what was asked."""

from __future__ import annotations

from collections.abc import Callable

FINE = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


class Complaint(Exception):
    """One clear line for stderr, and the exit code; `told` says it in another language."""

    def __init__(
        self, line: str, code: int = WRONG_USAGE, told: Callable[[str], str] | None = None
    ) -> None:
        super().__init__(line)
        self.line = " ".join(line.split())
        self.code = code
        self.told = told

    def in_words(self, lang: str) -> str:
        """The line in a language, if it was written in it."""
        return self.line if self.told is None else self.told(lang)


class InputEnded(Exception):
    """There is nobody to type an answer any more, as after Ctrl-D."""
