"""Attackers choose a weapon and one of its range icons (wk1.attack.02, wk1.attack.07)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import ATTACK, ICONS, MULTI_ATTACK, NONE
from dustboard.games.wk1.content.keys import NOT_NAMED, of_weapon
from dustboard.games.wk1.rules.combat.cards import PANEL, attacks
from dustboard.games.wk1.rules.combat.sides import named, seat_of, side_of
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program


def choose_weapons(state: KnightsState, frame: Frame) -> None:
    """The Active Knight chooses first."""
    calls = [
        (WEAPON_CHOICE.number, seat_of(state, side), (side,))
        for side in (0, 1)
        if state.played[side] in (ATTACK, MULTI_ATTACK)
    ]
    state.push_in_order(calls)


CHOOSE_WEAPONS: Final = Program("choose weapons", (choose_weapons,))


def ask_weapon(state: KnightsState, frame: Frame) -> None:
    """An attack that has become impossible is lost, but its arrowheads count (A28)."""
    side = frame.bindings[0]
    found = attacks(state, side, state.played[side])
    if not found:
        if state.journal is not None:
            state.tell("attack-lost", "wk1.card.21", frame.seat, named(state, side))
        state.frame = frame.below
    else:
        state.ask_unless_one(frame.seat, WEAPON.number, found)


def take_weapon(state: KnightsState, frame: Frame) -> None:
    """Note weapon and icon for all to see."""
    side = frame.bindings[0]
    action = state.choice[frame.seat]
    weapon = action // 4
    state.weapon[side] = NONE if weapon == PANEL else weapon
    state.icon[side] = action % 4
    if state.journal is not None:
        data = {**named(state, side), "weapon": state.weapon[side], "icon": state.icon[side]}
        state.tell("weapon", "wk1.attack.07", frame.seat, data)


WEAPON_CHOICE: Final = Program("choose a weapon", (ask_weapon, take_weapon))


def _legal(state: KnightsState, seat: int) -> list[int]:
    side = side_of(state, seat)
    return attacks(state, side, state.played[side])


def _key(state: KnightsState, seat: int, action: int) -> str:
    weapon = action // 4
    return of_weapon(NOT_NAMED if weapon == PANEL else weapon, ICONS[action % 4])


def _label(state: KnightsState, seat: int, action: int) -> Message:
    weapon = action // 4
    if weapon == PANEL:
        return Message("option-panel-icon", {"icon": action % 4})
    return Message("option-weapon-icon", {"card": weapon, "icon": action % 4})


WEAPON: Final = Ask(
    "weapon",
    "choose",
    "wk1.attack.07",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=lambda state, seat: Message("ask-weapon", {"range": state.range}),
    timeout=lambda state, seat: _legal(state, seat)[0],
)
