"""The words of the card data bound to verbs and ops, once, indexed by card number."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.cards import CARDS
from dustboard.games._template.rules.ops import salvage
from dustboard.games._template.rules.words import Draw, Gain, Speed
from dustboard.kernel.effects.effects import Effect, Vocabulary

VOCABULARY: Final = Vocabulary()
VOCABULARY.add("gain", Gain)
VOCABULARY.add("draw", Draw)
VOCABULARY.add("speed", Speed)
VOCABULARY.add("salvage", salvage)

EFFECTS: Final[list[tuple[Effect, ...]]] = [
    tuple(VOCABULARY.bind(row.do, row) for row in card.effects) for card in CARDS
]
