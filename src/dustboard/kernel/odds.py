"""Chances in a form that every title shares, so that clients can show them without rules.

A `Chance` says how likely something is and how that number is made; a `Roll` is luck that has been
used: what could have come, and what came. Both are made from what a viewer may know, and both hold
messages, which are put into words when somebody looks.

>>> tie = Roll("tie", 1, Message("there"), "wftw.field.04", ((0, 0.5), (1, 0.5)), 1)
>>> tie.expected(), tie.swing()
(0.5, 0.5)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .decisions import Message

EXACT: Final = "exact"  # dice only, or a draw from a pile whose cards the viewer knows
RANGE: Final = "range"  # depends on a choice that is still open or hidden
ESTIMATE: Final = "estimate"  # hidden cards are taken as a random draw from what is unseen
NO_SEAT: Final = -1
WIDEST: Final = 0.3  # a wider range than this tells nobody anything

Faces = tuple[tuple[int, float], ...]  # what can come, and how likely it is


class Part:
    """One line of how a chance is made; `seat` is whose cards or dice it counts, or -1.

    `figures` are the numbers of the line by name, for clients that lay lines out as a table.
    """

    __slots__ = ("figures", "seat", "text")

    def __init__(
        self, text: Message, seat: int = NO_SEAT, figures: Mapping[str, str] | None = None
    ) -> None:
        self.text = text
        self.seat = seat
        self.figures: Mapping[str, str] = {} if figures is None else figures


class Bar:
    """One thing that can come, and how likely it is."""

    __slots__ = ("chance", "text")

    def __init__(self, text: Message, chance: float) -> None:
        self.text = text
        self.chance = chance


class Chance:
    """How likely something is.

    `key` names what it is about (a place, an answer), `about` says it in words, `what` says what
    comes to pass, which is good for the reader. Without `what` there is no number, only the parts
    it would be made of. Where it depends on a choice it is between `low` and `high`, and `likely`
    is one estimate. `stand` are words for where no number would be honest.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        about: Message,
        what: Message | None = None,
        label: str = EXACT,
        low: float = 0.0,
        high: float | None = None,
        parts: Sequence[Part] = (),
        assumed: Sequence[Message] = (),
        bars: Sequence[Bar] = (),
        likely: float | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.about = about
        self.what = what
        self.label = label
        self.low = low
        self.high = low if high is None else high
        self.parts = tuple(parts)
        self.assumed = tuple(assumed)
        self.bars = tuple(bars)
        self.likely = likely
        self.stand: Message | None = None

    def number(self) -> float | None:
        """The one number to show, or None where there is none or it could be almost anything."""
        if self.what is None or self.stand is not None:
            return None
        if self.likely is not None:
            return self.likely
        return None if self.high - self.low > WIDEST else (self.low + self.high) / 2

    def against(self, what: Message) -> Chance:
        """The same for a reader for whom it is good if it does not come to pass."""
        self.low, self.high = 1.0 - self.high, 1.0 - self.low
        self.likely = None if self.likely is None else 1.0 - self.likely
        self.what = what
        return self


class Roll:
    """Luck of one seat: everything that could have come, and what came.

    Luck is counted in `faces`. Where something else was shown before the roll, `bars` are the same
    ones again, and `came` is the place of what came among them.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        about: Message,
        rule: str,
        faces: Faces,
        value: int,
        bars: Sequence[Bar] = (),
        came: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.about = about
        self.rule = rule
        self.faces = faces
        self.value = value
        self.bars = tuple(bars)
        self.came = came

    def expected(self) -> float:
        """What comes on average."""
        return sum(value * chance for value, chance in self.faces)

    def swing(self) -> float:
        """By how much more or less came than on average."""
        return self.value - self.expected()


def total_faces(rolls: Sequence[Faces]) -> Faces:
    """Everything the sum of several independent rolls can be.

    >>> total_faces([((0, 0.5), (1, 0.5)), ((0, 0.5), (1, 0.5))])
    ((0, 0.25), (1, 0.5), (2, 0.25))
    """
    sums: dict[int, float] = {0: 1.0}
    for faces in rolls:
        after: dict[int, float] = {}
        for total, chance in sums.items():
            for value, part in faces:
                after[total + value] = after.get(total + value, 0.0) + chance * part
        sums = after
    return tuple(sorted(sums.items()))
