"""What a luck card is worth in the hand, by what its text does."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.rules.vocabulary import EFFECTS

_BY_WORD: Final[dict[str, float]] = {
    "points": 0.3,
    "start_range": 0.2,
    "attack_damage": 0.5,
    "dice": 0.5,
    "threats_off": 0.25,
    "lose_less": 0.5,
    "repair": 0.3,
    "reroll": 0.5,
    "cancel_event": 0.3,
    "reequip": 0.1,
    "cancel_luck": 0.1,
    "discard_revealed": 0.5,
    "keep_health": 0.8,
    "bulls_eye": 0.4,
    "jam": 0.4,
    "bar_cards": 0.2,
    "offer": 0.2,
    "free_hexes": 0.3,
    "heal": 0.6,
    "gain_instead": 0.4,
    "pass_check": 0.5,
    "draw_instead": 0.5,
    "dominance": 0.6,
    "ignore_loss": 0.2,
}


def luck_worth(card: int, rounds_left: int) -> float:
    """The worth of keeping a luck card; at the end it has none."""
    best = 0.0
    for effect in EFFECTS[card]:
        best = max(best, _BY_WORD.get(effect.word, 0.3))
    return best * min(1.0, 0.5 * rounds_left)
