"""An append-only list that is copied in no time.

Copies share their items until one of them writes where another has written already; only then
are the items copied. That is what makes the copy of a game with a long history cheap.

>>> first = AppendList()
>>> first.append("a")
>>> second = first.fork()
>>> first.append("b"); second.append("c")
>>> first.items(), second.items()
(['a', 'b'], ['a', 'c'])
"""

from __future__ import annotations

from typing import Any


class AppendList:
    """An append-only list with a cheap `fork`."""

    __slots__ = ("_length", "_shared")

    def __init__(self, items: list[Any] | None = None) -> None:
        self._shared: list[Any] = [] if items is None else items
        self._length = len(self._shared)

    def append(self, item: Any) -> None:
        """Add an item at the end."""
        if len(self._shared) != self._length:
            self._shared = self._shared[: self._length]
        self._shared.append(item)
        self._length += 1

    def fork(self) -> AppendList:
        """An independent copy."""
        other = AppendList(self._shared)
        other._length = self._length
        return other

    def first(self, count: int) -> AppendList:
        """An independent copy of so many items from the beginning."""
        other = self.fork()
        other._length = min(count, self._length)
        return other

    def items(self) -> list[Any]:
        """The items as a new list."""
        return self._shared[: self._length]

    def __getitem__(self, at: int) -> Any:
        """The item at a place, counted from the beginning."""
        if not 0 <= at < self._length:
            raise IndexError(f"item {at} of {self._length}")
        return self._shared[at]

    def __len__(self) -> int:
        return self._length
