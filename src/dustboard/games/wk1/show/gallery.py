# mypyc: skip
"""What the cards of Waste Knights can be told apart by, and what stands on their other sides."""

from __future__ import annotations

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Gear
from dustboard.games.wk1.content.settings import OPTIONS
from dustboard.games.wk1.show.decks_listing import BOARD, decks
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.kernel.facets import Facet, deck_facet, facet

_OWN_GEAR = (*CONTENT.green, *CONTENT.yellow, *CONTENT.red, *CONTENT.blue, *CONTENT.sheet)
_VEHICLES = tuple(row for row in (*CONTENT.vehicles, *CONTENT.blue) if row.group == "vehicle")
_GEAR: tuple[Gear, ...] = (*_OWN_GEAR, *CONTENT.vehicles)
_ENEMIES = (*CONTENT.enemies, *CONTENT.villains)


def facets() -> tuple[Facet, ...]:
    """Deck, kind, traits, and what gear is worth.

    >>> [(one.id, len(one.values)) for one in facets()]
    [('deck', 15), ('kind', 14), ('trait', 16), ('value', 3)]
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
    return (
        deck_facet(decks()),
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
