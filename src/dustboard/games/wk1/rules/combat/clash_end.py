"""The end of a clash: dominance, range, and whether there is another (wk1.dominance)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import ATTACK, DUEL, MELEE, MULTI_ATTACK, NONE, PREPARE
from dustboard.games.wk1.content.moments import AT_CLASH_END, AT_NO_ATTACK_PLAYED
from dustboard.games.wk1.rules.combat.change_range import new_range
from dustboard.games.wk1.rules.combat.sides import is_beaten, is_ferocious, seat_of
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_DOMINANCE
from dustboard.games.wk1.rules.effects.windows import own_window, two_windows
from dustboard.games.wk1.rules.programs import CLASH_AGAIN
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program

CLASHES: Final = 3


def no_attack(state: KnightsState, frame: Frame) -> None:
    """What it costs to play no attack card, also in a clash that ends in a defeat."""
    if state.fight != DUEL and state.played[0] not in (ATTACK, MULTI_ATTACK):
        run_effects(state, state.active, state.foe, AT_NO_ATTACK_PLAYED)


def after_attacks(state: KnightsState, frame: Frame) -> None:
    """Somebody defeated: dominance is skipped and the end phase follows (wk1.attack.20)."""
    if is_beaten(state, 0) or is_beaten(state, 1):
        state.frame = frame.below
        return
    if not is_ferocious(state):
        if state.fight == DUEL:
            two_windows(state, BEFORE_DOMINANCE, state.active, state.rival)
        else:
            own_window(state, BEFORE_DOMINANCE, state.active)


def determine_dominance(state: KnightsState, frame: Frame) -> None:
    """Arrowheads and Health lost through attacks; the marker moves by the difference."""
    if is_ferocious(state):
        return
    gains = [state.gains[side] + state.side_loss[side] for side in (0, 1)]
    state.dominance += gains[0] - gains[1]
    if state.journal is not None:
        data = {"gains": gains, "now": state.dominance}
        state.tell("dominance", "wk1.dominance.05", NONE, data)


def texts(state: KnightsState, frame: Frame) -> None:
    """What the enemy's text does at the end of a clash."""
    if state.fight != DUEL:
        run_effects(state, state.active, state.foe, AT_CLASH_END)


def set_range(state: KnightsState, frame: Frame) -> None:
    """Changes take effect now (wk1.card.18); an effect that sets a range goes last (range.09)."""
    before = state.range
    state.range = new_range(state) if state.range_set == NONE else state.range_set
    if state.range != before and state.journal is not None:
        rule = "wk1.card.18" if state.range_set == NONE else "wk1.range.09"
        state.tell("range", rule, NONE, {"range": state.range})
    for side in (0, 1):
        seat = seat_of(state, side)
        # Prepare lies before its player during the next clash only (wk1.card.10-12)
        state.prepared[side] = 1 if state.played[side] == PREPARE else 0
        state.last_card[side] = state.played[side]
        state.last_weapon[side] = state.weapon[side]
        if state.weapon[side] != NONE:
            state.attacked_with[seat] = (*state.attacked_with[seat], state.weapon[side])
        if state.icon[side] == MELEE:
            state.melee_dice[side] = 0
    if not is_beaten(state, 0) and not is_beaten(state, 1) and state.clash < CLASHES:
        state.push_in_order([(CLASH_AGAIN.number, frame.seat, ())])


CLASH_END: Final = Program(
    "clash end", (no_attack, after_attacks, determine_dominance, texts, set_range)
)
