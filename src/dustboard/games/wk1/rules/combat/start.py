"""The start phase of combat: effects before it, and the starting range (wk1.combat.04-07)."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import DUEL, MEDIUM, NONE
from dustboard.games.wk1.content.moments import AT_BEFORE_COMBAT, AT_COMBAT_START
from dustboard.games.wk1.rules.combat.clashes import CLASH
from dustboard.games.wk1.rules.combat.end import FINISH
from dustboard.games.wk1.rules.combat.sides import is_beaten
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_COMBAT
from dustboard.games.wk1.rules.effects.windows import own_window, two_windows
from dustboard.games.wk1.rules.resources import wound_dice
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame

FOUGHT: int = 0


def begin(state: KnightsState, frame: Frame) -> None:
    """Each side takes a combat deck; range Medium, dominance 0."""
    state.clash = 0
    state.range = MEDIUM
    state.dominance = 0
    state.bargain = FOUGHT
    state.foe_lives = 0
    state.loss_ignored = 0
    state.outcome_side = NONE
    state.cards_open = 0
    state.struck = NONE
    state.felled = 0
    for side in (0, 1):
        state.start_changes[side] = NONE
        state.last_card[side] = NONE
        state.last_weapon[side] = NONE
        state.played[side] = NONE
        state.prepared[side] = 0
        state.barred[side] = 0
        state.combat_dice[side] = 0
        state.next_dice[side] = 0
        state.melee_dice[side] = 0
        state.radiation_after[side] = 0
    for seat in range(state.players):
        state.fuelled[seat] = ()
        state.used_combat[seat] = ()
        state.attacked_with[seat] = ()
        state.sealed[seat] = NONE
    state.start_wounds[0] = wound_dice(state.health[state.active])
    duel = state.fight == DUEL
    state.start_wounds[1] = wound_dice(state.health[state.rival]) if duel else 0
    if state.journal is not None:
        data = {"foe": state.foe, "rival": state.rival, "duel": duel}
        state.tell("combat", "wk1.combat.01", state.active, data)
    if not duel:
        run_effects(state, state.active, state.foe, AT_COMBAT_START)


def before(state: KnightsState, frame: Frame) -> None:
    """The Active Knight first, one effect at a time, until both pass (wk1.combat.07)."""
    if state.down[state.active]:
        return
    if state.fight == DUEL:
        two_windows(state, BEFORE_COMBAT, state.active, state.rival)
    else:
        own_window(state, BEFORE_COMBAT, state.active)


def enemy_before(state: KnightsState, frame: Frame) -> None:
    """The enemy's own effects before combat; some let the knight off for a price."""
    if state.fight != DUEL and not state.down[state.active] and not is_beaten(state, 1):
        run_effects(state, state.active, state.foe, AT_BEFORE_COMBAT)


def set_range(state: KnightsState, frame: Frame) -> None:
    """One side's change counts; changes of both sides cancel out (wk1.range.01-03, A33)."""
    first, second = state.start_changes
    if first != NONE and second == NONE:
        state.range = first
    elif second != NONE and first == NONE:
        state.range = second
    if state.journal is not None:
        rule = "wk1.range.03" if first != NONE and second != NONE else "wk1.range.01"
        state.tell("range", rule, NONE, {"range": state.range})
    calls = [(FINISH.number, frame.seat, ())]
    ready = state.bargain == FOUGHT and not is_beaten(state, 0) and not is_beaten(state, 1)
    if ready:
        calls.insert(0, (CLASH.number, frame.seat, ()))
    state.push_in_order(calls)
