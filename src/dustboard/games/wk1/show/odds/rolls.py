# mypyc: skip
"""Luck that has been used: the dice of checks, attacks and enemies, from the events of the log.

>>> events = [("dice", 0, {"skill": 4, "difficulty": 7, "purpose": 0, "dice": [2, 9, 7]})]
>>> [(at, roll.kind, roll.value, round(roll.expected(), 1)) for at, roll in rolls(events)]
[(0, 'check', 2, 1.2)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dustboard.games.wk1.content.constants import FOR_ATTACK, SIDES
from dustboard.games.wk1.content.things import ALL
from dustboard.games.wk1.rules.words.checks import reroll_places
from dustboard.games.wk1.show.odds.attack import loss_bars, losses, lost_by
from dustboard.games.wk1.show.odds.check import success_bars
from dustboard.games.wk1.show.odds.dice import (
    alternative_of,
    decided,
    die_bars,
    keep_bars,
    successes,
)
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Bar, Faces, Roll
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
            last = {**last, **data}
            found.append((at, again))
        elif kind in ("die", "keeps-card"):
            found.append((at, _die(seat, kind, data)))
    return found


def _die(seat: int, kind: str, data: dict[str, Any]) -> Roll:
    """One plain die, with what its numbers brought."""
    die, bars, came = data["die"], list[Bar](), -1
    if kind == "keeps-card" and "least" in data:
        bars, came = keep_bars(data["least"]), data["kept"]
    elif "of" in data:
        rows = decided(alternative_of(*data["of"]))
        places = [at for at, one in enumerate(rows) if one.least <= die <= one.most]
        if len(places) == 1:
            bars, came = die_bars(rows), places[0]
    return Roll("die", seat, Message("roll-die-of"), "wk1.action.10", PLAIN, die, bars, came)


def _pool(
    seat: int,
    check: dict[str, Any],
    dice: Sequence[int],
    stay: Sequence[int] = (),
) -> Roll:
    """So many dice of a check; others that were not rolled may lie beside them."""
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
        *_shown(check, dice, stay),
    )


def _shown(
    check: dict[str, Any], dice: Sequence[int], stay: Sequence[int]
) -> tuple[Sequence[Bar], int]:
    """What was shown before the roll, and which of it came: Health lost, or successes."""
    difficulty = check["difficulty"]
    if "losses" in check:
        chances = losses(check, difficulty, len(dice), stay)
        came = list(chances).index(lost_by(check, difficulty, (*stay, *dice)))
        return loss_bars(chances, check["left"]), came
    kept = sum(1 for die in stay if die >= difficulty)
    came = sum(1 for die in dice if die >= difficulty)
    return success_bars(len(dice), difficulty, kept), came


def _again(seat: int, before: dict[str, Any], data: dict[str, Any]) -> Roll:
    """Only the dice that were rolled again; which ones they are follows from the rule."""
    lying, number = tuple(before["dice"]), data["number"]
    amount = ALL if number == len(lying) else number
    places = reroll_places(lying, before["difficulty"], amount)
    stay = [die for at, die in enumerate(lying) if at not in places]
    now = {**before, **data}
    return _pool(seat, now, [data["dice"][at] for at in places], stay)
