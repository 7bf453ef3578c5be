"""What is printed on board tiles and on the reference sheet, indexed by tile number.

Tiles 0-14 are the numbered hexes 1-15, then come the 22 normal tiles (the first four of them are
on the central tile), last the mission tile.

>>> TILE_ID[0], NUMBER[0], TILE_ID[15], NUMBER[15], DIFFICULTY[15]
('h01', 1, 'n01', 0, 1)
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import COLOURS, SKILLS

_HEXES: Final = CONTENT.hexes

TILES: Final = 37  # on the board; the mission tile replaces one of them
MISSION_TILE: Final = 37
TILE_ID: Final[list[str]] = [row.id for row in _HEXES]
KIND_CITY: Final = 0
KIND_SPECIAL: Final = 1
KIND_CENTRAL: Final = 2  # a normal hex on the central tile
KIND_NORMAL: Final = 3
KIND_MISSION: Final = 4
KINDS: Final = ("city", "special", "central", "normal", "mission")
KIND: Final[list[int]] = [KINDS.index(row.kind) for row in _HEXES]
IS_CITY: Final[list[bool]] = [row.kind == "city" for row in _HEXES]
NUMBER: Final[list[int]] = [row.number for row in _HEXES]  # 1-15; 0: none
TERRAINS: Final = ("", "desert", "highway", "swamp", "mountains", "jungle")
TERRAIN: Final[list[int]] = [TERRAINS.index(row.terrain) for row in _HEXES]
DIFFICULTY: Final[list[int]] = [row.difficulty for row in _HEXES]
THREAT: Final[list[int]] = [row.threat for row in _HEXES]
RADIATION: Final[list[int]] = [row.radiation for row in _HEXES]
CONTAMINATION: Final[list[int]] = [row.contamination for row in _HEXES]

# exploring: the skill of the exploration check, -1 none, and its difficulty
EXPLORING_SKILL: Final[list[int]] = [SKILLS.index(row.check) if row.check else -1 for row in _HEXES]
EXPLORING_DIFFICULTY: Final[list[int]] = [row.check_difficulty for row in _HEXES]
# trade action: 0 no, 1 yes, 2 as the option `quiet_cities` says (X07)
TRADE_NONE: Final = 0
TRADE_OPEN: Final = 1
TRADE_QUIET: Final = 2
_TRADES: Final = ("", "open", "quiet")
TRADE: Final[list[int]] = [_TRADES.index(row.trade) for row in _HEXES]
# resupply: colour of its price (-1: no resupply), number of cards, True if both kinds are given
RESUPPLY_COLOUR: Final[list[int]] = [
    -1 if row.resupply is None else COLOURS.index(row.resupply.what) for row in _HEXES
]
RESUPPLY_AMOUNT: Final[list[int]] = [
    0 if row.resupply is None else row.resupply.amount for row in _HEXES
]
RESUPPLY_BOTH: Final[list[bool]] = [
    False if row.resupply is None else row.resupply.both for row in _HEXES
]
