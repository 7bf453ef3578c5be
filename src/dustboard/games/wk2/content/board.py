"""The board as plain tables: terrain, icons, ways and distances, by the number of a space.

>>> COUNT, len(CITIES), ID[SPECIAL[10]], ID[CITIES[0]]
(148, 6, 's46', 's07')
>>> STEPS[BY_ID["s07"]][BY_ID["s29"]], STEPS[BY_ID["s07"]][BY_ID["s22"]] == FAR
(9, True)
"""

from __future__ import annotations

from collections import deque
from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import (
    CRATER,
    DANGERS,
    ENTRY_COST,
    LANDS,
    TERRAINS,
)

NOWHERE: Final = -1
FAR: Final = 999  # no way leads there
COUNT: Final = len(CONTENT.spaces)
ID: Final[list[str]] = [space.id for space in CONTENT.spaces]
BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(ID)}
TERRAIN: Final[list[int]] = [TERRAINS.index(space.terrain) for space in CONTENT.spaces]
LAND: Final[list[int]] = [LANDS.index(space.land) for space in CONTENT.spaces]
CITY: Final[list[str]] = [space.city for space in CONTENT.spaces]
IS_CITY: Final[list[bool]] = [city != "" for city in CITY]
SPECIAL_NUMBER: Final[list[int]] = [space.special for space in CONTENT.spaces]
NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(sorted(BY_ID[id] for id in space.neighbours)) for space in CONTENT.spaces
]
# by space, then by kind of danger: how many icons are printed there
ICONS: Final[list[tuple[int, ...]]] = [
    tuple(space.icons.count(danger) for danger in DANGERS) for space in CONTENT.spaces
]
ENTERABLE: Final[list[bool]] = [terrain != CRATER for terrain in TERRAIN]
COST: Final[list[int]] = [ENTRY_COST[terrain] if terrain != CRATER else FAR for terrain in TERRAIN]

CITIES: Final[tuple[int, ...]] = tuple(space for space in range(COUNT) if IS_CITY[space])
# by the number of a special location; 0 is none
SPECIAL: Final[list[int]] = [
    SPECIAL_NUMBER.index(number) if number else NOWHERE for number in range(21)
]
CROSSINGS: Final[tuple[int, ...]] = (SPECIAL[4], SPECIAL[5], SPECIAL[6])


def _steps_from(start: int) -> list[int]:
    found = [FAR] * COUNT
    if not ENTERABLE[start]:
        return found
    found[start] = 0
    queue = deque([start])
    while queue:
        space = queue.popleft()
        for other in NEIGHBOURS[space]:
            if ENTERABLE[other] and found[other] == FAR:
                found[other] = found[space] + 1
                queue.append(other)
    return found


STEPS: Final[list[list[int]]] = [_steps_from(space) for space in range(COUNT)]
