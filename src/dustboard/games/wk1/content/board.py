"""The board: 37 hexes in three tiers, flat-top axial coordinates (wk1.setup.03).

Hex 0 is Gangraen in the middle; then come the rings, each clockwise from its north corner.

>>> len(HEXES), len(NEIGHBOURS[0]), DISTANCE[0][36]
(37, 6, 3)
>>> hex_at(0, -2) in CITY_PLACES
True
"""

from __future__ import annotations

from typing import Final

_DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TIERS: Final = 3


def _spiral() -> list[tuple[int, int]]:
    hexes = [(0, 0)]
    for ring in range(1, TIERS + 1):
        q, r = 0, -ring  # the north corner
        for step_q, step_r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            for _ in range(ring):
                hexes.append((q, r))
                q += step_q
                r += step_r
    return hexes


HEXES: Final[list[tuple[int, int]]] = _spiral()
COUNT: Final = 37
_NUMBER: Final[dict[tuple[int, int], int]] = {place: n for n, place in enumerate(HEXES)}


def hex_at(q: int, r: int) -> int:
    """The number of the hex at these coordinates, or -1 outside the board."""
    return _NUMBER.get((q, r), -1)


def _steps(first: int, second: int) -> int:
    (q, r), (other_q, other_r) = HEXES[first], HEXES[second]
    return max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r))


NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(_NUMBER[q + dq, r + dr] for dq, dr in _DIRECTIONS if (q + dq, r + dr) in _NUMBER)
    for q, r in HEXES
]
DISTANCE: Final[list[list[int]]] = [[_steps(a, b) for b in range(COUNT)] for a in range(COUNT)]
TIER: Final[list[int]] = [max(1, DISTANCE[0][place]) for place in range(COUNT)]

# where tiles go (components, section 2): cities C1-C5, special places S1-S10, the central tile
CITY_PLACES: Final[tuple[int, ...]] = tuple(
    _NUMBER[place] for place in ((0, 0), (0, -2), (0, 2), (3, -2), (-3, 2))
)
SPECIAL_PLACES: Final[tuple[int, ...]] = tuple(
    _NUMBER[place]
    for place in (
        (1, -1),
        (-1, 1),
        (2, -1),
        (-2, 1),
        (0, -3),
        (2, -3),
        (2, 1),
        (0, 3),
        (-2, 3),
        (-2, -1),
    )
)
CENTRAL_PLACES: Final[tuple[int, ...]] = tuple(
    _NUMBER[place] for place in ((0, -1), (1, 0), (0, 1), (-1, 0))
)
NORMAL_PLACES: Final[tuple[int, ...]] = tuple(
    place
    for place in range(COUNT)
    if place not in CITY_PLACES and place not in SPECIAL_PLACES and place not in CENTRAL_PLACES
)
