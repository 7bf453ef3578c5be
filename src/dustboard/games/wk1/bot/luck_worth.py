"""What a luck card is worth in the hand, by what its text does."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.effect_table import EFFECTS

_BY_WORD: Final[dict[int, float]] = {
    words.DO_POINTS: 0.3,
    words.DO_START_RANGE: 0.2,
    words.DO_ATTACK_DAMAGE: 0.5,
    words.DO_DICE: 0.5,
    words.DO_THREATS_OFF: 0.25,
    words.DO_LOSE_LESS: 0.5,
    words.DO_REPAIR: 0.3,
    words.DO_REROLL: 0.5,
    words.DO_CANCEL_EVENT: 0.3,
    words.DO_REEQUIP: 0.1,
    words.DO_CANCEL_LUCK: 0.1,
    words.DO_DISCARD_REVEALED: 0.5,
    words.DO_KEEP_HEALTH: 0.8,
    words.DO_BULLS_EYE: 0.4,
    words.DO_JAM: 0.4,
    words.DO_BAR_CARDS: 0.2,
    words.DO_OFFER: 0.2,
    words.DO_FREE_HEXES: 0.3,
    words.DO_HEAL: 0.6,
    words.DO_GAIN_INSTEAD: 0.4,
    words.DO_PASS_CHECK: 0.5,
    words.DO_DRAW_INSTEAD: 0.5,
    words.DO_DOMINANCE: 0.6,
    words.DO_IGNORE_LOSS: 0.2,
}


def luck_worth(card: int, rounds_left: int) -> float:
    """The worth of keeping a luck card; at the end it has none."""
    best = 0.0
    for effect in EFFECTS[card]:
        best = max(best, _BY_WORD.get(effect.do, 0.3))
    return best * min(1.0, 0.5 * rounds_left)
