"""What the rules need of the cards, as plain tables indexed by card number."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.cards import CARDS

COUNT: Final = len(CARDS)
ID: Final[list[str]] = [card.id for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
