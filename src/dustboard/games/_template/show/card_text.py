"""The rules part of a card's text, made from its effects, so that it can't drift from them."""

from __future__ import annotations

from dustboard.games._template.content.cards import TEXTS
from dustboard.games._template.rules.vocabulary import BOOK
from dustboard.kernel.effects.texts import Wording


def card_sentences(card: int, lang: str) -> list[str]:
    """What a card does, one sentence for each moment, in the order of its rows."""
    return Wording(BOOK, lang, TEXTS.format).sentences(card)
