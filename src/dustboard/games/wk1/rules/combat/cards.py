"""What a side can do in a clash, and the sealed choice of a combat card (wk1.card, wk1.range)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import FUEL_WEAPON, ICON, MULTI, NO_AMMO
from dustboard.games.wk1.content.combat_table import AMMO_SPENT, RANGE_ICONS
from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    COMBAT_CARDS,
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
from dustboard.games.wk1.rules.combat.sides import (
    KNIGHT_SIDE,
    OTHER_SIDE,
    foe_mod,
    is_knight,
    range_change_barred,
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
from dustboard.kernel.decisions import Ask, Message, Refusal

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


def _side(state: KnightsState, seat: int) -> int:
    return KNIGHT_SIDE if seat == state.active else OTHER_SIDE


def _legal(state: KnightsState, seat: int) -> list[int]:
    return playable(state, _side(state, seat))


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    side = _side(state, seat)
    legal = playable(state, side)
    refused: list[Refusal] = []
    for card in range(len(COMBAT_CARDS)):
        if card in legal:
            continue
        rule, why = _reason(state, seat, side, card)
        refused.append(Refusal(COMBAT_CARDS[card], rule, Message(why)))
    return refused


def _reason(state: KnightsState, seat: int, side: int, card: int) -> tuple[str, str]:
    if card in (PREPARE, MULTI_ATTACK) and state.barred[side] and state.clash == 1:
        return "wk1.luck.05", "why-barred"
    if card == PREPARE:
        return "wk1.card.10", "why-prepare-lies"
    if card == CHANGE_RANGE and not may_change_range(state, side):
        return "wk1.gold.09", "why-no-change"
    if card == DEFEND and not may_defend(state, side):
        return "wk1.gold.09", "why-no-defend"
    if is_knight(state, side) and not available_weapons(state, seat):
        return "wk1.card.20", "why-no-weapon"
    if card == MULTI_ATTACK:
        if ATTACK not in playable(state, side):
            return "wk1.card.21", "why-no-attack"
        if not is_knight(state, side) and not MULTI[state.foe]:
            return "wk1.card.25", "why-no-multi-icon"
        return "wk1.card.23", "why-no-multi"
    return "wk1.card.21", "why-no-attack"


def _apply(state: KnightsState, seat: int, action: int) -> None:
    state.sealed[seat] = action
    state.done(seat)


def _prompt(state: KnightsState, seat: int) -> Message:
    who = "knight" if is_knight(state, _side(state, seat)) else "waster"
    return Message("ask-combat-card", {"clash": state.clash, "range": state.range, "who": who})


def _timeout(state: KnightsState, seat: int) -> int:
    legal = playable(state, _side(state, seat))
    return DEFEND if DEFEND in legal else legal[0]


COMBAT_CARD: Final = Ask(
    "combat_card",
    "choose",
    "wk1.card.02",
    legal=_legal,
    key=lambda state, seat, action: COMBAT_CARDS[action],
    label=lambda state, seat, action: Message(f"option-combat-{COMBAT_CARDS[action]}"),
    prompt=_prompt,
    apply=_apply,
    refused=_refused,
    timeout=_timeout,
    sealed=True,
)
