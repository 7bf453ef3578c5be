# mypyc: skip
"""The cards of Water Run as typed, read-only rows; a card's place in `CARDS` is its number.

>>> len(CARDS), sum(card.copies for card in CARDS)
(6, 25)
"""

from __future__ import annotations

import hashlib
from importlib.resources import files

import msgspec

from dustboard.games.loading import load_rows, unique_ids
from dustboard.texts import Texts

TEXTS = Texts("dustboard.games._template")


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card does: when, what, and how much."""

    when: str
    do: str
    amount: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One design."""

    id: str
    copies: int
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


CARDS: tuple[Card, ...] = load_rows(
    files("dustboard.games._template") / "content" / "data" / "cards.toml",
    "card",
    Card,
    (unique_ids(),),
)


def content_hash() -> str:
    """Name this version of the cards; prose and comments do not count.

    >>> len(content_hash())
    16
    """
    return hashlib.sha256(msgspec.json.encode(CARDS, order="sorted")).hexdigest()[:16]
