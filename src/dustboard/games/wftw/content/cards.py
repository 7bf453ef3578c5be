# mypyc: skip
"""The cards of War for the Wasteland as typed, read-only rows.

A card's place in `CARDS` is its number in the state.

>>> len(CARDS), CARDS[0].kind, by_id[CARDS[0].id]
(69, 'unit', 0)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import msgspec

from dustboard.games.loading import Problem, Source, listing, load_rows, numbered, unique_ids

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


class Effect(_Row, frozen=True):
    """One thing a card does beyond its numbers: when, what, and how much."""

    when: str
    do: str
    amount: int = 0
    gain: Cost = Cost()
    resource: str = ""
    at_least: int = 0
    per: int = 0
    most: int = 0


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
    effects: tuple[Effect, ...] = msgspec.field(default=(), name="effect")


class SceneSeat(_Row, frozen=True):
    """What one seat of a scene draws, the top card first."""

    deck: tuple[str, ...]


class Scene(_Row, frozen=True):
    """A prepared position for a lesson; see rules/scenes."""

    id: str
    seat: tuple[SceneSeat, ...]
    buy: tuple[str, ...]
    objectives: tuple[str, ...]


class Verb(NamedTuple):
    """Where a `do` word may stand, and the parameters it needs."""

    whens: frozenset[str]
    needs: tuple[str, ...]
    kind: str = ""  # the only kind of card that may carry it
    sign: int = 1  # of `amount`


_STRENGTH = frozenset(
    {"strength:battlefield", "strength:base_attack", "strength:defence", "strength:shop"}
)
_ON_UNITS = frozenset({"paid", "won:battlefield", "won:base_attack"})
_ON_BASES = frozenset({"gained", "abandon"})
_STATIC, _SCORE = frozenset({"static"}), frozenset({"score"})

VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "attack": Verb(_STRENGTH, ("amount",), "unit"),
        "others": Verb(_STATIC, ("amount",), "unit"),
        "rivals": Verb(frozenset({"strength:battlefield"}), ("amount",), "unit", sign=-1),
        "total": Verb(_STRENGTH - {"strength:defence"}, ("amount",), "base"),
        "defence_others": Verb(_STATIC, ("amount",), "base"),
        "bill": Verb(_STATIC, ("amount",), "base", sign=-1),
        "gain": Verb(_ON_UNITS | _ON_BASES, ("gain",)),
        "draw": Verb(_ON_UNITS | _ON_BASES, ("amount",)),
        "win_ties": Verb(frozenset({"tie"}), (), "unit"),
        "return": Verb(frozenset({"round_end"}), ("amount",), "unit"),
        "vp_if_bases": Verb(_SCORE, ("at_least", "amount"), "base"),
        "vp_if_most_bases": Verb(_SCORE, ("amount",), "base"),
        "vp_if_produce": Verb(_SCORE, ("resource", "at_least", "amount"), "base"),
        "vp_per_bases": Verb(_SCORE, ("per", "amount"), "base"),
        "vp_per_resources": Verb(_SCORE, ("per", "amount", "most"), "base"),
    }
)
DO: frozenset[str] = frozenset(VERBS)
WHEN: frozenset[str] = frozenset().union(*(verb.whens for verb in VERBS.values()))


def check_numbers(card: Card, raw: Mapping[str, Any]) -> Iterator[Problem]:
    """A unit has attack and a price, a base defence and perhaps output; never both."""
    required, least = ("attack", 0) if card.kind == "unit" else ("defence", 1)
    foreign = ["defence", "produce", "draw"] if card.kind == "unit" else ["attack", "build"]
    if required not in raw:
        yield Problem(required, f"expected a number of {least} or more on a {card.kind}, got none")
    if getattr(card, required) < least:
        yield Problem(required, f"expected {least} or more, got {raw[required]}")
    for field in foreign:
        if raw.get(field, {}) != {}:
            yield Problem(field, f"expected none on a {card.kind}, got {raw[field]!r}")
    if card.kind == "unit" and "build" not in raw:
        yield Problem("build", "expected a cost on a unit ({} if it is free), got none")
    if card.copies < 1:
        yield Problem("copies", f"expected 1 or more, got {card.copies}")
    for field in ("acquisition", "vp", "draw"):
        if getattr(card, field) < 0:
            yield Problem(field, f"expected 0 or more, got {raw[field]}")
    for field in ("build", "produce"):
        for name, number in raw.get(field, {}).items():
            if number < 0:
                yield Problem(f"{field}.{name}", f"expected 0 or more, got {number}")


def check_acquisition(card: Card, raw: Mapping[str, Any]) -> Iterator[Problem]:
    """Every card but a starter card has an acquisition cost."""
    if card.set == "starter" and "acquisition" in raw:
        yield Problem("acquisition", f"expected none on a starter card, got {card.acquisition}")
    if card.set != "starter" and "acquisition" not in raw:
        yield Problem("acquisition", f"expected a number on a card of set '{card.set}', got none")


def check_set(name: str) -> Callable[[Card, Mapping[str, Any]], Iterator[Problem]]:
    """Give a check that a card lies in the file of its set."""

    def check(card: Card, raw: Mapping[str, Any]) -> Iterator[Problem]:
        if card.set != name:
            yield Problem("set", f"expected '{name}' in this file, got '{card.set}'")

    return check


def check_effects(
    when: AbstractSet[str] = WHEN, do: AbstractSet[str] = DO
) -> Callable[[Card, Mapping[str, Any]], Iterator[Problem]]:
    """Give a check that effects use known words, and the parameters that belong to them."""

    def check(card: Card, raw: Mapping[str, Any]) -> Iterator[Problem]:
        for number, effect in enumerate(card.effects):
            for problem in _words(card, effect, when, do):
                yield Problem(f"effect[{number}].{problem.field}", problem.message)
            for problem in _parameters(effect, raw["effect"][number]):
                yield Problem(f"effect[{number}].{problem.field}", problem.message)

    return check


def _words(
    card: Card, effect: Effect, when: AbstractSet[str], do: AbstractSet[str]
) -> Iterator[Problem]:
    if effect.when not in when:
        yield Problem("when", f"expected {listing(when)}, got '{effect.when}'")
    if effect.do not in do:
        yield Problem("do", f"expected {listing(do)}, got '{effect.do}'")
    verb = VERBS[effect.do]
    if effect.when not in verb.whens:
        fitting = listing(verb.whens)
        yield Problem("when", f"expected {fitting} with '{effect.do}', got '{effect.when}'")
    if verb.kind and verb.kind != card.kind:
        yield Problem("do", f"'{effect.do}' is for a {verb.kind}, this is a {card.kind}")
    if effect.when in (_ON_BASES if card.kind == "unit" else _ON_UNITS):
        yield Problem("when", f"'{effect.when}' never happens to a {card.kind}")


def _parameters(effect: Effect, raw: Mapping[str, Any]) -> Iterator[Problem]:
    verb = VERBS[effect.do]
    for name in sorted(raw.keys() - {"when", "do", *verb.needs}):
        yield Problem(name, f"expected none with '{effect.do}', got {raw[name]!r}")
    for name in verb.needs:
        got = raw.get(name, "none")
        if name == "gain":
            numbers = (effect.gain.scrap, effect.gain.juice, effect.gain.spark)
            if min(numbers) < 0 or max(numbers) < 1:
                yield Problem(name, f"expected 1 or more of a resource, got {got}")
        elif name == "resource":
            if effect.resource not in RESOURCES:
                yield Problem(name, f"expected {listing(RESOURCES)}, got {got!r}")
        elif name == "amount" and verb.sign < 0:
            if effect.amount >= 0:
                yield Problem(name, f"expected -1 or less with '{effect.do}', got {got}")
        elif getattr(effect, name) < 1:
            yield Problem(name, f"expected 1 or more with '{effect.do}', got {got}")


def load_cards(folder: Source) -> tuple[Card, ...]:
    """Read the three card files of a folder: starter, buy, objective, in the order of numbers."""
    unique = unique_ids()
    cards: list[Card] = []
    for name in SETS:
        checks = (unique, check_set(name), check_acquisition, check_numbers, check_effects())
        cards += load_rows(folder / f"{name}.toml", "card", Card, checks)
    order = numbered(folder / "numbers.txt", [card.id for card in cards])
    return tuple(cards[place] for place in order)


DATA = files("dustboard.games.wftw") / "content" / "data"
CARDS: tuple[Card, ...] = load_cards(DATA)
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
    rules = [{name: row[name] for name in row if name != "art"} for row in rows]
    canonical = msgspec.json.encode(rules, order="sorted")
    return hashlib.sha256(canonical).hexdigest()[:16]
