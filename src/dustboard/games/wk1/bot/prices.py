"""What things and luck cards are worth to a bot, in points of Reputation of a usual mission."""

from __future__ import annotations

from functools import cache
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
LEAST_USE: Final = 0.15  # of gear at the end, where its value breaks ties
PRICES: Final = Prices({}, 0.4)  # words hint at what they are worth by themselves
LUCKY: Final = 2.5  # how much better a luck card is than the price of any
USUAL_WORD: Final = 0.3  # what a word is worth that hints at nothing
# a point of Reputation, by mission: it is the score, or only breaks ties
REPUTATION_PRICE: Final[dict[str, float]] = {
    "savior": 0.5,
    "manifold": 0.1,
    "only_one": 0.5,
    "freight": 1.0,
    "blackout": 1.0,
}


def reputation_price(look: Seen) -> float:
    """A point of Reputation in this mission."""
    return look.weights.reputation * REPUTATION_PRICE.get(look.mission, 0.5)


def use_left(look: Seen) -> float:
    """How much of its price gear is still worth, which pays for itself over some rounds."""
    return max(LEAST_USE, min(1.0, look.rounds_left / look.weights.gear_rounds))


def gear_price(look: Seen, colour: int) -> float:
    """A gear card of a colour that nobody has seen."""
    return GEAR_PRICE[colour] * look.weights.gear * use_left(look)


def health_cost(look: Seen, seat: Seat, loss: float) -> float:
    """What losing so much Health costs a knight; the last points are the dearest."""
    health = seat.health
    if loss <= 0.0:
        return 0.0
    cost = loss * (0.5 if health >= FULL else 0.7 if health == FULL - 1 else 1.0)
    if loss >= health:
        cost += _fallen(look, seat)
    elif loss > health - 1:
        cost += _fallen(look, seat) * (loss - health + 1)
    return cost * look.dread(seat)


def radiation_cost(look: Seen, seat: Seat, amount: int) -> float:
    """What suffering Radiation costs a knight."""
    level = seat.radiation
    if amount <= 0:
        return 0.0
    if level + amount >= FULL:
        return (_fallen(look, seat) + 1.0) * look.dread(seat)
    return amount * (0.3 if level == 0 else 0.7 if level == 1 else 0.5) * look.dread(seat)


def knock_out_cost(look: Seen, seat: Seat) -> float:
    """What losing consciousness costs; more for a knight who carries what the mission wants."""
    return _fallen(look, seat) * look.dread(seat)


def _fallen(look: Seen, seat: Seat) -> float:
    return look.weights.fallen + look.weights.prize / 3.0 * seat.carried


def thing_worth(look: Seen, seat: Seat, what: int, amount: int) -> float:
    """What a knight has of gaining (or healing) so much of something."""
    if what == REPUTATION:
        return amount * reputation_price(look)
    if what == AMMO:
        return look.weights.ammo * min(amount, FULL - seat.ammo)
    if what == FUEL:
        price = look.weights.fuel * (1.5 if seat.fuel < 2 else 0.85)
        return min(amount, FULL - seat.fuel) * price
    if what == HEALTH:
        price = 1.0 if seat.health <= 2 else 0.6
        return min(amount, FULL - seat.health) * price * _care(look, seat)
    if what == RADIATION:
        price = 0.8 if seat.radiation >= 2 else 0.3
        return min(amount, seat.radiation) * price * _care(look, seat)
    if what == LUCK:
        return look.weights.luck * amount
    if GREEN_CARD <= what <= RED_CARD:
        return gear_price(look, what - GREEN_CARD) * amount
    return gear_price(look, YELLOW_CARD - GREEN_CARD) * 0.3 * amount


def _care(look: Seen, seat: Seat) -> float:
    return look.weights.care if seat.seat == look.me else 1.0


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


def card_worth(look: Seen, card: int, seat: Seat) -> float:
    """What owning a gear card is worth to a knight."""
    if card < 0:
        return 0.0
    colour = COLOUR[card]
    use = look.weights.gear * use_left(look)
    base = GEAR_PRICE[colour] if colour >= 0 else 0.5
    if GROUP[card] == GROUP_WEAPON:
        return use * (0.3 * base + 0.6 * weapon_worth(card, seat.guns, seat.blades))
    if GROUP[card] == GROUP_ARMOR:
        return use * (0.5 * base + 1.0 * ARMOR[card])
    return use * base


@cache
def _luck(card: int) -> float:
    best = 0.0
    for effect in EFFECTS[card]:
        best = max(best, effect.hint(PRICES) or USUAL_WORD)
    return best


def luck_worth(look: Seen, card: int) -> float:
    """The worth of keeping a luck card; at the end it has none."""
    return _luck(card) * look.weights.luck * LUCKY * min(1.0, 0.5 * look.rounds_left)
