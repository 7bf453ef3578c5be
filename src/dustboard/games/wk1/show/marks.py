"""What the events of Waste Knights mean to whoever keeps the table.

>>> marks("turn", 2, {})
[('turn', 2)]
>>> marks("combat", 0, {"foe": -1, "rival": 1, "duel": True})
[('combat', -1), ('hit', 1)]
>>> marks("steals", 1, {"cards": [-1], "rival": 0})
[('hit', 0)]
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.constants import STEP_MOVE
from dustboard.kernel.events import COMBAT, DEATH, DICE, HIT, ROUND, STEP, TURN

FIGHTS: Final = (
    "combat",
    "start-range",
    "range",
    "range-held",
    "clash",
    "card-shown",
    "cards",
    "truce",
    "direction",
    "weapon",
    "attack-lost",
    "initiative",
    "jammed",
    "miss",
    "hit",
    "soaked",
    "foe-loss",
    "second-life",
    "dominance",
    "combat-ends",
    "combat-over",
)
ROLLS: Final = ("dice", "die", "first-player")
ROBBED: Final = ("steals", "steals-task", "steals-nothing")


def marks(kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
    """Words of `events.MARKS` for an event."""
    found: list[tuple[str, int]] = []
    if kind == "round":
        found += [(ROUND, -1), (STEP, -1)]
    elif kind == "step":
        if data["step"] == STEP_MOVE and data["round"] == 1:  # it has no preparations
            found.append((ROUND, -1))
        found.append((STEP, -1))
    elif kind == "turn":
        found.append((TURN, seat))
    elif kind == "knocked-out":
        found += [(DEATH, -1), (HIT, seat)]
    elif kind == "asks":
        found.append((HIT, data["knight"]))
    elif kind in ROBBED:
        found.append((HIT, data["rival"]))
    elif kind in ROLLS:
        found.append((DICE, -1))
    elif kind in FIGHTS:
        found.append((COMBAT, -1))
        if kind == "combat":
            found.append((HIT, data["rival"] if data["duel"] else seat))
    return found
