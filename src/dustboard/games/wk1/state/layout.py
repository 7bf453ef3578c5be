# mypyc: skip
"""Everything in Waste Knights whose places are numbers in the state, with the names there.

Games that are going on have these numbers, so each of these tables only grows at its end.
"""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import ID, PANEL_CARDS, STALLS
from dustboard.games.wk1.content.combat_table import COMBAT_DESIGN
from dustboard.games.wk1.content.constants import (
    COLOURS,
    ICONS,
    PURPOSES,
    REASONS,
    SKILLS,
    SLOTS,
    SPECIAL_TOKENS,
    STEPS,
    SUFFER_RULES,
    TOKENS,
)
from dustboard.games.wk1.content.knight_table import KNIGHT_ID
from dustboard.games.wk1.content.mission_table import MISSION_ID
from dustboard.games.wk1.content.moments import WHEN
from dustboard.games.wk1.content.settings import SCENES
from dustboard.games.wk1.content.things import THINGS
from dustboard.games.wk1.content.tile_table import TILE_ID
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
