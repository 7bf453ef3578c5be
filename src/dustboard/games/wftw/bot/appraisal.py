"""What cards are worth to a bot, in victory points: a rough guide, by the bot's own weights."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.bot.weights import Weights
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
from dustboard.games.wftw.content.prices import ATTACK_PRICE, PRICES
from dustboard.games.wftw.rules.effect_tables import AT_SCORE, EFFECTS
from dustboard.games.wftw.rules.winning import BASE_VP
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.runner import Prices

CAN_LAST: Final = 8.0  # rounds; nobody looks further ahead


def when_played(card: int, prices: Prices) -> float:
    """What a unit gives beyond its strength whenever it is played."""
    worth = 0.0
    for effect in EFFECTS[card]:
        if effect.word in ("gain", "draw", "return", "retreat"):
            sure = effect.when == "paid" and effect.gate is None
            worth += effect.hint(prices) * (1.0 if sure else 0.5)
    return worth


def _at_moment(card: int, when: str, prices: Prices) -> float:
    """What a card gains and draws at one moment."""
    worth = 0.0
    for effect in EFFECTS[card]:
        if effect.when == when and effect.word in ("gain", "draw"):
            worth += effect.hint(prices)
    return worth


def _strength(card: int) -> float:
    """The strength of a unit over all places where it may stand."""
    bonus = 0.0
    for effect in EFFECTS[card]:
        if effect.word in ("attack", "others", "rivals", "win_ties", "move", "recall", "raise"):
            bonus += effect.hint(PRICES)
    return ATTACK[card] + bonus / ATTACK_PRICE


def _gained(card: int, prices: Prices) -> float:
    """What a base brings when it arrives."""
    gained = 0.0
    for effect in EFFECTS[card]:
        if effect.word == "gain" and effect.when == "gained":
            gained += effect.hint(prices)
    return gained


STRENGTH: Final[list[float]] = [_strength(card) for card in range(len(CARDS))]
# units that gain by being committed in the first bidding round; those that come back if they lose;
# and those that may still be moved or taken back: with them a bid may be a feint
FIRST: Final[list[bool]] = [
    any(effect.when == "paid" and effect.gate is not None for effect in effects)
    for effects in EFFECTS
]
RETREATS: Final[list[bool]] = [
    any(effect.word == "retreat" for effect in effects) for effects in EFFECTS
]
LURES: Final[list[bool]] = [
    FIRST[card]
    or RETREATS[card]
    or any(effect.word in ("move", "recall") for effect in EFFECTS[card])
    for card in range(len(CARDS))
]


class Appraisal:
    """The worth of each card by somebody's weights, as tables by card."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        prices = Prices(
            {"scrap": weights.scrap, "juice": weights.fine, "spark": weights.fine}, weights.draw
        )
        cards = range(len(CARDS))
        self.when_played: list[float] = [when_played(card, prices) for card in cards]
        # the same for a unit that is committed in the first bidding round, or loses as the only one
        self.first: list[float] = [
            _at_moment(card, "paid", prices) if FIRST[card] else 0.0 for card in cards
        ]
        self.lost: list[float] = [_at_moment(card, "lost:battlefield", prices) for card in cards]
        self.price: list[float] = [
            weights.scrap * BUILD[0][card] + weights.fine * (BUILD[1][card] + BUILD[2][card])
            for card in cards
        ]
        # what playing a card from the hand adds beside its strength: mostly less than nothing
        self.spent: list[float] = [
            (0.0 if self.first[card] or self.lost[card] else self.when_played[card])
            - self.price[card]
            - weights.holding * ATTACK[card]
            for card in cards
        ]
        for card in cards:
            if RETREATS[card]:  # it can be played again in the next round
                self.spent[card] = -self.price[card] - weights.holding * ATTACK[card]
                self.lost[card] = weights.holding * ATTACK[card]
        # what owning a unit is worth in each round to come
        self.unit: list[float] = [
            weights.attack * (STRENGTH[card] - weights.unit_base)
            + weights.play * (self.when_played[card] - self.price[card])
            for card in cards
        ]
        self.income: list[float] = [self._income(card, prices) for card in cards]
        self.gained: list[float] = [_gained(card, prices) for card in cards]

    def _income(self, card: int, prices: Prices) -> float:
        """What a base gives in every round to come."""
        lasting = 0.0
        for effect in EFFECTS[card]:
            if effect.word in ("bill", "total", "defence_others", "toll", "look"):
                lasting += effect.hint(prices)
        weights = self.weights
        fine = PRODUCE[1][card] + PRODUCE[2][card] + JUICE_OR_SPARK[card]
        made = weights.scrap * PRODUCE[0][card] + weights.fine * fine + weights.draw * DRAW[card]
        return made + lasting

    def rounds_left(self, state: WarState) -> float:
        """How many rounds the game may still last if its leader goes on as leaders usually do."""
        ahead = 0
        for seat in range(state.players):
            ahead = max(ahead, points(state, seat))
        house = state.house
        left = max(1.0, min(CAN_LAST, (house.victory_goal - ahead) / self.weights.pace))
        if house.round_cap:
            return min(left, house.round_cap - state.round + 1.0)
        return left

    def unit_worth(self, card: int, rounds: float) -> float:
        """The worth of owning a unit."""
        return EXTRA_VP[card] + (rounds - 1.0) * self.unit[card]

    def worth(
        self, state: WarState, seat: int, card: int, rounds: float, open_stock: bool
    ) -> float:
        """The worth of a card to a seat; of a rival only what there is to see is counted."""
        if not IS_BASE[card]:
            return self.unit_worth(card, rounds)
        worth = float(BASE_VP + EXTRA_VP[card])
        for effect in AT_SCORE[card]:
            worth += effect.outlook(state, seat, card, open_stock)
        worth += self.gained[card] * min(1.0, rounds - 1.0)
        return worth + (rounds - 1.0) * self.income[card]

    def liked(self, state: WarState, seat: int, card: int, rounds: float) -> float:
        """The worth of a card to its own seat, by taste."""
        found = self.worth(state, seat, card, rounds, True)
        if not IS_BASE[card]:
            return found
        weights = self.weights
        more = (weights.income - 1.0) * (rounds - 1.0) * self.income[card]
        return (found + more) * weights.bases


def points(state: WarState, seat: int) -> int:
    """The points of a seat if the game ended now; `rules.winning.score` without its lines."""
    total = 0
    starters = state.house.starter_bases_score
    for base in state.tableau[seat]:
        if starters or not IS_STARTER[base]:
            total += BASE_VP + EXTRA_VP[base]
        for effect in AT_SCORE[base]:
            total += effect.amount(state, seat, (base,))
    for zone in (state.hand, state.deck, state.discard, state.laid, state.draft):
        for card in zone[seat]:
            total += EXTRA_VP[card]
    return total


def is_dead_weight(appraisal: Appraisal, card: int, owned: int, hands: float) -> bool:
    """Whether a deck that turns over fast enough is better off without this starter unit."""
    return (
        IS_STARTER[card]
        and not IS_BASE[card]
        and STRENGTH[card] <= 2.0
        and appraisal.when_played[card] == 0.0
        and owned > hands + 1.0
    )
