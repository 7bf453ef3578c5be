"""The effects of cards as plain tables, indexed by card number."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.cards import CARDS
from dustboard.games.wftw.rules.vocabulary import VOCABULARY
from dustboard.kernel.effects.effects import Effect, Modifier, Occasion

NO_OCCASION: Final = Occasion(-1, -1)

EFFECTS: Final[list[tuple[Effect, ...]]] = [
    tuple(VOCABULARY.bind(row.do, row) for row in card.effects) for card in CARDS
]


def _printed(word: str, when: str) -> list[int]:
    """The printed amount of one modifier, by card."""
    amounts = [0] * len(CARDS)
    for card, effects in enumerate(EFFECTS):
        for effect in effects:
            if effect.word == word and effect.when == when and isinstance(effect, Modifier):
                amounts[card] += effect.amount(None, NO_OCCASION)
    return amounts


def _effects_at(when: str) -> list[tuple[Effect, ...]]:
    return [tuple(effect for effect in effects if effect.when == when) for effects in EFFECTS]


_KINDS: Final = (
    "strength:battlefield",
    "strength:base_attack",
    "strength:defence",
    "strength:shop",
)

# by kind of place (see `places`), then by card
OWN_BONUS: Final[list[list[int]]] = [_printed("attack", kind) for kind in _KINDS]
TOTAL_BONUS: Final[list[list[int]]] = [_printed("total", kind) for kind in _KINDS]
OTHERS_BONUS: Final[list[int]] = _printed("others", "static")
RIVALS_MALUS: Final[list[int]] = _printed("rivals", "strength:battlefield")
DEFENCE_OTHERS: Final[list[int]] = _printed("defence_others", "static")
BILL: Final[list[int]] = _printed("bill", "static")
WINS_TIES: Final[list[int]] = _printed("win_ties", "tie")

WHEN_PAID: Final = _effects_at("paid")
WHEN_WON_FIELD: Final = _effects_at("won:battlefield")
WHEN_WON_RAID: Final = _effects_at("won:base_attack")
WHEN_GAINED: Final = _effects_at("gained")
WHEN_ABANDONED: Final = _effects_at("abandon")
AT_ROUND_END: Final = _effects_at("round_end")
AT_SCORE: Final[list[tuple[Modifier, ...]]] = [
    tuple(effect for effect in effects if effect.when == "score" and isinstance(effect, Modifier))
    for effects in EFFECTS
]
