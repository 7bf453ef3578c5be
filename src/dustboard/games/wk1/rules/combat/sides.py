"""The two sides of a combat (wk1.gold.12), and dice and bans that count all the time.

The opponent is a rival knight in a duel, else an enemy panel that the Waster plays.
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import AGGRESSION, ARMOR, FEROCIOUS, HEALTH, TRAITS
from dustboard.games.wk1.content.constants import DUEL, NONE
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.mods import NO_ARMOR, SECOND_LIFE
from dustboard.games.wk1.content.moments import AT_STATIC
from dustboard.games.wk1.rules.effects.lines import TILE_EFFECTS, effects_at
from dustboard.games.wk1.rules.gear.gear import armor_value, mod, weapon_mod, worn
from dustboard.games.wk1.rules.signals import ENEMY_DICE
from dustboard.games.wk1.rules.tokens import is_blank
from dustboard.games.wk1.rules.words.static import (
    Aggression,
    AttackDiceAgainst,
    Aura,
    NoRangeChange,
)
from dustboard.games.wk1.state.state import KnightsState

KNIGHT_SIDE: Final = 0
OTHER_SIDE: Final = 1
DRAW: Final = 2


def seat_of(state: KnightsState, side: int) -> int:
    """The seat that decides for a side."""
    return state.active if side == KNIGHT_SIDE else state.rival


def side_of(state: KnightsState, seat: int) -> int:
    """The side that a seat decides for, or -1."""
    if seat == state.active:
        return KNIGHT_SIDE
    return OTHER_SIDE if seat == state.rival else NONE


def is_knight(state: KnightsState, side: int) -> bool:
    """Whether a side is a knight and not a panel."""
    return side == KNIGHT_SIDE or state.fight == DUEL


def named(state: KnightsState, side: int) -> dict[str, Any]:
    """A side in an event: an enemy panel is named, a knight is known by the seat."""
    return {"side": side} if is_knight(state, side) else {"side": side, "foe": state.foe}


def foe_mod(state: KnightsState, which: int) -> int:
    """A mod of the enemy panel; 0 in a duel."""
    return 0 if state.fight == DUEL else MOD[which][state.foe]


def knight_mod(state: KnightsState, side: int, which: int) -> int:
    """A mod of the knight on this side; 0 for a panel."""
    return mod(state, seat_of(state, side), which) if is_knight(state, side) else 0


def side_mod(state: KnightsState, side: int, weapon: int, which: int) -> int:
    """A mod of a side together with the weapon it attacks with."""
    if not is_knight(state, side):
        return foe_mod(state, which)
    total = knight_mod(state, side, which)
    return total + weapon_mod(state, seat_of(state, side), weapon, which) if weapon >= 0 else total


def is_ferocious(state: KnightsState) -> bool:
    """Dominance is off against a ferocious enemy (wk1.dominance.02); never in duels (duel.11)."""
    return state.fight != DUEL and FEROCIOUS[state.foe] == 1


def aggression(state: KnightsState) -> int:
    """The dice of the enemy panel (wk1.check.10)."""
    printed = AGGRESSION[state.foe]
    if state.foe_lives:
        printed -= MOD[SECOND_LIFE][state.foe]
    return printed + static_attack_dice(state)


def armor_of(state: KnightsState, side: int, ranged: bool) -> int:
    """The armor value against the attack that is being resolved."""
    if foe_mod(state, NO_ARMOR):
        return 0
    if is_knight(state, side):
        return armor_value(state, seat_of(state, side), ranged) + state.extra_armor
    return ARMOR[state.foe]


def health_left(state: KnightsState, side: int) -> int:
    """Health of a knight, or what an enemy has left (wk1.combat.09)."""
    if is_knight(state, side):
        return state.health[seat_of(state, side)]
    return HEALTH[state.foe] - state.foe_loss


def is_beaten(state: KnightsState, side: int) -> bool:
    """At 0 Health, or unconscious for another reason (wk1.attack.19, wk1.combat.12).

    Who lost the last of it to an attack stays defeated, even if he stands up again (A54).
    """
    if health_left(state, side) <= 0 or state.felled >> side & 1:
        return True
    return is_knight(state, side) and state.down[seat_of(state, side)] == 1


def static_attack_dice(state: KnightsState) -> int:
    """Dice that the enemy's attack checks gain through its text, hexes nearby, the mission."""
    here = state.at[state.active]
    traits = TRAITS[state.foe]
    dice = 0
    for place in range(len(state.tiles)):
        if DISTANCE[here][place] <= 1 and not is_blank(state, place):
            for effect in TILE_EFFECTS[state.tiles[place]]:
                if isinstance(effect, Aura) and effect.traits & traits:
                    dice += effect.amount
    for effect in effects_at(state.foe, AT_STATIC):
        if isinstance(effect, Aggression):
            known = state.reputation[state.active] >= effect.rep_least
            dice += effect.amount if known else 0
    return dice + ENEMY_DICE.total(state, state.active, traits)


def dice_against(state: KnightsState, seat: int) -> int:
    """Dice that gear gives against this kind of enemy."""
    if state.fight == DUEL:
        return 0
    dice = 0
    for card in worn(state, seat):
        for effect in effects_at(card, AT_STATIC):
            if isinstance(effect, AttackDiceAgainst) and effect.traits & TRAITS[state.foe]:
                dice += effect.amount
    return dice


def range_change_barred(state: KnightsState) -> bool:
    """Whether the knight's gear keeps this kind of enemy from changing the range."""
    if state.fight == DUEL:
        return False
    for card in worn(state, state.active):
        for effect in effects_at(card, AT_STATIC):
            if isinstance(effect, NoRangeChange) and effect.traits & TRAITS[state.foe]:
                return True
    return False
