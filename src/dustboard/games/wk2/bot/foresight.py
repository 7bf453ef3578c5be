"""How far a bot thinks ahead in Waste Knights II, and how well the knights stand there."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.pages import page
from dustboard.games.wk2.bot.prices import FLAGS, THINGS, counter_price
from dustboard.games.wk2.bot.seen import RESOURCES, Seen
from dustboard.games.wk2.content.story_table import ADVENTURES, SCORED
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.title import Outcome

ROUNDS_AHEAD: Final = 1  # to the end of this round
WORLDS: Final = 6
WON: Final = 60.0  # an adventure won, in the price of an experience point
# so many of the options that look best are tried, besides what other tempers would do
TRIED: Final[dict[str, int]] = {"action": 4, "route": 3, "option": 4, "weapon": 2, "camp": 2}
SHEET: Final = 12.0  # a sheet further
CHALLENGE: Final = 4.0
WOUND: Final = 0.6
DOWN: Final = 6.0
INJURY: Final = 3.0
OUT: Final = 20.0  # a knight less for the rest of the story


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


def ended(outcome: Outcome, seat: int) -> float:
    """What an ending is worth: half a success is not what the knights set out for."""
    if outcome.reason == "partial":
        return -0.5 * WON
    if seat not in outcome.winners:
        return -WON
    return WON / len(outcome.winners) if outcome.reason == "scored" else WON


def party(view: dict[str, Any]) -> float:
    """What the story has come to so far."""
    plot = view["plot"]
    sheet = plot["id"] if plot else ""
    worth = SHEET * (int(plot["number"]) - page(sheet).before) if plot else 0.0
    worth += sum(FLAGS.get(flag, 0.0) for flag in view["flags"])
    counted: dict[str, int] = view["counters"]
    worth += sum(counter_price(name, sheet) * number for name, number in counted.items())
    taken = sum(int(seat["challenges"]) for seat in view["seats"])
    return worth + CHALLENGE * taken


def standing(look: Seen) -> float:
    """What a knight has, is, and can reach from where it stands."""
    mine = look.mine
    worth = float(mine["xp"]) + sum(THINGS[thing] * look.has(thing) for thing in RESOURCES)
    worth -= WOUND * (int(mine["harm"]["wounds"]) + int(mine["harm"]["contaminated"]))
    worth -= WOUND * (int(mine["radiation"]["at"]) + int(mine["damage"]["at"]))
    if mine["out"]:
        return -OUT
    worth -= INJURY * len(mine["injuries"])
    if mine["down"] is not None:
        return worth - DOWN
    return worth + (Goals(look).worth(look.here) if mine["space"] else 0.0)
