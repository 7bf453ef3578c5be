"""The effects and mods of cards as plain tables, indexed by card number.

>>> from dustboard.games.wk1.content.moments import AT_REST
>>> from dustboard.games.wk1.content.card_table import BY_ID
>>> [effect.amount for effect in effects_at(BY_ID["g20"], AT_REST)]
[1]
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.card_list import CARDS, bits
from dustboard.games.wk1.content.constants import RANGES, SKILLS, TOKENS
from dustboard.games.wk1.content.mods import MODS
from dustboard.games.wk1.content.moments import WHEN


class Effect:
    """One effect of a card; all its facts are small numbers (see `words` and `moments`)."""

    def __init__(self, row: Any, luck: bool) -> None:
        self.when: int = WHEN.index(row.when)
        self.do: int = words.DO.index(row.do)
        self.cost: int = words.COST_DISCARD if luck else words.COSTS.index(row.cost)
        self.may: int = int(row.may)
        self.option: int = row.option
        self.result: int = words.RESULTS.index(row.result)  # 0: whatever the check showed
        self.amount: int = row.amount
        self.what: int = words.THINGS.index(row.what) if row.what else -1
        self.who: int = words.WHO.index(row.who)
        self.token: int = TOKENS.index(row.token) if row.token else -1
        self.adjacent: int = row.adjacent
        self.ranges: int = bits(row.ranges, RANGES)
        self.traits: int = bits(row.traits, words.WASTELAND_TRAITS)
        self.trait: int = words.GEAR_TRAITS.index(row.trait) if row.trait else -1
        self.skills: int = bits(row.skills, SKILLS)
        self.difficulty: int = row.difficulty
        self.least: int = row.least
        self.most: int = row.most
        self.rep_least: int = row.rep_least
        self.rep_most: int = row.rep_most
        self.on_foot: int = row.on_foot
        self.dice: int = row.dice
        self.multi: int = row.multi
        self.then_discard: int = row.then_discard
        self.driving: int = int(row.driving)
        self.unarmored: int = int(row.unarmored)
        self.spends_ammo: int = int(row.spends_ammo)
        self.first: int = int(row.first)
        self.force: int = int(row.force)

    def chosen(self) -> bool:
        """True if the knight decides whether it happens."""
        return self.may == 1 or self.cost != words.COST_NONE


def effects_of(rows: Any, luck: bool = False) -> tuple[Effect, ...]:
    """The effects of some rows of a content file."""
    return tuple([Effect(row, luck) for row in rows])


EFFECTS: Final[list[tuple[Effect, ...]]] = [
    effects_of(getattr(card.row, "effects", ()), card.deck == "luck") for card in CARDS
]
# by card, then by moment
_AT: Final[list[list[tuple[Effect, ...]]]] = [
    [tuple([effect for effect in effects if effect.when == when]) for when in range(len(WHEN))]
    for effects in EFFECTS
]
# by mod (see `mods`), then by card
MOD: Final[list[list[int]]] = [
    [getattr(card.row, "mods", {}).get(name, 0) for card in CARDS] for name in MODS
]
HAS_MODS: Final[list[bool]] = [bool(getattr(card.row, "mods", {})) for card in CARDS]


def effects_at(card: int, when: int) -> tuple[Effect, ...]:
    """The effects of a card at a moment, in the order of its text."""
    return _AT[card][when]


def options_at(card: int, when: int) -> int:
    """How many alternatives the effects of a card at a moment offer; 0 if there is no choice."""
    most = 0
    for effect in _AT[card][when]:
        most = max(most, effect.option)
    return most
