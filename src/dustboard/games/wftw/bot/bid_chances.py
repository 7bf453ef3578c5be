"""How likely a bid is to carry the day, judged by what everybody can see.

Rivals' hands are hidden, but what they own is not, nor (usually) how many cards lie where.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from dustboard.games.wftw.bot.tempers import Weights
from dustboard.games.wftw.content.card_table import ATTACK
from dustboard.games.wftw.content.cards import by_id

LAST: Final = 3  # the number of the last bidding round


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

    def __init__(self, seat: dict[str, Any], weights: Weights) -> None:
        self.weights = weights
        self.seat: int = seat["seat"]
        self.hand: int = seat["hand"]
        self.marks: list[str] = seat["marks"]
        self.raids: list[str] = [raid["place"] for raid in seat["raids"]]
        self.places: list[str | None] = [row["place"] for row in seat["laid"]]
        units: dict[str, int] = dict(seat["units"])
        for id in seat["discard"]:
            units[id] = units.get(id, 0) - 1
        number = attack = 0
        for id, copies in units.items():
            number += copies
            attack += copies * ATTACK[by_id[id]]
        self.attack = attack / number if number else 0.0  # of one hidden card, on average

    def laid_at(self, place: str, many_places: int) -> float:
        """How many cards lie at a place; an even guess where the table hides it."""
        if None in self.places:
            return len(self.places) / max(many_places, 1)
        return float(self.places.count(place))

    def strength(self, cards: float) -> float:
        """The strength of so many cards, the better ones being played more often."""
        return min(cards, self.hand + len(self.places)) * (self.attack * self.weights.strong + 0.3)

    def spread(self, cards: float) -> float:
        """How far that may be off."""
        return 0.8 + (0.7 * self.attack + 0.6) * sqrt(max(cards, 1.0))


def to_win_field(
    strength: float, place: str, rivals: list[Rival], bidding_round: int, marked: bool
) -> float:
    """The chance to win a battlefield; `marked`: the marks of this bidding round are known."""
    odds = 1.0
    for rival in rivals:
        cards = rival.laid_at(place, len(rivals) + 2)
        now = marked and place in rival.marks
        turns = LAST - bidding_round + (0 if marked else 1)
        comes = 0.0
        if rival.hand:
            comes = 1.0 if now else 1.0 - (1.0 - rival.weights.shows_up) ** turns
        with_more = cards + min(rival.weights.cards_a_bid, rival.hand)
        ahead = chance(strength - rival.strength(with_more), rival.spread(with_more))
        if cards:
            stays = chance(strength - rival.strength(cards), rival.spread(cards))
        else:
            stays = 1.0
        odds *= comes * ahead + (1.0 - comes) * stays
    return odds


def to_take_base(strength: float, defence: int, owner: Rival) -> float:
    """The chance that an attack beats a base card whose owner may still defend it."""
    if strength <= defence:
        return 0.0
    if not owner.hand:
        return 1.0
    cards = owner.weights.guards
    held_off = chance(strength - defence - 0.5 - owner.strength(cards), owner.spread(cards))
    defends = owner.weights.defends
    return 1.0 - defends + defends * held_off


def to_hold_base(strength: float, attack_place: str, rivals: list[Rival], marked: str) -> float:
    """The chance that a base card with this full defence is still there after the round."""
    odds = 1.0
    for rival in rivals:
        if attack_place not in rival.raids:
            continue
        cards = rival.laid_at(attack_place, 2)
        if marked in rival.marks:
            cards += min(2.0, rival.hand)
        if cards:
            odds *= chance(strength + 0.5 - rival.strength(cards), rival.spread(cards))
    return odds
