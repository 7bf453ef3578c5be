# mypyc: skip
"""The rules part of a card's text, generated from its data so that it cannot drift."""

from __future__ import annotations

from functools import cache
from typing import Any

from dustboard.games.wftw.content.cards import RESOURCES, Card, Cost, by_id
from dustboard.games.wftw.rules.vocabulary import BOOK
from dustboard.kernel.effects.book import Book
from dustboard.kernel.effects.runner import NO_LINE
from dustboard.kernel.effects.texts import Wording
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wftw")


def rules_text(card: Card, lang: str = "en") -> str:
    """Say what a card produces, draws and does; empty for a card with numbers only.

    >>> from dustboard.games.wftw.content.cards import CARDS
    >>> [text for text in (rules_text(card) for card in CARDS) if "ties" in text]
    ['You win ties on its battlefield. If several tied players have this, all tied players roll.']
    """
    sentences = [_collection(card, lang), *effect_texts(BOOK, by_id[card.id], lang)]
    return " ".join(sentence for sentence in sentences if sentence)


def effect_texts(book: Book, card: int, lang: str = "en") -> list[str]:
    """Say what a card does, one sentence for each moment, in the order of its rows."""
    firsts = sorted(line for found in book.at.values() if (line := found.get(card, NO_LINE)) >= 0)
    return [wording(book, lang).sentence(first) for first in firsts]


@cache
def wording(book: Book, lang: str) -> Wording:
    """Who says in a language what the lists of a book do."""

    def say(key: str, args: dict[str, Any]) -> str:
        return TEXTS.format(lang, key, args)

    return Wording(book, say)


def cost_text(cost: Cost, lang: str = "en") -> str:
    """Name amounts of resources; empty if there are none.

    >>> cost_text(Cost(scrap=3, juice=1, spark=1))
    '3 scrap, 1 juice and 1 spark'
    """
    parts = [
        TEXTS.format(lang, f"amount-{name}", {"count": count})
        for name in RESOURCES
        if (count := getattr(cost, name))
    ]
    return wording(BOOK, lang).listed(parts, "list-and")


def _collection(card: Card, lang: str) -> str:
    """One sentence for Resource Collection: what the base produces and draws."""
    amounts = [(name, getattr(card.produce, name)) for name in (*RESOURCES, "juice_or_spark")]
    amounts.append(("draw", card.draw))
    parts = [
        TEXTS.format(lang, f"produce-{name}", {"amount": amount})
        for name, amount in amounts
        if amount
    ]
    text = wording(BOOK, lang).listed(parts, "list-comma")
    return f"{text[:1].upper()}{text[1:]}." if text else ""
