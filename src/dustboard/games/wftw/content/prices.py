"""What things are worth to a bot, in victory points; words and appraisal count with the same."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.effects.runner import Prices

SCRAP_PRICE: Final = 0.07  # juice and spark are scarcer
FINE_PRICE: Final = 0.12
DRAW_PRICE: Final = 0.32
ATTACK_PRICE: Final = 0.05  # one attack of a unit, for each round still to come
RETURN_PRICE: Final = 0.5  # a unit that comes back to hand
PRICES: Final = Prices({"scrap": SCRAP_PRICE, "juice": FINE_PRICE, "spark": FINE_PRICE}, DRAW_PRICE)
