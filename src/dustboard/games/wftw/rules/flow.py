"""The round, phase by phase: the programs of War for the Wasteland (wftw.flow.02)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.rules.acquisition import acquire
from dustboard.games.wftw.rules.base_attacks import resolve_base_attacks
from dustboard.games.wftw.rules.battlefields import resolve_battlefields
from dustboard.games.wftw.rules.bidding import MARKS, ask_marks, open_bidding, reveal_marks
from dustboard.games.wftw.rules.buy_row import (
    PICK,
    ask_pick,
    next_pass,
    open_shop,
    shop_pass,
    take_card,
)
from dustboard.games.wftw.rules.collection import PRODUCTION, ask_production, collect
from dustboard.games.wftw.rules.commitment import (
    BASE,
    COMMITMENT,
    announce_bases,
    ask_bases,
    ask_commitments,
    close_commitments,
)
from dustboard.games.wftw.rules.end_of_round import (
    ABANDON,
    RETURN,
    abandon,
    ask_abandon,
    ask_return,
    check_victory,
    discard_played,
    effects_at_round_end,
    next_round,
    refill,
    return_unit,
    sweep,
)
from dustboard.games.wftw.rules.reveals import (
    PAYMENT,
    ask_payments,
    effects_after_payment,
    settle,
    turn_cards,
)
from dustboard.kernel.decisions import Ask
from dustboard.kernel.frames import Program, number_programs

# the order is that of the program numbers in `state`
PROGRAMS: Final = number_programs(
    [
        Program(
            "round",
            (
                ask_production,
                collect,
                open_bidding,
                turn_cards,
                ask_payments,
                settle,
                effects_after_payment,
                resolve_battlefields,
                resolve_base_attacks,
                open_shop,
                acquire,
                ask_abandon,
                abandon,
                effects_at_round_end,
                discard_played,
                sweep,
                check_victory,
                refill,
                next_round,
            ),
        ),
        Program(
            "bidding round",
            (
                ask_marks,
                reveal_marks,
                ask_bases,
                announce_bases,
                ask_commitments,
                close_commitments,
            ),
        ),
        Program("shop pass", (shop_pass, next_pass)),
        Program("shop turn", (ask_pick, take_card)),
        Program("return a unit", (ask_return, return_unit)),
    ]
)

# the order is that of the ask numbers in `state`
ASKS: Final[tuple[Ask, ...]] = (
    PRODUCTION,
    MARKS,
    BASE,
    COMMITMENT,
    PAYMENT,
    PICK,
    ABANDON,
    RETURN,
)
