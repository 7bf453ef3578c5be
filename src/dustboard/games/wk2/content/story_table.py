"""Names that stories use, as tables that only grow at their end: a name keeps its number for ever.

All of them are here from the start, those of adventures that are not written yet as well, because
games that are going on have the numbers.

>>> len(SHEETS), len(ENTRIES), ENTRIES[64]
(39, 557, '65')
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT

ADVENTURES: Final[tuple[str, ...]] = tuple([row.id for row in CONTENT.adventures])
# by adventure: whether knights are rivals there
SCORED: Final[list[bool]] = [row.scored for row in CONTENT.adventures]
# by adventure: whether the count is of what each knight is paid
PAID: Final[list[bool]] = [row.paid for row in CONTENT.adventures]
# by adventure, in the order of its pages
SHEETS_OF: Final[dict[str, tuple[str, ...]]] = {row.id: row.sheets for row in CONTENT.adventures}
SHEETS: Final[tuple[str, ...]] = tuple(
    [sheet for adventure in ADVENTURES for sheet in SHEETS_OF[adventure]]
)
ENTRIES: Final[tuple[str, ...]] = tuple([str(number) for number in range(1, 558)])

# entries of the common pool by letter, in the order in which they are read
POOL: Final[dict[str, tuple[int, ...]]] = {
    "A": (2, 9, 16, 23, 30, 37, 44),
    "B": (10, 18, 24, 32, 39, 47, 52),
    "C": (6, 13, 20, 27, 34, 41, 55),
    "D": (3, 11, 19, 28, 35, 42, 49),
    "E": (7, 14, 17, 22, 29, 36, 50),
    "F": (1, 8, 15, 21, 31, 43, 57),
    "G": (4, 12, 26, 33, 40, 48, 58),
    "H": (38, 46, 51, 53, 54, 56, 59, 60),
}

# what is noted for the whole table
FLAGS: Final = (
    # pool
    "umbrella", "no_dog", "watch", "posse", "egg", "notes", "relic", "tuned", "page",
    # First Tank
    "cup", "late", "receipt", "moved", "explored", "camped", "met",
    # The Long Count
    "slow", "short", "lost", "trust", "eleven", "cold", "counted", "liar", "silent", "half",
    "seven",
    # The Iron Trail
    "boy", "choir", "grudge", "hired", "lit", "dark", "wages_refused", "stripped",
    # Water Debt
    "told", "debt", "law", "deep", "lower", "kid_stays", "kid_lost",
    # The Warrant
    "lie", "ink", "broken_out",
    # Spreading Corruption
    "calm", "verity", "agree", "clean",
    # Deadly Cargo
    "open", "truth", "rival", "moss", "letter",
    # Rise of the Red Lord
    "bent", "bought", "lost_pumps", "wren", "spoken",
    # pool: what a knight keeps until its moment comes
    "drone", "shadow", "tools", "camel", "pace", "ride", "ash",
    # The Long Count
    "walked", "sold", "late_floor",
    # The Iron Trail
    "squatters", "stoked", "blocked",
    # Water Debt: of a knight
    "advocate", "below", "holding",
    # The Warrant: of a knight
    "delivered", "ambushed",
    # pool
    "globe",
    # The Long Count
    "plugged", "vouched",
    # The Warrant
    "tried", "talked",
    # The Iron Trail and Water Debt
    "forced", "wheel", "plug", "flood",
    "paid",
    # of a knight: one Negotiate test with a white die more
    "greeting",
    # Spreading Corruption; the first two and the last of a knight
    "isolated", "hushed", "silenced", "sung", "trading", "stormed", "confessed",
    # of a knight: no XP for now
    "unthanked",
    # Deadly Cargo
    "overdue", "shut", "betrayed", "bonus",
    # Rise of the Red Lord; the last two of a knight
    "refused", "slow_landing", "broken", "heard_out", "with_him", "against_him",
    # of a knight: Deadly Cargo, Rise of the Red Lord
    "weighed", "laid",
    # of a knight: the dog is away
    "dog_away",
    # of a knight: a white or a green die more in a Tech or Aid test, an action less
    "study", "borrowed", "weary",
    # of a knight, from earlier games: cheaper Stalls, radiation ignored, a token drawn again
    "good_name", "hymn", "closed_lid",
    # of a knight: the next gang may be sent off
    "painted",
)  # fmt: skip

# what is counted for the whole table
COUNTERS: Final = (
    "safe", "escorts", "floor", "cut",
    "strength", "people", "spans", "teams", "price",
    "level", "asked", "valves", "saved", "kept",
    "guilty", "pardon", "free",
    "heard", "doses", "cured", "burned",
    "caught", "knocks",
    "artifacts", "host", "taken", "wall",
    # what lies in each city, in the order of the board: 3 shuts it (wk2.module.11)
    "stage_carcassville", "stage_queens_valley", "stage_alice", "stage_gangraen", "stage_pumps",
    "stage_new_sydney",
    # rounds for which a marker stays where it is: Weighmen, or riders
    "wait_1", "wait_2", "wait_3", "wait_4",
    # people raised in Last Lamp, the Redoubt and the Tin Parliament
    "levy_15", "levy_11", "levy_20",
    # the stage of the load
    "cargo",
    # of the host, who still comes along in this round
    "volunteers",
)  # fmt: skip

# what is counted for each knight
TALLIES: Final = ("clues", "votes", "burnt", "groups", "eggs", "trophies", "pay", "duels")

# markers that a sheet moves over the board
WALKERS: Final = (
    "train", "hester", "weighmen", "drought", "rust", "rot", "ruin",
    # the other three of the Weighmen
    "suttle", "cloff", "nett",
)  # fmt: skip

# memories of earlier games, and by memory what it brings (wk2.legacy.01)
MEMORIES: Final[tuple[str, ...]] = tuple([row.id for row in CONTENT.memories])
MEMORY_FUEL: Final[list[int]] = [row.fuel for row in CONTENT.memories]
MEMORY_AMMO: Final[list[int]] = [row.ammo for row in CONTENT.memories]
MEMORY_SPECIAL: Final[list[int]] = [row.special for row in CONTENT.memories]  # 0: none
MEMORY_NOTE: Final[list[int]] = [
    FLAGS.index(row.keeps) if row.keeps else -1 for row in CONTENT.memories
]
MEMORY_STALLS: Final[list[str]] = [row.stalls for row in CONTENT.memories]
CITY_REPAIR: Final[list[int]] = [row.city_repair for row in CONTENT.memories]
EACH_SHEET: Final[list[bool]] = [row.each_sheet for row in CONTENT.memories]
# by memory and adventure: whether it counts there
COUNTS_IN: Final[list[list[bool]]] = [
    [not row.counts_in or adventure in row.counts_in for adventure in ADVENTURES]
    for row in CONTENT.memories
]
