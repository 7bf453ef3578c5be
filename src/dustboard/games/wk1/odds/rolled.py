# mypyc: skip
"""Luck that has been used: the dice of checks, attacks and enemies, from the events of the log.

>>> events = [("dice", 0, {"skill": 4, "difficulty": 7, "purpose": 0, "dice": [2, 9, 7]})]
>>> [(at, roll.kind, roll.value, round(roll.expected(), 1)) for at, roll in rolls(events)]
[(0, 'check', 2, 1.2)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dustboard.games.wk1.checks import SIDES
from dustboard.games.wk1.names import FOR_ATTACK
from dustboard.games.wk1.odds.pools import successes
from dustboard.games.wk1.verbs.dice import reroll_places
from dustboard.games.wk1.words import ALL
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Faces, Roll
from dustboard.kernel.title import Seen

# a plain die is no check: every number is as likely
PLAIN: Faces = tuple((number, 1 / SIDES) for number in range(1, SIDES + 1))


def rolls(events: Sequence[Seen]) -> list[tuple[int, Roll]]:
    """The luck in these events: successes of every pool, and plain dice."""
    found: list[tuple[int, Roll]] = []
    last: dict[str, Any] = {}
    for at, (kind, seat, data) in enumerate(events):
        if kind == "dice":
            last = data
            found.append((at, _pool(seat, data, data["dice"])))
        elif kind == "rolls-again" and last:
            again = _again(seat, last, data)
            last = {**last, "dice": data["dice"]}
            found.append((at, again))
        elif kind in ("die", "keeps-card"):
            about = Message("roll-die-of")
            found.append((at, Roll("die", seat, about, "wk1.action.10", PLAIN, data["die"])))
    return found


def _pool(seat: int, check: dict[str, Any], dice: Sequence[int]) -> Roll:
    """So many dice of a check, whatever others lie beside them."""
    difficulty = check["difficulty"]
    attack = check["purpose"] == FOR_ATTACK
    # dice of an enemy are rolled by the Waster, and belong to no skill
    kind = "check" if not attack else "attack" if check["skill"] >= 0 else "enemy"
    args = {"skill": check["skill"], "number": len(dice), "difficulty": difficulty}
    return Roll(
        kind,
        seat,
        Message(f"roll-{kind}-of", args),
        "wk1.check.05",
        successes(len(dice), difficulty),
        sum(1 for die in dice if die >= difficulty),
    )


def _again(seat: int, before: dict[str, Any], data: dict[str, Any]) -> Roll:
    """Only the dice that were rolled again; which ones they are follows from the rule."""
    lying, number = tuple(before["dice"]), data["number"]
    amount = ALL if number == len(lying) else number
    places = reroll_places(lying, before["difficulty"], amount)
    return _pool(seat, before, [data["dice"][at] for at in places])
