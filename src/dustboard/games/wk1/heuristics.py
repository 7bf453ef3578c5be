"""How good each option looks to a bot that plays by rules of thumb, from its own view alone.

What it thinks of is in `judgement`: `look` reads the view, `prices` say what things are worth,
`roads` and `targets` where to go, `fighters` and `clashes` how a fight will go, `dangers` what
the Waster's cards do; the bot uses the same thoughts as a knight and as the Waster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wk1.advice import reasons
from dustboard.games.wk1.judgement.alternatives import rate_alternatives, rate_jam, rate_meal
from dustboard.games.wk1.judgement.belongings import (
    rate_card,
    rate_equip,
    rate_giving,
    rate_loot,
    rate_placing,
)
from dustboard.games.wk1.judgement.clashes import (
    rate_cards,
    rate_directions,
    rate_ranges,
    rate_weapons,
)
from dustboard.games.wk1.judgement.dangers import rate_escape, rate_revealed, rate_waster
from dustboard.games.wk1.judgement.exploring import (
    rate_attempt,
    rate_city,
    rate_explore,
    rate_hex,
    rate_luck_limit,
    rate_rest_uses,
    rate_resupply,
)
from dustboard.games.wk1.judgement.look import Look
from dustboard.games.wk1.judgement.meetings import (
    rate_consent,
    rate_deal,
    rate_deed,
    rate_meeting,
    rate_search,
)
from dustboard.games.wk1.judgement.openings import rate_knights, rate_tasks_kept, rate_vehicles
from dustboard.games.wk1.judgement.others import (
    rate_blue,
    rate_face_villain,
    rate_looked,
    rate_near_rivals,
    rate_skills,
    rate_wagons_kept,
    rate_wagons_left,
)
from dustboard.games.wk1.judgement.roads import rate_go_on, rate_route, rate_travel
from dustboard.games.wk1.judgement.stalls_plan import rate_trade
from dustboard.games.wk1.judgement.windows_use import rate_window
from dustboard.games.wk1.tempers import EVEN, Temper
from dustboard.kernel.asked import Asked

__all__ = ["rate", "reasons", "tempered"]

Rate = Callable[[Look, list[str]], list[float]]

_RATES: Final[dict[str, Rate]] = {
    "attach-special": rate_giving,
    "blue-gained": rate_blue,
    "board": rate_attempt,
    "card": rate_card,
    "cargo-lost": rate_giving,
    "city_rest": rate_city,
    "combat_card": rate_cards,
    "consent": rate_consent,
    "deed": rate_deed,
    "direction": rate_directions,
    "eaten_card": rate_giving,
    "equip": rate_equip,
    "escape_or_face": rate_escape,
    "explore": rate_explore,
    "face_villain": rate_face_villain,
    "go_on": rate_go_on,
    "hex": rate_hex,
    "jam": rate_jam,
    "keep_tasks": rate_tasks_kept,
    "keep_wagon": rate_wagons_kept,
    "knight_sheet": rate_knights,
    "leave_wagon": rate_wagons_left,
    "looked_card": rate_looked,
    "loot": rate_loot,
    "luck_limit": rate_luck_limit,
    "meal": rate_meal,
    "meeting": rate_meeting,
    "neighbour": rate_near_rivals,
    "offer-answer": rate_deal,
    "pay-gear": rate_giving,
    "place-gear": rate_placing,
    "quick-resupply": rate_resupply,
    "range": rate_ranges,
    "react_my_check": rate_window,
    "react_my_combat": rate_window,
    "react_own_turn": rate_window,
    "relay": rate_attempt,
    "response": rate_window,
    "rest-uses": rate_rest_uses,
    "revealed_card": rate_revealed,
    "route": rate_route,
    "search": rate_search,
    "skill": rate_skills,
    "starting-vehicle": rate_vehicles,
    "threat_hex": rate_near_rivals,
    "trade": rate_trade,
    "travel": rate_travel,
    "vehicle-instead": rate_vehicles,
    "waster": rate_waster,
    "weapon": rate_weapons,
    "weather": rate_window,
}
# what a bot answers where it has no reason for anything else
_QUIET: Final = ("pass", "done", "decline", "no", "nothing")


def tempered(weights: dict[str, float]) -> Callable[[dict[str, Any], Asked], list[float]]:
    """`rate` by somebody of a temper, given by its weights."""
    temper = Temper(**weights)
    return lambda view, decision: rate(view, decision, temper)


def rate(view: dict[str, Any], decision: Asked, temper: Temper = EVEN) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    if len(keys) == 1:
        return [0.0]
    look = Look(view, temper)
    if decision.name == "alternative":
        return rate_alternatives(look, decision, keys)
    found = _RATES.get(decision.name)
    if found is not None:
        return found(look, keys)
    return [1.0 if key in _QUIET else 0.0 for key in keys]
