"""The round of Water Run: the programs and asks, in the order of their numbers in `state`."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.rules.cargo import CARGO, ask_cargo, close_cargo, refill_hands
from dustboard.games._template.rules.dig import DIG, ask_dig, hide_well, reveal
from dustboard.games._template.rules.ops import CHOOSE_SALVAGE, ask_salvage, take_salvage
from dustboard.games._template.rules.travel import (
    DRINK,
    ORDER_TRIGGERS,
    ORDER_WINDOW,
    ask_drink,
    move,
    open_window,
    roll_speed,
    run_effect,
    travel,
)
from dustboard.games._template.rules.winning import end_round
from dustboard.kernel.decisions import Ask
from dustboard.kernel.frames import Program, number_programs

PROGRAMS: Final = number_programs(
    [
        Program(
            "round",
            (
                refill_hands,
                ask_cargo,
                close_cargo,
                hide_well,
                ask_dig,
                reveal,
                travel,
                end_round,
            ),
        ),
        Program("travel", (roll_speed, ask_drink, open_window)),
        Program("move", (move,)),
        Program("effect", (run_effect,)),
        Program("salvage", (ask_salvage, take_salvage)),
        ORDER_WINDOW.program,
    ]
)
ASKS: Final[tuple[Ask, ...]] = (CARGO, DIG, DRINK, ORDER_TRIGGERS, CHOOSE_SALVAGE)
