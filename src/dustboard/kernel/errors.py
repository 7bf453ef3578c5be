# mypyc: skip
"""Everything that can go wrong, in words a person can act on.

Each error is one clear line. Where a rule refuses something, `rule` is the id of the clause. The
message is English; `dustboard.reasons` gives it in the language of its reader.

>>> IllegalAnswer("a second rival cannot be attacked", rule="wftw.bid.07").line()
'a second rival cannot be attacked [wftw.bid.07]'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .reasons import Reason


class DustboardError(Exception):
    """The root of all errors that are somebody's to mend; never raised itself."""

    def __init__(
        self, why: str | Reason, rule: str = "", told: Callable[[str], str] | None = None
    ) -> None:
        self.message = str(why)
        super().__init__(self.message)
        self.reason = why if isinstance(why, Reason) else None
        self.rule = rule
        self.told = told  # gives it in a language, where a title or another part has the words

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another an error takes its English only: functions can't travel."""
        return _arrived, (type(self), self.message, self.rule)

    def line(self) -> str:
        """The message with the clause behind it, on one line."""
        return f"{self.message} [{self.rule}]" if self.rule else self.message

    def __str__(self) -> str:
        return self.line()


def _arrived(kind: type[DustboardError], message: str, rule: str) -> DustboardError:
    error = kind.__new__(kind)
    DustboardError.__init__(error, message, rule)
    return error


class IllegalAnswer(DustboardError):
    """An answer the rules refuse now; the game has not changed."""


class StaleAnswer(IllegalAnswer):
    """An answer to a decision that is no longer open; the table has moved on."""


class UndoRefused(DustboardError):
    """A step that can't be taken back: somebody has learnt something since."""


class UnknownTitle(DustboardError):
    """No title of that name is installed."""


class BadSetup(DustboardError):
    """A table that can't be laid: wrong number of players, or a bad seed."""


class BadOption(BadSetup):
    """An unknown table option, or a value outside its range."""


class BadRecord(DustboardError):
    """A record or snapshot that is damaged, cut short or not of this program."""


class ContentError(DustboardError):
    """A row of card data that is not valid; the message names file, line, row and field."""


class KernelFault(DustboardError):
    """A mistake in the program of a title, never in what a player did."""


class EndlessLoop(KernelFault):
    """The step budget ran out: a program of the title never asks and never ends."""


class InvariantBroken(KernelFault):
    """A statement that must always hold does not; checked in tests and debug mode."""
