"""Signals: where lower rules call upper ones without importing them.

A title declares its signals below all rules, in `rules/signals.py`; one page, `rules/wiring.py`,
says who listens. The kind of a signal is what its listeners give: programs to run (`Calls`), a
number (`Sum`), bits (`Bits`), or a no (`Veto`). It carries a seat and up to two more numbers.

>>> from ..state import State
>>> class Loaded(Listener[State, int]):
...     def heard(self, state: State, seat: int, what: int, more: int) -> int:
...         return what
>>> dice: Sum[State] = Sum("dice")
>>> dice.listen(Loaded())
>>> dice.listen(Loaded())
>>> dice.total(State(2, None), 0, 3)
6
"""

from __future__ import annotations

from typing import Generic, TypeVar

from ..frames import Call
from ..state import State

S = TypeVar("S", bound=State)
R = TypeVar("R")


class Listener(Generic[S, R]):
    """Who has something to say at a signal."""

    def heard(self, state: S, seat: int, what: int, more: int) -> R:
        """What the listener adds."""
        raise NotImplementedError


class Signal(Generic[S, R]):
    """A named place in the rules at which others may speak, in the order in which they listen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.listeners: list[Listener[S, R]] = []

    def listen(self, listener: Listener[S, R]) -> None:
        """Add a listener; only the wiring of a title does."""
        self.listeners.append(listener)


class Calls(Signal[S, list[Call]], Generic[S]):
    """Listeners give programs, which run one after the other."""

    def calls(self, state: S, seat: int, what: int = 0, more: int = 0) -> list[Call]:
        """The programs of all listeners, for a rule that puts them among its own."""
        found: list[Call] = []
        for listener in self.listeners:
            found.extend(listener.heard(state, seat, what, more))
        return found

    def send(self, state: S, seat: int, what: int = 0, more: int = 0) -> None:
        """Let the programs of all listeners run next; the last act of a step."""
        state.push_in_order(self.calls(state, seat, what, more))


class Sum(Signal[S, int], Generic[S]):
    """Listeners give numbers, which are added."""

    def total(self, state: S, seat: int, what: int = 0, more: int = 0) -> int:
        """The sum of what all listeners give."""
        found = 0
        for listener in self.listeners:
            found += listener.heard(state, seat, what, more)
        return found


class Bits(Signal[S, int], Generic[S]):
    """Listeners give bits, which are put together."""

    def union(self, state: S, seat: int, what: int = 0, more: int = 0) -> int:
        """The bits that some listener gives."""
        found = 0
        for listener in self.listeners:
            found |= listener.heard(state, seat, what, more)
        return found


class Veto(Signal[S, bool], Generic[S]):
    """One listener is enough to forbid something."""

    def forbids(self, state: S, seat: int, what: int = 0, more: int = 0) -> bool:
        """Whether some listener forbids it."""
        return any(listener.heard(state, seat, what, more) for listener in self.listeners)
