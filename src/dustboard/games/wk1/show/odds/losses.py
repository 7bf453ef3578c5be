# mypyc: skip
"""What the dice of an attack can do: one reckoning before the roll and after it.

>>> worth = {"bull": 10, "extra": 0, "losses": [1, 2], "left": 2}
>>> [(lost, round(chance, 1)) for lost, chance in losses(worth, 7, 1).items()]
[(0, 0.6), (1, 0.3), (2, 0.1)]
>>> lost_by(worth, 7, (10,)), lost_by(worth, 7, (6,))
(2, 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dustboard.games.wk1.show.odds.dice import spread
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Bar

Worth = Mapping[str, Any]  # see `combat.damage.worth`


def _lost(worth: Worth, successes: int, bulls: int) -> int:
    if not successes:
        return 0
    lost: int = worth["losses"][bulls + min(worth["extra"], successes - bulls)]
    return lost


def lost_by(worth: Worth, difficulty: int, dice: Sequence[int]) -> int:
    """The Health that is lost by these dice."""
    return _lost(worth, *_shown(worth, difficulty, dice))


def _shown(worth: Worth, difficulty: int, dice: Sequence[int]) -> tuple[int, int]:
    successes = sum(1 for die in dice if die >= difficulty)
    return successes, sum(1 for die in dice if die >= worth["bull"])


def losses(
    worth: Worth, difficulty: int, number: int, stay: Sequence[int] = ()
) -> dict[int, float]:
    """The Health lost by so many dice, beside those that stay as they are."""
    kept, kept_bulls = _shown(worth, difficulty, stay)
    found: dict[int, float] = {}
    for successes, bulls, chance in spread(number, difficulty, worth["bull"]):
        lost = _lost(worth, kept + successes, kept_bulls + bulls)
        found[lost] = found.get(lost, 0.0) + chance
    return dict(sorted(found.items()))


def loss_bars(chances: Mapping[int, float], left: int) -> list[Bar]:
    """Each loss and its chance; the last one may be the end."""
    return [
        Bar(Message("odds-loses", {"n": lost, "beaten": lost >= left}), chance)
        for lost, chance in chances.items()
    ]
