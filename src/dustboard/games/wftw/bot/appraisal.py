"""What cards are worth to a bot, in victory points: a rough guide, made from a view alone."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.content.card_table import (
    ATTACK,
    BUILD,
    DRAW,
    EXTRA_VP,
    IS_BASE,
    IS_STARTER,
    JUICE_OR_SPARK,
    PRODUCE,
)
from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.content.prices import (
    ATTACK_PRICE,
    DRAW_PRICE,
    FINE_PRICE,
    PRICES,
    SCRAP_PRICE,
)
from dustboard.games.wftw.rules.effect_tables import AT_SCORE, EFFECTS
from dustboard.games.wftw.rules.winning import BASE_VP

CAN_LAST: Final = 8.0  # rounds; nobody looks further ahead


def _when_played(card: int) -> float:
    """What a unit gives beyond its strength whenever it is played."""
    worth = 0.0
    for effect in EFFECTS[card]:
        if effect.word in ("gain", "draw", "return"):
            worth += effect.hint(PRICES) * (1.0 if effect.when == "paid" else 0.5)
    return worth


def _price(card: int) -> float:
    """What it costs to play a unit."""
    return SCRAP_PRICE * BUILD[0][card] + FINE_PRICE * (BUILD[1][card] + BUILD[2][card])


def _strength(card: int) -> float:
    """The strength of a unit over all places where it may stand."""
    bonus = 0.0
    for effect in EFFECTS[card]:
        if effect.word in ("attack", "others", "rivals", "win_ties"):
            bonus += effect.hint(PRICES)
    return ATTACK[card] + bonus / ATTACK_PRICE


def _income(card: int) -> float:
    """What a base gives in every round to come."""
    lasting = 0.0
    for effect in EFFECTS[card]:
        if effect.word in ("bill", "total", "defence_others"):
            lasting += effect.hint(PRICES)
    fine = PRODUCE[1][card] + PRODUCE[2][card] + JUICE_OR_SPARK[card]
    made = SCRAP_PRICE * PRODUCE[0][card] + FINE_PRICE * fine + DRAW_PRICE * DRAW[card]
    return made + lasting


def _gained(card: int) -> float:
    """What a base brings when it arrives."""
    gained = 0.0
    for effect in EFFECTS[card]:
        if effect.word == "gain" and effect.when == "gained":
            gained += effect.hint(PRICES)
    return gained


WHEN_PLAYED: Final[list[float]] = [_when_played(card) for card in range(len(CARDS))]
PRICE: Final[list[float]] = [_price(card) for card in range(len(CARDS))]
STRENGTH: Final[list[float]] = [_strength(card) for card in range(len(CARDS))]
INCOME: Final[list[float]] = [_income(card) for card in range(len(CARDS))]
GAINED: Final[list[float]] = [_gained(card) for card in range(len(CARDS))]


def rounds_left(view: dict[str, Any], pace: float) -> float:
    """How many rounds the game may still last if the leader makes so many points in each."""
    lead: int = max(seat["score"] for seat in view["seats"])
    goal: int = view["goal"]
    left = max(1.0, min(CAN_LAST, (goal - lead) / pace))
    cap: int = view["options"]["round_cap"]
    now: int = view["round"]
    return min(left, cap - now + 1.0) if cap else left


def _bonus_points(card: int, owner: dict[str, Any]) -> float:
    """The points a base would score by its text, for somebody who owns what `owner` owns."""
    points = 0.0
    for effect in AT_SCORE[card]:
        points += effect.outlook(card, owner)
    return points


def unit_worth(card: int, rounds: float) -> float:
    """The worth of owning a unit."""
    play = ATTACK_PRICE * (STRENGTH[card] - 2.0) + 0.4 * (WHEN_PLAYED[card] - PRICE[card])
    return EXTRA_VP[card] + (rounds - 1.0) * play


def worth(card: int, owner: dict[str, Any], rounds: float) -> float:
    """The worth of a card to a player, `owner` being that player's part of the view."""
    if not IS_BASE[card]:
        return unit_worth(card, rounds)
    points = BASE_VP + EXTRA_VP[card] + _bonus_points(card, owner)
    return points + GAINED[card] * min(1.0, rounds - 1.0) + (rounds - 1.0) * INCOME[card]


def is_dead_weight(card: int, owned: int, hands: float) -> bool:
    """Whether a deck that turns over fast enough is better off without this starter unit."""
    return (
        IS_STARTER[card]
        and not IS_BASE[card]
        and STRENGTH[card] <= 2.0
        and WHEN_PLAYED[card] == 0.0
        and owned > hands + 1.0
    )
