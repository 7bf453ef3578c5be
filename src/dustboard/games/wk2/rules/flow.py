"""A game of Waste Knights II on one page, in the order of the rulebook."""

from __future__ import annotations

from dustboard.games.declarations import declared_in
from dustboard.games.wk2.rules.actions import (
    ACT,
    AFTER,
    ARRANGE,
    after_action,
    ask_action,
    ask_gear,
    begin_turn,
    end_turn,
    take_action,
    take_gear,
)
from dustboard.games.wk2.rules.camp import IN_CAMP, ask_camp, begin_camp, take_camp
from dustboard.games.wk2.rules.city import ask_shop, enter_city, take_shop
from dustboard.games.wk2.rules.combat.attacks import (
    EXCHANGE,
    FOE_AGAIN,
    ask_foe_again,
    attack_again,
    boost_attack,
    foe_counts,
    foe_rolls,
    knight_counts,
    knight_rolls,
    late_attack,
    lay_attack,
    prepare,
    roll_attack_again,
    strike,
    take_foe_again,
    weaken_attack,
)
from dustboard.games.wk2.rules.combat.fates import FATES, ask_fate, take_fate
from dustboard.games.wk2.rules.combat.salute import ask_salute, take_salute
from dustboard.games.wk2.rules.combat.steps import (
    advance_enemy,
    advance_knight,
    ambush,
    ask_weapon,
    clear_combat,
    engage_enemy,
    engage_knight,
    face_enemy,
    melee_attacks,
    ranged_attacks,
    resolve_combat,
    reward_combat,
    take_weapon,
)
from dustboard.games.wk2.rules.combat.wounds import (
    LEND_ARMOR,
    ask_armor,
    ask_lead,
    ask_lender,
    ask_lenders,
    place_wounds,
    take_lender,
    take_rays,
)
from dustboard.games.wk2.rules.draft import DRAFT, ask_draft, draft_gear, take_draft
from dustboard.games.wk2.rules.duel import (
    DUEL_ATTACK,
    begin_duel,
    break_side,
    count_side,
    duel_melee,
    duel_ranged,
    duel_strike,
    prepare_side,
    roll_side,
    settle_duel,
    show_weapons,
)
from dustboard.games.wk2.rules.experience import ask_upgrade, take_chosen_upgrade
from dustboard.games.wk2.rules.explore import (
    TURN_UP,
    ask_find,
    ask_section,
    begin_exploring,
    end_exploring,
    find_here,
    take_find,
    take_or_go_on,
    take_section,
    turn_up,
)
from dustboard.games.wk2.rules.gear import ask_fit, take_fit
from dustboard.games.wk2.rules.modules.landmarks import (
    ask_discover,
    ask_place,
    ask_search,
    deal_landmarks,
    keep_landmarks,
    read_landmark,
    take_discover,
    take_place,
    take_search,
)
from dustboard.games.wk2.rules.modules.parts import (
    BUILT,
    ask_surplus,
    ask_tinker,
    judge_built,
    take_surplus,
    take_tinker,
)
from dustboard.games.wk2.rules.move import (
    DRIVE,
    begin_move,
    drive_on,
    enter_space,
    plan_move,
    set_off,
)
from dustboard.games.wk2.rules.programs import (
    AGAIN,
    ALL_AGAIN,
    BARTER,
    CAMP,
    CITY,
    COMBAT,
    COUNT_PLEDGES,
    COUNT_VOTES,
    DEAL_PARTS,
    DEAL_WOUNDS,
    DISCOVER,
    DUEL,
    EXPLORE,
    FIND,
    FINISH_TASK,
    FIT_GEAR,
    FIT_PARTS,
    FOUND_LANDMARK,
    GAME,
    IRRADIATE,
    LETTER,
    MOVE,
    ORDER_TASK,
    PLACE_LANDMARK,
    PLACE_TOKEN,
    PLEDGE,
    READ_MARK,
    READ_TOKENS,
    ROUND,
    SALUTE,
    SEALED,
    SECTION,
    SETTLE_TASKS,
    SHOPPING,
    SWAP_FIND,
    TAKE_TASK,
    TAKE_UPGRADES,
    TEST,
    TINKER,
    TURN,
    VOTE,
    WASTELAND,
)
from dustboard.games.wk2.rules.road.icons import ICON, ask_icon, take_icon
from dustboard.games.wk2.rules.road.tow import TOW, ask_tow, ask_towed, take_tow
from dustboard.games.wk2.rules.rolling import (
    BOOSTS,
    REROLLS,
    all_again,
    ask_again,
    ask_boost,
    ask_reroll,
    lay_pool,
    lose_from_pool,
    open_boosts,
    open_rerolls,
    take_again,
    take_boost,
    take_reroll,
    tell_botches,
    tell_passed,
)
from dustboard.games.wk2.rules.setup import (
    CHOOSE_KNIGHT,
    CHOOSE_VEHICLE,
    OLD_FRIEND,
    ask_friend,
    ask_knight,
    ask_vehicle,
    choose_sheets,
    deal_resources,
    draw_twist,
    lay_parts,
    name_first,
    roll_for_first,
    take_friend,
    take_knight,
    take_vehicle,
)
from dustboard.games.wk2.rules.sheets import (
    CLOSE_BOOK,
    OPEN_SHEET,
    begin_adventure,
    begin_rounds,
    close_book,
    end_round,
    lay_out,
    read_mark,
    start_round,
    take_turns,
    turn_page,
)
from dustboard.games.wk2.rules.tasks.city_tasks import (
    ask_order,
    ask_token,
    do_postponed,
    draw_task,
    finish_task,
    lay_piles,
    offer_tasks,
    settle_own,
    settle_tasks,
    take_order,
    take_token,
)
from dustboard.games.wk2.rules.tests import (
    LOSE_DICE,
    ask_lost_die,
    conclude_test,
    gather_dice,
    roll_test,
    take_lost_die,
)
from dustboard.games.wk2.rules.threat import (
    PUT_BACK,
    SWAP_TOKEN,
    ask_put_back,
    ask_swap,
    take_put_back,
    take_swap,
)
from dustboard.games.wk2.rules.trade.parts_deal import ask_parts, take_parts
from dustboard.games.wk2.rules.trade.sharing import (
    PROPOSE,
    TRADE,
    ask_agree,
    ask_trade,
    take_agree,
    take_trade,
)
from dustboard.games.wk2.rules.trade.stalls import STALLS, ask_deal, barter, take_deal
from dustboard.games.wk2.rules.votes import (
    ask_pledge,
    ask_sealed,
    ask_vote,
    count_pledges,
    count_votes,
    follow_votes,
    open_sealed,
    take_pledge,
    take_vote,
)
from dustboard.games.wk2.rules.wasteland import (
    ENCOUNTER_ENTRY,
    EVENT,
    discard_card,
    draw_event_tokens,
    judge_event,
    look_at_bar,
    look_at_card,
    meet,
    meet_tokens,
    read_yellow,
    resolve_card,
    return_read,
    test_event,
    turn_card,
)
from dustboard.kernel.frames import define

# setting up
define(
    GAME,
    (
        roll_for_first,
        name_first,
        choose_sheets,
        draft_gear,
        deal_resources,
        draw_twist,
        deal_landmarks,
        keep_landmarks,
        lay_parts,
        lay_piles,
        begin_adventure,
    ),
)
define(CHOOSE_KNIGHT, (ask_knight, take_knight))
define(CHOOSE_VEHICLE, (ask_vehicle, take_vehicle))
define(DRAFT, (ask_draft, take_draft))
define(OLD_FRIEND, (ask_friend, take_friend))
define(PLACE_LANDMARK, (ask_place, take_place))
# a sheet, and its rounds
define(OPEN_SHEET, (lay_out, begin_rounds))
define(ROUND, (start_round, take_turns, end_round, turn_page))
define(CLOSE_BOOK, (close_book,))
define(READ_MARK, (read_mark,))
define(TURN, (begin_turn, end_turn))
define(ACT, (settle_own, ask_action, take_action))
define(AFTER, (after_action,))
define(ARRANGE, (ask_gear, take_gear))
# the actions
define(MOVE, (begin_move, plan_move, set_off))
define(TOW, (ask_tow, ask_towed, take_tow))
define(DRIVE, (enter_space, drive_on))
define(ICON, (ask_icon, take_icon))
define(WASTELAND, (turn_card, look_at_card, resolve_card, discard_card))
define(EVENT, (draw_event_tokens, read_yellow, look_at_bar, test_event, judge_event))
define(ENCOUNTER_ENTRY, (ask_search, take_search))
define(LETTER, (meet_tokens, meet))
define(FOUND_LANDMARK, (read_yellow, read_landmark))
define(DISCOVER, (ask_discover, take_discover))
define(READ_TOKENS, (read_yellow, return_read))
define(CAMP, (begin_camp,))
define(TINKER, (ask_tinker, take_tinker))
define(BUILT, (judge_built,))
define(IN_CAMP, (ask_camp, take_camp))
define(TRADE, (ask_trade, take_trade))
define(PROPOSE, (ask_agree, take_agree))
define(EXPLORE, (offer_tasks, begin_exploring, end_exploring, do_postponed))
define(ORDER_TASK, (ask_order, take_order))
define(TURN_UP, (turn_up, take_or_go_on))
define(FIND, (find_here,))
define(SECTION, (ask_section, take_section))
define(SWAP_FIND, (ask_find, take_find))
define(CITY, (enter_city,))
define(SHOPPING, (ask_shop, take_shop))
define(TAKE_TASK, (draw_task,))
define(PLACE_TOKEN, (ask_token, take_token))
define(SETTLE_TASKS, (settle_tasks,))
define(FINISH_TASK, (finish_task,))
define(STALLS, (ask_deal, take_deal))
define(DEAL_PARTS, (ask_parts, take_parts))
define(FIT_PARTS, (ask_surplus, take_surplus))
define(BARTER, (barter,))
# tests and combats
define(
    TEST,
    (
        gather_dice,
        lay_pool,
        open_boosts,
        lose_from_pool,
        roll_test,
        open_rerolls,
        tell_botches,
        conclude_test,
        tell_passed,
    ),
)
define(BOOSTS, (ask_boost, take_boost))
define(REROLLS, (ask_reroll, take_reroll))
define(AGAIN, (ask_again, take_again))
define(ALL_AGAIN, (all_again,))
define(LOSE_DICE, (ask_lost_die, take_lost_die))
define(
    COMBAT,
    (
        # I: traits and weapon
        face_enemy,
        ask_weapon,
        take_weapon,
        # II: engagement
        ambush,
        engage_enemy,
        engage_knight,
        # III: ranged attacks
        ranged_attacks,
        # IV: advance
        advance_enemy,
        advance_knight,
        # V: melee attacks
        melee_attacks,
        # VI: resolution
        resolve_combat,
        reward_combat,
        clear_combat,
    ),
)
define(
    EXCHANGE,
    (
        prepare,
        lay_attack,
        boost_attack,
        weaken_attack,
        foe_rolls,
        foe_counts,
        knight_rolls,
        roll_attack_again,
        knight_counts,
        strike,
        # the enemy, if the knight's weapon strikes first
        late_attack,
        foe_rolls,
        foe_counts,
        strike,
        attack_again,
    ),
)
define(FOE_AGAIN, (ask_foe_again, take_foe_again))
define(FATES, (ask_fate, take_fate))
define(DEAL_WOUNDS, (ask_armor, ask_lenders, place_wounds))
define(SALUTE, (ask_salute, take_salute))
define(SWAP_TOKEN, (ask_swap, take_swap))
define(PUT_BACK, (ask_put_back, take_put_back))
define(LEND_ARMOR, (ask_lender, take_lender))
define(IRRADIATE, (ask_lead, take_rays))
define(
    DUEL,
    (begin_duel, show_weapons, duel_ranged, duel_strike, duel_melee, duel_strike, settle_duel),
)
define(
    DUEL_ATTACK,
    (
        prepare_side,
        lay_pool,
        open_boosts,
        lose_from_pool,
        roll_side,
        open_rerolls,
        count_side,
        break_side,
    ),
)
# decisions of several knights
define(VOTE, (ask_vote, take_vote))
define(COUNT_VOTES, (count_votes, follow_votes))
define(SEALED, (ask_sealed, open_sealed))
define(PLEDGE, (ask_pledge, take_pledge))
define(COUNT_PLEDGES, (count_pledges,))
define(FIT_GEAR, (ask_fit, take_fit))
define(TAKE_UPGRADES, (ask_upgrade, take_chosen_upgrade))

PROGRAMS, ASKS = declared_in("dustboard.games.wk2.rules")
