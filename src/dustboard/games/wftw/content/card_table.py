"""The numbers printed on cards as plain tables, indexed by card number."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.cards import CARDS

COUNT: Final = len(CARDS)
ID: Final[list[str]] = [card.id for card in CARDS]
SET: Final[list[str]] = [card.set for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
IS_BASE: Final[list[bool]] = [card.kind == "base" for card in CARDS]
IS_STARTER: Final[list[bool]] = [card.set == "starter" for card in CARDS]
ACQUISITION: Final[list[int]] = [card.acquisition for card in CARDS]
ATTACK: Final[list[int]] = [card.attack for card in CARDS]
DEFENCE: Final[list[int]] = [card.defence for card in CARDS]
EXTRA_VP: Final[list[int]] = [card.vp for card in CARDS]
DRAW: Final[list[int]] = [card.draw for card in CARDS]
# what a unit costs and a base produces, first by resource (scrap, juice, spark), then by card
BUILD: Final[list[list[int]]] = [
    [card.build.scrap for card in CARDS],
    [card.build.juice for card in CARDS],
    [card.build.spark for card in CARDS],
]
PRODUCE: Final[list[list[int]]] = [
    [card.produce.scrap for card in CARDS],
    [card.produce.juice for card in CARDS],
    [card.produce.spark for card in CARDS],
]
JUICE_OR_SPARK: Final[list[int]] = [card.produce.juice_or_spark for card in CARDS]
