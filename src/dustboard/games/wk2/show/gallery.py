# mypyc: skip
"""The gallery: decks with their cards, and what a client draws of each.

Entries of the Book of Tales are counted here, and nothing is said of them: their titles and words
are for those who come to read them. Adventures and entries that are not written yet have their
numbers already, and no copy.

>>> [sum(row["copies"] for row in rows) for rows in decks().values()][:8]
[11, 9, 44, 6, 50, 36, 20, 60]
>>> decks()["entries"][64]
{'id': '65', 'name': 'Entry 65', 'copies': 1, 'text': ''}
>>> card_facts()["a02"]["dice"], card_facts()["s07"]["city"]
(('gw', 'g'), 'carcassville')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from dustboard.games.wk2.content.cards import CONTENT, TEXTS
from dustboard.games.wk2.content.constants import MODULES, OF_EACH_COLOUR
from dustboard.games.wk2.content.dice import BOTCH, COLOURS, FATE, SIDES, SUCCESSES
from dustboard.games.wk2.content.rows import Exploration, Row
from dustboard.games.wk2.content.settings import OPTIONS
from dustboard.games.wk2.content.story import ENTRIES as WRITTEN_ENTRIES
from dustboard.games.wk2.content.story import WRITTEN
from dustboard.games.wk2.content.story_table import ADVENTURES, ENTRIES
from dustboard.games.wk2.show.card_text import foe_text, goals_text, rules_text, sides_text
from dustboard.kernel.facets import Facet, deck_facet, facet

# what a row says in rules, in notes of those who write it, or twice
_RULES: Final = (
    "id", "copies", "mods", "mods_a", "mods_b", "effect", "effects", "penalty", "penalties",
    "note", "penalties_note", "a", "b", "pass", "fail", "bar", "yellow", "red",
    "highway", "desert", "scrub", "mountains", "passive",
)  # fmt: skip

_FOUND_ON: Final = ("highway", "desert", "scrub", "mountains")


class Die(Row, frozen=True):
    """A die: how many successes, fates and botches each of its faces has."""

    id: str
    copies: int
    successes: tuple[int, ...]
    fates: tuple[int, ...]
    botches: tuple[int, ...]


class Entry(Row, frozen=True):
    """An entry of the Book of Tales, by its number alone."""

    id: str


DICE: Final = tuple(
    [
        Die(
            f"die-{name}",
            OF_EACH_COLOUR,
            tuple(SUCCESSES[colour][:SIDES]),
            tuple(FATE[colour][:SIDES]),
            tuple(BOTCH[colour][:SIDES]),
        )
        for colour, name in enumerate(COLOURS)
    ]
)
_ENEMIES: Final = (
    *CONTENT.enemies_highway_desert,
    *CONTENT.enemies_scrub_mountains,
)
_EVENTS: Final = (
    *CONTENT.events_highway_desert,
    *CONTENT.events_scrub_mountains,
)


# modules of which neither an option nor an adventure tells yet (wk2.module.10)
_BROUGHT: Final = {"call_of_the_waste", "remnants", "paths_of_blood"}
_TOLD: Final = {option.name for option in OPTIONS} | _BROUGHT
_TO_COME: Final = tuple([name for name in MODULES if name and name not in _TOLD])


def _boxed(rows: Iterable[Any]) -> list[Any]:
    """The rows of the box and of the modules that a table may add."""
    return [row for row in rows if row.module not in _TO_COME]


# unique gear lies in the deck of personal upgrades, under the same id
_UNIQUE: Final = {row.id: row for row in _boxed(CONTENT.unique_gear)}
_GEAR: Final = (*_boxed(CONTENT.gear), *_UNIQUE.values(), *_boxed(CONTENT.gear_modules))
_KNIGHTS: Final = [row.id for row in _boxed(CONTENT.knights)]


def _added(deck: str) -> list[Any]:
    """The wasteland cards that modules add to a deck."""
    rows = (*CONTENT.enemies_modules, *CONTENT.events_modules)
    return [row for row in _boxed(rows) if row.deck == deck]


def all_rows() -> dict[str, Iterable[Any]]:
    """The rows of the box, deck by deck."""
    return {
        "knights": _boxed(CONTENT.knights),
        "vehicles": [row for row in _boxed(CONTENT.vehicles) if row.copies],
        "upgrades_personal": [row for row in CONTENT.personal_upgrades if row.knight in _KNIGHTS],
        "upgrades_general": CONTENT.general_upgrades,
        "wasteland_highway_desert": (
            *CONTENT.enemies_highway_desert,
            *CONTENT.events_highway_desert,
            *CONTENT.encounters_highway_desert,
            *_added("highway_desert"),
        ),
        "wasteland_scrub_mountains": (
            *CONTENT.enemies_scrub_mountains,
            *CONTENT.events_scrub_mountains,
            *CONTENT.encounters_scrub_mountains,
            *_added("scrub_mountains"),
        ),
        "exploration": CONTENT.exploration,
        "gear": (*CONTENT.gear, *_boxed(CONTENT.gear_modules)),
        "injuries": CONTENT.injuries,
        "malfunctions": _boxed(CONTENT.malfunctions),
        "special": _boxed(CONTENT.special),
        "landmarks": CONTENT.landmarks,
        "parts": CONTENT.parts,
        "city_tasks": CONTENT.city_tasks,
        "threat": CONTENT.threat,
        "dice": DICE,
        "spaces": CONTENT.spaces,
        "adventures": CONTENT.adventures,
        "entries": tuple([Entry(number) for number in ENTRIES]),
    }


# what has its number in the book and is not written yet
_RESERVED: Final = frozenset((*ADVENTURES, *ENTRIES)) - frozenset(
    (*WRITTEN, *[entry.id for entry in WRITTEN_ENTRIES])
)
# decks whose cards have no names of their own
_NUMBERED: Final = ("exploration", "threat", "entries")


def name_of(deck: str, row: Any, number: int, lang: str) -> str:
    """What a card is called."""
    if deck in _NUMBERED:
        return TEXTS.format(lang, f"card-{deck}", {"number": number})
    if deck == "adventures":
        key = f"adventure-{row.id}.title"
        return TEXTS.format(lang, key) if key in TEXTS.keys(lang) else row.id
    return TEXTS.format(lang, row.id)


def decks(lang: str = "en") -> dict[str, list[dict[str, Any]]]:
    """Every deck with its designs."""
    return {
        deck: [
            {
                "id": row.id,
                "name": name_of(deck, row, number, lang),
                "copies": getattr(row, "copies", int(row.id not in _RESERVED)),
                "text": rules_text(row, lang),
                **({"sides": sides} if (sides := sides_text(row, lang)) else {}),
                **({"does": does} if (does := foe_text(row, lang)) else {}),
                **({"goals": goals} if (goals := goals_text(row, lang)) else {}),
            }
            for number, row in enumerate(rows, 1)
        ]
        for deck, rows in all_rows().items()
    }


@cache
def card_facts() -> dict[str, dict[str, Any]]:
    """Printed numbers and words by design; noughts and what a text tells are left out."""
    found = {
        row.id: {name: value for name, value in _printed(row).items() if _tells(value)}
        for deck, rows in all_rows().items()
        if deck not in ("entries", "adventures")
        for row in rows
    }
    for card in CONTENT.exploration:
        found[card.id]["finds"] = {
            land: {what: amount for what, amount in found.items() if amount}
            for land, found in _finds(card).items()
        }
    return found


def _finds(card: Exploration) -> dict[str, dict[str, int]]:
    return {land: msgspec.to_builtins(getattr(card, land).find) for land in _FOUND_ON}


def _tells(value: Any) -> bool:
    return any(value) if isinstance(value, tuple) else bool(value)


@cache
def card_numbers() -> dict[str, dict[str, Any]]:
    """All that is printed on each card, noughts too; of an entry its number alone.

    >>> card_numbers()["e03"]["finds"]["scrub"]["gear"], card_numbers()["t02"]["yellow"]["amount"]
    (1, 1)
    >>> card_numbers()["p-logan-4"]["dice"], card_numbers()["65"]
    (('bg', 'gg'), {'number': 65})
    """
    found = {row.id: _printed(row) for rows in all_rows().values() for row in rows}
    for card in CONTENT.exploration:
        found[card.id]["finds"] = _finds(card)
    for token in CONTENT.threat:
        found[token.id] |= {"yellow": dict(token.yellow), "red": dict(token.red)}
    for number in ENTRIES:
        found[number] = {"number": int(number)}
    return found


def _printed(row: Any) -> dict[str, Any]:
    """What is printed on a card; on an upgrade that is a gear card, what is on that as well."""
    unique = _UNIQUE.get(row.id)
    return _all_of(row) if unique is None else {**_all_of(row), **_all_of(unique)}


def _all_of(row: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in plain.items() if name not in _RULES}


def facets() -> tuple[Facet, ...]:
    """Deck, kind and trait.

    >>> [one.id for one in facets()]
    ['deck', 'kind', 'trait']
    """
    kinds: dict[str, tuple[str, ...]] = {
        **{row.id: ("enemy",) for row in _ENEMIES},
        **{row.id: ("event",) for row in _EVENTS},
        **{row.id: (f"gear-{row.type}",) for row in _GEAR},
        **{row.id: (f"terrain-{row.terrain}",) for row in CONTENT.spaces},
    }
    traits: dict[str, tuple[str, ...]] = {
        row.id: (row.type, *row.traits, row.attack) for row in _ENEMIES
    }
    return (deck_facet(decks()), facet("kind", kinds), facet("trait", traits))
