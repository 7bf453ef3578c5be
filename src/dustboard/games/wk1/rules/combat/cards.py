"""What a side can do in a clash: combat cards, weapons and range icons (wk1.card, wk1.range)."""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import FUEL_WEAPON, ICON, MULTI, NO_AMMO
from dustboard.games.wk1.content.combat_table import AMMO_SPENT, RANGE_ICONS
from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    DEFEND,
    MELEE,
    MULTI_ATTACK,
    PREPARE,
)
from dustboard.games.wk1.content.mods import (
    AMMO_MORE,
    ATTACK_MARKS,
    DEFEND_APART,
    MULTI_AMMO_LESS,
    NO_CHANGE_RANGE,
)
from dustboard.games.wk1.rules.combat.bonus import range_change_barred
from dustboard.games.wk1.rules.combat.sides import (
    KNIGHT_SIDE,
    foe_mod,
    is_knight,
    seat_of,
    side_mod,
)
from dustboard.games.wk1.rules.gear.gear import (
    available_weapons,
    is_marked,
    weapon_icons,
    weapon_mod,
    weapon_multi,
)
from dustboard.games.wk1.state.state import KnightsState

PANEL = 10_000  # the "weapon" of an enemy panel in an action; icons are added to it


def ammo_needed(state: KnightsState, side: int, weapon: int, icon: int, card: int) -> int:
    """Ammo that an attack spends (wk1.card.22, wk1.card.24, wk1.resource.05-06)."""
    if not is_knight(state, side) or icon == MELEE or NO_AMMO[weapon]:
        return 0
    seat = seat_of(state, side)
    need = AMMO_SPENT[card]
    if card == MULTI_ATTACK:
        need -= weapon_mod(state, seat, weapon, MULTI_AMMO_LESS)
    return need + weapon_mod(state, seat, weapon, AMMO_MORE)


def fuel_needed_for(state: KnightsState, seat: int, weapon: int) -> int:
    """Fuel that a weapon still needs in this combat; one payment lasts (wk1.weapon.01)."""
    return 0 if weapon in state.fuelled[seat] else FUEL_WEAPON[weapon]


def attacks(state: KnightsState, side: int, card: int) -> list[int]:
    """The attacks a side could make now, as weapon * 4 + icon (wk1.card.20-21, wk1.range.07)."""
    shown = RANGE_ICONS[state.range]
    if not is_knight(state, side):
        if card == MULTI_ATTACK and not MULTI[state.foe]:
            return []
        return [PANEL * 4 + icon for icon in ICON[state.foe] if icon in shown]
    seat = seat_of(state, side)
    found: list[int] = []
    for weapon in available_weapons(state, seat):
        if card == MULTI_ATTACK and weapon_multi(state, seat, weapon) == 0:
            continue
        if weapon_mod(state, seat, weapon, ATTACK_MARKS) and is_marked(state, seat, weapon):
            continue
        if _kept_apart(state, side, weapon):
            continue
        if fuel_needed_for(state, seat, weapon) > state.fuel[seat]:
            continue
        for icon in weapon_icons(state, seat, weapon):
            if icon in shown and (ammo_needed(state, side, weapon, icon, card) <= state.ammo[seat]):
                found.append(weapon * 4 + icon)
    return found


def _kept_apart(state: KnightsState, side: int, weapon: int) -> bool:
    """A weapon that can't attack in the clash after its owner's Defend."""
    if state.last_card[side] != DEFEND:
        return False
    return weapon_mod(state, seat_of(state, side), weapon, DEFEND_APART) > 0


def may_defend(state: KnightsState, side: int) -> bool:
    """Defend is always legal, except after an attack with a weapon that forbids it."""
    weapon = state.last_weapon[side]
    return (
        weapon < 0 or not is_knight(state, side) or not side_mod(state, side, weapon, DEFEND_APART)
    )


def may_change_range(state: KnightsState, side: int) -> bool:
    """Some enemies do not let the knight change the range, and some gear not the enemy."""
    if side == KNIGHT_SIDE:
        return not foe_mod(state, NO_CHANGE_RANGE)
    return not range_change_barred(state)


def playable(state: KnightsState, side: int) -> list[int]:
    """The combat cards whose conditions a side meets (wk1.card.02, A28, A29)."""
    cards: list[int] = []
    if attacks(state, side, ATTACK):
        cards.append(ATTACK)
    first_barred = state.barred[side] == 1 and state.clash == 1
    if not first_barred and attacks(state, side, MULTI_ATTACK):
        cards.append(MULTI_ATTACK)
    if may_defend(state, side):
        cards.append(DEFEND)
    if not first_barred and not state.prepared[side]:
        cards.append(PREPARE)
    if may_change_range(state, side):
        cards.append(CHANGE_RANGE)
    return cards or [DEFEND]
