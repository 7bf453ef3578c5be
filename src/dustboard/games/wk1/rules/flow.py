"""A game of Waste Knights on one page, in the order of the rulebook.

What these programs start in turn stands in the chapters; `programs` declares what is started from
several of them.
"""

from __future__ import annotations

from dustboard.games.declarations import declared_in
from dustboard.games.wk1.rules import preparations, setup
from dustboard.games.wk1.rules.checks import conclude, open_check, roll_check
from dustboard.games.wk1.rules.combat import start
from dustboard.games.wk1.rules.end_of_round import end_round, next_round
from dustboard.games.wk1.rules.exploration import (
    after_entry,
    ask_hub,
    before_entry,
    begin_exploring,
    open_exploration,
    take_hub,
    try_entry,
)
from dustboard.games.wk1.rules.move.drive import (
    ask_on,
    enter,
    meet,
    reveal,
    take_on,
    waster_plays,
    waster_turn,
)
from dustboard.games.wk1.rules.move.plan import (
    ask_travel,
    begin_move,
    end_move,
    offer_gear,
    open_move_step,
    set_out,
    start_driving,
    take_travel,
)
from dustboard.games.wk1.rules.preparations import (
    board_effects,
    draw_luck_cards,
    long_term,
    mission_effects,
    open_knights_step,
    open_waster_step,
    pass_markers,
    stalls,
)
from dustboard.games.wk1.rules.programs import (
    CHECK,
    COMBAT,
    DRIVE,
    EXPLORES,
    GAME,
    KNIGHT_MOVES,
    PREPARATIONS,
    RESOLVE_CARD,
    REST,
    ROUND,
    WASTER_TURN,
)
from dustboard.games.wk1.rules.rest import (
    after_waking,
    ask_resupply,
    ask_uses,
    at_the_end,
    carry_out_uses,
    open_rest,
    open_rest_step,
    re_equip,
    resupply,
    trade_here,
    wake_up,
)
from dustboard.games.wk1.rules.setup import (
    ask_mission,
    deal_private,
    open_mission,
    place_starting_gear,
    settle_mission,
)
from dustboard.games.wk1.rules.wasteland import ask_escape, take_escape, weather
from dustboard.kernel.frames import define

# Choose Mission, General Setup
define(
    GAME,
    (ask_mission, settle_mission, open_mission, place_starting_gear, deal_private, setup.begin),
)
# Game Round
define(
    ROUND,
    (
        preparations.preparations,  # Preparations Phase, not in the first round
        open_move_step,  # Wasteland Phase: Move Step
        open_exploration,  # Exploration Step
        open_rest_step,  # Rest Step
        end_round,  # what the mission says
        next_round,  # or the game is over
    ),
)
# Preparations Phase
define(
    PREPARATIONS,
    (
        open_waster_step,  # Waster Step: a
        board_effects,  # b
        long_term,  # c
        mission_effects,  # d
        stalls,  # e
        pass_markers,  # f
        open_knights_step,  # Knights Step
        draw_luck_cards,
    ),
)
# Move Step: one knight after another
define(
    KNIGHT_MOVES,
    (begin_move, offer_gear, ask_travel, take_travel, set_out, start_driving, end_move),
)
define(DRIVE, (enter, reveal, meet, ask_on, take_on))  # hex by hex along the route
define(WASTER_TURN, (waster_turn, waster_plays))
# Resolving Wasteland Cards
define(RESOLVE_CARD, (weather, ask_escape, take_escape))
# Making Checks
define(CHECK, (open_check, roll_check, conclude))
# Exploration Step: one knight after another
define(
    EXPLORES,
    (begin_exploring, before_entry, try_entry, after_entry, ask_hub, take_hub),
)
# Rest Step: all together
define(
    REST,
    (
        open_rest,
        trade_here,  # Trading Knights
        ask_uses,
        carry_out_uses,
        re_equip,
        ask_resupply,
        resupply,
        wake_up,  # Unconscious
        after_waking,
        at_the_end,
    ),
)
# Combat: the start; clashes and the end follow in `combat`
define(COMBAT, (start.begin, start.before, start.enemy_before, start.set_range))

PROGRAMS, ASKS = declared_in("dustboard.games.wk1.rules")
