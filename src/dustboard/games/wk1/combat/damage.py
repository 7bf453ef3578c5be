"""Damage, armor and Health lost (wk1.attack.14-17)."""

from __future__ import annotations

from dustboard.games.wk1.combat.sides import (
    armor_of,
    health_left,
    is_knight,
    knight_mod,
    seat_of,
    side_mod,
)
from dustboard.games.wk1.gear import weapon_damage, weapon_pierce
from dustboard.games.wk1.mods import BULLS_EYE_DAMAGE, BULLS_EYE_SOAKED, MULTI_DAMAGE
from dustboard.games.wk1.names import MELEE, MULTI_ATTACK
from dustboard.games.wk1.numbers import DAMAGE, PIERCE
from dustboard.games.wk1.state import KnightsState


def damage_of(state: KnightsState, side: int) -> int:
    """1 for the hit, more for each Bull's Eye, and what weapons and cards add."""
    weapon = state.weapon[side]
    bulls = max(0, state.check_bulls - knight_mod(state, 1 - side, BULLS_EYE_SOAKED))
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


def health_lost(state: KnightsState, side: int) -> int:
    """What the opponent of the attacking side really loses (wk1.attack.17, A35)."""
    other = 1 - side
    armor = armor_of(state, other, state.icon[side] != MELEE)
    soaked = max(0, armor - piercing(state, side))
    lost = max(0, state.damage - soaked - state.lose_less)
    return min(lost, max(0, health_left(state, other)))
