# mypyc: skip
"""Everything in Waste Knights whose places are numbers in the state, with the names there.

Games that are going on have these numbers, so each of these tables only grows at its end.
"""

from __future__ import annotations

from dustboard.games.wk1.combat_numbers import COMBAT_DESIGN
from dustboard.games.wk1.ending import REASONS
from dustboard.games.wk1.knight_numbers import KNIGHT_ID
from dustboard.games.wk1.mission_numbers import MISSION_ID
from dustboard.games.wk1.moments import WHEN
from dustboard.games.wk1.names import (
    COLOURS,
    ICONS,
    PURPOSES,
    SKILLS,
    SLOTS,
    SPECIAL_TOKENS,
    STEPS,
    TOKENS,
)
from dustboard.games.wk1.numbers import ID, PANEL_CARDS, STALLS
from dustboard.games.wk1.resources import SUFFER_RULES
from dustboard.games.wk1.settings import SCENES
from dustboard.games.wk1.tile_numbers import TILE_ID
from dustboard.games.wk1.words import THINGS
from dustboard.kernel.layouts import Named

TABLES: tuple[Named, ...] = (
    ("cards", tuple(ID)),
    ("knights", tuple(KNIGHT_ID)),
    ("villains", tuple(ID[card] for card in PANEL_CARDS)),
    ("tiles", tuple(TILE_ID)),
    ("spaces of the Stalls", tuple(f"{space + 1}" for space in range(STALLS))),
    ("missions", tuple(MISSION_ID)),
    ("scenes", SCENES),
    ("combat cards", tuple(COMBAT_DESIGN)),
    ("moments of effects", WHEN),
    ("things", THINGS),
    ("skills", SKILLS),
    ("colours", COLOURS),
    ("ranges and icons", ICONS),
    ("steps of a round", STEPS),
    ("purposes of checks", PURPOSES),
    ("slots of tasks", SLOTS),
    ("tokens", TOKENS),
    ("special tokens", SPECIAL_TOKENS),
    ("clauses of Radiation", SUFFER_RULES),
    ("endings", REASONS),
)
