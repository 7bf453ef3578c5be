# mypyc: skip
"""Pools of ten-sided dice, exactly, and one die that is no check.

>>> [(hits, round(chance, 2)) for hits, chance in successes(2, 5)]
[(0, 0.16), (1, 0.48), (2, 0.36)]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from dustboard.games.wk1.content.constants import ACTION_LIST, SIDES
from dustboard.games.wk1.rules.vocabulary import ACTIONS, DO_IT, KnightEffect, effects_at
from dustboard.games.wk1.rules.words.checks import reroll_places
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Bar, Chance, Faces


@cache
def spread(dice: int, difficulty: int, bulls_at: int = SIDES) -> tuple[tuple[int, int, float], ...]:
    """Successes, Bull's Eyes among them, and how likely both come together.

    >>> spread(1, 7)
    ((0, 0, 0.6), (1, 0, 0.3), (1, 1, 0.1))
    """
    bull = (SIDES + 1 - bulls_at) / SIDES
    plain = (bulls_at - difficulty) / SIDES
    miss = (difficulty - 1) / SIDES
    found: list[tuple[int, int, float]] = []
    for hits in range(dice + 1):
        for bulls in range(hits + 1):
            ways = comb(dice, hits) * comb(hits, bulls)
            chance = ways * miss ** (dice - hits) * plain ** (hits - bulls) * bull**bulls
            if chance > 0.0:
                found.append((hits, bulls, chance))
    return tuple(found)


@cache
def successes(dice: int, difficulty: int) -> Faces:
    """How many dice show the difficulty or more, and how likely that is."""
    hit = (SIDES + 1 - difficulty) / SIDES
    return tuple(
        (number, comb(dice, number) * hit**number * (1.0 - hit) ** (dice - number))
        for number in range(dice + 1)
    )


def rolled_again(dice: tuple[int, ...], difficulty: int, amount: int) -> tuple[list[int], int]:
    """The dice that stay and how many are rolled again, as the rule picks them (A38)."""
    again = reroll_places(dice, difficulty, amount)
    return [die for at, die in enumerate(dice) if at not in again], len(again)


def percent(chance: float) -> str:
    """A chance inside a sentence: a decimal below 10 and above 90, never a false certainty.

    >>> percent(0.4312), percent(0.0312), percent(0.9999), percent(1.0), percent(0.0)
    ('43 %', '3.1 %', '99.9 %', '100 %', '0 %')
    """
    value = chance * 100
    if value < 1e-9 or value > 100 - 1e-9:
        return "0 %" if value < 50 else "100 %"
    if 10 <= value <= 90:
        return f"{int(value + 0.5)} %"
    return f"{min(max(value, 0.1), 99.9):.1f} %"


def alternative_of(kind: int, source: int, part: int, option: int) -> tuple[KnightEffect, ...]:
    """The effects of a list that happen if this alternative is chosen."""
    effects = ACTIONS[source][part] if kind == ACTION_LIST else effects_at(source, part)
    return tuple(one for one in effects if one.option in (0, option) or option == DO_IT)


def decided(effects: Sequence[KnightEffect]) -> list[KnightEffect]:
    """Those of a list that the die decides about."""
    return [effect for effect in effects if effect.least > 0 and effect.most <= SIDES]


def die_bars(rows: Sequence[KnightEffect]) -> list[Bar]:
    """What the numbers of a die bring, and how likely that is."""
    return [
        Bar(
            Message(f"odds-die-{one.word}", {"things": [one.what, one.amount]}),
            (one.most - one.least + 1) / SIDES,
        )
        for one in rows
    ]


def die_chance(effects: Sequence[KnightEffect], about: Message, key: str) -> Chance:
    """A die before it is rolled."""
    rows = decided(effects)
    bars = die_bars(rows)
    good = sum(
        bar.chance for bar, one in zip(bars, rows, strict=True) if one.word in ("gain", "heal")
    )
    return Chance(key, "wk1.action.10", about, Message("odds-die-good"), EXACT, good, bars=bars)


def keep_bars(least: int) -> list[Bar]:
    """A die that says whether a card is kept: not, or so."""
    kept = (SIDES + 1 - least) / SIDES
    return [
        Bar(Message("odds-kept", {"kept": False}), 1.0 - kept),
        Bar(Message("odds-kept", {"kept": True}), kept),
    ]


def keep_chance(least: int, key: str) -> Chance:
    """Such a die before it is rolled."""
    bars = keep_bars(least)
    about, what = Message("odds-keep"), Message("odds-to-keep")
    return Chance(key, RULE, about, what, EXACT, bars[1].chance, bars=bars)
