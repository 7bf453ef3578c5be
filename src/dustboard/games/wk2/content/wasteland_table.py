"""The wasteland decks, exploration cards, and what is attached to sheets, as plain tables.

A wasteland card is one number over enemies, events and encounters of the box and its modules.

>>> len(DECK_CARDS[0]), len(DECK_CARDS[1]), CARD_ID[0], CARD_LETTER[CARD_ID.index("m30")]
(50, 36, 'd01', 'H')
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import (
    ATTACKS,
    ENEMY_TYPES,
    MODULES,
    SKILLS,
    TERRAINS,
    TRAITS,
    WASTELAND_DECKS,
)
from dustboard.games.wk2.content.dice import Pool, pool
from dustboard.games.wk2.content.rows import Encounter, Enemy, Event, Reward

ENEMY: Final = 0
EVENT: Final = 1
ENCOUNTER: Final = 2
NONE: Final = -1

_ENEMIES: Final[tuple[Enemy, ...]] = (
    CONTENT.enemies_highway_desert
    + CONTENT.enemies_scrub_mountains
    + CONTENT.enemies_modules
    + CONTENT.enemies_story
)
_STORY_AT: Final = len(_ENEMIES) - len(CONTENT.enemies_story)  # these lie in no deck
# enemies that came to the book later have their numbers behind all cards, which keep theirs
_LATE_AT: Final = _STORY_AT + 17
EVENT_ROWS: Final[tuple[Event, ...]] = (
    CONTENT.events_highway_desert + CONTENT.events_scrub_mountains + CONTENT.events_modules
)
_ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    CONTENT.encounters_highway_desert + CONTENT.encounters_scrub_mountains
)


def _deck(at: int, first: int, second: int, deck: str) -> int:
    """The deck of a card by its place: those of the first file, of the second, then modules."""
    if deck:
        return WASTELAND_DECKS.index(deck)
    return 0 if at < first else 1


# -- enemies, by their own number -----------------------------------------------------------------
ENEMIES: Final = len(_ENEMIES)
ENEMY_ID: Final[list[str]] = [row.id for row in _ENEMIES]
ENEMY_TYPE: Final[list[int]] = [ENEMY_TYPES.index(row.type) for row in _ENEMIES]
ENEMY_ATTACK: Final[list[int]] = [ATTACKS.index(row.attack) for row in _ENEMIES]
ENEMY_DICE: Final[list[Pool]] = [pool(row.dice) for row in _ENEMIES]
# those of a second, melee line (wk2.foe.02)
ENEMY_MELEE_DICE: Final[list[Pool]] = [pool(row.two_lines) for row in _ENEMIES]
ENEMY_HEALTH: Final[list[int]] = [row.health for row in _ENEMIES]
ENEMY_THREAT: Final[list[int]] = [row.threat for row in _ENEMIES]
ENEMY_TRAITS: Final[list[int]] = [
    sum(1 << TRAITS.index(trait) for trait in row.traits) for row in _ENEMIES
]
REWARD: Final[list[Reward]] = [row.reward for row in _ENEMIES]

# -- events, by their own number ------------------------------------------------------------------
EVENTS: Final = len(EVENT_ROWS)
EVENT_ID: Final[list[str]] = [row.id for row in EVENT_ROWS]
EVENT_SKILL: Final[list[int]] = [SKILLS.index(row.skill) for row in EVENT_ROWS]
EVENT_DIFFICULTY: Final[list[int]] = [row.difficulty for row in EVENT_ROWS]
EVENT_THREAT: Final[list[int]] = [row.threat for row in EVENT_ROWS]
EVENT_ON_ROAD: Final[list[bool]] = [row.road for row in EVENT_ROWS]
EVENT_WITH_GANG: Final[list[bool]] = [row.gang for row in EVENT_ROWS]
EVENT_BLOCKS: Final[list[bool]] = [row.blocked for row in EVENT_ROWS]

# -- cards of both decks --------------------------------------------------------------------------
CARDS: Final = ENEMIES + EVENTS + len(_ENCOUNTERS)
_LATE: Final = ENEMIES - _LATE_AT
CARD_ID: Final[list[str]] = [
    *ENEMY_ID[:_LATE_AT],
    *EVENT_ID,
    *[row.id for row in _ENCOUNTERS],
    *ENEMY_ID[_LATE_AT:],
]
CARD_KIND: Final[list[int]] = [
    *[ENEMY] * _LATE_AT,
    *[EVENT] * EVENTS,
    *[ENCOUNTER] * len(_ENCOUNTERS),
    *[ENEMY] * _LATE,
]
# the enemy or event that a card is
CARD_NUMBER: Final[list[int]] = [
    *range(_LATE_AT),
    *range(EVENTS),
    *[NONE] * len(_ENCOUNTERS),
    *range(_LATE_AT, ENEMIES),
]
CARD_LETTER: Final[list[str]] = [
    *[""] * (_LATE_AT + EVENTS),
    *[row.letter for row in _ENCOUNTERS],
    *[""] * _LATE,
]
CARD_MODULE: Final[list[int]] = [
    *[MODULES.index(row.module) for row in _ENEMIES[:_LATE_AT]],
    *[MODULES.index(row.module) for row in EVENT_ROWS],
    *[0] * (len(_ENCOUNTERS) + _LATE),
]
CARD_DECK: Final[list[int]] = [
    *[
        _deck(at, len(CONTENT.enemies_highway_desert), ENEMIES, row.deck)
        for at, row in enumerate(_ENEMIES[:_LATE_AT])
    ],
    *[
        _deck(at, len(CONTENT.events_highway_desert), EVENTS, row.deck)
        for at, row in enumerate(EVENT_ROWS)
    ],
    *[
        _deck(at, len(CONTENT.encounters_highway_desert), CARDS, "")
        for at, _ in enumerate(_ENCOUNTERS)
    ],
    *[1] * _LATE,
]
# by deck: the cards of the box and of all modules
DECK_CARDS: Final[list[tuple[int, ...]]] = [
    tuple(
        [
            card
            for card in range(CARDS)
            if CARD_DECK[card] == deck and not _STORY_AT <= card < _LATE_AT and card < CARDS - _LATE
        ]
    )
    for deck in (0, 1)
]

# -- exploration: by card and terrain -------------------------------------------------------------
EXPLORATION_CARDS: Final = len(CONTENT.exploration)
EXPLORATION_ID: Final[list[str]] = [row.id for row in CONTENT.exploration]
FINDINGS: Final[list[list[Reward]]] = [
    [row.highway.find, row.desert.find, row.scrub.find, row.mountains.find]
    for row in CONTENT.exploration
]

# -- what is attached to sheets -------------------------------------------------------------------
INJURIES: Final = len(CONTENT.injuries)
INJURY_ID: Final[list[str]] = [row.id for row in CONTENT.injuries]
INJURY_HEALS: Final[list[int]] = [row.heals for row in CONTENT.injuries]
MALFUNCTIONS: Final = len(CONTENT.malfunctions)
MALFUNCTION_ID: Final[list[str]] = [row.id for row in CONTENT.malfunctions]
MALFUNCTION_REPAIRS: Final[list[int]] = [row.repairs for row in CONTENT.malfunctions]
MALFUNCTION_MODULE: Final[list[int]] = [MODULES.index(row.module) for row in CONTENT.malfunctions]

# -- upgrades: by number, or by face, which is 2 * number + side ----------------------------------
_UPGRADES: Final = CONTENT.personal_upgrades + CONTENT.general_upgrades
UPGRADES: Final = len(_UPGRADES)
UPGRADE_ID: Final[list[str]] = [row.id for row in _UPGRADES]
UPGRADE_KNIGHT: Final[list[str]] = [row.knight for row in _UPGRADES]  # "" for general ones
UPGRADE_NEEDS: Final[list[int]] = [row.needs for row in _UPGRADES]
UPGRADE_IS_GEAR: Final[list[bool]] = [row.gear for row in _UPGRADES]

# -- special cards -------------------------------------------------------------------------------
SPECIAL_ID: Final[list[str]] = [row.id for row in CONTENT.special]
SPECIAL_NUMBER: Final[list[int]] = [row.number for row in CONTENT.special]
SPOILS: Final[list[bool]] = [row.spoils for row in CONTENT.special]
SPECIAL_BY_NUMBER: Final[dict[int, int]] = {
    row.number: at for at, row in enumerate(CONTENT.special)
}
# -- landmarks ------------------------------------------------------------------------------------
LANDMARKS: Final = len(CONTENT.landmarks)
LANDMARK_ID: Final[list[str]] = [row.id for row in CONTENT.landmarks]
LANDMARK_ENTRY: Final[list[int]] = [row.entry for row in CONTENT.landmarks]
LANDMARK_TERRAINS: Final[list[tuple[int, ...]]] = [
    tuple([TERRAINS.index(terrain) for terrain in row.terrains]) for row in CONTENT.landmarks
]

# -- threat tokens --------------------------------------------------------------------------------
THREAT_TOKENS: Final = len(CONTENT.threat)
THREAT_ID: Final[list[str]] = [row.id for row in CONTENT.threat]
