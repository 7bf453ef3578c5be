"""The pool of an attack check (wk1.attack.12)."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import MULTI
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
)
from dustboard.games.wk1.content.mods import (
    FIRST_ATTACK_DICE,
    FOE_ATTACK_DICE,
    RANGE_PENALTY_IGNORED,
)
from dustboard.games.wk1.rules.checks import SIDES, skill_of
from dustboard.games.wk1.rules.combat.bonus import dice_against
from dustboard.games.wk1.rules.combat.sides import aggression, is_knight, seat_of, side_mod
from dustboard.games.wk1.rules.gear.gear import weapon_mod, weapon_multi
from dustboard.games.wk1.rules.resources import wound_dice
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
