"""Verbs that give and take resources, Reputation, luck cards and gear."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import DUEL, NONE
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.content.mods import NATURE_LOSS
from dustboard.games.wk1.content.moments import AT_FACE
from dustboard.games.wk1.rules.gear.gain import draw_gear
from dustboard.games.wk1.rules.gear.gear import armor_card, mod
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.resources import (
    gain_ammo,
    gain_fuel,
    gain_reputation,
    heal_health,
    heal_radiation,
    lose_ammo,
    lose_fuel,
    lose_health,
    lose_reputation,
    suffer,
)
from dustboard.games.wk1.rules.seats import awake_on
from dustboard.games.wk1.rules.words.questions import PICK_KNIGHT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program

RULE: Final = "wk1.gold.08"  # components are followed: what a card says happens


def give(state: KnightsState, seat: int, what: int, amount: int, rule: str) -> None:
    """A knight gains something of a reward; Health and Radiation are healed."""
    if what == words.AMMO:
        gain_ammo(state, seat, amount, rule)
    elif what == words.FUEL:
        gain_fuel(state, seat, amount, rule)
    elif what == words.REPUTATION:
        if amount > 0:
            gain_reputation(state, seat, amount, rule)
        else:
            lose_reputation(state, seat, -amount, rule)
    elif what == words.LUCK:
        draw_luck(state, seat, amount, rule)
    elif what == words.HEALTH:
        heal_health(state, seat, amount, rule)
    elif what == words.RADIATION:
        heal_radiation(state, seat, amount, rule)
    else:
        draw_gear(state, seat, what - words.GREEN_CARD, amount, rule)


def touched(state: KnightsState, seat: int, effect: Effect) -> list[int]:
    """Whom an effect touches, apart from those that somebody has to choose."""
    if effect.who == words.ALL_HERE:
        return awake_on(state, state.at[seat])
    if effect.who == words.LOSER:
        return [state.loser] if state.loser != NONE else []
    if effect.who == words.HELPED:
        return [state.helped] if state.helped != NONE else []
    return [seat]


def gain(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """`who` gains `amount` of `what`."""
    for other in touched(state, seat, effect):
        give(state, other, effect.what, effect.amount, RULE)


def heal(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """`who` heals Health or Radiation."""
    if effect.who == words.ANY_HERE:
        packed = effect.what * 8 + effect.force
        state.push_in_order([(HEAL_SOMEBODY.number, seat, (packed, effect.amount))])
        return
    for other in touched(state, seat, effect):
        heal_one(state, other, effect.what, effect.amount, effect.force == 1)


def heal_one(state: KnightsState, seat: int, what: int, amount: int, force: bool) -> None:
    """Heal one knight."""
    if what == words.RADIATION:
        heal_radiation(state, seat, amount, RULE)
    else:
        heal_health(state, seat, amount, RULE, force)


def ask_whom(state: KnightsState, frame: Frame) -> None:
    """Whom to heal: somebody on the own hex, oneself included."""
    if len(awake_on(state, state.at[frame.seat])) == 1:
        state.choice[frame.seat] = frame.seat
    else:
        state.ask(frame.seat, PICK_KNIGHT.number)


def heal_chosen(state: KnightsState, frame: Frame) -> None:
    """Heal the chosen knight."""
    packed, amount = frame.bindings
    heal_one(state, state.choice[frame.seat], packed // 8, amount, packed % 8 == 1)


HEAL_SOMEBODY: Final = Program("heal somebody", (ask_whom, heal_chosen))


def lose(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Lose a resource; enemies that feed on it gain dice if there was none."""
    if effect.unarmored and armor_card(state, seat) != NONE:
        return
    amount = effect.amount
    if effect.what == words.AMMO:
        lost = lose_ammo(state, seat, amount, RULE)
    elif effect.what == words.FUEL:
        lost = lose_fuel(state, seat, amount, RULE)
    elif effect.what == words.REPUTATION:
        lost = lose_reputation(state, seat, amount, RULE)
    else:
        lost = lose_health(state, seat, amount - less_by_nature(state, seat, effect), RULE)
    if effect.dice and lost == 0:
        state.combat_dice[1] += effect.dice


def less_by_nature(state: KnightsState, seat: int, effect: Effect) -> int:
    """Some knights lose less Health when they face a nature event."""
    if effect.when != AT_FACE or not state.facing or state.card == NONE:
        return 0
    if not TRAITS[state.card] & (1 << words.NATURE):
        return 0
    return min(effect.amount, mod(state, seat, NATURE_LOSS))


def suffer_radiation(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """`who` suffers Radiation, in round order: what is put on the stack last happens first."""
    for other in reversed(touched(state, seat, effect)):
        suffer(state, other, effect.amount, RULE)


def suffer_after(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Radiation is suffered when this combat is over."""
    state.radiation_after[0 if seat == state.active else 1] += effect.amount


def opponent_loses(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The opponent loses Health; an enemy collects Health loss."""
    if state.fight == DUEL:
        lose_health(
            state, state.rival if seat == state.active else state.active, effect.amount, RULE
        )
    else:
        state.foe_loss += effect.amount
        if state.journal is not None:
            state.tell("foe-loss", RULE, seat, {"lost": effect.amount, "now": state.foe_loss})
