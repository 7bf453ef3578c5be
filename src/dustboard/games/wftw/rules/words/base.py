"""What all verbs of this title share: how a row becomes an effect, and its text."""

from __future__ import annotations

from typing import Any

from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.effects import Effect, Modifier


def text_of(row: Any) -> Message:
    """The rules text of a row; the words are in the text files, by verb and moment."""
    return Message(
        f"effect-{row.do}-{row.when.replace(':', '-')}",
        {
            "amount": abs(row.amount),
            "gain": {"scrap": row.gain.scrap, "juice": row.gain.juice, "spark": row.gain.spark},
            "resource": row.resource,
            "at_least": row.at_least,
            "per": row.per,
            "most": row.most,
        },
    )


class WarEffect(Effect):
    """An effect that does something."""

    def __init__(self, row: Any) -> None:
        super().__init__(row.do, row.when)
        self._text = text_of(row)

    def describe(self) -> Message:
        return self._text


class WarModifier(Modifier):
    """An effect that changes a number by a printed amount."""

    def __init__(self, row: Any) -> None:
        super().__init__(row.do, row.when)
        self._text = text_of(row)
        self.printed: int = row.amount

    def describe(self) -> Message:
        return self._text

    def amount(self, state: Any, occasion: Any) -> int:
        return self.printed
