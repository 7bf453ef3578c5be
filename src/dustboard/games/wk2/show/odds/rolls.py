# mypyc: skip
"""Luck that has been used: the dice of tests and attacks, from the events of the log.

>>> events = [("test", 0, {"skill": "tech", "difficulty": 2, "dice": [7, 0]})]
>>> [(at, roll.kind, roll.value, round(roll.expected(), 2)) for at, roll in rolls(events)]
[(0, 'check', 2, 1.17)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dustboard.games.wk2.content.dice import SIDES
from dustboard.games.wk2.rules.dice_rolls import successes_of
from dustboard.games.wk2.show.odds.dice import bars, successes
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Roll
from dustboard.kernel.title import Seen

_KINDS = {"test": "check", "attack": "attack", "foe-attack": "enemy"}


def rolls(events: Sequence[Seen]) -> list[tuple[int, Roll]]:
    """The luck in these events: successes of every pool."""
    found: list[tuple[int, Roll]] = []
    for at, (kind, seat, data) in enumerate(events):
        if kind in _KINDS:
            found.append((at, _pool(seat, _KINDS[kind], data)))
    return found


def _pool(seat: int, kind: str, data: dict[str, Any]) -> Roll:
    dice = tuple(data["dice"])
    pool = [0, 0, 0, 0]
    for die in dice:
        pool[die // SIDES] += 1
    faces = successes(tuple(pool))
    value = successes_of(dice)
    came = [number for number, _ in faces].index(value)
    return Roll(
        kind,
        seat,
        Message(f"roll-{kind}-of", {"number": len(dice)}),
        "wk2.test.01",
        faces,
        value,
        bars(faces, "odds-successes"),
        came,
    )
