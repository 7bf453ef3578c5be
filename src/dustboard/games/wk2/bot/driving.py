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


class Way:
    """A route to a space, and what it is worth to go there by it."""

    def __init__(self, worth: float, spaces: list[int]) -> None:
        self.worth = worth
        self.spaces = spaces  # those that are still to come; none where it is enough to stop


def routes(look: Seen, stops: bool) -> list[Way]:
    """All routes that go on from what was planned, the best first; it may be enough to stop."""
    goals = Goals(look)
    planned = look.view["move"]["route"]
    start = board.BY_ID[planned[-1]] if planned else look.here
    ways = {board.BY_ID[way["space"]]: way for way in look.view["own"]["ways"]}
    before = {space: board.BY_ID[way["via"]] for space, way in ways.items()}
    found: list[Way] = []
    if stops:
        found.append(Way(goals.worth(start) - FUEL * look.view["move"]["fuel"], []))
    for space, way in ways.items():
        spaces = [space]
        worth = goals.worth(space) - FUEL * way["fuel"] - PERIL * goals.danger(space) - STEP
        while before[spaces[-1]] != start and len(spaces) <= board.COUNT:
            spaces.append(before[spaces[-1]])
            worth -= PERIL * goals.danger(spaces[-1]) + STEP
        spaces.reverse()
        found.append(Way(worth, spaces))
    found.sort(key=_worst_last)
    return found


def _worst_last(way: Way) -> float:
    return -way.worth


def rate_route(look: Seen, keys: list[str]) -> list[float]:
    """The next space on the way to the best space that can be reached; done, where it is."""
    best: dict[str, float] = {}
    for way in routes(look, "done" in keys):
        best.setdefault(board.ID[way.spaces[0]] if way.spaces else "done", way.worth)
    return [best.get(key, -99.0) for key in keys]
