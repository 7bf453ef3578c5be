"""The pool of an attack check; damage, armor and Health lost (wk1.attack.12-17)."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.card_table import DAMAGE, MULTI, PIERCE
from dustboard.games.wk1.content.combat_table import (
    DICE_PER_ICON,
    NEXT_BULLS_EYE,
    NEXT_DICE,
    RANGE_DICE,
    RANGE_ICONS,
)
from dustboard.games.wk1.content.constants import (
    ATTACK,
    BLADES,
    GUNS,
    MELEE,
    MULTI_ATTACK,
    NONE,
    PREPARE,
    SIDES,
)
from dustboard.games.wk1.content.mods import (
    BULLS_EYE_DAMAGE,
    BULLS_EYE_SOAKED,
    FIRST_ATTACK_DICE,
    FOE_ATTACK_DICE,
    MULTI_DAMAGE,
    RANGE_PENALTY_IGNORED,
)
from dustboard.games.wk1.rules.checks import skill_of
from dustboard.games.wk1.rules.combat.sides import (
    aggression,
    armor_of,
    dice_against,
    health_left,
    is_knight,
    knight_mod,
    seat_of,
    side_mod,
)
from dustboard.games.wk1.rules.effects.windows import hits
from dustboard.games.wk1.rules.gear.gear import (
    weapon_damage,
    weapon_mod,
    weapon_multi,
    weapon_pierce,
)
from dustboard.games.wk1.rules.resources import bulls_count, wound_dice
from dustboard.games.wk1.state.state import KnightsState


def attack_skill(state: KnightsState, side: int) -> int:
    """Guns for ranged icons, Blades for melee; -1 for Aggression (wk1.range.06)."""
    if not is_knight(state, side):
        return NONE
    if state.icon[side] != MELEE:
        return GUNS
    guns = state.played[side] == MULTI_ATTACK and state.house.multi_attack_guns
    return GUNS if guns else BLADES


def attack_pool(state: KnightsState, side: int) -> int:
    """Skill or Aggression, all dice gained, all dice suffered."""
    weapon, icon, card = state.weapon[side], state.icon[side], state.played[side]
    dice = state.combat_dice[side] + state.attack_dice[side]
    dice += side_mod(state, 1 - side, NONE, FOE_ATTACK_DICE)
    if state.prepared[side] and card == ATTACK:
        dice += NEXT_DICE[PREPARE]
    if is_knight(state, side):
        seat = seat_of(state, side)
        dice += skill_of(state, seat, attack_skill(state, side)) + dice_against(state, seat)
        dice -= min(state.start_wounds[side], wound_dice(state.health[seat])) + state.weary[seat]
        dice += range_dice(state, icon, weapon_mod(state, seat, weapon, RANGE_PENALTY_IGNORED))
        if card == MULTI_ATTACK:
            dice += DICE_PER_ICON[card] * weapon_multi(state, seat, weapon)
        if weapon not in state.attacked_with[seat]:
            dice += weapon_mod(state, seat, weapon, FIRST_ATTACK_DICE)
        if icon == MELEE:
            dice += state.melee_dice[side]
    else:
        dice += aggression(state) + range_dice(state, icon, 0)
        if card == MULTI_ATTACK:
            dice += DICE_PER_ICON[card] * MULTI[state.foe]
    return dice


def range_dice(state: KnightsState, icon: int, ignored: int) -> int:
    """The modifier under the icon on the range card (wk1.range.08)."""
    at = RANGE_ICONS[state.range].index(icon)
    dice = RANGE_DICE[state.range][at]
    return min(0, dice + ignored) if dice < 0 else dice


def lowest_bull(state: KnightsState, side: int) -> int:
    """The lowest die that is a Bull's Eye: 10, or 9 after Prepare (wk1.card.11)."""
    if state.prepared[side] and state.played[side] == ATTACK:
        return NEXT_BULLS_EYE[PREPARE]
    return SIDES


NO_BULL: Final = 11  # no die shows it


def damage_of(state: KnightsState, side: int, bulls_eyes: int) -> int:
    """1 for the hit, more for each Bull's Eye, and what weapons and cards add."""
    weapon = state.weapon[side]
    bulls = max(0, bulls_eyes - knight_mod(state, 1 - side, BULLS_EYE_SOAKED))
    damage = 1 + bulls * (1 + side_mod(state, side, weapon, BULLS_EYE_DAMAGE))
    if is_knight(state, side):
        damage += weapon_damage(state, seat_of(state, side), weapon)
    else:
        damage += DAMAGE[state.foe]
    if state.played[side] == MULTI_ATTACK:
        damage += side_mod(state, side, weapon, MULTI_DAMAGE)
    return damage + state.attack_damage[side]


def piercing(state: KnightsState, side: int) -> int:
    """Bullets that lower the opponent's armor value (wk1.attack.05)."""
    if is_knight(state, side):
        return weapon_pierce(state, seat_of(state, side), state.weapon[side])
    return PIERCE[state.foe]


def health_lost(state: KnightsState, side: int, damage: int) -> int:
    """What the opponent of the attacking side really loses (wk1.attack.17, A35)."""
    other = 1 - side
    armor = armor_of(state, other, state.icon[side] != MELEE)
    soaked = max(0, armor - piercing(state, side))
    lost = max(0, damage - soaked - state.lose_less)
    return min(lost, max(0, health_left(state, other)))


def bulls_of(state: KnightsState, side: int) -> bool:
    """Whether the Bull's Eyes of a side count."""
    return not is_knight(state, side) or bulls_count(state, seat_of(state, side))


def bulls_rolled(state: KnightsState, side: int) -> int:
    """The Bull's Eyes of an attack whose dice lie on the table, as far as they count."""
    if not bulls_of(state, side):
        return 0
    bulls = sum(1 for die in state.check_dice if die >= state.check_bull)
    plain = sum(1 for die in state.check_dice if die >= state.check_difficulty) - bulls
    return bulls + min(state.extra_bulls, plain)


def damage_rolled(state: KnightsState, side: int) -> int:
    """The damage of an attack whose dice lie on the table; 0 if they miss."""
    if not hits(state):
        return 0
    return damage_of(state, side, bulls_rolled(state, side))


def worth(state: KnightsState, side: int, dice: int) -> dict[str, Any]:
    """What so many dice of an attack can do as things stand, as data of an event.

    `losses` is the Health lost by a hit, by the number of its Bull's Eyes, and `left` the Health
    there is; `bull` is the lowest Bull's Eye, `extra` how many successes count as one besides.
    """
    counts = bulls_of(state, side)
    return {
        "bull": state.check_bull if counts else NO_BULL,
        "extra": state.extra_bulls if counts else 0,
        "losses": [
            health_lost(state, side, damage_of(state, side, bulls if counts else 0))
            for bulls in range(dice + 1)
        ],
        "left": health_left(state, 1 - side),
    }
