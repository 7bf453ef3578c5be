# mypyc: skip
"""The rows of the content files of Waste Knights II, one struct for each kind of thing.

Names and prose are in `text/`; what a card does is written in the words of `rules/vocabulary.py`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Skill: TypeAlias = Literal["blades", "guns", "negotiate", "aid", "tech", "survival"]
Terrain: TypeAlias = Literal["highway", "desert", "scrub", "mountains", "crater"]
Danger: TypeAlias = Literal["threat", "radiation", "contamination"]
EnemyType: TypeAlias = Literal["machine", "beast", "mutant", "gang", "cult"]
Attack: TypeAlias = Literal["", "ranged", "melee"]
Trait: TypeAlias = Literal["armor_piercing", "ambush", "relentless"]
Module: TypeAlias = Literal[
    "",
    "call_of_the_waste",
    "remnants",
    "through_the_waste",
    "paths_of_blood",
    "dogs_of_war",
    "scavenger",
]
Deck: TypeAlias = Literal["highway_desert", "scrub_mountains"]
VehicleType: TypeAlias = Literal["light", "medium", "heavy"]
Socket: TypeAlias = Literal["front", "roof", "rear", "side", "hood"]
EffectRow: TypeAlias = dict[str, Any]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structs of the content files share."""


class Space(Row, frozen=True):
    """A space of the board; `special` is the number of a special location, 0 for none."""

    id: str
    x: int
    y: int
    land: Literal["west", "east", "rift", "isle"]
    terrain: Terrain
    neighbours: tuple[str, ...]
    icons: tuple[Danger, ...] = ()
    city: str = ""  # the key of a city
    special: int = 0


class Skills(Row, frozen=True):
    """The dice of a sheet for each skill, such as "gw"."""

    blades: str
    guns: str
    negotiate: str
    aid: str
    tech: str
    survival: str


class QuickSet(Row, frozen=True):
    """What the quick set-up gives a knight (wk2.setup.27)."""

    gear: tuple[str, ...]
    vehicle: str


class Knight(Row, frozen=True):
    """A knight sheet; effects are those of the special ability, penalties those of the track."""

    id: str
    skills: Skills
    health: int
    resilience: int
    repair: int
    exploration: int
    module: Module = ""
    quick: QuickSet | None = None
    note: str = ""
    penalties_note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")
    penalties: tuple[EffectRow, ...] = msgspec.field(default=(), name="penalty")


class Vehicle(Row, frozen=True):
    """A vehicle sheet."""

    id: str
    copies: int
    type: VehicleType
    capacity: int
    speed: int
    tank: int
    bonus: int
    chassis: int
    repair: int
    turns_into: str = ""  # the sheet that it can be turned to
    module: Module = ""
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Gear(Row, frozen=True):
    """A gear card; a pair is what the working side says, then the broken one."""

    id: str
    type: Literal["weapon", "armor", "utility", "drug"]
    repair: int | Literal["X"]
    copies: int = 1
    barter: tuple[int, int] | None = None  # unique gear has none
    starting: bool = False
    hands: int = 0
    attack: Attack = ""
    dice: tuple[str, str] = ("", "")
    protection: tuple[int, int] = (0, 0)
    ammo: bool = True  # whether a ranged attack with it costs 1 Ammo
    fuel: int = 0  # Fuel that an attack with it costs
    full_auto: tuple[bool, bool] = (False, False)  # wk2.trait.05
    module: Module = ""
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Reward(Row, frozen=True):
    """What is gained."""

    xp: int = 0
    fuel: int = 0
    ammo: int = 0
    meds: int = 0
    gear: int = 0


class Enemy(Row, frozen=True):
    """An enemy card, or an enemy that an entry or a sheet describes."""

    id: str
    type: EnemyType
    attack: Literal["ranged", "melee"]
    dice: str
    health: int
    traits: tuple[Trait, ...] = ()
    threat: int = 0
    reward: Reward = Reward()
    module: Module = ""
    deck: Deck | Literal[""] = ""  # of a module's card; others have it by their file
    two_lines: str = ""  # the melee dice of a foe with two attacks (wk2.foe.02)
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Event(Row, frozen=True):
    """An event card: a test, what passing and failing bring, and its condition bar."""

    id: str
    skill: Skill
    difficulty: int
    threat: int = 0
    module: Module = ""
    deck: Deck | Literal[""] = ""
    note: str = ""
    road: bool = False  # it happens on a road
    gang: bool = False  # it is the work of a gang
    blocked: bool = False  # something stands in the way
    mods: dict[str, Any] = {}  # while the card is kept
    passed: tuple[EffectRow, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[EffectRow, ...] = msgspec.field(default=(), name="fail")
    bar: tuple[EffectRow, ...] = ()


class Encounter(Row, frozen=True):
    """An encounter card has a letter and nothing else that matters (wk2.form.07)."""

    id: str
    letter: Literal["A", "B", "C", "D", "E", "F", "G", "H"]


class Section(Row, frozen=True):
    """What an exploration card says for one terrain: findings, then drawbacks."""

    find: Reward
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Exploration(Row, frozen=True):
    """An exploration card."""

    id: str
    highway: Section
    desert: Section
    scrub: Section
    mountains: Section


class Injury(Row, frozen=True):
    """An injury: what Regain Consciousness heals, and what stays."""

    id: str
    heals: int
    type: Literal["body", "head", "nerves"]
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Malfunction(Row, frozen=True):
    """A malfunction: what a Long Fix repairs, and what stays."""

    id: str
    repairs: int
    type: Literal["frame", "engine", "body"]
    module: Module = ""
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Upgrade(Row, frozen=True):
    """An upgrade; side A and side B, one of which is chosen, or unique gear."""

    id: str
    knight: str = ""  # "": general
    needs: int = 0  # XP
    gear: bool = False
    note: str = ""
    a: tuple[EffectRow, ...] = ()
    b: tuple[EffectRow, ...] = ()
    mods_a: dict[str, Any] = {}
    mods_b: dict[str, Any] = {}


class Special(Row, frozen=True):
    """A special card, by the number on its back."""

    id: str
    number: int
    kind: Literal["item", "ally", "burden", "foe"]
    bound: bool = False  # it cannot be traded away
    spoils: bool = False  # it passes to who defeats its holder in a duel
    module: Module = ""
    note: str = ""
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Landmark(Row, frozen=True):
    """A landmark: where it may lie, what it does for the knight there, the entry of its finder."""

    id: str
    terrains: tuple[Terrain, ...]
    entry: int
    passive: Literal["move", "camp", "explore"]  # the action that its upper ability is tied to
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Part(Row, frozen=True):
    """A part for a vehicle: on what it fits, how hard it is to build, and where it is drawn."""

    id: str
    construction: int  # the Construction Difficulty Level
    barter: int
    sockets: tuple[Socket, ...]  # the first one that is free
    types: tuple[VehicleType, ...] = ()  # none: it fits all
    copies: int = 1
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class CityTask(Row, frozen=True):
    """A city task: whose it is, what its goal takes, the entry that pays it (wk2.citytask.01)."""

    id: str
    city: str
    entry: int
    goal: int = 1  # steps that are needed
    token: int = 0  # steps from the city to the token of its knight; 0: it has none
    token_on: Literal["", "highway", "desert", "scrub", "mountains"] = ""  # "": any of them
    at_turn_end: bool = False  # whether the goal is met is looked at when the turn ends
    mods: dict[str, Any] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class ThreatToken(Row, frozen=True):
    """A threat token: its yellow side for events and encounters, its red side for enemies."""

    id: str
    yellow: EffectRow
    red: EffectRow


class Lesson(Row, frozen=True):
    """The cards that lie ready in a lesson, the first of each on top; gear at the bottom."""

    road: tuple[str, ...]
    exploration: tuple[str, ...]
    gear: str


class Adventure(Row, frozen=True):
    """An adventure: its sheets in order, and how many knights may set out on it."""

    id: str
    sheets: tuple[str, ...]
    knights: tuple[int, int]
    # memories to keep when it was won; each if one of these entries was read, or in any case
    keeps: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    lesson: Lesson | None = None
    scored: bool = False  # knights are rivals: its sheets print a count (wk2.ending.02)
    paid: bool = False  # what is counted there is what each knight is paid


class Memory(Row, frozen=True):
    """What a later game remembers of a won one: an option, and what it brings (wk2.legacy.01)."""

    id: str
    counts_in: tuple[str, ...] = ()  # adventures; none: all of them
    fuel: int = 0
    ammo: int = 0
    special: int = 0  # the number of a special card for the first player
    keeps: str = ""  # a note that each knight keeps until its moment comes
    each_sheet: bool = False  # the note is kept anew on each sheet
    stalls: str = ""  # a city in which gear costs 1 less
    city_repair: int = 0  # Repair points more in cities


class Person(Row, frozen=True):
    """Somebody of the season: the entries by which one meets them, and by fate those that tell it.

    Of several fates that were read the last one counts.
    """

    id: str
    adventure: str
    met: tuple[str, ...]
    fates: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
