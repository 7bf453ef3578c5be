"""Enemies that keep their wounds, and what a Plot Action changes of its combat (wk2.foe)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import MELEE, RANGED
from dustboard.games.wk2.content.wasteland_table import ENEMY_ATTACK, ENEMY_DICE, ENEMY_MELEE_DICE
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.state.state import RoadState

NOBODY_STANDS: Final = -1


def slot_of(state: RoadState, foe: int) -> int:
    """The place of a standing foe; of `NOBODY_STANDS` a free one."""
    return state.standing.index(foe) if foe in state.standing else NOBODY_STANDS


def meet_standing(state: RoadState, foe: int) -> None:
    """A foe that stands has the Health of its sheet and the wounds of earlier combats."""
    slot = slot_of(state, foe)
    if foe >= 0 and slot != NOBODY_STANDS:
        state.foe_health = state.standing_health[slot]
        state.foe_wounds = state.standing_wounds[slot]


def leave_standing(state: RoadState, seat: int) -> None:
    """Wounds stay; with as many as its own Health it is defeated now (wk2.foe.03, .04)."""
    slot = slot_of(state, state.foe)
    if state.foe < 0 or slot == NOBODY_STANDS:
        return
    if state.foe_wounds > state.standing_wounds[slot]:
        state.standing_hurt[slot] |= 1 << seat
    state.standing_wounds[slot] = state.foe_wounds
    if state.foe_wounds >= state.standing_health[slot]:
        state.beaten = 1
        for other in range(state.players):
            if other != seat and state.standing_hurt[slot] >> other & 1 and not state.out[other]:
                gain_xp(state, other, 1, "wk2.foe.03")
        state.standing[slot] = NOBODY_STANDS


def attack_of(state: RoadState, own_attack: int) -> int:
    """Which attack the enemy makes: one with two lines shoots at who shoots (wk2.foe.02)."""
    if sum(ENEMY_MELEE_DICE[state.foe]) == 0:
        return ENEMY_ATTACK[state.foe]
    return RANGED if own_attack == RANGED else MELEE


def choose_line(state: RoadState, own_attack: int) -> None:
    """One with two lines takes the dice of its melee line against a melee attack (wk2.foe.02)."""
    melee = ENEMY_MELEE_DICE[state.foe]
    if sum(melee) and own_attack == MELEE:
        for colour in range(4):
            more = melee[colour] - ENEMY_DICE[state.foe][colour]
            state.foe_pool[colour] = max(0, state.foe_pool[colour] + more)


def apply_terms(state: RoadState) -> None:
    """What the entry of a Plot Action changes of its combat (wk2.sheet.07)."""
    state.foe_health = max(1, state.foe_health + state.terms_health)
    state.foe_traits |= state.terms_traits
    state.foe_lost += state.terms_fewer
    if state.foe == state.grudge:
        state.foe_health += 1


def clear_terms(state: RoadState) -> None:
    """A Plot Action begins, or is over: nothing is changed any more."""
    state.terms_off = state.terms_health = state.terms_traits = 0
    state.terms_fewer = state.terms_one_hand = 0
    for colour in range(4):
        state.terms_dice[colour] = 0
