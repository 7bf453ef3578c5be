"""The round of War for the Wasteland on one page, phase by phase (wftw.flow.02)."""

from __future__ import annotations

from dustboard.games.declarations import declared_in
from dustboard.games.wftw.rules.acquisition import acquire
from dustboard.games.wftw.rules.base_attacks import resolve_base_attacks
from dustboard.games.wftw.rules.battlefields import resolve_battlefields
from dustboard.games.wftw.rules.bidding import (
    ask_marks,
    effects_after_marks,
    open_bidding,
    reveal_marks,
)
from dustboard.games.wftw.rules.buy_row import (
    ask_pick,
    next_pass,
    open_shop,
    shop_pass,
    take_card,
)
from dustboard.games.wftw.rules.collection import ask_production, collect
from dustboard.games.wftw.rules.commitment import (
    announce_bases,
    ask_bases,
    ask_commitments,
    close_commitments,
)
from dustboard.games.wftw.rules.end_of_round import (
    abandon,
    ask_abandon,
    check_victory,
    discard_played,
    effects_at_round_end,
    next_round,
    refill,
    sweep,
)
from dustboard.games.wftw.rules.looking import ask_looks, look
from dustboard.games.wftw.rules.programs import (
    BIDDING_ROUND,
    ROUND,
    SHOP_PASS,
    SHOP_TURN,
)
from dustboard.games.wftw.rules.reveals import (
    ask_payments,
    effects_after_payment,
    settle,
    turn_cards,
)
from dustboard.games.wftw.rules.ruses import ask_ruses, carry_out
from dustboard.kernel.frames import define

define(
    ROUND,
    (
        # 1 Resource Collection
        ask_production,
        collect,
        # 2 Bidding
        open_bidding,
        # 3 Unit Reveals
        ask_ruses,
        turn_cards,
        carry_out,
        ask_payments,
        settle,
        effects_after_payment,
        # 4 Battlefield Resolution
        resolve_battlefields,
        # 5 Base Attack Resolution
        resolve_base_attacks,
        # 6 Buy Row Resolution
        open_shop,
        # 7 Card Acquisition
        acquire,
        # 8 End of Round
        ask_abandon,
        abandon,
        effects_at_round_end,
        discard_played,
        sweep,
        check_victory,
        refill,
        next_round,
    ),
)
# 2 Bidding, three times: targets, base attacks, cards
define(
    BIDDING_ROUND,
    (
        ask_marks,
        reveal_marks,
        effects_after_marks,
        ask_bases,
        announce_bases,
        ask_commitments,
        close_commitments,
        ask_looks,
        look,
    ),
)
# 6 Buy Row Resolution: again and again while somebody may buy, one player after another
define(SHOP_PASS, (shop_pass, next_pass))
define(SHOP_TURN, (ask_pick, take_card))

PROGRAMS, ASKS = declared_in("dustboard.games.wftw.rules")
