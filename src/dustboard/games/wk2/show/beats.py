"""The events of Waste Knights II that are shown one by one, each with the table right after it.

>>> "entry" in BEATS, "turn" in BEATS
(True, False)
"""

from __future__ import annotations

from typing import Final

STORY: Final = ("sheet", "entry", "outcome", "round", "ending", "special", "plot-action")
ROAD: Final = (
    "drives",
    "goes",
    "token",
    "marker",
    "card",
    "no-entry",
    "turns-up",
    "landmark",
)
TASKS: Final = ("task", "task-step", "task-done")
DICE: Final = ("test", "test-result", "rolls", "thrown")
COMBAT: Final = (
    "combat",
    "attack",
    "foe-attack",
    "foe-wounded",
    "prevented",
    "combat-ends",
)
KNIGHTS: Final = (
    "gained",
    "spent",
    "wounded",
    "irradiated",
    "damaged",
    "healed",
    "cleaned",
    "mended",
    "unconscious",
    "wakes",
    "wrecked",
    "runs-again",
    "injured",
    "malfunction",
    "eliminated",
    "xp",
    "upgrade",
)
GEAR: Final = ("gear", "broke", "fixed", "used-up", "deal", "part", "part-gone", "not-built")
BEATS: Final = frozenset((*STORY, *ROAD, *TASKS, *DICE, *COMBAT, *KNIGHTS, *GEAR))
