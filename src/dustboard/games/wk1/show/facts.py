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
from dustboard.games.wk1.content.cards import CONTENT

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


def _printed(row: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in plain.items() if name not in _RULES and value}
