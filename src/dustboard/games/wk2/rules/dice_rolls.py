"""Dice on the table: a die is 6 * colour + face, so that its roll can be read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dustboard.games.wk2.content.constants import OF_EACH_COLOUR
from dustboard.games.wk2.content.dice import BLANK, BOTCH, FATE, RED, SIDES, SUCCESSES, WHITE
from dustboard.games.wk2.rules.streams import DICE_STREAM
from dustboard.games.wk2.state.state import RoadState

COLOURS: Final = 4


def roll_die(state: RoadState, colour: int) -> int:
    """Roll one die."""
    return SIDES * colour + state.below(DICE_STREAM, SIDES)


def roll_pool(state: RoadState, pool: Sequence[int]) -> tuple[int, ...]:
    """Roll dice of each colour, the strongest first; with none at all one white (wk2.gold.07).

    By option a roll has no more dice of a colour than the box (wk2.comp.02).
    """
    most = OF_EACH_COLOUR if state.house.box_dice else 99
    dice = [
        roll_die(state, colour)
        for colour in range(RED, WHITE - 1, -1)
        for _ in range(min(pool[colour], most))
    ]
    return tuple(dice) if dice else (roll_die(state, WHITE),)


def roll_one_again(state: RoadState, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Roll a die without success again, the strongest of them; or none."""
    for at, die in enumerate(dice):
        if successes_of((die,)) == 0:
            return (*dice[:at], roll_die(state, die // SIDES), *dice[at + 1 :])
    return dice


def successes_of(dice: tuple[int, ...]) -> int:
    """The successes that dice show."""
    return sum(SUCCESSES[die // SIDES][die % SIDES] for die in dice)


def fates_of(dice: tuple[int, ...]) -> int:
    """The fates that dice show."""
    return sum(FATE[die // SIDES][die % SIDES] for die in dice)


def botches_of(dice: tuple[int, ...]) -> int:
    """The botches that dice show."""
    return sum(BOTCH[die // SIDES][die % SIDES] for die in dice)


def is_blank(die: int) -> bool:
    """Whether a die shows no icon (wk2.dice.11)."""
    return BLANK[die // SIDES][die % SIDES]


def die_size(pool: Sequence[int]) -> int:
    """How many dice a pool has."""
    return sum(pool)


def weakest(pool: Sequence[int]) -> int:
    """The weakest colour that a pool has, or -1."""
    for colour in range(COLOURS):
        if pool[colour]:
            return colour
    return -1
