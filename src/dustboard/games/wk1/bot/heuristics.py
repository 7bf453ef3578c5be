"""How good each option looks to a bot that plays by rules of thumb, from its own view alone.

What it thinks of is in `judgement`: `look` reads the view, `prices` say what things are worth,
`roads` and `targets` where to go, `fighters` and `clashes` how a fight will go, `dangers` what
the Waster's cards do; the bot uses the same thoughts as a knight and as the Waster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wk1.bot.advice import reasons
from dustboard.games.wk1.bot.combat import rate_cards, rate_directions, rate_ranges, rate_weapons
from dustboard.games.wk1.bot.duels import (
    rate_consent,
    rate_deal,
    rate_deed,
    rate_healed,
    rate_meeting,
    rate_search,
)
from dustboard.games.wk1.bot.exploration import (
    rate_attempt,
    rate_city,
    rate_explore,
    rate_hex,
    rate_luck_limit,
    rate_rest_uses,
    rate_resupply,
)
from dustboard.games.wk1.bot.gear import rate_card, rate_equip, rate_giving, rate_loot, rate_placing
from dustboard.games.wk1.bot.other_choices import (
    rate_alternatives,
    rate_blue,
    rate_face_villain,
    rate_jam,
    rate_looked,
    rate_meal,
    rate_near_rivals,
    rate_skills,
    rate_wagons_kept,
    rate_wagons_left,
)
from dustboard.games.wk1.bot.routes import rate_go_on, rate_route, rate_travel
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.setup import rate_knights, rate_tasks_kept, rate_vehicles
from dustboard.games.wk1.bot.stalls import rate_stalls, rate_trade
from dustboard.games.wk1.bot.tasks import rate_new_tasks, rate_rewards, rate_task_order
from dustboard.games.wk1.bot.tempers import EVEN, Temper
from dustboard.games.wk1.bot.wanderers import (
    rate_cities,
    rate_cultists,
    rate_procession,
    rate_train,
)
from dustboard.games.wk1.bot.wasteland import rate_escape, rate_revealed, rate_waster
from dustboard.games.wk1.bot.windows import rate_window
from dustboard.kernel.decision_types import Asked

__all__ = ["QUIET", "RATED", "SLIPS", "rate", "reasons", "tempered"]

# answers that do nothing; whatever is rated below them is a waste
QUIET: Final = ("pass", "done", "decline", "no", "nothing", "none", "stop", "ready", "cancel", "on")
# the share of its answers in which an easy bot would take another one than the best; in about half
# of them there is no other one that is fair
SLIPS: Final = 0.12

Rate = Callable[[Seen, list[str]], list[float]]


def _rate_quiet(look: Seen, keys: list[str]) -> list[float]:
    """What a bot has no reason for it leaves."""
    return [1.0 if key in QUIET else 0.0 for key in keys]


def _rate_alike(look: Seen, keys: list[str]) -> list[float]:
    """All are as good."""
    return [0.0] * len(keys)


_RATES: Final[dict[str, Rate]] = {
    "attach-special": rate_giving,
    "blue-gained": rate_blue,
    "board": rate_attempt,
    "card": rate_card,
    "cargo-lost": rate_giving,
    "city": rate_cities,
    "city_rest": rate_city,
    "combat_card": rate_cards,
    "consent": rate_consent,
    "cultist_hex": rate_cultists,
    "deed": rate_deed,
    "detach-special": rate_giving,
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
    "knight": rate_healed,
    "knight-offer": _rate_quiet,
    "knight_sheet": rate_knights,
    "leave_ingredient": _rate_alike,
    "leave_wagon": rate_wagons_left,
    "looked_card": rate_looked,
    "loot": rate_loot,
    "luck_limit": rate_luck_limit,
    "meal": rate_meal,
    "meeting": rate_meeting,
    "mission": _rate_alike,
    "neighbour": rate_near_rivals,
    "new_task": rate_new_tasks,
    "offer-answer": rate_deal,
    "pay-gear": rate_giving,
    "place-gear": rate_placing,
    "procession_hex": rate_procession,
    "proposal": _rate_alike,
    "quick-resupply": rate_resupply,
    "range": rate_ranges,
    "react_my_check": rate_window,
    "react_my_combat": rate_window,
    "react_own_turn": rate_window,
    "relay": rate_attempt,
    "response": rate_window,
    "rest-uses": rate_rest_uses,
    "revealed_card": rate_revealed,
    "reward": rate_rewards,
    "route": rate_route,
    "search": rate_search,
    "skill": rate_skills,
    "sleeper": rate_healed,
    "stalls-take": rate_stalls,
    "stalls-update": _rate_quiet,
    "starting-vehicle": rate_vehicles,
    "task_order": rate_task_order,
    "threat_hex": rate_near_rivals,
    "token_hex": rate_near_rivals,
    "trade": rate_trade,
    "train_start": rate_train,
    "train_step": rate_train,
    "travel": rate_travel,
    "vehicle-instead": rate_vehicles,
    "villain_city": rate_near_rivals,
    "villain_step": rate_near_rivals,
    "waster": rate_waster,
    "weapon": rate_weapons,
    "weather": rate_window,
}
ALTERNATIVE: Final = "alternative"  # rated by the words of its answers, not by their keys
RATED: Final = (ALTERNATIVE, *_RATES)


def tempered(weights: dict[str, float]) -> Callable[[dict[str, Any], Asked], list[float]]:
    """`rate` by somebody of a temper, given by its weights."""
    temper = Temper(**weights)
    return lambda view, decision: rate(view, decision, temper)


def rate(view: dict[str, Any], decision: Asked, temper: Temper = EVEN) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    if len(keys) == 1:
        return [0.0]
    look = Seen(view, temper)
    if decision.name == ALTERNATIVE:
        return rate_alternatives(look, decision, keys)
    return _RATES.get(decision.name, _rate_quiet)(look, keys)
