"""The missions as plain tables, in the order of `settings.MISSIONS`; the tutorial is last.

>>> MISSION_OPTION[0], ROUNDS[0], mission_number(0, "goal")
('savior', 8, 2)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import SKILLS

_MISSIONS: Final = CONTENT.missions

MISSION_ID: Final[list[str]] = [row.id for row in _MISSIONS]  # key of its name
MISSION_OPTION: Final[list[str]] = [row.option for row in _MISSIONS]
TUTORIAL: Final[list[bool]] = [row.tutorial for row in _MISSIONS]
MIN_PLAYERS: Final[list[int]] = [row.min_players for row in _MISSIONS]
MAX_PLAYERS: Final[list[int]] = [row.max_players for row in _MISSIONS]
ROUNDS: Final[list[int]] = [row.rounds for row in _MISSIONS]
ENDS_IMMEDIATELY: Final = 0
ENDS_AFTER_ROUND: Final = 1
ENDS_AFTER_LAST_ROUND: Final = 2
_ENDS: Final = ("immediately", "after_round", "after_last_round")
ENDS: Final[list[int]] = [_ENDS.index(row.ends) for row in _MISSIONS]
# hexes (by their numbers 1-15) where small mission markers start
MARKER_HEXES: Final[list[tuple[int, ...]]] = [row.hexes for row in _MISSIONS]
# checks that the mission offers: pairs of skill and difficulty
CHECKS: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple([(SKILLS.index(check.skill), int(check.difficulty)) for check in row.checks])
    for row in _MISSIONS
]
CALLED_ROUNDS: Final[list[tuple[int, ...]]] = [row.called_rounds for row in _MISSIONS]
_NUMBERS: Final[list[dict[str, int]]] = [row.numbers for row in _MISSIONS]
# capacity that each mission marker takes which a knight carries
MARKER_CAPACITY: Final[list[int]] = [row.numbers.get("marker_capacity", 0) for row in _MISSIONS]


def mission_number(mission: int, name: str) -> int:
    """A number of a mission by its name in content/missions.toml."""
    return _NUMBERS[mission][name]
