"""A bot's temper as weights: how much it makes of each way to come by points."""

from __future__ import annotations

from typing import Final


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
        self.raids = raids  # base cards of rivals
        self.fields = fields  # prizes of battlefields
        self.shop = shop  # cards of the buy row
        self.defence = defence  # the own base cards
        self.bases = bases  # any base card that could be won, beside units
        self.income = income  # what bases produce


EVEN: Final = Temper()
