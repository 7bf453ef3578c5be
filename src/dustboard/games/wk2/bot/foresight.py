"""How far a bot thinks ahead in Waste Knights II, and how well the knights stand there."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.reading import COUNTERS, FLAGS, THINGS
from dustboard.games.wk2.bot.seen import RESOURCES, Seen
from dustboard.games.wk2.content.story_table import ADVENTURES, SCORED
from dustboard.games.wk2.state.state import RoadState

ROUNDS_AHEAD: Final = 1  # to the end of this round
WORLDS: Final = 6
WON: Final = 60.0  # an adventure won, in the price of an experience point
# so many of the options that look best are tried, besides what other tempers would do
TRIED: Final[dict[str, int]] = {"action": 4, "route": 3, "option": 4, "weapon": 2, "camp": 2}
SHEET: Final = 12.0  # a sheet further
CHALLENGE: Final = 4.0
WOUND: Final = 0.6
DOWN: Final = 4.0


def clock(state: RoadState) -> int:
    """How far the game has come."""
    return state.rounds


def lead(views: list[dict[str, Any]], seat: int) -> float:
    """How well the party stands; among rivals, by how much better than the best of the others."""
    found = [standing(Seen(view)) for view in views]
    adventure = ADVENTURES.index(views[seat]["options"]["adventure"])
    if SCORED[adventure] and len(found) > 1:
        return found[seat] - max(worth for at, worth in enumerate(found) if at != seat)
    return party(views[seat]) + sum(found) / len(found)


def party(view: dict[str, Any]) -> float:
    """What the story has come to so far."""
    plot = view["plot"]
    worth = SHEET * int(plot["number"]) if plot else 0.0
    worth += sum(FLAGS.get(flag, 0.0) for flag in view["flags"])
    counted: dict[str, int] = view["counters"]
    worth += sum(COUNTERS.get(name, 0.0) * number for name, number in counted.items())
    taken = sum(int(seat["challenges"]) for seat in view["seats"])
    return worth + CHALLENGE * taken


def standing(look: Seen) -> float:
    """What a knight has, is, and can reach from where it stands."""
    mine = look.mine
    worth = float(mine["xp"]) + sum(THINGS[thing] * look.has(thing) for thing in RESOURCES)
    worth -= WOUND * (int(mine["harm"]["wounds"]) + int(mine["harm"]["contaminated"]))
    worth -= WOUND * (int(mine["radiation"]["at"]) + int(mine["damage"]["at"]))
    if mine["down"] is not None or mine["out"]:
        return worth - DOWN
    return worth + (Goals(look).worth(look.here) if mine["space"] else 0.0)
