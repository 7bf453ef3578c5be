"""What a knight does on the hex that he explores, and in the nights."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.goals import action_worth, resupply_worth, task_chance, task_reward
from dustboard.games.wk1.bot.mission_goals import mission_targets
from dustboard.games.wk1.bot.prices import card_worth, luck_worth, thing_worth
from dustboard.games.wk1.bot.seen import FULL, Seen
from dustboard.games.wk1.bot.stalls import best_deal
from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.board import COUNT
from dustboard.games.wk1.content.card_table import BY_ID, IS_LUCK, LUCK_ICON
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.keys import of_hex, read
from dustboard.games.wk1.content.mission_table import CHECKS, MISSION_OPTION
from dustboard.games.wk1.content.moments import AT_ANY, AT_OUTSIDE_CLASH, AT_REST
from dustboard.games.wk1.content.things import COST_DISCARD
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.vocabulary import ACTIONS, EFFECTS, KnightEffect

MISSION_FIRST: Final = 12.0
RIDE_LEAST: Final = 3.0


def ride_worth(look: Seen) -> float:
    """What being carried to any hex brings; there is no action there, but the mission counts."""
    if look.mission not in ("savior", "blackout", "only_one"):
        return 0.0
    best = 0.0
    for target in mission_targets(look):
        if look.mission != "savior" or target.place == look.state.large_at[0]:
            best = max(best, target.worth)
    return best if best >= RIDE_LEAST else 0.0


def _special(look: Seen, number: int) -> float:
    effects: tuple[KnightEffect, ...] = ACTIONS[look.tile(look.here)][number]
    worth = action_worth(look, effects)
    if any(effect.word == "ride" for effect in effects):
        worth += ride_worth(look)
    return worth - 0.05


def rate_explore(look: Seen, keys: list[str]) -> list[float]:
    """Tasks first, then the one action that brings most."""
    ratings: list[float] = []
    for key in keys:
        answer = read(key)
        card = answer.card
        if answer.word == "done":
            ratings.append(0.0)
        elif answer.word == "accomplish":
            ratings.append(30.0 + task_reward(look, card))
        elif answer.word == "accept":
            odds = task_chance(look, card, 0) * task_reward(look, card)
            ratings.append(20.0 + odds if odds > 0.5 and look.rounds_left else -1.0)
        elif answer.word == "mission":
            ratings.append(_mission_action(look))
        elif answer.word == "special":
            ratings.append(_special(look, answer.number - 1))
        elif answer.word == "trade":
            deal = best_deal(look)
            ratings.append(-1.0 if deal is None else deal.gain)
        else:
            ratings.append(resupply_worth(look, look.tile(look.here), key))
    return ratings


def _mission_action(look: Seen) -> float:
    """Take what lies here; fight a Cultist only with good chances."""
    worth = sum([target.worth for target in mission_targets(look) if target.place == look.here])
    return worth - 0.5 if look.mission == "manifold" else MISSION_FIRST + worth


def rate_attempt(look: Seen, keys: list[str]) -> list[float]:
    """The check of the mission with the best odds; not with the last point of Health."""
    ratings: list[float] = []
    for key in keys:
        if key == "no":
            ratings.append(0.3)
            continue
        skill = SKILLS.index(key)
        for each, difficulty in CHECKS[MISSION_OPTION.index(look.mission)]:
            if each == skill:
                odds = pass_chance(look.mine.pool(skill, exploring=True), difficulty)
                fall = look.mission == "freight" and look.mine.health == 1
                ratings.append(0.3 + odds - (look.weights.dread if fall else 0.0))
    return ratings


def rate_hex(look: Seen, keys: list[str]) -> list[float]:
    """Any hex: to ride to what the mission wants, or to strike where rivals are."""
    ride = any(
        effect.word == "ride" for effects in ACTIONS[look.tile(look.here)] for effect in effects
    )
    worth = {of_hex(place): 0.0 for place in range(COUNT)}
    if ride:
        for target in mission_targets(look):
            if look.mission != "savior" or target.place == look.state.large_at[0]:
                worth[of_hex(target.place)] += target.worth
    else:
        for seat in look.seats:
            worth[of_hex(seat.hex)] += -2.0 if seat.seat == look.me else 1.0
    return [worth[key] for key in keys]


# -- nights -------------------------------------------------------------------------------------

_GOODS: Final[dict[str, int]] = {
    "ammo": things.AMMO,
    "fuel": things.FUEL,
    "health": things.HEALTH,
    "radiation": things.RADIATION,
}


def rate_city(look: Seen, keys: list[str]) -> list[float]:
    """The good thing that is needed most."""
    return [thing_worth(look, look.mine, _GOODS[key], 1) if key in _GOODS else 0.0 for key in keys]


def rate_resupply(look: Seen, keys: list[str]) -> list[float]:
    """A luck card for its icon, if the icon is needed more than the card."""
    ratings: list[float] = []
    for key in keys:
        if key == "none":
            ratings.append(0.0)
        else:
            card = BY_ID[key]
            gain = thing_worth(look, look.mine, LUCK_ICON[card], 1)
            ratings.append(gain * 1.3 - luck_worth(look, card))
    return ratings


def rate_luck_limit(look: Seen, keys: list[str]) -> list[float]:
    """The least useful luck card goes."""
    return [-luck_worth(look, BY_ID[key]) for key in keys]


def heal_gain(look: Seen, effect: KnightEffect) -> float:
    """What healing or gaining by a card in hand brings now; wasting half of it is a pity."""
    seat = look.mine
    amount = min(effect.amount, FULL)
    if effect.word not in ("heal", "gain") or effect.what > things.RADIATION:
        return 0.0
    gain = thing_worth(look, seat, effect.what, amount)
    if effect.what == things.RADIATION:
        missing = seat.radiation
    elif effect.what == things.HEALTH:
        missing = FULL - seat.health
    else:
        missing = FULL - (seat.ammo if effect.what == things.AMMO else seat.fuel)
    return gain if missing >= amount else gain * 0.6


def rate_rest_uses(look: Seen, keys: list[str]) -> list[float]:
    """Heal what is badly hurt; what costs nothing is always used."""
    ratings: list[float] = []
    for key in keys:
        answer = read(key)
        if answer.word == "ready":
            ratings.append(0.0)
        elif answer.word == "cash":
            ratings.append(0.5 if look.rounds_left == 0 else -0.5)
        else:
            ratings.append(_rest_use(look, answer.card))
    return ratings


def _rest_use(look: Seen, card: int) -> float:
    gain = cost = 0.0
    for effect in EFFECTS[card]:
        if effect.at not in (AT_REST, AT_ANY, AT_OUTSIDE_CLASH):
            continue
        gain = max(gain, heal_gain(look, effect))
        if effect.word == "repair" and look.mine.damaged:
            gain = max(gain, 1.0)
        if effect.cost == COST_DISCARD:
            luck = IS_LUCK[card]
            cost = luck_worth(look, card) if luck else card_worth(look, card, look.mine)
    return gain - cost - 0.05 if look.rounds_left else -1.0
