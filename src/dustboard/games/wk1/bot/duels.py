"""Other knights on the same hex: whom to attack, whether to agree, what to do with sleepers."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.bot.fighters import knight, outlook
from dustboard.games.wk1.bot.prices import REPUTATION_PRICE, card_worth, health_cost
from dustboard.games.wk1.bot.seen import FULL, SHARED_FATE, Seat, Seen, numbers_of

DEAL_GAIN: Final = 0.5  # so much better a deal must be; the other knight is a rival
VEHICLE: Final = 3.0


def duel_worth(look: Seen, rival: Seat) -> float:
    """What a duel with a rival brings: Reputation, loot, what the mission gives; and the wounds."""
    if look.mission == SHARED_FATE:
        return -5.0
    fight = outlook(look, knight(look.mine), knight(rival))
    prize = REPUTATION_PRICE.get(look.mission, 0.5) + 1.0
    stake = 1.0 + 3.0 * len(look.mine["carried"])
    if look.mission == "only_one":
        again = look.mine["attacked"] == rival["seat"]
        prize += 0.0 if again else 6.0 * min(1, rival["laurels"] + (not look.mine["laurels"]))
        stake += 4.0 * min(1, int(look.mine["laurels"]))
    elif look.mission == "savior":
        prize += 6.0 * min(1, len(rival["carried"]))
    cost = (
        health_cost(look, look.mine, min(fight.loss, look.mine["health"] - 1.0))
        + 3.0 * look.temper.dread * fight.falls
    )
    return fight.wins * prize * look.temper.spoils - (1.0 - fight.wins) * 0.6 * stake - cost


def rate_meeting(look: Seen, keys: list[str]) -> list[float]:
    """Turn to the rival who promises most; a sleeper is worth a try."""
    ratings: list[float] = []
    for key in keys:
        if key == "on":
            ratings.append(0.0)
        else:
            rival = look.seats[SEAT_LETTERS.index(key)]
            ratings.append(0.8 if rival["down"] else duel_worth(look, rival))
    return ratings


def rate_consent(look: Seen, keys: list[str]) -> list[float]:
    """Agree to a duel that one would like to fight; the Active Knight asks."""
    worth = duel_worth(look, look.seats[look.view["active"]])
    return [worth if key == "yes" else 0.3 for key in keys]


def rate_healed(look: Seen, keys: list[str]) -> list[float]:
    """The own knight, then rivals who are least in the way."""
    return [_goodwill(look, look.seats[SEAT_LETTERS.index(key)]) for key in keys]


def _goodwill(look: Seen, seat: Seat) -> float:
    """How glad one is to see a knight well: the own one first, of rivals the weakest."""
    hurt = FULL - float(seat["health"])
    if seat["seat"] == look.me:
        return 3.0 + hurt
    shared = look.mission == SHARED_FATE
    return hurt if shared else -0.3 * hurt - float(seat["reputation"]) - 0.01 * seat["seat"]


def rate_search(look: Seen, keys: list[str]) -> list[float]:
    """Who has asked for a duel wants it."""
    return [1.0 if key == "yes" else 0.0 for key in keys]


def rate_deed(look: Seen, keys: list[str]) -> list[float]:
    """Revive friends and for Reputation where it counts; else help oneself."""
    kind = look.mission == SHARED_FATE or REPUTATION_PRICE.get(look.mission, 0.5) >= 1.0
    return [1.0 if (key == "revive") == kind else 0.0 for key in keys]


def _goods_worth(seat: Seat, goods: dict[str, Any], gained: bool) -> float:
    """Ammo, Fuel and a vehicle; what does not fit on the scale is worth nothing."""
    worth = VEHICLE * int(goods["vehicle"])
    for name, price in (("ammo", 0.25), ("fuel", 0.4)):
        amount = int(goods[name])
        worth += price * (min(amount, FULL - int(seat[name])) if gained else amount)
    return worth


def rate_deal(look: Seen, keys: list[str]) -> list[float]:
    """Accept what is clearly better than what is asked for it."""
    offer: dict[str, Any] = look.view["deal"]["offer"]
    gain = sum([card_worth(card, look.mine) for card in numbers_of(offer["give"])])
    gain += _goods_worth(look.mine, offer["give_goods"], gained=True)
    gain -= sum([card_worth(card, look.mine) for card in numbers_of(offer["want"])])
    gain -= _goods_worth(look.mine, offer["want_goods"], gained=False)
    least = 0.0 if look.mission == SHARED_FATE else DEAL_GAIN
    return [gain - least if key == "accept" else 0.0 if key == "decline" else -9.0 for key in keys]
