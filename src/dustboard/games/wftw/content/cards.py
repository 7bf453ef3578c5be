# mypyc: skip
"""The cards of War for the Wasteland as typed, read-only rows.

A card's place in `CARDS` is its number in the state.

>>> len(CARDS), CARDS[0].kind, by_id[CARDS[0].id]
(69, 'unit', 0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from dustboard.games.rows import (
    RowFault,
    Source,
    load_placed,
    load_rows,
    numbered,
    rows_hash,
    unique_ids,
)

SETS = ("starter", "buy", "objective")
RESOURCES = ("scrap", "juice", "spark")


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structs of the card files share."""


class Cost(_Row, frozen=True):
    """An amount of each resource, to pay or to gain."""

    scrap: int = 0
    juice: int = 0
    spark: int = 0


class Production(_Row, frozen=True):
    """What a base gives in Resource Collection; `juice_or_spark` is its owner's choice."""

    scrap: int = 0
    juice: int = 0
    spark: int = 0
    juice_or_spark: int = 0


class Card(_Row, frozen=True):
    """One design. `vp` is what is printed beyond the 1 point of every base."""

    id: str
    set: Literal["starter", "buy", "objective"]
    kind: Literal["unit", "base"]
    art: str  # the sign on its picture, by its name in game-icons; no rule looks at it
    tags: tuple[str, ...]
    copies: int  # in one full set, or in the starting cards of one player
    acquisition: int = 0  # 0 on starter cards, which have none
    build: Cost = Cost()
    attack: int = 0  # units
    defence: int = 0  # bases
    vp: int = 0
    produce: Production = Production()
    draw: int = 0
    # what it does beyond its numbers; `rules/vocabulary.py` reads the rows
    effects: tuple[dict[str, Any], ...] = msgspec.field(default=(), name="effect")


class SceneSeat(_Row, frozen=True):
    """What one seat of a scene draws, the top card first."""

    deck: tuple[str, ...]


class Scene(_Row, frozen=True):
    """A prepared position for a lesson; see rules/scenes."""

    id: str
    seat: tuple[SceneSeat, ...]
    buy: tuple[str, ...]
    objectives: tuple[str, ...]


def check_numbers(card: Card, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A unit has attack and a price, a base defence and perhaps output; never both."""
    required, least = ("attack", 0) if card.kind == "unit" else ("defence", 1)
    foreign = ["defence", "produce", "draw"] if card.kind == "unit" else ["attack", "build"]
    if required not in raw:
        yield RowFault(required, f"expected a number of {least} or more on a {card.kind}, got none")
    if getattr(card, required) < least:
        yield RowFault(required, f"expected {least} or more, got {raw[required]}")
    for field in foreign:
        if raw.get(field, {}) != {}:
            yield RowFault(field, f"expected none on a {card.kind}, got {raw[field]!r}")
    if card.kind == "unit" and "build" not in raw:
        yield RowFault("build", "expected a cost on a unit ({} if it is free), got none")
    if card.copies < 1:
        yield RowFault("copies", f"expected 1 or more, got {card.copies}")
    for field in ("acquisition", "vp", "draw"):
        if getattr(card, field) < 0:
            yield RowFault(field, f"expected 0 or more, got {raw[field]}")
    for field in ("build", "produce"):
        for name, number in raw.get(field, {}).items():
            if number < 0:
                yield RowFault(f"{field}.{name}", f"expected 0 or more, got {number}")


def check_acquisition(card: Card, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Every card but a starter card has an acquisition cost."""
    if card.set == "starter" and "acquisition" in raw:
        yield RowFault("acquisition", f"expected none on a starter card, got {card.acquisition}")
    if card.set != "starter" and "acquisition" not in raw:
        yield RowFault("acquisition", f"expected a number on a card of set '{card.set}', got none")


def check_set(name: str) -> Callable[[Card, Mapping[str, Any]], Iterator[RowFault]]:
    """Give a check that a card lies in the file of its set."""

    def check(card: Card, raw: Mapping[str, Any]) -> Iterator[RowFault]:
        if card.set != name:
            yield RowFault("set", f"expected '{name}' in this file, got '{card.set}'")

    return check


def load_placed_cards(folder: Source) -> tuple[tuple[str, Card], ...]:
    """Read the three card files of a folder in the order of numbers, each card with its place."""
    unique = unique_ids()
    cards: list[tuple[str, Card]] = []
    for name in SETS:
        checks = (unique, check_set(name), check_acquisition, check_numbers)
        cards += load_placed(folder / f"{name}.toml", "card", Card, checks)
    order = numbered(folder / "numbers.txt", [card.id for _, card in cards])
    return tuple(cards[place] for place in order)


def load_cards(folder: Source) -> tuple[Card, ...]:
    """The cards of a folder in the order of their numbers."""
    return tuple(card for _, card in load_placed_cards(folder))


DATA = files("dustboard.games.wftw") / "content" / "data"
_LOADED = load_placed_cards(DATA)
CARDS: tuple[Card, ...] = tuple(card for _, card in _LOADED)
PLACES: tuple[str, ...] = tuple(place for place, _ in _LOADED)  # where each row is written
by_id: Mapping[str, int] = MappingProxyType({card.id: n for n, card in enumerate(CARDS)})
SCENES: tuple[Scene, ...] = load_rows(DATA / "scenes.toml", "scene", Scene, (unique_ids(),))


def content_hash(cards: tuple[Card, ...] = CARDS) -> str:
    """Name this version of the cards in 16 hex digits.

    The order counts, because a card's place is its number in the state; comments, spacing, prose
    and pictures do not.

    >>> len(content_hash())
    16
    """
    rows = msgspec.to_builtins(cards)
    return rows_hash([{name: row[name] for name in row if name != "art"} for row in rows])
