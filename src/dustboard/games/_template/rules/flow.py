"""The round of Water Run on one page; `declared_in` finds the other programs, and the asks."""

from __future__ import annotations

from dustboard.games._template.rules.cargo import ask_cargo, close_cargo, refill_hands
from dustboard.games._template.rules.dig import ask_dig, hide_well, reveal
from dustboard.games._template.rules.programs import ROUND, TRAVEL
from dustboard.games._template.rules.story import read_on, turn_sheet
from dustboard.games._template.rules.travel import ask_drink, open_window, roll_speed, travel
from dustboard.games._template.rules.winning import end_round
from dustboard.games.declarations import declared_in
from dustboard.kernel.frames import define

define(
    ROUND,
    (
        # load
        refill_hands,
        ask_cargo,
        close_cargo,
        # dig
        hide_well,
        ask_dig,
        reveal,
        # travel
        travel,
        # the story, if it is told
        read_on,
        turn_sheet,
        end_round,
    ),
)
# one caravan after another
define(TRAVEL, (roll_speed, ask_drink, open_window))

PROGRAMS, ASKS = declared_in("dustboard.games._template.rules")
