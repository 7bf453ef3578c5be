"""What cards can be told apart by: their deck, a kind, a trait, a cost.

>>> price = facet("price", {"c1": (2,), "c2": (10,), "c3": (2,)})
>>> price.numbers, price.values
(True, {'2': ['c1', 'c3'], '10': ['c2']})
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

DECK = "deck"


class Facet:
    """The cards that have each value of one thing.

    The title's texts name it: `facet-price` in words, and each value that is no number, such as
    `facet-kind-unit`.
    """

    __slots__ = ("id", "numbers", "values")

    def __init__(self, id: str, values: dict[str, list[str]], numbers: bool) -> None:
        self.id = id
        self.values = values
        self.numbers = numbers


def facet(id: str, cards: Mapping[str, Sequence[str | int]]) -> Facet:
    """A facet from the values of each card; numbers in their order, words as they come first."""
    numbers = all(isinstance(value, int) for values in cards.values() for value in values)
    found: dict[str | int, list[str]] = {}
    for card, values in cards.items():
        for value in values:
            found.setdefault(value, []).append(card)
    order: Iterable[str | int] = sorted(found, key=int) if numbers else found
    return Facet(id, {str(value): found[value] for value in order}, numbers)


def deck_facet(decks: Mapping[str, Sequence[Mapping[str, object]]]) -> Facet:
    """Which deck a card is of.

    >>> deck_facet({"cargo": [{"id": "c1"}, {"id": "c2"}]}).values
    {'cargo': ['c1', 'c2']}
    """
    return facet(DECK, {str(card["id"]): (deck,) for deck in decks for card in decks[deck]})
