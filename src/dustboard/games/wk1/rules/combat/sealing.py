"""The sealed choice of a combat card (wk1.card.02-04)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import MULTI
from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    COMBAT_CARDS,
    DEFEND,
    MULTI_ATTACK,
    PREPARE,
)
from dustboard.games.wk1.rules.combat.cards import may_change_range, may_defend, playable
from dustboard.games.wk1.rules.combat.sides import KNIGHT_SIDE, OTHER_SIDE, is_knight
from dustboard.games.wk1.rules.gear.gear import available_weapons
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal


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
