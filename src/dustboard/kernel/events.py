"""Events: what happened, who may know it, and which clause is behind it.

An event is a kind, a clause and some data. It is seen whole by the seats of its audience; everybody
else sees its public half, if it has one. The default audience is nobody.

>>> drawn = Event("draw", "wftw.collect.02", 1, {"cards": [3, 7]}, audience=seats(1),
...               public={"number": 2})
>>> drawn.seen_by(1), drawn.seen_by(0), drawn.seen_by(None)
({'cards': [3, 7]}, {'number': 2}, {'number': 2})
>>> Event("secret", "", 0, {}).seen_by(0) is None
True
"""

from __future__ import annotations

from typing import Any, Final

# What a line means to whoever keeps the table: where a round, a turn or a step begins, where dice
# fell, which seat was struck. See `Title.marks`.
ROUND: Final = "round"
TURN: Final = "turn"  # with the seat whose turn begins
STEP: Final = "step"  # a phase, for titles whose rounds are not made of turns
DICE: Final = "dice"
HIT: Final = "hit"  # with the seat that was attacked, robbed, knocked out or named as a target
DEATH: Final = "death"
COMBAT: Final = "combat"
STORY: Final = "story"
MARKS: Final = (ROUND, TURN, STEP, DICE, HIT, DEATH, COMBAT, STORY)

NOBODY: Final = 0
EVERYBODY: Final = -1


def seats(*numbers: int) -> int:
    """The audience made of these seats."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Event:
    """One line of the log before it is put into words."""

    __slots__ = ("audience", "data", "kind", "moment", "public", "rule", "seat")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        data: dict[str, Any],
        audience: int = NOBODY,
        public: dict[str, Any] | None = None,
        moment: int = -1,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.data = data
        self.audience = audience
        self.public = public
        # twice the number of the group of decisions it happened in, and one more once all of that
        # group had answered; -1: at the moment of the event before it
        self.moment = moment

    def is_private_to(self, viewer: int | None) -> bool:
        """Whether this viewer sees more of it than the whole table does."""
        return self.audience != EVERYBODY and self._in_audience(viewer)

    def seen_by(self, viewer: int | None) -> dict[str, Any] | None:
        """The data this viewer may see; None when the event is not for them."""
        return self.data if self._in_audience(viewer) else self.public

    def _in_audience(self, viewer: int | None) -> bool:
        if self.audience == EVERYBODY:
            return True
        return viewer is not None and (self.audience >> viewer) & 1 == 1
