# mypyc: skip
"""The cards of Water Run as typed, read-only rows; a card's place in `CARDS` is its number.

>>> len(CARDS), sum(card.copies for card in CARDS)
(6, 25)
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from dustboard.games._template.content.story import ENTRIES, SHEETS
from dustboard.games.rows import load_placed, rows_hash, unique_ids
from dustboard.texts import Texts

TEXTS = Texts("dustboard.games._template")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One design."""

    id: str
    copies: int
    # what it does, as rows that `rules/vocabulary.py` reads
    effects: tuple[dict[str, Any], ...] = msgspec.field(default=(), name="effect")


_LOADED = load_placed(
    files("dustboard.games._template") / "content" / "data" / "cards.toml",
    "card",
    Card,
    (unique_ids(),),
)
CARDS: tuple[Card, ...] = tuple(card for _, card in _LOADED)
PLACES: tuple[str, ...] = tuple(place for place, _ in _LOADED)  # where each row is written


def content_hash() -> str:
    """Name this version of the cards and of the story; prose and comments do not count.

    >>> len(content_hash())
    16
    """
    return rows_hash((CARDS, ENTRIES, SHEETS))
