# mypyc: skip
"""The rules part of a card's text, generated from its data so that it cannot drift."""

from __future__ import annotations

from dustboard.games.wftw.content.cards import RESOURCES, Card, Cost, Effect
from dustboard.games.wftw.rules.words.base import text_of
from dustboard.texts import texts_of

TEXTS = texts_of("dustboard.games.wftw")


def rules_text(card: Card, lang: str = "en") -> str:
    """Say what a card produces, draws and does; empty for a card with numbers only.

    >>> from dustboard.games.wftw.content.cards import Production
    >>> produce = Production(scrap=2, juice_or_spark=1)
    >>> rules_text(Card("well", "buy", "base", "well", (), 1, defence=5, produce=produce, draw=1))
    '+2 scrap, +1 juice or spark, draw +1.'
    >>> shout = Effect(when="paid", do="draw", amount=1)
    >>> rules_text(Card("crier", "buy", "unit", "megaphone", (), 1, effects=(shout,)))
    'After payment: draw 1 card.'
    """
    sentences = [_collection(card, lang), *(effect_text(effect, lang) for effect in card.effects)]
    return " ".join(sentence for sentence in sentences if sentence)


def effect_text(effect: Effect, lang: str = "en") -> str:
    """Say what one effect does."""
    message = text_of(effect)
    return TEXTS.format(lang, message.key, {**message.args, "gain": cost_text(effect.gain, lang)})


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
    return _join(parts, "list-and", lang)


def _collection(card: Card, lang: str) -> str:
    """One sentence for Resource Collection: what the base produces and draws."""
    amounts = [(name, getattr(card.produce, name)) for name in (*RESOURCES, "juice_or_spark")]
    amounts.append(("draw", card.draw))
    parts = [
        TEXTS.format(lang, f"produce-{name}", {"amount": amount})
        for name, amount in amounts
        if amount
    ]
    text = _join(parts, "list-comma", lang)
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _join(parts: list[str], last: str, lang: str) -> str:
    """Join parts with commas, and the last one as the message `last` says."""
    text = ""
    for number, part in enumerate(parts, start=1):
        key = last if number == len(parts) else "list-comma"
        text = TEXTS.format(lang, key, {"head": text, "last": part}) if text else part
    return text
