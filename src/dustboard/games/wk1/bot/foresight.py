"""How far a bot thinks ahead in Waste Knights, and how well a knight stands there."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.bot.mission_goals import HER_HEALTH, PRIZE
from dustboard.games.wk1.bot.prices import LUCK_PRICE, REPUTATION_PRICE, card_worth
from dustboard.games.wk1.bot.routes import Map
from dustboard.games.wk1.bot.seen import SHARED_FATE, Seen, worn
from dustboard.games.wk1.state.state import KnightsState

ROUNDS_AHEAD: Final = 1  # to the end of this round
WORLDS: Final = 8
WON: Final = 40.0  # a won game, in the price of a step of the mission
# so many of the options that look best are tried, besides what other tempers would do
TRIED: Final[dict[str, int]] = {
    "combat_card": 4,
    "direction": 2,
    "escape_or_face": 2,
    "explore": 3,
    "go_on": 2,
    "meeting": 3,
    "route": 3,
    "travel": 3,
    "waster": 4,
}

# what a knight has of each point, from the first to the fourth; the first ones are the dearest
HEALTH_WORTH: Final[list[float]] = [0.0, 1.0, 1.8, 2.4, 2.9]
RADIATION_COST: Final[list[float]] = [0.0, 0.3, 1.0, 1.6, 2.0]
AMMO_WORTH: Final = 0.25
FUEL_WORTH: Final = 0.4
DOWN: Final = 3.0
DAMAGED: Final = 0.8
ACCEPTED: Final = 1.0  # a task whose first requirement is fulfilled
GEAR: Final = 0.5  # how much of what gear is worth can be made use of
MOST: Final = 4


def clock(state: KnightsState) -> int:
    """How far the game has come."""
    return state.round


def lead(views: list[dict[str, Any]], seat: int) -> float:
    """By how much a knight stands better than the best rival; all together if they share a fate."""
    looks = [Seen(view) for view in views]
    found = [standing(look) for look in looks]
    if looks[seat].mission == SHARED_FATE:
        harm = sum([int(row["loss"]) for row in looks[seat].goal["villains"]])
        return sum(found) / len(found) + HER_HEALTH * harm
    return found[seat] - max([worth for at, worth in enumerate(found) if at != seat])


def standing(look: Seen) -> float:
    """What the viewer's knight has, is, and can reach from where he stands."""
    return _won(look) + _body(look) + _things(look) + Map(look).worth(look.here)


def _won(look: Seen) -> float:
    """What the mission and the tasks have brought so far."""
    seat = look.mine
    worth = REPUTATION_PRICE.get(look.mission, 0.5) * int(seat["reputation"])
    worth += ACCEPTED * len(seat["tasks"]["accepted"])
    if look.mission == "freight":  # wagons count with their values
        return worth + sum([float(wagon) for wagon in seat["carried"] if wagon])
    if look.mission == "blackout":
        owners: list[int | None] = look.goal["owners"]
        return worth + PRIZE * sum([1 for owner in owners if owner == look.me])
    return worth + PRIZE * (len(seat["carried"]) + int(seat["laurels"]))


def _body(look: Seen) -> float:
    seat = look.mine
    worth = HEALTH_WORTH[max(0, min(MOST, int(seat["health"])))]
    worth -= RADIATION_COST[max(0, min(MOST, int(seat["radiation"])))]
    return worth - (DOWN if seat["down"] else 0.0)


def _things(look: Seen) -> float:
    seat = look.mine
    worth = AMMO_WORTH * int(seat["ammo"]) + FUEL_WORTH * int(seat["fuel"])
    worth += LUCK_PRICE * len(look.luck()) - (DAMAGED if seat["damaged"] else 0.0)
    cards = worn(seat)
    cards.extend(card for card in look.stored() if card not in cards)
    return worth + GEAR * sum([card_worth(card, seat) for card in cards])
