"""The moments of effects: the closed list of `when` words of cards.

Effects of one card with the same `when` are one use: they happen one after the other, in the
order of their rows.
"""

from __future__ import annotations

from typing import Final

from dustboard.kernel.effects.book import Moment

AT_ANY: Final = 0
AT_OUTSIDE_CLASH: Final = 1
AT_BEFORE_MOVING: Final = 2
AT_OWN_MOVE_REVEALED: Final = 3
AT_NATURE_EVENT_PLAYED: Final = 4
AT_BEFORE_ESCAPE: Final = 5
AT_BEFORE_SEARCH: Final = 6
AT_BEFORE_EXPLORING_CHECK: Final = 7
AT_BEFORE_CHECK: Final = 8
AT_AFTER_CHECK: Final = 9
AT_BEFORE_COMBAT: Final = 10
AT_BEFORE_CARDS: Final = 11
AT_BEFORE_OWN_ATTACK: Final = 12
AT_BEFORE_FOE_ATTACK: Final = 13
AT_BEFORE_FOE_RANGED_ATTACK: Final = 14
AT_AFTER_OWN_ATTACK: Final = 15
AT_OWN_HIT: Final = 16
AT_AFTER_FOE_HIT: Final = 17
AT_BEFORE_DOMINANCE: Final = 18
AT_AFTER_COMBAT_LOST: Final = 19
AT_REST: Final = 20
AT_REST_END: Final = 21
AT_KNIGHTS_DRAW: Final = 22
AT_BEFORE_LUCK_DRAW: Final = 23
AT_LUCK_PLAYED: Final = 24
AT_OWN_TRADE: Final = 25
AT_GREEN_REWARD: Final = 26
AT_SPECIAL_GREEN: Final = 27
AT_FALL: Final = 28
AT_FALL_HEALTH: Final = 29
AT_VEHICLE_DAMAGE: Final = 30
AT_RADIATION_SUFFERED: Final = 31
AT_DRUG_USED: Final = 32
AT_ENEMY_DEFEATED: Final = 33
AT_DUEL_WON: Final = 34
AT_FACE: Final = 35
AT_ANYWAY: Final = 36
AT_COMBAT_START: Final = 37
AT_LATER_CLASH_START: Final = 38
AT_HIT_ON_KNIGHT: Final = 39
AT_KNIGHT_RETREATS: Final = 40
AT_NO_ATTACK_PLAYED: Final = 41
AT_CLASH_END: Final = 42
AT_KNIGHT_LOSES: Final = 43
AT_KNIGHT_DEFEATED: Final = 44
AT_DISCARDED: Final = 45
AT_STATIC: Final = 46
AT_ACTION: Final = 47
AT_ACCOMPLISHED: Final = 48

# in the order of these numbers
MOMENTS: Final[tuple[Moment, ...]] = (
    # on gear, abilities and luck cards: their owner may use them at this moment
    Moment("any", "at any time, in combat too, as long as the owner is not unconscious"),
    Moment("outside_clash", "at any time outside a clash, also in the middle of a move"),
    Moment(
        "before_moving",
        "own Move Step turn, way of travel and route chosen, before the first hex",
    ),
    Moment("own_move_revealed", "own move, after wasteland cards were revealed for a hex"),
    Moment(
        "nature_event_played",
        "a nature event was just played on any knight, before its escape check",
    ),
    Moment(
        "before_escape",
        "before the escape check of the owner; on an enemy: of the knight it was played on",
    ),
    Moment("before_search", "before an own search check"),
    Moment("before_exploring_check", "before an own exploration check"),
    Moment("before_check", "before any own check that is no attack check"),
    Moment(
        "after_check",
        "after any own check, attack checks included, with its dice on the table",
    ),
    Moment(
        "before_combat",
        "before a combat; on an enemy: done to the knight who faces it, after the knight's own",
    ),
    Moment("before_cards", "in combat, before the combat cards of a clash are chosen"),
    Moment(
        "before_own_attack",
        "before an own attack check; on a weapon or its enhancement: with that weapon",
    ),
    Moment("before_foe_attack", "before an attack check of the opponent"),
    Moment(
        "before_foe_ranged_attack",
        "before an attack check of the opponent with an icon other than melee",
    ),
    Moment(
        "after_own_attack",
        "after an own attack check; on a weapon or its enhancement: with that weapon",
    ),
    Moment("own_hit", "an attack with this weapon hit"),
    Moment(
        "after_foe_hit",
        "an opponent's attack check hit the owner; armor and losses are not counted yet",
    ),
    Moment("before_dominance", "in combat, before the dominance of a clash is determined"),
    Moment(
        "after_combat_lost",
        "the owner lost a combat against an enemy; its texts are not carried out yet",
    ),
    Moment("rest", "in the Rest Step"),
    Moment("rest_end", "at the end of each Rest Step, by itself"),
    Moment("knights_draw", "Knights Step, instead of the normal draw of a luck card"),
    Moment("before_luck_draw", "before the owner draws luck cards"),
    Moment("luck_played", "another knight has just played a luck card"),
    Moment("own_trade", "in an own trade action with the Stalls"),
    Moment("green_reward", "the owner is about to draw 1 green card as a reward"),
    Moment("special_green", "a special action has just given the owner exactly 1 green card"),
    Moment("fall", "the owner falls unconscious (K.O. by Health 0 or Radiation 4)"),
    Moment("fall_health", "the owner would fall to 0 Health"),
    Moment("vehicle_damage", "the owner's vehicle is about to suffer damage, outside a clash"),
    Moment("radiation_suffered", "the owner is about to suffer Radiation"),
    Moment("drug_used", "the owner has just used a one-use drug"),
    Moment(
        "enemy_defeated",
        "the owner defeated an enemy of `traits`; on an enemy: it was defeated",
    ),
    Moment("duel_won", "the owner won a duel"),
    # on events
    Moment("face", "the event is faced, or its escape check failed", silent=True),
    Moment("anyway", "whatever happened, even after an escape"),
    # on enemies and villains, against the knight they fight
    Moment("combat_start", "the combat starts"),
    Moment("later_clash_start", "at the start of each clash after the first"),
    Moment("hit_on_knight", "its attack cost the knight Health"),
    Moment("knight_retreats", "the knight plays Change Range and retreats"),
    Moment(
        "no_attack_played",
        "at the end of a clash in which the knight played neither attack card",
    ),
    Moment("clash_end", "at the end of each clash, when the range is set"),
    Moment("knight_loses", "the knight loses the combat, by defeat or by dominance"),
    Moment("knight_defeated", "the knight is defeated"),
    Moment("discarded", "the card is discarded, in whatever way it was resolved"),
    # elsewhere
    Moment(
        "static",
        "always, while the card is available (enemy: in its combat; hex: on the board)",
    ),
    Moment("action", "a special action of a hex is performed", silent=True),
    Moment("accomplished", "the task was accomplished and its rewards were given"),
)
WHEN: Final[tuple[str, ...]] = tuple([moment.name for moment in MOMENTS])
