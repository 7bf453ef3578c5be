"""What things and luck cards are worth to a bot, in points of Reputation of a usual mission."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.seen import FULL, Seat, Seen
from dustboard.games.wk1.content.card_table import (
    ARMOR,
    COLOUR,
    DAMAGE,
    GROUP,
    GROUP_ARMOR,
    GROUP_WEAPON,
    HANDS,
    ICON,
    MULTI,
    NO_AMMO,
    PIERCE,
)
from dustboard.games.wk1.content.things import (
    AMMO,
    FUEL,
    GREEN_CARD,
    HEALTH,
    LUCK,
    RADIATION,
    RED_CARD,
    REPUTATION,
    YELLOW_CARD,
)
from dustboard.games.wk1.rules.vocabulary import EFFECTS
from dustboard.kernel.effects.runner import Prices

GEAR_PRICE: Final[tuple[float, ...]] = (0.6, 1.6, 3.5, 2.0)  # by colour
LUCK_PRICE: Final = 0.4
PRICES: Final = Prices({}, LUCK_PRICE)  # words hint at what they are worth by themselves
USUAL_WORD: Final = 0.3  # what a word is worth that hints at nothing
KNOCKED_OUT: Final = 4.0
# a point of Reputation, by mission: it is the score, or only breaks ties
REPUTATION_PRICE: Final[dict[str, float]] = {
    "savior": 0.5,
    "manifold": 0.1,
    "only_one": 0.5,
    "freight": 1.0,
    "blackout": 1.0,
}


def health_cost(look: Seen, seat: Seat, loss: float) -> float:
    """What losing so much Health costs a knight; the last points are the dearest."""
    health: int = seat["health"]
    if loss <= 0.0:
        return 0.0
    cost = loss * (0.5 if health >= FULL else 0.7 if health == FULL - 1 else 1.0)
    if loss >= health:
        cost += _fallen(seat)
    elif loss > health - 1:
        cost += _fallen(seat) * (loss - health + 1)
    return cost * look.dread(seat)


def radiation_cost(look: Seen, seat: Seat, amount: int) -> float:
    """What suffering Radiation costs a knight."""
    level: int = seat["radiation"]
    if amount <= 0:
        return 0.0
    if level + amount >= FULL:
        return (_fallen(seat) + 1.0) * look.dread(seat)
    return amount * (0.3 if level == 0 else 0.7 if level == 1 else 0.5) * look.dread(seat)


def knock_out_cost(look: Seen, seat: Seat) -> float:
    """What losing consciousness costs; more for a knight who carries what the mission wants."""
    return _fallen(seat) * look.dread(seat)


def _fallen(seat: Seat) -> float:
    return KNOCKED_OUT + 3.0 * len(seat["carried"])


def thing_worth(look: Seen, seat: Seat, what: int, amount: int) -> float:
    """What a knight has of gaining (or healing) so much of something."""
    if what == REPUTATION:
        return amount * REPUTATION_PRICE.get(look.mission, 0.5)
    if what == AMMO:
        return 0.25 * min(amount, FULL - int(seat["ammo"]))
    if what == FUEL:
        fuel: int = seat["fuel"]
        return min(amount, FULL - fuel) * (0.6 if fuel < 2 else 0.35)
    if what == HEALTH:
        health: int = seat["health"]
        return min(amount, FULL - health) * (1.0 if health <= 2 else 0.6) * _care(look, seat)
    if what == RADIATION:
        level: int = seat["radiation"]
        return min(amount, level) * (0.8 if level >= 2 else 0.3) * _care(look, seat)
    if what == LUCK:
        return LUCK_PRICE * amount
    if GREEN_CARD <= what <= RED_CARD:
        return GEAR_PRICE[what - GREEN_CARD] * amount
    return GEAR_PRICE[YELLOW_CARD - GREEN_CARD] * 0.3 * amount


def _care(look: Seen, seat: Seat) -> float:
    return look.temper.care if seat["seat"] == look.me else 1.0


def weapon_worth(card: int, guns: int, blades: int) -> float:
    """How good a weapon is in the hands of a knight with these skills."""
    best = 0.0
    for icon in ICON[card]:
        skill = blades if icon == 3 else guns
        best = max(best, 0.4 * skill + 0.15 * len(ICON[card]))
    if best == 0.0:
        return 0.0
    best += 0.9 * DAMAGE[card] + 0.35 * PIERCE[card] + 0.4 * MULTI[card] + 0.3 * NO_AMMO[card]
    return best - 0.2 * (HANDS[card] - 1)


def card_worth(card: int, seat: Seat) -> float:
    """What owning a gear card is worth to a knight."""
    if card < 0:
        return 0.0
    colour = COLOUR[card]
    base = GEAR_PRICE[colour] if colour >= 0 else 0.5
    if GROUP[card] == GROUP_WEAPON:
        skills = seat["skills"]
        return 0.3 * base + 0.6 * weapon_worth(card, skills["guns"], skills["blades"])
    if GROUP[card] == GROUP_ARMOR:
        return 0.5 * base + 1.0 * ARMOR[card]
    return base


def luck_worth(card: int, rounds_left: int) -> float:
    """The worth of keeping a luck card; at the end it has none."""
    best = 0.0
    for effect in EFFECTS[card]:
        best = max(best, effect.hint(PRICES) or USUAL_WORD)
    return best * min(1.0, 0.5 * rounds_left)
