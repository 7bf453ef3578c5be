"""What bots of all levels reckon with in Waste Knights; how they play is in `policy`."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.ratings import ALTERNATIVE, RATES
from dustboard.games.wk1.rules.move.plan import ROUTE, TRAVEL

# the share of its answers in which an easy bot takes another plan than the best
SLIPS: Final = 0.12
RATED: Final = (ALTERNATIVE, ROUTE.name, TRAVEL.name, *RATES)
DRAFT: Final = "knight_sheet"  # what is asked where knights are chosen; an experiment may decide it
