"""The knight sheets as plain tables, indexed by knight number; starting gear by card number.

The special ability of a knight is a card number of its own (`ABILITY`), for `effects` and mods.

>>> KNIGHT_ID[1], SKILL[1][3], len(STARTING_GEAR[1])
('k02', 4, 3)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ABILITY_CARDS, SHEET_CARDS
from dustboard.games.wk1.content.cards import CARDS, CONTENT, words
from dustboard.games.wk1.content.constants import SKILLS

KNIGHTS: Final = len(CONTENT.knights)
KNIGHT_ID: Final[list[str]] = [row.id for row in CONTENT.knights]
KNIGHT_BY_ID: Final[dict[str, int]] = {row.id: n for n, row in enumerate(CONTENT.knights)}
SKILL: Final[list[list[int]]] = [
    [getattr(row.skills, skill) for skill in SKILLS] for row in CONTENT.knights
]
BACKPACK: Final[list[int]] = [row.backpack for row in CONTENT.knights]
ABILITY: Final[list[int]] = list(ABILITY_CARDS)

PANEL_HANDS: Final = 0
PANEL_BODY: Final = 1
PANEL_POCKETS: Final = 2
PANELS: Final = ("hands", "body", "pockets")
# starting gear: the panel it is printed on, -1 for other cards
PANEL: Final[list[int]] = words("panel", PANELS)


def _starting_gear(knight: str) -> tuple[int, ...]:
    return tuple([card for card in SHEET_CARDS if CARDS[card].row.knight == knight])


# cards of deck "sheet", in the order of the panels
STARTING_GEAR: Final[list[tuple[int, ...]]] = [_starting_gear(row.id) for row in CONTENT.knights]


def _places() -> list[int]:
    """Which place of its panel a piece of starting gear takes: the first free one."""
    places = [-1] * len(CARDS)
    for gear in STARTING_GEAR:
        taken = [0, 0, 0]
        for card in gear:
            places[card] = taken[PANEL[card]]
            taken[PANEL[card]] += 2 if CARDS[card].row.hands == 2 else 1
    return places


# its place on that panel: hand 0 or 1 (a two-handed weapon takes both), body 0, pocket 0 to 2
PANEL_PLACE: Final[list[int]] = _places()
