"""Which language somebody reads in the terminal, and what it says in it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from dustboard.cli.complaint import WRONG_USAGE, Complaint
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.title import Title
from dustboard.reasons import in_words_of
from dustboard.texts import FALLBACK, texts_of

LANGUAGES = (FALLBACK, "pl")
TEXTS = texts_of("dustboard.cli")
_LONG = 900  # Fluent puts nothing longer than a thousand characters into a text


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked to speak another language."""
    parser.add_argument("--lang", choices=LANGUAGES, default=FALLBACK)


def asked_language(argv: Sequence[str]) -> str:
    """The language a call asks for by --lang, else that of the system if there are texts in it.

    >>> asked_language(["play", "wftw", "--lang", "pl"]), asked_language(["--lang=en", "rules"])
    ('pl', 'en')
    """
    for at, word in enumerate(argv):
        name, given, value = word.partition("=")
        if name == "--lang":
            value = value if given else "".join(argv[at + 1 : at + 2])
            return value if value in LANGUAGES else FALLBACK
    names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system = next((name for name in names if name), "").replace(".", "_").partition("_")[0]
    return system if system in LANGUAGES else FALLBACK


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


def complain(key: str, code: int = WRONG_USAGE, /, **facts: object) -> Complaint:
    """A complaint that is said in the language of whoever called.

    >>> complain("wrong-no-papers", title="wftw").in_words("pl")
    'wftw: nie ma nic do druku'
    """
    return Complaint(said(FALLBACK, key, **facts), code, lambda lang: said(lang, key, **facts))


def about(
    path: Path, error: DustboardError, key: str = "file-error", code: int = WRONG_USAGE
) -> Complaint:
    """A complaint about what is in a file."""

    def told(lang: str) -> str:
        return said(lang, key, path=str(path), why=in_words_of(error, lang))

    return Complaint(told(FALLBACK), code, told)


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
