"""Who rates which question: a number for every answer, by its key; the best is the highest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from dustboard.games.wk1.bot.routes import rate_go_on
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.setup import rate_knights, rate_tasks_kept, rate_vehicles
from dustboard.games.wk1.bot.stalls import rate_stalls, rate_trade
from dustboard.games.wk1.bot.tasks import rate_new_tasks, rate_rewards, rate_task_order
from dustboard.games.wk1.bot.wanderers import (
    rate_cities,
    rate_cultists,
    rate_procession,
    rate_train,
)
from dustboard.games.wk1.bot.wasteland import rate_escape, rate_revealed, rate_waster
from dustboard.games.wk1.bot.windows import rate_window

# answers that do nothing; whatever is rated below them is a waste
QUIET: Final = ("pass", "done", "decline", "no", "nothing", "none", "stop", "ready", "cancel", "on")

Rate = Callable[[Seen, list[str]], list[float]]


def _rate_quiet(look: Seen, keys: list[str]) -> list[float]:
    """What a bot has no reason for it leaves."""
    return [1.0 if key in QUIET else 0.0 for key in keys]


def _rate_alike(look: Seen, keys: list[str]) -> list[float]:
    """All are as good."""
    return [0.0] * len(keys)


RATES: Final[dict[str, Rate]] = {
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
    "vehicle-instead": rate_vehicles,
    "villain_city": rate_near_rivals,
    "villain_step": rate_near_rivals,
    "waster": rate_waster,
    "weapon": rate_weapons,
    "weather": rate_window,
}
ALTERNATIVE: Final = "alternative"  # rated by the words of its answers, not by their keys
