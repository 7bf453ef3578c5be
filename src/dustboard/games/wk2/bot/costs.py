"""How far it is: movement points between spaces, whatever the vehicle."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from dustboard.games.wk2.content import board


@cache
def costs_to(end: int) -> tuple[int, ...]:
    """Movement points from every space to this one, on the cheapest way."""
    found = [board.FAR] * board.COUNT
    found[end] = 0
    waiting = [(0, end)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > found[here]:
            continue
        more = cost + board.COST[here]
        for space in board.NEIGHBOURS[here]:
            if board.ENTERABLE[space] and more < found[space]:
                found[space] = more
                heappush(waiting, (more, space))
    return tuple(found)
