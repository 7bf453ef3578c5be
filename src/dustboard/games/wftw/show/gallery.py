# mypyc: skip
"""What the cards of War for the Wasteland can be told apart by."""

from __future__ import annotations

from typing import Any

import msgspec

from dustboard.games.wftw.content.cards import CARDS, RESOURCES
from dustboard.kernel.facets import Facet, deck_facet, facet


def facets(decks: dict[str, list[dict[str, Any]]]) -> tuple[Facet, ...]:
    """Deck, kind, traits, the price in the shop, and what a unit costs when it is played.

    >>> price = facets({})[3]
    >>> list(price.values), price.values["8"]
    (['1', '2', '3', '4', '5', '6', '7', '8'], ['bu26', 'bb11', 'ob13'])
    """
    sold = [card for card in CARDS if card.acquisition > 0]
    units = [card for card in CARDS if card.kind == "unit"]  # bases are not paid for in play
    return (
        deck_facet(decks),
        facet("kind", {card.id: (card.kind,) for card in CARDS}),
        facet("trait", {card.id: card.tags for card in CARDS}),
        facet("price", {card.id: (card.acquisition,) for card in sold}),
        *(
            facet(name, {card.id: (getattr(card.build, name),) for card in units})
            for name in RESOURCES
        ),
    )


def card_numbers() -> dict[str, dict[str, Any]]:
    """All that is printed on each card but its effects, which its text tells.

    >>> card_numbers()["bu26"]["attack"], card_numbers()["ob01"]["produce"]["spark"]
    (11, 1)
    """
    left = ("id", "copies", "art", "effect")
    rows = {card.id: msgspec.to_builtins(card) for card in CARDS}
    return {
        id: {name: value for name, value in row.items() if name not in left}
        for id, row in rows.items()
    }
