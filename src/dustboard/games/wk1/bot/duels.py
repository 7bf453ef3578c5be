"""Other knights on the same hex: whom to attack, whether to agree, what to do with sleepers."""

from __future__ import annotations

from typing import Final

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.bot.mission_goals import laurels_for, step_worth, urgency
from dustboard.games.wk1.bot.prices import (
    REPUTATION_PRICE,
    card_worth,
    health_cost,
    reputation_price,
)
from dustboard.games.wk1.bot.seen import FULL, SHARED_FATE, Seat, Seen, known_once
from dustboard.games.wk1.rules.trade.deals import AMMO, FUEL, VEHICLE, WANTED

DEAL_GAIN: Final = 0.5  # so much better a deal must be; the other knight is a rival
VEHICLE_PRICE: Final = 3.0
MOST_OF: Final = 0.67  # of a step of the mission: it is not always what the winner gets
LOOT: Final = 1.0


def duel_worth(look: Seen, rival: Seat) -> float:
    """What a duel with a rival brings: Reputation, loot, what the mission gives; and the wounds."""
    if look.mission == SHARED_FATE:
        return -5.0
    fight = look.duel(rival)
    prize = look.weights.prize
    step = MOST_OF * step_worth(look) * urgency(look, rival)
    won = reputation_price(look) + LOOT
    stake = 1.0 + prize / 3.0 * look.mine.carried
    if look.mission == "only_one":
        won += step * laurels_for(look, rival)
        stake += prize / 2.0 * min(1, look.mine.laurels)
    elif look.mission == "savior":
        won += step * min(1, rival.carried)
    cost = (
        health_cost(look, look.mine, min(fight.loss, look.mine.health - 1.0))
        + 3.0 * look.weights.dread * fight.falls
    )
    won *= look.weights.spoils * look.weights.duels
    return fight.wins * won - (1.0 - fight.wins) * 0.6 * stake - cost


def rate_meeting(look: Seen, keys: list[str]) -> list[float]:
    """Turn to the rival who promises most; a sleeper is worth a try."""
    ratings: list[float] = []
    for key in keys:
        if key == "on":
            ratings.append(0.0)
        else:
            rival = look.seats[SEAT_LETTERS.index(key)]
            ratings.append(0.8 if rival.down else duel_worth(look, rival))
    return ratings


def rate_consent(look: Seen, keys: list[str]) -> list[float]:
    """Agree to a duel that one would like to fight; the Active Knight asks."""
    worth = duel_worth(look, look.seats[look.state.active])
    return [worth if key == "yes" else 0.3 for key in keys]


def rate_healed(look: Seen, keys: list[str]) -> list[float]:
    """The own knight, then rivals who are least in the way."""
    return [_goodwill(look, look.seats[SEAT_LETTERS.index(key)]) for key in keys]


def _goodwill(look: Seen, seat: Seat) -> float:
    """How glad one is to see a knight well: the own one first, of rivals the weakest."""
    hurt = float(FULL - seat.health)
    if seat.seat == look.me:
        return 3.0 + hurt
    shared = look.mission == SHARED_FATE
    return hurt if shared else -0.3 * hurt - float(seat.reputation) - 0.01 * seat.seat


def rate_search(look: Seen, keys: list[str]) -> list[float]:
    """Who has asked for a duel wants it."""
    return [1.0 if key == "yes" else 0.0 for key in keys]


def rate_deed(look: Seen, keys: list[str]) -> list[float]:
    """Revive friends and for Reputation where it counts; else help oneself."""
    kind = look.mission == SHARED_FATE or REPUTATION_PRICE.get(look.mission, 0.5) >= 1.0
    return [1.0 if (key == "revive") == kind else 0.0 for key in keys]


def _goods_worth(look: Seen, first: int, gained: bool) -> float:
    """Ammo, Fuel and a vehicle; what does not fit on the scale is worth nothing."""
    seat, goods = look.mine, look.state.deal_goods
    ammo, fuel = goods[first + AMMO], goods[first + FUEL]
    if gained:
        ammo, fuel = min(ammo, FULL - seat.ammo), min(fuel, FULL - seat.fuel)
    worth = look.weights.ammo * ammo + look.weights.fuel * fuel
    return worth + VEHICLE_PRICE * goods[first + VEHICLE]


def rate_deal(look: Seen, keys: list[str]) -> list[float]:
    """Accept what is clearly better than what is asked for it."""
    state = look.state
    gain = sum([card_worth(look, card, look.mine) for card in known_once(state.deal_give)])
    gain += _goods_worth(look, 0, gained=True)
    gain -= sum([card_worth(look, card, look.mine) for card in known_once(state.deal_want)])
    gain -= _goods_worth(look, WANTED, gained=False)
    least = 0.0 if look.mission == SHARED_FATE else DEAL_GAIN
    return [gain - least if key == "accept" else 0.0 if key == "decline" else -9.0 for key in keys]
