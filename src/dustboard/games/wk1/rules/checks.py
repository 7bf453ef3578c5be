"""Checks: a pool of dice against a difficulty (wk1.check)."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import (
    DICE,
    FOR_ESCAPE,
    FOR_EXPLORING,
    FOR_SEARCH,
    NONE,
    REPAIR,
    SIDES,
    STEP_EXPLORE,
)
from dustboard.games.wk1.content.knight_table import SKILL
from dustboard.games.wk1.content.mods import (
    DICE_ESCAPE,
    DICE_ESCAPE_NATURE,
    DICE_REPAIR_EXPLORING,
    DICE_SEARCH,
)
from dustboard.games.wk1.content.things import NATURE
from dustboard.games.wk1.rules.effects.window_moments import (
    AFTER_CHECK,
    BEFORE_CHECK,
    BEFORE_ESCAPE,
    BEFORE_EXPLORING,
    BEFORE_SEARCH,
)
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.resources import bulls_count, wound_dice
from dustboard.games.wk1.rules.signals import CHECK_DICE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Frame


def pass_chance(dice: int, difficulty: int) -> float:
    """The chance that at least one die shows the difficulty or more (wk1.check.05).

    >>> round(pass_chance(3, 7), 3)
    0.784
    """
    missed: float = ((difficulty - 1) / SIDES) ** max(1, dice)
    return 1.0 - missed


def skill_of(state: KnightsState, seat: int, skill: int) -> int:
    """The printed value: the basic number of dice (wk1.check.01)."""
    return SKILL[state.knight[seat]][skill]


def pool_of(state: KnightsState, seat: int, skill: int, purpose: int) -> int:
    """Skill, dice gained, dice suffered: what a check outside combat rolls (wk1.check.04, 11)."""
    dice = skill_of(state, seat, skill) + mod(state, seat, skill)
    if skill == REPAIR and state.step == STEP_EXPLORE:
        dice += mod(state, seat, DICE_REPAIR_EXPLORING)
    if purpose == FOR_ESCAPE:
        dice += mod(state, seat, DICE_ESCAPE)
        if state.card != NONE and TRAITS[state.card] >> NATURE & 1:
            dice += mod(state, seat, DICE_ESCAPE_NATURE)
    elif purpose == FOR_SEARCH:
        dice += mod(state, seat, DICE_SEARCH)
    dice += CHECK_DICE.total(state, seat, purpose)
    return dice - wound_dice(state.health[seat]) - state.weary[seat]


def roll_dice(state: KnightsState, number: int) -> tuple[int, ...]:
    """So many ten-sided dice; there is no upper limit (wk1.check.09, A57)."""
    return tuple(roll(state, DICE, SIDES) for _ in range(number))


def open_check(state: KnightsState, frame: Frame) -> None:
    """Lay out the check, then cards that are played before it."""
    skill, difficulty, purpose = frame.bindings
    state.check_seat = frame.seat
    state.check_skill = skill
    state.check_difficulty = difficulty
    state.check_purpose = purpose
    if purpose != FOR_ESCAPE:  # an enemy's text may have given dice to it already
        state.check_gained = 0
    state.check_dice = ()
    state.check_rolled = 0
    state.check_auto = 0
    state.check_bull = SIDES
    state.check_pool = pool_of(state, frame.seat, skill, purpose)
    tell_pool(state)
    if purpose == FOR_ESCAPE:
        own_window(state, BEFORE_ESCAPE, frame.seat)
    elif purpose == FOR_SEARCH:
        own_window(state, BEFORE_SEARCH, frame.seat)
    elif purpose == FOR_EXPLORING:
        own_window(state, BEFORE_EXPLORING, frame.seat)
    else:
        own_window(state, BEFORE_CHECK, frame.seat)


def roll_check(state: KnightsState, frame: Frame) -> None:
    """Roll the pool, at least one die (wk1.check.08), then cards that are played after it."""
    if state.check_auto:
        return
    number = max(1, state.check_pool + state.check_gained)
    state.check_dice = roll_dice(state, number)
    state.check_rolled = 1
    if state.journal is not None:
        tell_dice(state, {})
    own_window(state, AFTER_CHECK, frame.seat)


def tell_pool(state: KnightsState) -> None:
    """A check is laid out: what it is against, and how many dice there are before cards."""
    if state.journal is not None:
        data = {**_about(state), "number": max(1, state.check_pool + state.check_gained)}
        state.tell("pool", "wk1.check.04", state.check_seat, data)


def tell_dice(state: KnightsState, worth: dict[str, Any]) -> None:
    """The dice lie on the table for all to see; `worth` is what those of an attack can do."""
    data = {**_about(state), "dice": list(state.check_dice), **worth}
    state.tell("dice", "wk1.check.05", state.check_seat, data)


def _about(state: KnightsState) -> dict[str, Any]:
    """What a check is, as data of an event."""
    data: dict[str, Any] = {
        "skill": state.check_skill,
        "difficulty": state.check_difficulty,
        "purpose": state.check_purpose,
    }
    if state.check_skill == NONE:  # an enemy has no skills
        data["foe"] = state.foe
    return data


def count(state: KnightsState) -> None:
    """Successes and Bull's Eyes of the dice on the table (wk1.check.02, 05, 07)."""
    state.check_successes = sum(1 for die in state.check_dice if die >= state.check_difficulty)
    state.check_bulls = sum(1 for die in state.check_dice if die >= state.check_bull)


def conclude(state: KnightsState, frame: Frame) -> None:
    """One success is enough (wk1.check.05)."""
    count(state)
    if not bulls_count(state, frame.seat):
        state.check_bulls = 0
    passed = state.check_auto == 1 or state.check_successes > 0
    state.check_passed = 1 if passed else 0
    state.check_rolled = 0
    if state.journal is not None:
        data = {"passed": passed, "successes": state.check_successes}
        state.tell("check", "wk1.check.05", frame.seat, data)
