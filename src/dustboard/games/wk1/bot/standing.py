"""How well a knight of Waste Knights stands, and how far those look who think ahead."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.mission_goals import HER_HEALTH
from dustboard.games.wk1.bot.prices import card_worth, reputation_price
from dustboard.games.wk1.bot.routes import Map
from dustboard.games.wk1.bot.seen import Seen

# what a knight has of each point, from the first to the fourth; the first ones are the dearest
HEALTH_WORTH: Final[list[float]] = [0.0, 1.0, 1.8, 2.4, 2.9]
RADIATION_COST: Final[list[float]] = [0.0, 0.3, 1.0, 1.6, 2.0]
DOWN: Final = 3.0
DAMAGED: Final = 0.8
ACCEPTED: Final = 1.0  # a task whose first requirement is fulfilled
GEAR: Final = 0.5  # how much of what gear is worth can be made use of
MOST: Final = 4
SHRINE: Final = 6.0  # a step towards losing


def standing(look: Seen) -> float:
    """What the viewer's knight has, is, and can reach from where he stands."""
    return _won(look) + _body(look) + _things(look) + Map(look).worth(look.here)


def together(look: Seen) -> float:
    """How near all are to winning where they share their fate."""
    return HER_HEALTH * sum(look.state.villain_loss) - SHRINE * look.state.shrines


def _won(look: Seen) -> float:
    """What the mission and the tasks have brought so far."""
    state, seat = look.state, look.mine
    prize = look.weights.prize
    worth = reputation_price(look) * seat.reputation
    worth += ACCEPTED * len(state.accepted[look.me])
    if look.mission == "freight":  # wagons count with their values
        return worth + prize / 9.0 * sum(state.carried[look.me])
    if look.mission == "blackout":
        return worth + prize * state.marker_owner.count(look.me)
    return worth + prize * (seat.carried + seat.laurels)


def _body(look: Seen) -> float:
    seat = look.mine
    worth = HEALTH_WORTH[max(0, min(MOST, seat.health))]
    worth -= RADIATION_COST[max(0, min(MOST, seat.radiation))]
    return worth - (DOWN if seat.down else 0.0)


def _things(look: Seen) -> float:
    seat, weights = look.mine, look.weights
    worth = weights.ammo * seat.ammo + weights.fuel * seat.fuel
    worth += weights.luck * len(look.state.luck[look.me]) - (DAMAGED if seat.damaged else 0.0)
    cards = seat.worn()[:]
    cards.extend(card for card in look.stored() if card not in cards)
    return worth + GEAR * sum([card_worth(look, card, seat) for card in cards])
