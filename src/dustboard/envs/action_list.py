"""Actions: every answer of a title has a number that never changes.

The list of a title is a file that only grows: a line is the name of a question and the key of an
answer, and its place is the number of the action. `dustboard.envs.collect` adds what bots came
across. An answer that is not in the list yet takes one of the `SPARE` numbers behind it, in the
order in which the question lists its answers, so that no answer is ever out of reach.

>>> actions = actions_of("wftw")
>>> actions.name(WAIT), actions.name(actions.number("production", "juice"))
('wait', 'production juice')
>>> actions.numbers_of("production", ["juice", "never seen"])
[65, 1]
>>> actions.name(1)
'spare 0'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

WAIT: Final = 0  # the one action of a seat that is asked nothing; legal in parallel environments
SPARE: Final = 64
FIRST: Final = 1 + SPARE  # the number of the first answer of a list
NONE: Final = -1
FOLDER: Final = Path(__file__).parent / "numbers"


class Actions:
    """All actions of a title, by number and by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.listed = tuple(names)
        self.count = FIRST + len(self.listed)
        self._numbers: dict[str, dict[str, int]] = {}
        for number, name in enumerate(self.listed, start=FIRST):
            ask, _, key = name.partition(" ")
            self._numbers.setdefault(ask, {})[key] = number

    def name(self, number: int) -> str:
        """The question and the key of an action."""
        if number == WAIT:
            return "wait"
        if number < FIRST:
            return f"spare {number - 1}"
        return self.listed[number - FIRST]

    def number(self, ask: str, key: str) -> int:
        """The number of an answer, or `NONE` if it is not listed."""
        return self._numbers.get(ask, {}).get(key, NONE)

    def numbers_of(self, ask: str, keys: Sequence[str]) -> list[int]:
        """The numbers of all answers of one question; `NONE` where even the spare ones are used."""
        known = self._numbers.get(ask, {})
        spare = 1
        found: list[int] = []
        for key in keys:
            number = known.get(key, NONE)
            if number == NONE and spare < FIRST:
                number = spare
                spare += 1
            found.append(number)
        return found

    def places_of(self, ask: str, keys: Sequence[str]) -> dict[int, int]:
        """The place of each of these answers by its number; those that have none are left out.

        >>> Actions(["eat pear"]).places_of("eat", ["plum", "pear"])
        {1: 0, 65: 1}
        """
        numbers = self.numbers_of(ask, keys)
        return {number: at for at, number in enumerate(numbers) if number != NONE}


def path_of(title_id: str) -> Path:
    """The file that has the list of a title."""
    return FOLDER / f"{title_id}.txt"


@cache
def actions_of(title_id: str) -> Actions:
    """All actions of a title."""
    path = path_of(title_id)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return Actions(lines)
