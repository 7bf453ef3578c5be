"""What a bot reckons with: numbers for each size of table, and its temper as factors on them."""

from __future__ import annotations

from typing import Final


class Weights:
    """The numbers behind the rules of thumb.

    They were fitted by playing against themselves; duels and larger tables have their own.
    """

    def __init__(self, players: int) -> None:
        duel = players == 2
        # how much is made of each way to come by points
        self.raids = 0.4 if duel else 0.47  # base cards of rivals
        self.fields = 1.41 if duel else 0.82  # prizes of battlefields
        self.shop = 0.6 if duel else 0.81  # cards of the buy row
        self.defence = 2.6 if duel else 2.7  # the own base cards
        self.bases = 0.68 if duel else 0.95  # any base card that could be won, beside units
        self.income = 2.18 if duel else 1.88  # what bases produce
        # rivals
        self.shows_up = 0.58 if duel else 0.3  # that one bids somewhere in a round where it can
        self.cards_a_bid = 1.5 if duel else 1.7
        self.strong = 1.26 if duel else 1.45  # what they play over the average of their cards
        self.defends = 0.8  # that an attacked base card gets help, and how many cards
        self.guards = 1.5
        self.pace = 1.9 if duel else 1.8  # points that the leader of a usual game makes a round
        # what a bid for the shop before the last bidding round must promise: it can be answered
        self.early_shop = 3.8 if duel else 4.3
        # starter units stay in the wastes if they are worth less than this, and if the deck has
        # more units than so many hands
        self.thin_below = 1.26 if duel else 1.44
        self.thin_hands = 1.63 if duel else 1.36


class Temper:
    """All 1 is an even temper; `tempers.toml` says what the others change."""

    def __init__(
        self,
        raids: float = 1.0,
        fields: float = 1.0,
        shop: float = 1.0,
        defence: float = 1.0,
        bases: float = 1.0,
        income: float = 1.0,
    ) -> None:
        self.duel = Weights(players=2)
        self.table = Weights(players=4)
        for weights in (self.duel, self.table):
            weights.raids *= raids
            weights.fields *= fields
            weights.shop *= shop
            weights.defence *= defence
            weights.bases *= bases
            weights.income *= income

    def at(self, players: int) -> Weights:
        """What counts at a table of this size."""
        return self.duel if players == 2 else self.table


EVEN: Final = Temper()
