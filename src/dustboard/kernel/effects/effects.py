"""Effects: the verbs that card data is written in.

A verb is a class derived from `Effect`; a row of card data makes one object of it. Every verb has
four faces: `check` (could it do anything now?), `decide` (does somebody have to choose first?),
`apply` (do it), `describe` (the rules text). What the verbs can't say is an op: a named function
pair in the title's `ops.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..decisions import Message
from ..errors import ContentError


class Occasion:
    """Whose effect it is, the card it stands on, and the place where that card lies."""

    __slots__ = ("place", "seat", "source")

    def __init__(self, seat: int, source: int, place: int = -1) -> None:
        self.seat = seat
        self.source = source
        self.place = place


class Effect:
    """One effect of one card."""

    def __init__(self, word: str, when: str) -> None:
        self.word = word
        self.when = when

    def check(self, state: Any, occasion: Occasion) -> bool:
        """Whether it could do anything now."""
        return True

    def decide(self, state: Any, occasion: Occasion) -> bool:
        """Put a question on the stack if one is needed; True if the effect goes on from there."""
        return False

    def apply(self, state: Any, occasion: Occasion) -> None:
        """Do it."""
        raise NotImplementedError

    def describe(self) -> Message:
        """The rules text."""
        raise NotImplementedError

    def hint(self) -> float:
        """What it is worth to a bot each time it counts, in rough victory points."""
        return 0.0


class Modifier(Effect):
    """An effect that changes a derived number instead of doing something."""

    def amount(self, state: Any, occasion: Occasion) -> int:
        """What it adds to the number that is being counted."""
        raise NotImplementedError

    def apply(self, state: Any, occasion: Occasion) -> None:
        """Nothing happens by itself: the number is asked for when it is needed."""


def run_effects(state: Any, effects: Sequence[Effect], occasion: Occasion) -> None:
    """Let the effects of one card happen in their printed order."""
    for effect in effects:
        if effect.check(state, occasion) and not effect.decide(state, occasion):
            effect.apply(state, occasion)


class Vocabulary:
    """The verbs of a title by their word.

    >>> words = Vocabulary()
    >>> words.bind("fly", None)
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.ContentError: unknown effect word 'fly'; known are: none
    """

    def __init__(self) -> None:
        self._makers: dict[str, Callable[[Any], Effect]] = {}

    def add(self, word: str, maker: Callable[[Any], Effect]) -> None:
        """Teach a word."""
        if word in self._makers:
            raise ContentError(f"effect word {word!r} is defined twice")
        self._makers[word] = maker

    def bind(self, word: str, row: Any) -> Effect:
        """The effect that a row of card data describes."""
        if word not in self._makers:
            known = ", ".join(sorted(self._makers)) or "none"
            raise ContentError(f"unknown effect word {word!r}; known are: {known}")
        return self._makers[word](row)

    def words(self) -> list[str]:
        """All words, sorted."""
        return sorted(self._makers)


class Op(Effect):
    """A named special effect of one card, made of a pure `decide` and an `apply`."""

    def __init__(
        self,
        name: str,
        when: str,
        decide: Callable[[Any, Occasion], bool],
        apply: Callable[[Any, Occasion], None],
        describe: Message,
    ) -> None:
        super().__init__(name, when)
        self._decide = decide
        self._apply = apply
        self._describe = describe

    def decide(self, state: Any, occasion: Occasion) -> bool:
        return self._decide(state, occasion)

    def apply(self, state: Any, occasion: Occasion) -> None:
        self._apply(state, occasion)

    def describe(self) -> Message:
        return self._describe
