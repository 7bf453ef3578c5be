# mypyc: skip
"""What a client needs to draw each card: what is printed on it, as plain data.

>>> facts = card_facts()
>>> facts["g01"]["ids"], facts["w19"]["health"], facts["c03"]["card"]
(['g01', 'g01.2', 'g01.3', 'g01.4'], 3, 'defend')
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from dustboard.games.wk1.content.card_list import CARDS
from dustboard.games.wk1.content.card_table import BY_ID, COLOUR, VEHICLE_COLOUR
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Gear
from dustboard.games.wk1.content.settings import OPTIONS, Settings
from dustboard.games.wk1.show.decks_listing import all_rows
from dustboard.kernel.options import check_options

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
