"""Change Range: advance or retreat (wk1.card.14-19)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.combat_table import (
    FOE_DICE,
    OPPONENT_DOMINANCE,
    OWN_DOMINANCE,
    RETREAT_OPPONENT,
    RETREAT_OWN,
)
from dustboard.games.wk1.content.constants import CHANGE_RANGE, DUEL, LONG, SHORT
from dustboard.games.wk1.content.mods import ADVANCE_DICE, ADVANCE_DOMINANCE, NEVER_RETREATS
from dustboard.games.wk1.content.moments import AT_KNIGHT_RETREATS
from dustboard.games.wk1.rules.combat.sides import (
    OTHER_SIDE,
    foe_mod,
    is_knight,
    knight_mod,
    named,
    side_of,
)
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

ADVANCE: Final = 0
RETREAT: Final = 1


def ask_direction(state: KnightsState, frame: Frame) -> None:
    """The Active Knight declares first (wk1.card.16)."""
    legal = _legal(state, frame.seat)
    state.ask_unless_one(frame.seat, DIRECTION.number, legal)


def take_direction(state: KnightsState, frame: Frame) -> None:
    """The opponent loses a die; dominance by the way one goes (wk1.card.14-15)."""
    side = frame.bindings[0]
    count_direction(state, side, state.choice[frame.seat])
    if state.journal is not None:
        rule = "wk1.card.14" if state.direction[side] < 0 else "wk1.card.15"
        data = {**named(state, side), "direction": state.direction[side]}
        state.tell("direction", rule, frame.seat, data)
    if state.direction[side] > 0 and side != OTHER_SIDE and state.fight != DUEL:
        run_effects(state, state.active, state.foe, AT_KNIGHT_RETREATS)


def count_direction(state: KnightsState, side: int, way: int) -> None:
    """Dice and dominance of advancing or retreating."""
    other = 1 - side
    state.attack_dice[other] += FOE_DICE[CHANGE_RANGE]
    if way == ADVANCE:
        state.direction[side] = -1
        state.gains[side] += OWN_DOMINANCE[CHANGE_RANGE]
        state.gains[other] += OPPONENT_DOMINANCE[CHANGE_RANGE]
        state.attack_dice[other] -= knight_mod(state, side, ADVANCE_DICE)
        if side == OTHER_SIDE:
            state.gains[side] += foe_mod(state, ADVANCE_DOMINANCE)
    else:
        state.direction[side] = 1
        state.gains[side] += RETREAT_OWN[CHANGE_RANGE]
        state.gains[other] += RETREAT_OPPONENT[CHANGE_RANGE]


DIRECTION_ASKED: Final = Program("change range", (ask_direction, take_direction))


def _legal(state: KnightsState, seat: int) -> list[int]:
    side = side_of(state, seat)
    if not is_knight(state, side) and foe_mod(state, NEVER_RETREATS):
        return [ADVANCE]
    return [ADVANCE, RETREAT]


def new_range(state: KnightsState) -> int:
    """The range after the changes of both sides (wk1.card.17-19, A30)."""
    change = 0
    for side in (0, 1):
        if not state.change_cancelled[side]:
            change += state.direction[side]
    if not state.house.add_range_changes:
        change = max(-1, min(1, change))
    return max(SHORT, min(LONG, state.range + change))


_KEYS: Final = ("advance", "retreat")
DIRECTION: Final = Ask(
    "direction",
    "choose",
    "wk1.card.14",
    legal=_legal,
    key=lambda state, seat, action: _KEYS[action],
    label=lambda state, seat, action: Message(f"option-{_KEYS[action]}"),
    prompt=lambda state, seat: Message("ask-direction", {"range": state.range}),
    timeout=lambda state, seat: ADVANCE,
)
