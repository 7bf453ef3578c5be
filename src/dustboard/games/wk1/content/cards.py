# mypyc: skip
"""The content of Waste Knights: typed, read-only rows, and every card of the box by its number.

Rows are read from `content/data/*.toml`. The numbers of cards are those of `numbers.txt`, for games
that are going on have them. Equal copies are cards of their own: they have different numbers and
ids but one design. Starting gear, special abilities and the combat panels of missions have card
numbers too, though they never lie in a deck, so that one table serves all of them.

>>> sum(row.copies for row in CONTENT.green), len(CONTENT.knights), len(CONTENT.luck)
(46, 13, 26)
>>> CARDS[0].id, CARDS[1].id, CARDS[1].design, CARDS[1].deck
('g01', 'g01.2', 'g01', 'green')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from dustboard.games.rows import Source, load_rows, numbered, row_places, rows_hash, unique_ids
from dustboard.games.wk1.content.rows import (
    CombatCard,
    Enemy,
    EventRow,
    Gear,
    Hex,
    Knight,
    Luck,
    MissionRow,
    RangeCard,
    Row,
    Scene,
    Space,
    Task,
)
from dustboard.games.wk1.content.validation import (
    check_effects,
    check_enemy,
    check_gear,
    check_hex,
    check_knight,
    check_luck,
    check_mission,
    check_mods,
    check_range,
    check_sheet,
    check_task,
)


class Content(Row, frozen=True):
    """All rows, in the order of their files; a card's number in the state follows from it."""

    green: tuple[Gear, ...]
    yellow: tuple[Gear, ...]
    red: tuple[Gear, ...]
    blue: tuple[Gear, ...]
    vehicles: tuple[Gear, ...]
    events: tuple[EventRow, ...]
    enemies: tuple[Enemy, ...]
    tasks: tuple[Task, ...]
    luck: tuple[Luck, ...]
    sheet: tuple[Gear, ...]
    knights: tuple[Knight, ...]
    villains: tuple[Enemy, ...]
    combat: tuple[CombatCard, ...]
    range: tuple[RangeCard, ...]
    hexes: tuple[Hex, ...]
    stalls: tuple[Space, ...]
    missions: tuple[MissionRow, ...]
    scenes: tuple[Scene, ...]


def load_content(folder: Source) -> Content:
    """Read and check the files of a folder."""
    unique = unique_ids()
    gear = (unique, check_gear, check_mods, check_effects)
    enemy = (unique, check_enemy, check_mods, check_effects)
    return Content(
        green=load_rows(folder / "green.toml", "card", Gear, gear),
        yellow=load_rows(folder / "yellow.toml", "card", Gear, gear),
        red=load_rows(folder / "red.toml", "card", Gear, gear),
        blue=load_rows(folder / "blue.toml", "card", Gear, gear),
        vehicles=load_rows(folder / "vehicles.toml", "card", Gear, gear),
        events=load_rows(folder / "events.toml", "event", EventRow, (unique, check_effects)),
        enemies=load_rows(folder / "enemies.toml", "enemy", Enemy, enemy),
        tasks=load_rows(
            folder / "tasks.toml",
            "task",
            Task,
            (unique, check_task, check_effects),
        ),
        luck=load_rows(
            folder / "luck.toml",
            "card",
            Luck,
            (unique, check_luck, check_effects),
        ),
        sheet=load_rows(folder / "sheet.toml", "card", Gear, (*gear, check_sheet)),
        knights=load_rows(
            folder / "knights.toml",
            "knight",
            Knight,
            (unique, check_knight, check_mods, check_effects),
        ),
        villains=load_rows(folder / "villains.toml", "enemy", Enemy, enemy),
        combat=load_rows(folder / "combat.toml", "card", CombatCard, (unique,)),
        range=load_rows(folder / "range.toml", "card", RangeCard, (unique, check_range)),
        hexes=load_rows(
            folder / "hexes.toml",
            "hex",
            Hex,
            (unique, check_hex, check_effects),
        ),
        stalls=load_rows(folder / "stalls.toml", "space", Space, (unique,)),
        missions=load_rows(
            folder / "missions.toml", "mission", MissionRow, (unique, check_mission)
        ),
        scenes=load_rows(folder / "scenes.toml", "scene", Scene, (unique,)),
    )


DATA: Source = files("dustboard.games.wk1") / "content" / "data"
CONTENT: Content = load_content(DATA)
_WITH_EFFECTS = {
    "green": "card",
    "yellow": "card",
    "red": "card",
    "blue": "card",
    "vehicles": "card",
    "events": "event",
    "enemies": "enemy",
    "tasks": "task",
    "luck": "card",
    "sheet": "card",
    "knights": "knight",
    "villains": "enemy",
    "hexes": "hex",
    "missions": "mission",
}


def effect_places(folder: Source = DATA) -> dict[str, str]:
    """Where each row with effects stands, by its id, for messages."""
    found: dict[str, str] = {}
    for name, key in _WITH_EFFECTS.items():
        found |= row_places(folder / f"{name}.toml", key)
    return found


def content_hash(content: Content = CONTENT) -> str:
    """Name this version of the content in 16 hex digits; comments and prose do not count.

    >>> len(content_hash())
    16
    """
    return rows_hash(content)


# -- cards by number ----------------------------------------------------------------------------

# a deck, and the field of the content with its rows
DECKS = (
    ("green", "green"),
    ("yellow", "yellow"),
    ("red", "red"),
    ("blue", "blue"),
    ("vehicles", "vehicles"),
    ("events", "events"),
    ("enemies", "enemies"),
    ("tasks", "tasks"),
    ("luck", "luck"),
    ("sheet", "sheet"),
    ("abilities", "knights"),
    ("panels", "villains"),
)


class Printed(NamedTuple):
    """One card: its deck, its own id, the id of its design, and its row."""

    deck: str
    id: str
    design: str
    row: Any


def all_cards(content: Content) -> Iterator[Printed]:
    """Every card of the box, deck by deck."""
    for deck, field in DECKS:
        for row in getattr(content, field):
            for copy in range(1, getattr(row, "copies", 1) + 1):
                yield Printed(deck, row.id if copy == 1 else f"{row.id}.{copy}", row.id, row)


def _by_number() -> tuple[Printed, ...]:
    cards = tuple(all_cards(CONTENT))
    order = numbered(DATA / "numbers.txt", [card.id for card in cards])
    return tuple(cards[place] for place in order)


CARDS: tuple[Printed, ...] = _by_number()
BY_ID: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}


def of_deck(deck: str) -> tuple[int, ...]:
    """The cards of a deck; those that were added later have the highest numbers of all."""
    return tuple(number for number, card in enumerate(CARDS) if card.deck == deck)


def column(decks: tuple[str, ...], value: Callable[[Any], Any], default: Any) -> list[Any]:
    """A table by card number: the value of each row in some decks, the default elsewhere."""
    return [value(card.row) if card.deck in decks else default for card in CARDS]


def numbers(name: str) -> list[int]:
    """A printed number by card, 0 where a row has no such field."""
    return [int(getattr(card.row, name, 0)) for card in CARDS]


def words(name: str, choices: tuple[str, ...]) -> list[int]:
    """A printed word by card as its place among the choices, -1 where there is none."""
    found = [getattr(card.row, name, "") for card in CARDS]
    return [choices.index(word) if word else -1 for word in found]


def bits(names: tuple[str, ...], choices: tuple[str, ...]) -> int:
    """The bits of some words.

    >>> bits(("b", "c"), ("a", "b", "c"))
    6
    """
    return sum(1 << choices.index(name) for name in names)
