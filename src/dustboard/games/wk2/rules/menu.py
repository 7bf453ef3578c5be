"""Answers of a long menu as numbers: each section has its own run of them.

>>> def named(state, seat, number):
...     return f"a{number}"
>>> def called(state, seat, number):
...     return Message("a", {"n": number})
>>> menu = Menu(Section(1, named, called), Section(3, named, called))
>>> menu.answer(1, 2), menu.split(3), menu.key(None, 0, 2)
(3, (1, 2), 'a1')
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dustboard.kernel.decisions import Message


class Section:
    """One kind of answer: how many there can be, their keys and what they are called."""

    def __init__(
        self,
        count: int,
        key: Callable[[Any, int, int], str],
        label: Callable[[Any, int, int], Message],
    ) -> None:
        self.count = count
        self.key = key
        self.label = label


class Menu:
    """Sections one after the other."""

    def __init__(self, *sections: Section) -> None:
        self.sections = sections
        self.first: list[int] = []
        total = 0
        for section in sections:
            self.first.append(total)
            total += section.count

    def answer(self, section: int, number: int = 0) -> int:
        """The number of an answer."""
        return self.first[section] + number

    def split(self, action: int) -> tuple[int, int]:
        """The section of an answer, and its number in it."""
        section = len(self.first) - 1
        while action < self.first[section]:
            section -= 1
        return section, action - self.first[section]

    def key(self, state: Any, seat: int, action: int) -> str:
        """The key of an answer."""
        section, number = self.split(action)
        return self.sections[section].key(state, seat, number)

    def label(self, state: Any, seat: int, action: int) -> Message:
        """What an answer says."""
        section, number = self.split(action)
        return self.sections[section].label(state, seat, number)


class Plain(Section):
    """A single answer with a fixed key and text."""

    def __init__(self, key: str, label: str) -> None:
        self._key = key
        self._label = label
        super().__init__(1, self._only_key, self._only_label)

    def _only_key(self, state: Any, seat: int, number: int) -> str:
        return self._key

    def _only_label(self, state: Any, seat: int, number: int) -> Message:
        return Message(self._label)
