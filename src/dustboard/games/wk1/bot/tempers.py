"""A bot's temper as weights: of its knight, and of the same bot as the Waster for another one."""

from __future__ import annotations

from typing import Final


class Temper:
    """What an even knight and a fair Waster have is given here; `tempers.toml` has the others."""

    def __init__(
        self,
        dread: float = 1.0,
        spoils: float = 1.0,
        care: float = 1.0,
        mercy: float = 0.0,
        wounds: float = 1.0,
        gifts: float = 1.0,
        fury: float = 1.0,
    ) -> None:
        # the knight
        self.dread = dread  # how heavy harm to the own knight weighs, and the risk of it
        self.spoils = spoils  # what winning a fight is worth
        self.care = care  # what healing is worth
        # the Waster
        self.mercy = mercy  # 1 is always mild, -1 never; 0 only where all share their fate
        self.wounds = wounds  # how heavy harm to the other knight weighs in the choice of a card
        self.gifts = gifts  # and what he may win by it
        self.fury = fury  # what it is worth to wound him in a clash


EVEN: Final = Temper()
