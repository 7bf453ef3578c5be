# mypyc: skip
"""The rules part of a card's text, generated from its data so that it cannot drift."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from dustboard.games.wftw.content.cards import RESOURCES, Card, Cost, by_id
from dustboard.games.wftw.rules.vocabulary import BOOK
from dustboard.kernel.effects.book import Book
from dustboard.kernel.effects.runner import Effect
from dustboard.kernel.effects.texts import Wording
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wftw")
# the conditions that rows of cards have, all lines of a moment the same
CONDITIONS = {"place.mine == 1": "if-alone", "bid == 1": "if-first-bid"}


def rules_text(card: Card, lang: str = "en") -> str:
    """Say what a card produces, draws and does; empty for a card with numbers only.

    >>> from dustboard.games.wftw.content.cards import CARDS
    >>> [text for text in (rules_text(card) for card in CARDS) if "ties" in text]
    ['You win ties on its battlefield. If several tied players have such a card, all tied \
players roll.']
    """
    sentences = [_collection(card, lang), *wording(lang).sentences(by_id[card.id])]
    return " ".join(sentence for sentence in sentences if sentence)


class WarWording(Wording):
    """Says beside the moment of a list under which condition it happens."""

    def sentence(self, first: int) -> str:
        head = self.book.lines_of(first)[0]
        condition = str(head.args.row.get("if", ""))
        if not condition:
            return super().sentence(first)
        args = {"when": self.when(head), "if": self.say(CONDITIONS[condition], {})}
        return self.say("text-when-if", {**args, "does": self.block(first)})

    def joint(self, lines: Sequence[Effect[Any]]) -> str:
        return "list-and"


@cache
def wording(lang: str, book: Book = BOOK) -> Wording:
    """Who says in a language what the lists of a book do."""
    return WarWording(book, lang, TEXTS.format)


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
    return wording(lang).listed(parts, "list-and")


def _collection(card: Card, lang: str) -> str:
    """One sentence for Resource Collection: what the base produces and draws."""
    amounts = [(name, getattr(card.produce, name)) for name in (*RESOURCES, "juice_or_spark")]
    amounts.append(("draw", card.draw))
    parts = [
        TEXTS.format(lang, f"produce-{name}", {"amount": amount})
        for name, amount in amounts
        if amount
    ]
    text = wording(lang).listed(parts, "list-comma")
    return f"{text[:1].upper()}{text[1:]}." if text else ""
