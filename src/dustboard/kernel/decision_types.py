# mypyc: skip
"""What a bot may see of a decision: the decision itself, or a plain copy in another process.

Compiled code checks the classes of what it is given. This module is never compiled, so code that
takes an `Asked` takes whatever has its face.
"""

from __future__ import annotations

from typing import Any, Protocol


class Choice(Protocol):
    """A legal answer."""

    @property
    def key(self) -> str:
        """How it is given."""


class Choices(Protocol):
    """All legal answers."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Choice: ...

    def keys(self) -> list[str]:
        """The keys alone."""


class Worded(Protocol):
    """What an answer is called: the key of a text, with its arguments."""

    @property
    def key(self) -> str:
        """The key of the text."""

    @property
    def args(self) -> dict[str, Any]:
        """What it speaks of."""


class Asked(Protocol):
    """What one seat is asked."""

    @property
    def name(self) -> str:
        """What for."""

    @property
    def options(self) -> Choices:
        """All legal answers."""

    def wording(self, key: str) -> Worded | None:
        """What an answer is called; None if that is not known."""
