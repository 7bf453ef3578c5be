"""How well the knights of Waste Knights II stand."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.bot.goals import Goals
from dustboard.games.wk2.bot.pages import page
from dustboard.games.wk2.bot.prices import FLAGS, THINGS, counter_price
from dustboard.games.wk2.bot.seen import RESOURCES, Seen

SHEET: Final = 12.0  # a sheet further
CHALLENGE: Final = 4.0
WOUND: Final = 0.6
DOWN: Final = 6.0
INJURY: Final = 3.0
OUT: Final = 20.0  # a knight less for the rest of the story


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
