"""What the events of War for the Wasteland mean to whoever keeps the table.

>>> marks("base-captured", 1, {"card": 3, "rival": 0})
[('combat', -1), ('hit', 0)]
>>> marks("phase", -1, {"phase": COLLECTION, "round": 2})
[('round', -1), ('step', -1)]
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.content.constants import COLLECTION
from dustboard.kernel.events import COMBAT, DICE, HIT, ROUND, STEP

FIGHTS: Final = (
    "reveal",
    "moved",
    "recalled",
    "raised",
    "field-totals",
    "field-won",
    "field-unwanted",
    "tie-won",
    "tie-roll",
    "raid-totals",
    "base-named",
    "base-captured",
    "base-held",
    "base-changes-hands",
)


def marks(kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
    """Words of `events.MARKS` for an event."""
    found: list[tuple[str, int]] = []
    if kind == "phase":
        if data["phase"] == COLLECTION:
            found.append((ROUND, -1))
        found.append((STEP, -1))
    if kind in FIGHTS:
        found.append((COMBAT, -1))
    if kind == "tie-roll":
        found.append((DICE, -1))
    if kind in ("base-named", "base-captured"):
        found.append((HIT, data["rival"]))
    return found
