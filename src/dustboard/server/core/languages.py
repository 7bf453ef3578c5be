"""Which language whoever sent a request reads."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from dustboard.server.core.refusals import TEXTS
from dustboard.texts import FALLBACK, FORMS

KNOWN = frozenset(TEXTS.languages())
# what a request may ask for: a language, or one with a form
ASKED = KNOWN | {f"{lang}-{form}" for lang in KNOWN for form in FORMS}
LONGEST = 200  # nobody reads that many languages


def reader(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language asked for by `lang`, else the one the headers prefer among those we have."""
    asked = connection.query_params.get("lang")
    if asked in ASKED:
        return str(asked)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language we have that an Accept-Language header likes best; else English.

    >>> preferred("pl-PL,pl;q=0.9,en;q=0.8")
    'pl'
    >>> preferred("de, en;q=0.5, pl;q=0.7")
    'pl'
    >>> preferred("pl;q=0, de"), preferred("*")
    ('en', 'en')
    """
    best, found = 0.0, FALLBACK
    for part in header[:LONGEST].split(","):
        name, _, weight = part.partition(";")
        lang = name.strip().partition("-")[0].lower()
        try:
            liked = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if lang in KNOWN and liked > best:
            best, found = liked, lang
    return found
