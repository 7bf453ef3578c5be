# mypyc: skip
"""One die that is no check: what each of its numbers brings."""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.games.wk1.content.constants import ACTION_LIST
from dustboard.games.wk1.rules.checks import SIDES
from dustboard.games.wk1.rules.vocabulary import ACTIONS, DO_IT, KnightEffect, effects_at
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Bar, Chance


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
