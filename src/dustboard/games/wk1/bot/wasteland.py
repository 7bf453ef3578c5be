"""Wasteland cards: what they do to a knight, whether to escape, and which one the Waster plays."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.prices import (
    gear_price,
    health_cost,
    knock_out_cost,
    radiation_cost,
    thing_worth,
)
from dustboard.games.wk1.bot.seen import SHARED_FATE, Seat, Seen
from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import (
    BY_ID,
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    IS_EVENT,
    REWARD,
    TRAITS,
)
from dustboard.games.wk1.content.constants import BY_VEHICLE
from dustboard.games.wk1.content.mods import DICE_ESCAPE, DICE_ESCAPE_NATURE, NATURE_LOSS
from dustboard.games.wk1.content.moments import AT_FACE, AT_KNIGHT_LOSES
from dustboard.games.wk1.content.tile_table import THREAT
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.vocabulary import KnightEffect, effects_at
from dustboard.games.wk1.rules.words.move import DamageVehicle

STOPPED: Final = 1.2  # what it costs to be stopped on the way
DAMAGED: Final = 0.8
PATIENCE: Final = 0.5  # a merciful Waster lets a knight come as far as he can
HUNTED: Final = 0.3  # many tasks ask for a defeated enemy


def escape_chance(seat: Seat, card: int) -> float:
    """That a knight escapes from a card."""
    if ESCAPE[card] < 0:
        return 0.0
    dice = seat.pool(ESCAPE[card]) + seat.mod(DICE_ESCAPE)
    if TRAITS[card] >> things.NATURE & 1:
        dice += seat.mod(DICE_ESCAPE_NATURE)
    return pass_chance(dice, ESCAPE_DIFFICULTY[card])


def rewards(look: Seen, seat: Seat, card: int) -> float:
    """What the reward of a card is worth."""
    return sum([thing_worth(look, seat, what, amount) for what, amount in REWARD[card]])


def effect_cost(look: Seen, seat: Seat, card: int, effect: KnightEffect) -> float:
    """What one effect costs the knight it happens to; below 0 it is good for him."""
    do, amount = effect.word, effect.amount
    if do == "lose":
        if effect.what == things.HEALTH:
            nature = TRAITS[card] >> things.NATURE & 1
            return health_cost(look, seat, amount - (seat.mod(NATURE_LOSS) if nature else 0))
        if effect.what == things.REPUTATION:
            return thing_worth(look, seat, effect.what, min(amount, seat.reputation))
        return 0.3 * amount
    if do == "suffer":
        return radiation_cost(look, seat, amount)
    if isinstance(effect, DamageVehicle):
        if look.state.travel == BY_VEHICLE:
            return DAMAGED * amount
        return health_cost(look, seat, effect.on_foot)
    if do in ("stop", "flee", "pushed"):
        return STOPPED if len(look.state.route) > look.state.route_at else 0.2
    if do in ("gain", "heal"):
        return -thing_worth(look, seat, effect.what, amount)
    if do in ("discard", "pay"):
        return gear_price(look, 0) * amount
    return _FLAT.get(do, 0.1) * max(1, abs(amount))


_FLAT: Final[dict[str, float]] = {
    "skip_exploring": 2.0,
    "weary": 0.5,
    "points": 0.2,
    "swarm": 0.3,
    "discard_luck": 0.3,
    "plunder": 1.5,
    "trade": -0.2,
    "tokens": 0.2,
    "check": 0.0,
}


def list_cost(look: Seen, seat: Seat, card: int, when: int) -> float:
    """What the effects of a card at a moment cost; of alternatives the best one counts."""
    plain = 0.0
    options: dict[int, float] = {}
    for effect in effects_at(card, when):
        cost = effect_cost(look, seat, card, effect)
        if effect.result:
            cost *= 0.5
        if effect.option:
            options[effect.option] = options.get(effect.option, 0.0) + cost
        else:
            plain += cost
    return plain + min(options.values()) if options else plain


def facing(look: Seen, seat: Seat, card: int) -> float:
    """What facing a card brings a knight."""
    if IS_EVENT[card]:
        return rewards(look, seat, card) - list_cost(look, seat, card, AT_FACE)
    fight = look.fight(seat, card)
    cost = health_cost(look, seat, min(fight.loss, seat.health - 1.0))
    cost += fight.falls * knock_out_cost(look, seat)
    lost = (1.0 - fight.wins) * list_cost(look, seat, card, AT_KNIGHT_LOSES)
    prize = (rewards(look, seat, card) + HUNTED) * look.spoils(seat)
    return fight.wins * prize - cost - lost


def escaping(look: Seen, seat: Seat, card: int) -> float:
    """What trying to escape from a card brings a knight."""
    failed = 1.0 - escape_chance(seat, card)
    if IS_EVENT[card]:
        return -failed * max(0.0, list_cost(look, seat, card, AT_FACE))
    return -failed * health_cost(look, seat, ESCAPE_PENALTY[card])


def outcome(look: Seen, seat: Seat, card: int) -> float:
    """What a card brings a knight who chooses well."""
    return max(facing(look, seat, card), escaping(look, seat, card))


def rate_escape(look: Seen, keys: list[str]) -> list[float]:
    """Escape or face."""
    card = look.state.card
    return [
        facing(look, look.mine, card) if key == "face" else escaping(look, look.mine, card)
        for key in keys
    ]


def rate_waster(look: Seen, keys: list[str]) -> list[float]:
    """The card that is worst for the knight; the mildest where all share their fate.

    Who always spares knights does not stop them on the way either.
    """
    seat = look.seats[look.state.active]
    mercy = look.weights.mercy
    sign = mercy if mercy else 1.0 if look.mission == SHARED_FATE else -1.0
    ratings: list[float] = []
    waits = -1
    for at, key in enumerate(keys):
        if key == "wait":
            waits = at
            ratings.append(0.0)
        elif key == "under":
            ratings.append(sign * -1.0)
        else:
            ratings.append(sign * outcome(look, seat, BY_ID[key]))
    if waits >= 0 and len(keys) > 1:
        best = max([rating for at, rating in enumerate(ratings) if at != waits])
        ahead = best - 0.2 + 0.25 * _threats_ahead(look)
        ratings[waits] = best + PATIENCE if mercy > 0.0 else ahead
    return ratings


def _threats_ahead(look: Seen) -> int:
    if look.state.travel != BY_VEHICLE:
        return 0
    ahead = look.state.route[look.state.route_at :]
    return sum([THREAT[look.tile(place)] for place in ahead])


def rate_revealed(look: Seen, keys: list[str]) -> list[float]:
    """Which revealed card the knight is rid of: the one that would harm him most."""
    return [-outcome(look, look.mine, BY_ID[key]) for key in keys]
