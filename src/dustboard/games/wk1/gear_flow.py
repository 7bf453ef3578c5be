"""All programs and asks of the gear rules, for the table of the title."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1 import (
    blue,
    decks,
    equip,
    gear_setup,
    payment,
    placing,
    rest,
    stall_spaces,
    stalls,
    trade,
    vehicles,
)
from dustboard.kernel.decisions import Ask
from dustboard.kernel.frames import Program

PROGRAMS: Final[tuple[Program, ...]] = (
    *blue.PROGRAMS,
    *decks.PROGRAMS,
    *equip.PROGRAMS,
    *gear_setup.PROGRAMS,
    *payment.PROGRAMS,
    *placing.PROGRAMS,
    *rest.PROGRAMS,
    *stall_spaces.PROGRAMS,
    *stalls.PROGRAMS,
    *trade.PROGRAMS,
    *vehicles.PROGRAMS,
)
ASKS: Final[tuple[Ask, ...]] = (
    *blue.ASKS,
    *decks.ASKS,
    *equip.ASKS,
    *gear_setup.ASKS,
    *payment.ASKS,
    *placing.ASKS,
    *rest.ASKS,
    *stall_spaces.ASKS,
    *stalls.ASKS,
    *trade.ASKS,
    *vehicles.ASKS,
)
