"""The moments of effects: the closed list of `when` words of cards.

Effects of one card with the same `when` are one use: they happen one after the other, in the
order of their rows.
"""

from __future__ import annotations

from typing import Final

# --- on gear, abilities and luck cards: their owner may use them at this moment ---
# at any time, in combat too, as long as the owner is not unconscious
AT_ANY: Final = 0
# at any time outside a clash, also in the middle of a move
AT_OUTSIDE_CLASH: Final = 1
# own Move Step turn, way of travel and route chosen, before the first hex
AT_BEFORE_MOVING: Final = 2
# own move, after wasteland cards were revealed for a hex
AT_OWN_MOVE_REVEALED: Final = 3
# a nature event was just played on any knight, before its escape check
AT_NATURE_EVENT_PLAYED: Final = 4
# before the escape check of the owner; on an enemy: of the knight it was played on
AT_BEFORE_ESCAPE: Final = 5
# before an own search check
AT_BEFORE_SEARCH: Final = 6
# before an own exploration check
AT_BEFORE_EXPLORING_CHECK: Final = 7
# before any own check that is no attack check
AT_BEFORE_CHECK: Final = 8
# after any own check, attack checks included, with its dice on the table
AT_AFTER_CHECK: Final = 9
# before a combat; on an enemy: done to the knight who faces it, after the knight's own
AT_BEFORE_COMBAT: Final = 10
# in combat, before the combat cards of a clash are chosen
AT_BEFORE_CARDS: Final = 11
# before an own attack check; on a weapon or its enhancement: with that weapon
AT_BEFORE_OWN_ATTACK: Final = 12
# before an attack check of the opponent
AT_BEFORE_FOE_ATTACK: Final = 13
# before an attack check of the opponent with an icon other than melee
AT_BEFORE_FOE_RANGED_ATTACK: Final = 14
# after an own attack check; on a weapon or its enhancement: with that weapon
AT_AFTER_OWN_ATTACK: Final = 15
# an attack with this weapon hit
AT_OWN_HIT: Final = 16
# an opponent's attack check hit the owner; armor and losses are not counted yet
AT_AFTER_FOE_HIT: Final = 17
# in combat, before the dominance of a clash is determined
AT_BEFORE_DOMINANCE: Final = 18
# the owner lost a combat against an enemy; its texts are not carried out yet
AT_AFTER_COMBAT_LOST: Final = 19
# in the Rest Step
AT_REST: Final = 20
# at the end of each Rest Step, by itself
AT_REST_END: Final = 21
# Knights Step, instead of the normal draw of a luck card
AT_KNIGHTS_DRAW: Final = 22
# before the owner draws luck cards
AT_BEFORE_LUCK_DRAW: Final = 23
# another knight has just played a luck card
AT_LUCK_PLAYED: Final = 24
# in an own trade action with the Stalls
AT_OWN_TRADE: Final = 25
# the owner is about to draw 1 green card as a reward
AT_GREEN_REWARD: Final = 26
# a special action has just given the owner exactly 1 green card
AT_SPECIAL_GREEN: Final = 27
# the owner falls unconscious (K.O. by Health 0 or Radiation 4)
AT_FALL: Final = 28
# the owner would fall to 0 Health
AT_FALL_HEALTH: Final = 29
# the owner's vehicle is about to suffer damage, outside a clash
AT_VEHICLE_DAMAGE: Final = 30
# the owner is about to suffer Radiation
AT_RADIATION_SUFFERED: Final = 31
# the owner has just used a one-use drug
AT_DRUG_USED: Final = 32
# the owner defeated an enemy of `traits`; on an enemy: it was defeated
AT_ENEMY_DEFEATED: Final = 33
# the owner won a duel
AT_DUEL_WON: Final = 34

# --- on events ---
# the event is faced, or its escape check failed
AT_FACE: Final = 35
# whatever happened, even after an escape
AT_ANYWAY: Final = 36

# --- on enemies and villains, against the knight they fight ---
# the combat starts
AT_COMBAT_START: Final = 37
# at the start of each clash after the first
AT_LATER_CLASH_START: Final = 38
# its attack cost the knight Health
AT_HIT_ON_KNIGHT: Final = 39
# the knight plays Change Range and retreats
AT_KNIGHT_RETREATS: Final = 40
# at the end of a clash in which the knight played neither attack card
AT_NO_ATTACK_PLAYED: Final = 41
# at the end of each clash, when the range is set
AT_CLASH_END: Final = 42
# the knight loses the combat, by defeat or by dominance
AT_KNIGHT_LOSES: Final = 43
# the knight is defeated
AT_KNIGHT_DEFEATED: Final = 44
# the card is discarded, in whatever way it was resolved
AT_DISCARDED: Final = 45

# --- elsewhere ---
# always, while the card is available (enemy: in its combat; hex: on the board)
AT_STATIC: Final = 46
# a special action of a hex is performed
AT_ACTION: Final = 47
# the task was accomplished and its rewards were given
AT_ACCOMPLISHED: Final = 48

_WHEN: Final = """
    any outside_clash before_moving own_move_revealed nature_event_played before_escape
    before_search before_exploring_check before_check after_check before_combat before_cards
    before_own_attack before_foe_attack before_foe_ranged_attack after_own_attack own_hit
    after_foe_hit before_dominance after_combat_lost rest rest_end knights_draw
    before_luck_draw luck_played own_trade green_reward special_green fall fall_health
    vehicle_damage radiation_suffered drug_used enemy_defeated duel_won face anyway
    combat_start later_clash_start hit_on_knight knight_retreats no_attack_played clash_end
    knight_loses knight_defeated discarded static action accomplished
"""
WHEN: Final[tuple[str, ...]] = tuple(_WHEN.split())
