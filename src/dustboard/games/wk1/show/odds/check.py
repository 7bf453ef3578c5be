# mypyc: skip
"""Chances of checks, with the pool line by line."""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import (
    FOR_ATTACK,
    FOR_ESCAPE,
    FOR_SEARCH,
    NONE,
    REPAIR,
    STEP_EXPLORE,
)
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.mods import (
    DICE_ESCAPE,
    DICE_ESCAPE_NATURE,
    DICE_REPAIR_EXPLORING,
    DICE_SEARCH,
)
from dustboard.games.wk1.content.things import NATURE
from dustboard.games.wk1.rules.checks import pass_chance, pool_of, skill_of
from dustboard.games.wk1.rules.gear.gear import of_weapon, worn
from dustboard.games.wk1.rules.resources import wound_dice
from dustboard.games.wk1.show.odds.dice import successes
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Bar, Chance, Part

RULE = "wk1.check.05"
NOT_COUNTED = Message("odds-no-reactions")


class Lines:
    """The lines of a pool; whatever has no line of its own goes into a last one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.parts: list[Part] = []
        self.sum = 0

    def add(self, key: str, dice: int, **args: object) -> None:
        """A line, unless it changes nothing."""
        if dice:
            self.sum += dice
            self.parts.append(Part(Message(key, {"n": signed(dice), **args}), self.seat))

    def close(self, pool: int, difficulty: int) -> list[Part]:
        """All lines: the rest, and the sum."""
        self.add("odds-pool-other", pool - self.sum)
        args = {"n": max(1, pool), "difficulty": difficulty}
        key = "odds-pool-least" if pool < 1 else "odds-pool-sum"
        return [*self.parts, Part(Message(key, args), self.seat)]


def signed(number: int) -> str:
    """A number of dice as it is added.

    >>> signed(2), signed(-1)
    ('+2', '-1')
    """
    return f"{number:+d}"


def check_lines(
    state: KnightsState, seat: int, skill: int, purpose: int, gained: int
) -> tuple[Lines, int]:
    """The pool of a check outside combat, with its sources."""
    lines = Lines(seat)
    base = skill_of(state, seat, skill)
    lines.sum = base
    lines.parts.append(Part(Message("odds-pool-skill", {"skill": skill, "n": base}), seat))
    mods = [skill]
    if skill == REPAIR and state.step == STEP_EXPLORE:
        mods.append(DICE_REPAIR_EXPLORING)
    if purpose == FOR_ESCAPE:
        mods.append(DICE_ESCAPE)
        if state.card != NONE and TRAITS[state.card] >> NATURE & 1:
            mods.append(DICE_ESCAPE_NATURE)
    elif purpose == FOR_SEARCH:
        mods.append(DICE_SEARCH)
    for card in [*worn(state, seat), ABILITY[state.knight[seat]]]:
        if not of_weapon(state, seat, card):
            lines.add("odds-pool-card", sum(MOD[which][card] for which in mods), card=card)
    lines.add("odds-pool-wounds", -wound_dice(state.health[seat]))
    lines.add("odds-pool-weary", -state.weary[seat])
    lines.add("odds-pool-gained", gained)
    return lines, pool_of(state, seat, skill, purpose) + gained


def check_chance(
    state: KnightsState,
    seat: int,
    check: tuple[int, int, int],
    about: Message,
    what: Message,
    key: str = "check",
    gained: int = 0,
    rule: str = RULE,
    assumed: Sequence[Message] = (NOT_COUNTED,),
    laid: int | None = None,
) -> Chance:
    """A check before it is rolled; `check` is skill, difficulty, purpose.

    All numbers of successes are listed, so that the one that comes can be marked among them. `laid`
    is the pool of a check that lies on the table already.
    """
    skill, difficulty, purpose = check
    assert purpose != FOR_ATTACK
    lines, pool = check_lines(state, seat, skill, purpose, gained)
    if laid is not None:
        pool = laid
    dice = max(1, pool)
    return Chance(
        key,
        rule,
        about,
        what,
        EXACT,
        pass_chance(dice, difficulty),
        parts=lines.close(pool, difficulty),
        assumed=assumed,
        bars=success_bars(dice, difficulty),
    )


def success_bars(dice: int, difficulty: int, kept: int = 0) -> list[Bar]:
    """How many dice succeed, beside successes that lie on the table already."""
    return [
        Bar(Message("odds-successes", {"n": kept + number}), chance)
        for number, chance in successes(dice, difficulty)
    ]
