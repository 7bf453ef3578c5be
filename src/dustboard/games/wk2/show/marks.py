"""What the events of Waste Knights II mean to whoever keeps the table.

>>> marks("unconscious", 2, {})
[('death', -1), ('hit', 2)]
>>> marks("entry", 0, {"entry": 65})
[('story', -1)]
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.kernel.events import COMBAT, DEATH, DICE, HIT, ROUND, STEP, STORY, TURN

_FIGHTS: Final = ("combat", "attack", "foe-attack", "foe-wounded", "prevented", "combat-ends")
_ROLLS: Final = ("test", "test-result", "attack", "foe-attack", "thrown", "rolls", "first-roll")
_FALLS: Final = ("unconscious", "eliminated")
_TALES: Final = ("entry", "sheet", "ending")


def marks(kind: str, seat: int, data: dict[str, Any]) -> list[tuple[str, int]]:
    """Words of `events.MARKS` for an event."""
    found: list[tuple[str, int]] = []
    if kind == "round":
        found.append((ROUND, -1))
    elif kind == "sheet":
        found.append((STEP, -1))
    elif kind == "turn":
        found.append((TURN, seat))
    elif kind in _FALLS:
        found += [(DEATH, -1), (HIT, seat)]
    if kind in _TALES:
        found.append((STORY, -1))
    if kind in _ROLLS:
        found.append((DICE, -1))
    if kind in _FIGHTS:
        found.append((COMBAT, -1))
    return found
