"""Routes: the space that is worth most, less what the way there costs."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board

FUEL: Final = 0.25  # Fuel is there to be burnt
PERIL: Final = 0.5  # how much icons on the way count, when there is a goal
STEP: Final = 0.01  # of two ways the shorter one


def rate_space(look: Seen, keys: list[str]) -> list[float]:
    """A space that the book asks for: one where something happens, rather than open country."""
    found: list[float] = []
    for key in keys:
        space = board.BY_ID.get(key, board.NOWHERE)
        token = key in look.view["board"]["plot"] or key in look.view["board"]["challenge"]
        found.append(token + 0.8 * (board.SPECIAL_NUMBER[space] > 0) + 0.5 * board.IS_CITY[space])
    return found


def rate_route(look: Seen, keys: list[str]) -> list[float]:
    """The next space on the way to the best space that can be reached; done, where it is."""
    goals = Goals(look)
    planned = look.view["move"]["route"]
    start = board.BY_ID[planned[-1]] if planned else look.here
    ways = {board.BY_ID[way["space"]]: way for way in look.view["own"]["ways"]}
    best: dict[str, float] = {}
    if "done" in keys:
        best["done"] = goals.worth(start) - FUEL * look.view["move"]["fuel"]
    for space, way in ways.items():
        worth = goals.worth(space) - FUEL * way["fuel"]
        first = space
        steps = 0
        while True:
            worth -= PERIL * goals.danger(first) + STEP
            steps += 1
            before = board.BY_ID[ways[first]["via"]]
            if before == start or steps > board.COUNT:
                break
            first = before
        key = board.ID[first]
        best[key] = max(best.get(key, -99.0), worth)
    return [best.get(key, -99.0) for key in keys]
