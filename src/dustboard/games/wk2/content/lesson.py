# mypyc: skip
"""The cards that lie ready in the lesson, as numbers; the rows of the lesson name them."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import BROKEN
from dustboard.games.wk2.content.gear_table import GEAR_BY_ID, face_of
from dustboard.games.wk2.content.rows import Lesson
from dustboard.games.wk2.content.wasteland_table import CARD_ID, EXPLORATION_ID

_LESSON: Final[Lesson] = next(row.lesson for row in CONTENT.adventures if row.lesson)
ROAD_TOP: Final[tuple[int, ...]] = tuple([CARD_ID.index(id) for id in _LESSON.road])
EXPLORATION_TOP: Final[tuple[int, ...]] = tuple(
    [EXPLORATION_ID.index(id) for id in _LESSON.exploration]
)
GEAR_BOTTOM: Final[int] = face_of(GEAR_BY_ID[_LESSON.gear], BROKEN)
