# mypyc: skip
"""Pools of dice, exactly: successes, fates and botches together.

>>> [(number, round(chance, 3)) for number, chance in successes((2, 1, 0, 0))]
[(0, 0.125), (1, 0.333), (2, 0.333), (3, 0.167), (4, 0.042)]
>>> round(at_least((1, 2, 0, 0), 2), 2), percent(0.25)
(0.58, '25')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from dustboard.games.wk2.content.dice import BOTCH, FATE, SIDES, SUCCESSES
from dustboard.games.wk2.rules.dice_rolls import is_blank, successes_of
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Bar, Faces

Dice = tuple[int, ...]  # how many of each colour
Shows = tuple[int, int, int]  # successes, fates, botches
Spread = tuple[tuple[Shows, float], ...]


@cache
def die(colour: int, blanks_again: bool = False) -> Spread:
    """What one die shows; if blanks are rolled again, after that."""
    found: dict[Shows, float] = {}
    blanks = 0.0
    for face in range(SIDES):
        if blanks_again and is_blank(SIDES * colour + face):
            blanks += 1 / SIDES
        else:
            _add(found, _shows(colour, face), 1 / SIDES)
    for shows, chance in die(colour) if blanks else ():
        _add(found, shows, blanks * chance)
    return tuple(sorted(found.items()))


@cache
def spread(pool: Dice, blanks_again: bool = False, one_again: bool = False) -> Spread:
    """All that a pool can show, after what an enemy rolls again."""
    colours = [colour for colour in (3, 2, 1, 0) for _ in range(pool[colour])] or [0]
    if one_again:
        return _one_again(tuple(colours))
    found: dict[Shows, float] = {(0, 0, 0): 1.0}
    for colour in colours:
        after: dict[Shows, float] = {}
        for shown, chance in found.items():
            for shows, part in die(colour, blanks_again):
                _add(after, _sum(shown, shows), chance * part)
        found = after
    return tuple(sorted(found.items()))


@cache
def _one_again(colours: tuple[int, ...]) -> Spread:
    """One die without a success is rolled again, the strongest of them (wk2.gold.10)."""
    found: dict[Shows, float] = {}
    share = 1 / SIDES ** len(colours)
    for faces in product(range(SIDES), repeat=len(colours)):
        dice = [SIDES * colour + face for colour, face in zip(colours, faces, strict=True)]
        idle = [one for one in dice if not successes_of((one,))]
        if idle:
            dice.remove(max(idle))
        kept = (0, 0, 0)
        for one in dice:
            kept = _sum(kept, _shows(one // SIDES, one % SIDES))
        again = die(max(idle) // SIDES) if idle else (((0, 0, 0), 1.0),)
        for shows, part in again:
            _add(found, _sum(kept, shows), share * part)
    return tuple(sorted(found.items()))


def _shows(colour: int, face: int) -> Shows:
    return SUCCESSES[colour][face], FATE[colour][face], BOTCH[colour][face]


def _sum(one: Shows, other: Shows) -> Shows:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _add(found: dict[Shows, float], shows: Shows, chance: float) -> None:
    found[shows] = found.get(shows, 0.0) + chance


def successes(pool: Dice, more: int = 0) -> Faces:
    """How many successes a pool shows, with those that count without dice; never below 0."""
    found: dict[int, float] = {}
    for (number, _, _), chance in spread(pool):
        total = max(0, number + more)
        found[total] = found.get(total, 0.0) + chance
    return tuple(sorted(found.items()))


def at_least(pool: Dice, wanted: int, more: int = 0) -> float:
    """The chance of so many successes."""
    return sum(chance for number, chance in successes(pool, more) if number >= wanted)


def bars(chances: Iterable[tuple[int, float]], key: str) -> list[Bar]:
    """A bar for each number that can come."""
    return [Bar(Message(key, {"n": number}), chance) for number, chance in chances]


def percent(chance: float) -> str:
    """A chance in whole percents."""
    return f"{100 * chance:.0f}"
