# mypyc: skip
"""The gallery: decks with their cards, what cards are told apart by, what a client draws.

>>> facts = card_facts()
>>> facts["g01"]["ids"], facts["w19"]["health"], facts["c03"]["card"]
(['g01', 'g01.2', 'g01.3', 'g01.4'], 3, 'defend')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from dustboard.games.wk1.content.card_table import BY_ID, COLOUR, VEHICLE_COLOUR
from dustboard.games.wk1.content.cards import CARDS, CONTENT
from dustboard.games.wk1.content.rows import Gear, Knight
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.show.card_text import rules_text, sheet_lines
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.show.helps import HELPS, helps
from dustboard.kernel.facets import Facet, deck_facet, facet
from dustboard.kernel.options import check_options

_OWN_GEAR = (*CONTENT.green, *CONTENT.yellow, *CONTENT.red, *CONTENT.blue, *CONTENT.sheet)
_VEHICLES = tuple(row for row in (*CONTENT.vehicles, *CONTENT.blue) if row.group == "vehicle")
_GEAR: tuple[Gear, ...] = (*_OWN_GEAR, *CONTENT.vehicles)
_ENEMIES = (*CONTENT.enemies, *CONTENT.villains)


def facets() -> tuple[Facet, ...]:
    """Deck, what a card helps with, kind, traits, and what gear is worth.

    >>> [(one.id, len(one.values)) for one in facets()]
    [('deck', 15), ('helps', 6), ('kind', 14), ('trait', 16), ('value', 3)]
    """
    kinds: dict[str, tuple[str, ...]] = {
        **{row.id: ("event",) for row in CONTENT.events},
        **{row.id: ("enemy",) for row in _ENEMIES},
        **{row.id: (f"task-{row.kind}",) for row in CONTENT.tasks},
        **{row.id: (f"hex-{row.kind}",) for row in BOARD},
        **{row.id: (f"gear-{row.group}",) for row in _GEAR},
    }
    traits: dict[str, tuple[str, ...]] = {
        **{row.id: row.traits for row in CONTENT.events},
        **{row.id: row.traits for row in _ENEMIES},
        **{row.id: (row.trait,) for row in _GEAR},
    }
    helping = {row.id: helps(row) for row in _GEAR} | {row.id: helps(row) for row in CONTENT.luck}
    return (
        deck_facet(decks()),
        Facet("helps", {one: [id for id in helping if one in helping[id]] for one in HELPS}, False),
        facet("kind", kinds),
        facet("trait", traits),
        facet("value", _values()),
    )


def _values() -> dict[str, tuple[int, ...]]:
    """By colour, as tables play it by default; a vehicle is yellow, and green when damaged."""
    default = next(str(spec.default) for spec in OPTIONS if spec.name == "gear_values")
    green, yellow, red = (int(part) for part in default.split("-"))
    return {
        **{row.id: (green,) for row in CONTENT.green},
        **{row.id: (yellow,) for row in CONTENT.yellow},
        **{row.id: (red,) for row in CONTENT.red},
        **{row.id: (yellow, green) for row in CONTENT.vehicles},
    }


def other_sides(lang: str) -> dict[str, str]:
    """Vehicles are damaged on their other side; the back of a tile tells where it may lie.

    >>> other_sides("en")["v01"], other_sides("en")["h01"]
    ('Damaged: Speed 3, capacity 1.', 'City')
    """
    damaged = {
        row.id: TEXTS.format(
            lang, "side-damaged", {"speed": row.damaged_speed, "capacity": row.damaged_capacity}
        )
        for row in _VEHICLES
    }
    return {**damaged, **{row.id: TEXTS.format(lang, f"kind-{row.kind}") for row in BOARD}}


BOARD = tuple(row for row in CONTENT.hexes if row.kind != "mission")


def all_rows() -> dict[str, Iterable[Any]]:
    """The rows of the box, deck by deck."""
    return {
        "knights": CONTENT.knights,
        "wasteland": (*CONTENT.events, *CONTENT.enemies),
        "tasks": CONTENT.tasks,
        "luck": CONTENT.luck,
        "combat": CONTENT.combat,
        "range": CONTENT.range,
        "green": CONTENT.green,
        "yellow": CONTENT.yellow,
        "red": CONTENT.red,
        "blue": CONTENT.blue,
        "vehicles": CONTENT.vehicles,
        "hexes": BOARD,
        "missions": CONTENT.missions,
        "sheet": CONTENT.sheet,
        "villains": CONTENT.villains,
    }


def decks(lang: str = "en") -> dict[str, list[dict[str, Any]]]:
    """Every deck with its designs.

    >>> {name: sum(row["copies"] for row in rows) for name, rows in decks().items()}["green"]
    46
    """
    return {deck: [_entry(row, lang) for row in found] for deck, found in all_rows().items()}


def _entry(row: Any, lang: str) -> dict[str, Any]:
    entry = {
        "id": row.id,
        "name": TEXTS.format(lang, row.id),
        "copies": getattr(row, "copies", 1),
        "text": rules_text(row, lang),
    }
    if isinstance(row, Knight):
        entry["lines"] = sheet_lines(row, lang)[1:]  # the skills are numbers of their own
    return entry


# rules are told by the text of a card; what is left are its printed numbers and words
_RULES = ("id", "copies", "mods", "effect", "effects", "action", "actions")


@cache
def card_facts() -> dict[str, dict[str, Any]]:
    """Printed numbers and words by design; `ids` are all cards of a design, its copies too."""
    found: dict[str, dict[str, Any]] = {}
    for card in CARDS:
        facts = found.setdefault(card.design, {"ids": [], "print": card.deck, **_printed(card.row)})
        facts["ids"].append(card.id)
    rows: list[Any] = [*CONTENT.combat, *CONTENT.range]
    for row in rows:
        found[row.id] = {"ids": [row.id], "print": "combat", **_printed(row)}
    return found


@cache
def card_numbers() -> dict[str, dict[str, Any]]:
    """All that is printed on each card, hex and mission but its rules, which its text tells.

    Gear that can be sold has its value with it, as the usual table options have it.

    >>> card_numbers()["y01"]["value"], card_numbers()["h01"]["number"]
    (3, 1)
    """
    values = Settings(check_options(OPTIONS, {})).values
    found = {row.id: _all_of(row) for rows in all_rows().values() for row in rows}
    for card in CARDS:
        if isinstance(card.row, Gear) and not card.row.knight:  # starting gear is never sold
            colour = VEHICLE_COLOUR if card.deck == "vehicles" else COLOUR[BY_ID[card.id]]
            found[card.design]["value"] = values[colour]
    return found


def _all_of(row: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in plain.items() if name not in _RULES}


def _printed(row: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in plain.items() if name not in _RULES and value}
