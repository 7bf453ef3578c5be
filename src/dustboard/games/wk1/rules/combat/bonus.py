"""Dice and bans that count all the time: hexes, gear against kinds of enemies, missions."""

from __future__ import annotations

from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import DUEL
from dustboard.games.wk1.content.moments import AT_STATIC
from dustboard.games.wk1.rules.effects.lines import TILE_EFFECTS, effects_at
from dustboard.games.wk1.rules.gear.gear import worn
from dustboard.games.wk1.rules.signals import ENEMY_DICE
from dustboard.games.wk1.rules.tokens import is_blank
from dustboard.games.wk1.rules.words.static import (
    Aggression,
    AttackDiceAgainst,
    Aura,
    NoRangeChange,
)
from dustboard.games.wk1.state.state import KnightsState


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
