"""What cards are worth to a bot, in victory points: a rough guide, made from a view alone."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.cards import CARDS, RESOURCES
from dustboard.games.wftw.effect_tables import (
    BILL,
    DEFENCE_OTHERS,
    OTHERS_BONUS,
    OWN_BONUS,
    RIVALS_MALUS,
    TOTAL_BONUS,
    WINS_TIES,
)
from dustboard.games.wftw.numbers import (
    ATTACK,
    BUILD,
    DRAW,
    EXTRA_VP,
    IS_BASE,
    IS_STARTER,
    JUICE_OR_SPARK,
    PRODUCE,
)
from dustboard.games.wftw.scoring import BASE_VP

POINTS_A_ROUND: Final = 2.5  # how fast the leader of a usual game comes closer to the goal
SCRAP_PRICE: Final = 0.07  # points; juice and spark are scarcer
FINE_PRICE: Final = 0.12
DRAW_PRICE: Final = 0.32
ATTACK_PRICE: Final = 0.05  # one attack of a unit, for each round still to come


def _when_played(card: int) -> float:
    """What a unit gives beyond its strength whenever it is played."""
    worth = 0.0
    for effect in CARDS[card].effects:
        sure = 1.0 if effect.when == "paid" else 0.5
        if effect.do == "gain":
            gain = effect.gain
            worth += sure * (SCRAP_PRICE * gain.scrap + FINE_PRICE * (gain.juice + gain.spark))
        elif effect.do == "draw" and effect.when == "paid":
            worth += DRAW_PRICE
        elif effect.do == "return":
            worth += 0.25
    return worth


def _price(card: int) -> float:
    """What it costs to play a unit."""
    return SCRAP_PRICE * BUILD[0][card] + FINE_PRICE * (BUILD[1][card] + BUILD[2][card])


def _strength(card: int) -> float:
    """The strength of a unit over all places where it may stand."""
    bonus = 0.0
    for kind in range(4):
        bonus += 0.25 * OWN_BONUS[kind][card]
    return ATTACK[card] + bonus + 1.5 * OTHERS_BONUS[card] - RIVALS_MALUS[card] + WINS_TIES[card]


def _income(card: int) -> float:
    """What a base gives in every round to come."""
    total = 0.0
    for kind in range(4):
        total += TOTAL_BONUS[kind][card]
    fine = PRODUCE[1][card] + PRODUCE[2][card] + JUICE_OR_SPARK[card]
    return (
        SCRAP_PRICE * (PRODUCE[0][card] - BILL[card])
        + FINE_PRICE * fine
        + DRAW_PRICE * DRAW[card]
        + 0.08 * total
        + 0.03 * DEFENCE_OTHERS[card]
    )


WHEN_PLAYED: Final[list[float]] = [_when_played(card) for card in range(len(CARDS))]
PRICE: Final[list[float]] = [_price(card) for card in range(len(CARDS))]
STRENGTH: Final[list[float]] = [_strength(card) for card in range(len(CARDS))]
INCOME: Final[list[float]] = [_income(card) for card in range(len(CARDS))]


def rounds_left(view: dict[str, Any]) -> float:
    """How many rounds the game may still last, by the points of the leader."""
    lead: int = max(seat["score"] for seat in view["seats"])
    goal: int = view["goal"]
    left = max(1.0, min(8.0, (goal - lead) / POINTS_A_ROUND))
    cap: int = view["options"]["round_cap"]
    now: int = view["round"]
    return min(left, cap - now + 1.0) if cap else left


def _bonus_points(card: int, owner: dict[str, Any]) -> float:
    """The points a base would score by its text, for somebody who owns what `owner` owns."""
    points = 0.0
    bases = len(owner["tableau"]) + 1
    for effect in CARDS[card].effects:
        if effect.when != "score":
            continue
        if effect.do == "vp_if_bases":
            points += effect.amount * min(1.0, 0.2 + 0.8 * bases / effect.at_least)
        elif effect.do == "vp_if_most_bases":
            points += effect.amount * 0.6
        elif effect.do == "vp_if_produce":
            kind = RESOURCES.index(effect.resource)
            made = owner["produces"][effect.resource] + PRODUCE[kind][card]
            points += effect.amount * (1.0 if made >= effect.at_least else 0.4)
        elif effect.do == "vp_per_bases":
            points += effect.amount * (bases + 1.0) / effect.per
        elif effect.do == "vp_per_resources":
            stock = owner["stock"]
            held = 5 if stock is None else stock["scrap"] + stock["juice"] + stock["spark"]
            points += min(effect.most, effect.amount * 0.8 * held / effect.per)
    return points


def unit_worth(card: int, rounds: float) -> float:
    """The worth of owning a unit."""
    play = ATTACK_PRICE * (STRENGTH[card] - 2.0) + 0.4 * (WHEN_PLAYED[card] - PRICE[card])
    return EXTRA_VP[card] + (rounds - 1.0) * play


def worth(card: int, owner: dict[str, Any], rounds: float) -> float:
    """The worth of a card to a player, `owner` being that player's part of the view."""
    if not IS_BASE[card]:
        return unit_worth(card, rounds)
    gained = 0.0
    for effect in CARDS[card].effects:
        if effect.when == "gained" and effect.do == "gain":
            gain = effect.gain
            gained += SCRAP_PRICE * gain.scrap + FINE_PRICE * (gain.juice + gain.spark)
    points = BASE_VP + EXTRA_VP[card] + _bonus_points(card, owner)
    return points + gained * min(1.0, rounds - 1.0) + (rounds - 1.0) * INCOME[card]


def is_dead_weight(card: int, owned: int, draws: int) -> bool:
    """Whether a deck that turns over fast enough is better off without this starter unit."""
    return (
        IS_STARTER[card]
        and not IS_BASE[card]
        and STRENGTH[card] <= 2.0
        and WHEN_PLAYED[card] == 0.0
        and owned > 2 * draws + 1
    )
