# mypyc: skip
"""Every card of the box in the order of its number, with the row that is printed on it.

The numbers are those of `content/numbers.txt`, for games that are going on have them.

Equal copies are cards of their own: they have different numbers and ids but one design.
Starting gear, special abilities and the combat panels of missions have card numbers too, though
they never lie in a deck, so that one table of numbers and effects serves all of them.

>>> CARDS[0].id, CARDS[1].id, CARDS[1].design, CARDS[1].deck
('g01', 'g01.2', 'g01', 'green')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from dustboard.games.rows import numbered
from dustboard.games.wk1.content.cards import CONTENT, Content

# a deck, and the field of the content with its rows
DECKS = (
    ("green", "green"),
    ("yellow", "yellow"),
    ("red", "red"),
    ("blue", "blue"),
    ("vehicles", "vehicles"),
    ("events", "events"),
    ("enemies", "enemies"),
    ("tasks", "tasks"),
    ("luck", "luck"),
    ("sheet", "sheet"),
    ("abilities", "knights"),
    ("panels", "villains"),
)


class Printed(NamedTuple):
    """One card: its deck, its own id, the id of its design, and its row."""

    deck: str
    id: str
    design: str
    row: Any


def all_cards(content: Content) -> Iterator[Printed]:
    """Every card of the box, deck by deck."""
    for deck, field in DECKS:
        for row in getattr(content, field):
            for copy in range(1, getattr(row, "copies", 1) + 1):
                yield Printed(deck, row.id if copy == 1 else f"{row.id}.{copy}", row.id, row)


def _by_number() -> tuple[Printed, ...]:
    cards = tuple(all_cards(CONTENT))
    order = numbered(
        files("dustboard.games.wk1") / "content" / "data" / "numbers.txt", [c.id for c in cards]
    )
    return tuple(cards[place] for place in order)


CARDS: tuple[Printed, ...] = _by_number()
BY_ID: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}


def of_deck(deck: str) -> tuple[int, ...]:
    """The cards of a deck; those that were added later have the highest numbers of all."""
    return tuple(number for number, card in enumerate(CARDS) if card.deck == deck)


def column(decks: tuple[str, ...], value: Callable[[Any], Any], default: Any) -> list[Any]:
    """A table by card number: the value of each row in some decks, the default elsewhere."""
    return [value(card.row) if card.deck in decks else default for card in CARDS]


def numbers(name: str) -> list[int]:
    """A printed number by card, 0 where a row has no such field."""
    return [int(getattr(card.row, name, 0)) for card in CARDS]


def words(name: str, choices: tuple[str, ...]) -> list[int]:
    """A printed word by card as its place among the choices, -1 where there is none."""
    found = [getattr(card.row, name, "") for card in CARDS]
    return [choices.index(word) if word else -1 for word in found]


def bits(names: tuple[str, ...], choices: tuple[str, ...]) -> int:
    """The bits of some words.

    >>> bits(("b", "c"), ("a", "b", "c"))
    6
    """
    return sum(1 << choices.index(name) for name in names)
