"""Places where a bot could bid, and how likely a bid is to carry the day there.

Rivals' hands are hidden, but what they own is not, nor (usually) how many cards lie where. Nothing
else about their cards is read, so every world that fits what a seat knows looks the same.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from dustboard.games.wftw.bot.weights import Weights
from dustboard.games.wftw.content.bid_places import (
    IN_BASE_ATTACK,
    IN_DEFENCE,
    IN_SHOP,
    ON_BATTLEFIELD,
    kind_of,
)
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.rules.strength import worth_of
from dustboard.games.wftw.state.state import WarState

LAST: Final = 3  # the number of the last bidding round
_LEAST: Final = 16  # strengths are counted from here below nothing
_STRENGTHS: Final = 96
_UNKNOWN: Final = -1e18
BEYOND: Final = 1e9  # a strength that nobody has


def chance(margin: float, spread: float) -> float:
    """The chance to be ahead, given the expected margin and how sure it is.

    >>> chance(0.0, 1.0), chance(50.0, 1.0)
    (0.5, 1.0)
    """
    if spread <= 0.0 or abs(margin) > 12.0 * spread:
        return 1.0 if margin > 0.0 else 0.0
    return 1.0 / (1.0 + exp(-1.7 * margin / spread))


class Rival:
    """What can be known of a rival's cards."""

    def __init__(self, state: WarState, seat: int, weights: Weights, viewer: int) -> None:
        self.state = state
        self.weights = weights
        self.seat = seat
        # cards of a sealed choice are out of the hand, but nobody else sees that
        self.hand = len(state.hand[seat]) + len(state.draft[seat])
        self.laid = len(state.laid[seat])
        self.counted = bool(state.house.show_card_counts or state.revealed)
        number = attack = 0
        for zone in (state.hand, state.deck, state.laid, state.draft):
            for card in zone[seat]:
                number += 1
                attack += ATTACK[card]
        self.attack = attack / number if number else 0.0  # of one hidden card, on average
        # the cards that the viewer has looked at, as places and what each counts there
        self.seen_at: list[int] = []
        self.seen_worth: list[int] = []
        seen = state.seen[viewer]
        for at in range(0, len(seen), 3):
            if seen[at] == seat:
                place = state.laid_at[seat][seen[at + 1]]
                self.seen_at.append(place)
                self.seen_worth.append(worth_of(seen[at + 2], kind_of(place), 1))

    def laid_at(self, place: int, many_places: int) -> float:
        """How many cards lie at a place; an even guess where the table hides it."""
        if not self.counted:
            return self.laid / max(many_places, 1)
        count = 0
        for at in self.state.laid_at[self.seat]:
            if at == place:
                count += 1
        return float(count)

    def lies_at(self, place: int) -> bool:
        """Whether all can see cards of it at a place."""
        return self.counted and self.laid_at(place, 1) > 0.0

    def marked(self, target: int) -> bool:
        """Whether it has marked a target in this bidding round."""
        return (self.state.marks[self.seat] >> target) & 1 == 1

    def strength(self, cards: float) -> float:
        """The strength of so many cards, the better ones being played more often."""
        weights = self.weights
        return min(cards, float(self.hand + self.laid)) * (
            self.attack * weights.strong + weights.strong_more
        )

    def strength_at(self, place: int, cards: float) -> float:
        """The strength of so many cards at a place, of which the viewer may have seen some."""
        known = 0
        for at in range(len(self.seen_at)):
            if self.seen_at[at] == place:
                known += self.seen_worth[at]
                cards -= 1.0
        return known + self.strength(max(cards, 0.0))

    def spread_at(self, place: int, cards: float) -> float:
        """How far that may be off."""
        seen = self.seen_at.count(place)
        return self.weights.spread if seen and cards <= seen else self.spread(cards - seen)

    def spread(self, cards: float) -> float:
        """How far that may be off."""
        weights = self.weights
        by_card = weights.spread_attack * self.attack + weights.spread_card
        return weights.spread + by_card * sqrt(max(cards, 1.0))


class Goal:
    """A place where cards could go, and what a total strength there is worth."""

    def __init__(self, place: int, kind: int, prize: float) -> None:
        self.place = place
        self.kind = kind
        self.prize = prize
        self.must = False
        # what lies there already; `prospects.Table` fills it in
        self.before = 0  # cards
        self.others = 0  # what those cards give to each further card
        self.start = 0.0  # strength
        self.now = 0.0  # what that is worth
        self._known: list[float] = [_UNKNOWN] * _STRENGTHS

    def value(self, strength: float) -> float:
        """What a total strength there is worth."""
        return self.prize * self.odds(strength)

    def odds(self, strength: float) -> float:
        """The chance that it carries the day."""
        raise NotImplementedError

    def least(self) -> float:
        """The strength that must be exceeded for anything to come of it."""
        return -1e9

    def adds(self, strength: int) -> float:
        """What this strength there adds to what lies there."""
        at = strength + _LEAST
        if not 0 <= at < _STRENGTHS:
            return self.value(self.start + strength) - self.now
        known = self._known[at]
        if known == _UNKNOWN:
            known = self.value(self.start + strength) - self.now
            self._known[at] = known
        return known


class _Bidder:
    """A rival at a place, as numbers."""

    def __init__(self, rival: Rival, place: int, cards: float, more: float, comes: float) -> None:
        with_more = cards + more
        self.comes = comes
        self.more = rival.strength_at(place, with_more)
        self.more_spread = rival.spread_at(place, with_more)
        self.lies = cards > 0.0
        self.here = rival.strength_at(place, cards)
        self.here_spread = rival.spread_at(place, cards)


class Field(Goal):
    """A battlefield; `marked`: the marks of this bidding round are known."""

    def __init__(
        self,
        number: int,
        prize: float,
        rivals: list[Rival],
        bidding_round: int,
        marked: bool,
        lowest: int,
    ) -> None:
        super().__init__(number, ON_BATTLEFIELD, prize)
        self.lowest = float(lowest)
        self.bidders: list[_Bidder] = []
        turns = LAST - bidding_round + (0 if marked else 1)
        for rival in rivals:
            weights = rival.weights
            comes = 0.0
            if rival.hand:
                comes = 1.0
                if not (marked and rival.marked(number)):
                    comes = 1.0 - (1.0 - weights.shows_up) ** turns
            cards = rival.laid_at(number, len(rivals) + 2)
            if comes or cards:
                more = min(weights.cards_a_bid, float(rival.hand))
                self.bidders.append(_Bidder(rival, number, cards, more, comes))

    def odds(self, strength: float) -> float:
        if strength < self.lowest:
            return 0.0
        odds = 1.0
        for bidder in self.bidders:
            stays = 1.0
            if bidder.lies:
                stays = chance(strength - bidder.here, bidder.here_spread)
            if bidder.comes:
                ahead = chance(strength - bidder.more, bidder.more_spread)
                stays = bidder.comes * ahead + (1.0 - bidder.comes) * stays
            odds *= stays
        return odds


class Shop(Goal):
    """The shop: the best card within reach, if no stronger bidder takes it first."""

    def __init__(
        self, place: int, offers: list[tuple[float, int]], rivals: list[Rival], marked: bool
    ) -> None:
        super().__init__(place, IN_SHOP, offers[0][0] if offers else 0.0)
        self.offers = offers  # prize and least strength, the best first
        self.bidders: list[_Bidder] = []
        for rival in rivals:
            cards = rival.laid_at(place, 3)
            more = 0.0
            if not marked or rival.marked(place):
                more = min(1.0, float(rival.hand))
            if cards + more > 0.0:
                self.bidders.append(_Bidder(rival, place, cards, more, 1.0))

    def odds(self, strength: float) -> float:
        first = 1.0
        for bidder in self.bidders:
            first *= chance(strength - bidder.more, bidder.more_spread)
        return first

    def least(self) -> float:
        return min([cost for _, cost in self.offers]) - 1.0 if self.offers else BEYOND

    def value(self, strength: float) -> float:
        total = 0.0
        share = self.odds(strength)  # the chance that an offer is still there, and no better one
        for prize, cost in self.offers:
            if strength >= cost:
                total += share * prize
                share = (1.0 - share) * 0.6
        return total


class Raid(Goal):
    """An attack on one base card of a rival, who may still defend it."""

    def __init__(self, place: int, prize: float, shield: int, owner: Rival) -> None:
        super().__init__(place, IN_BASE_ATTACK, prize)
        self.shield = float(shield)
        self.helped = 0.0
        self.help = 0.0
        self.help_spread = 0.0
        if owner.hand:
            weights = owner.weights
            self.helped = weights.defends
            self.help = owner.strength(weights.guards)
            self.help_spread = owner.spread(weights.guards)

    def odds(self, strength: float) -> float:
        if strength <= self.shield:
            return 0.0
        if not self.helped:
            return 1.0
        held_off = chance(strength - self.shield - 0.5 - self.help, self.help_spread)
        return 1.0 - self.helped + self.helped * held_off

    def least(self) -> float:
        return self.shield


class Defence(Goal):
    """The defence of an own base card that is attacked."""

    def __init__(
        self, place: int, prize: float, shield: int, attack: int, target: int, rivals: list[Rival]
    ) -> None:
        super().__init__(place, IN_DEFENCE, prize)
        self.shield = float(shield)
        self.attackers: list[_Bidder] = []
        for rival in rivals:
            if attack not in rival.state.raids[rival.seat]:
                continue
            cards = rival.laid_at(attack, 2)
            if rival.marked(target):
                cards += min(2.0, float(rival.hand))
            if cards:
                self.attackers.append(_Bidder(rival, attack, cards, 0.0, 1.0))

    def odds(self, strength: float) -> float:
        odds = 1.0
        for attacker in self.attackers:
            margin = self.shield + strength + 0.5 - attacker.here
            odds *= chance(margin, attacker.here_spread)
        return odds
