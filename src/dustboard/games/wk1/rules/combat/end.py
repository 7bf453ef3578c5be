"""The end phase of combat: who won, rewards, effects, clean-up (wk1.combat.12-22)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import REWARD, TRAITS
from dustboard.games.wk1.content.constants import DUEL, ENEMY, MEDIUM, NO_FIGHT, NONE
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.moments import (
    AT_DUEL_WON,
    AT_ENEMY_DEFEATED,
    AT_KNIGHT_DEFEATED,
    AT_KNIGHT_LOSES,
)
from dustboard.games.wk1.content.things import REPUTATION
from dustboard.games.wk1.rules.combat.sides import (
    DRAW,
    KNIGHT_SIDE,
    OTHER_SIDE,
    is_beaten,
    is_ferocious,
    is_knight,
    seat_of,
)
from dustboard.games.wk1.rules.effects.lines import effects_at
from dustboard.games.wk1.rules.effects.window_moments import COMBAT_LOST
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.gear import worn
from dustboard.games.wk1.rules.programs import DUEL_PRIZE, FALL, TALK_AFTER_DUEL
from dustboard.games.wk1.rules.resources import suffer
from dustboard.games.wk1.rules.signals import DEFEATED, DUEL_ENDED
from dustboard.games.wk1.rules.tasks.goals import knight_beaten
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.rules.words.supply import Gain, give
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Call, Frame, Program

TALK: Final = 3
COUNTED: Final = 1  # the enemy counts as defeated without a fight
LEFT: Final = 2
BOTH: Final = 3  # both sides were defeated


def decide(state: KnightsState, frame: Frame) -> None:
    """Defeat, or dominance after three clashes; 0 and mutual defeat are draws."""
    if state.outcome_side == TALK:
        return
    beaten = [is_beaten(state, side) for side in (0, 1)]
    state.beaten = (1 if beaten[0] else 0) | (2 if beaten[1] else 0)
    if state.bargain == COUNTED:
        state.outcome_side, state.beaten = KNIGHT_SIDE, 2
    elif state.bargain == LEFT or (beaten[0] and beaten[1]):
        state.outcome_side = DRAW
    elif beaten[0] or beaten[1]:
        state.outcome_side = OTHER_SIDE if beaten[0] else KNIGHT_SIDE
    elif state.dominance and not is_ferocious(state):
        state.outcome_side = KNIGHT_SIDE if state.dominance > 0 else OTHER_SIDE
        state.beaten |= 2 if state.dominance > 0 else 1
    else:
        state.outcome_side = DRAW
    if state.journal is not None:
        data = {
            "side": state.outcome_side,
            "foe": state.foe,
            "rival": state.rival,
            "duel": state.fight == DUEL,
            "dominance": state.dominance,
        }
        rule = "wk1.combat.16" if state.outcome_side == DRAW else "wk1.combat.12"
        state.tell("combat-ends", rule, state.active, data)


def lose_consciousness(state: KnightsState, frame: Frame) -> None:
    """Knights at 0 Health fall (wk1.combat.13); a single attack leaves few ways out (A54)."""
    calls: list[Call] = []
    for side in (0, 1):
        if is_knight(state, side):
            seat = seat_of(state, side)
            if state.health[seat] == 0 and not state.down[seat]:
                calls.append((FALL.number, seat, (1,)))
    state.push_in_order(calls)


def after_loss(state: KnightsState, frame: Frame) -> None:
    """A loser who is awake may answer before the enemy's texts; others use nothing (ko.05)."""
    if state.outcome_side == OTHER_SIDE and state.fight != DUEL:
        own_window(state, COMBAT_LOST, state.active)


def texts_of_loss(state: KnightsState, frame: Frame) -> None:
    """The enemy's abilities for a lost combat (wk1.combat.19), and for a defeat (wk1.combat.16)."""
    if state.fight == DUEL or state.loss_ignored:
        return
    if state.outcome_side == OTHER_SIDE:
        run_effects(state, state.active, state.foe, AT_KNIGHT_LOSES)
    if state.beaten & 1:
        run_effects(state, state.active, state.foe, AT_KNIGHT_DEFEATED)


def rewards(state: KnightsState, frame: Frame) -> None:
    """A winner who is still standing or not gains all rewards of the card (wk1.combat.18)."""
    seat = state.active
    if state.outcome_side != KNIGHT_SIDE or state.fight == DUEL:
        return
    calls = [(GIVE.number, seat, (state.foe, at)) for at in range(len(REWARD[state.foe]))]
    if state.bargain == COUNTED:
        calls = [call for call in calls if REWARD[state.foe][call[2][1]][0] != REPUTATION]
    state.push_in_order(calls)


def give_reward(state: KnightsState, frame: Frame) -> None:
    """One part of a reward."""
    card, at = frame.bindings
    what, amount = REWARD[card][at]
    give(state, frame.seat, what, amount, "wk1.combat.18", card)


GIVE: Final = Program("give a reward", (give_reward,))


def after_defeat(state: KnightsState, frame: Frame) -> None:
    """Effects on defeating an enemy, then tasks; both count even in a draw (wk1.combat.16-17)."""
    if state.fight == DUEL or not state.beaten & 2:
        return
    seat = state.active
    DEFEATED.send(state, seat, state.foe, 1 if state.fight == ENEMY else 0)
    run_effects(state, seat, state.foe, AT_ENEMY_DEFEATED)
    for card in [*worn(state, seat), ABILITY[state.knight[seat]]]:
        for effect in effects_at(card, AT_ENEMY_DEFEATED)[:1]:
            if isinstance(effect, Gain) and effect.traits & TRAITS[state.foe]:
                run_effects(state, seat, card, AT_ENEMY_DEFEATED)


def after_duel(state: KnightsState, frame: Frame) -> None:
    """A duel won brings Reputation and a theft; two Defends lead to a talk (wk1.duel.04, 13)."""
    if state.fight != DUEL:
        return
    if state.outcome_side == TALK:
        state.push_in_order([(TALK_AFTER_DUEL.number, state.active, (state.rival,))])
        return
    if state.outcome_side == DRAW:
        # who fell himself still accomplishes what asks for a knight's defeat (wk1.combat.17)
        tasks = knight_beaten(state, state.active, state.rival) if state.beaten == BOTH else []
        state.push_in_order([*tasks, *DUEL_ENDED.calls(state, NONE, NONE)])
        return
    winner = seat_of(state, state.outcome_side)
    loser = seat_of(state, 1 - state.outcome_side)
    if state.down[loser]:
        state.healer[loser] = winner  # he may not revive him this round (wk1.duel.15)
    state.push_in_order(
        [(DUEL_PRIZE.number, winner, (loser,)), *DUEL_ENDED.calls(state, winner, loser)]
    )
    for card in [*worn(state, winner), ABILITY[state.knight[winner]]]:
        run_effects(state, winner, card, AT_DUEL_WON)


def after_combat(state: KnightsState, frame: Frame) -> None:
    """Radiation that a drug costs afterwards."""
    first, second = state.radiation_after
    state.radiation_after[0] = state.radiation_after[1] = 0
    if second and state.fight == DUEL:
        suffer(state, state.rival, second, "wk1.combat.21")
    if first:
        suffer(state, state.active, first, "wk1.combat.21")


def clean_up(state: KnightsState, frame: Frame) -> None:
    """Decks return, dominance 0, range Medium, tokens returned (wk1.combat.22)."""
    if state.journal is not None:
        data = {"foe": state.foe, "rival": state.rival, "duel": state.fight == DUEL}
        state.tell("combat-over", "wk1.combat.22", state.active, data)
    state.fight = NO_FIGHT
    state.clash = 0
    state.dominance = 0
    state.range = MEDIUM
    state.cards_open = 0
    for side in (0, 1):
        state.prepared[side] = 0
        state.played[side] = NONE
    for seat in range(state.players):
        state.sealed[seat] = NONE
        state.fuelled[seat] = ()
        state.used_combat[seat] = ()
        state.attacked_with[seat] = ()


FINISH: Final = Program(
    "combat ends",
    (
        decide,
        lose_consciousness,
        after_loss,
        texts_of_loss,
        rewards,
        after_defeat,
        after_duel,
        after_combat,
        clean_up,
    ),
)
