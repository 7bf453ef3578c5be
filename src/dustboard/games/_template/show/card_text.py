"""The rules part of a card's text, made from its effects, so that it can't drift from them."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games._template.content.cards import TEXTS
from dustboard.games._template.rules.vocabulary import BOOK
from dustboard.kernel.effects.runner import NO_LINE
from dustboard.kernel.effects.texts import Wording


class _Say:
    """Texts of one language, by key."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def text(self, key: str, args: dict[str, Any]) -> str:
        """The text of a key."""
        return TEXTS.format(self.lang, key, args)


_WORDINGS: Final[dict[str, Wording]] = {}


def card_sentences(card: int, lang: str) -> list[str]:
    """What a card does, one sentence for each moment, in the order of its rows."""
    if lang not in _WORDINGS:
        _WORDINGS[lang] = Wording(BOOK, _Say(lang).text)
    firsts = [found.get(card, NO_LINE) for found in BOOK.at.values()]
    return [_WORDINGS[lang].sentence(first) for first in sorted(firsts) if first != NO_LINE]
