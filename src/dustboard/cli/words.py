"""Which language somebody reads in the terminal, and what it says in it."""

from __future__ import annotations

import argparse

from dustboard.kernel.title import Title
from dustboard.texts import FALLBACK, texts_of

LANGUAGES = (FALLBACK, "pl")
TEXTS = texts_of("dustboard.cli")
_LONG = 900  # Fluent puts nothing longer than a thousand characters into a text


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked to speak another language."""
    parser.add_argument("--lang", choices=LANGUAGES, default=FALLBACK, help="default: en")


def said(lang: str, key: str, /, **facts: object) -> str:
    """What the terminal says in a language.

    >>> said("en", "player", n=2), said("pl", "player", n=2)
    ('Player 2', 'Gracz 2')
    """
    long = {name: one for name, one in facts.items() if isinstance(one, str) and len(one) > _LONG}
    told = TEXTS.format(lang, key, {**facts, **{name: f"<{name}>" for name in long}})
    for name, one in long.items():
        told = told.replace(f"<{name}>", one)
    return told


def title_name(title: Title, lang: str) -> str:
    """What a title is called in a language."""
    key = f"title-{title.id}"
    return said(lang, key) if key in TEXTS.keys(lang) else title.name


def joined(lang: str, names: list[str]) -> str:
    """Names in a row, the last one after "and".

    >>> joined("en", ["Ana", "Bo"]), joined("pl", ["Ana"])
    ('Ana and Bo', 'Ana')
    """
    found = names[0] if names else ""
    for name in names[1:]:
        found = said(lang, "and", head=found, last=name)
    return found
