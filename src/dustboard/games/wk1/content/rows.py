# mypyc: skip
"""The rows of the content files of Waste Knights, one struct for each kind of thing."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Skill: TypeAlias = Literal["blades", "guns", "medicine", "repair", "survival", "talk"]
Difficulty: TypeAlias = Literal[5, 7, 9]
DifficultyIfAny: TypeAlias = Literal[0, 5, 7, 9]  # 0: no check
Icon: TypeAlias = Literal["melee", "short", "medium", "long"]
Colour: TypeAlias = Literal["green", "yellow", "red"]
Trait: TypeAlias = Literal["machine", "beast", "mutant", "gang", "cult", "nature", "general"]
GearTrait: TypeAlias = Literal[
    "weapon",
    "armor",
    "drug",
    "equipment",
    "enhancement",
    "vehicle",
    "implant",
    "mutation",
    "tuning",
]
EnemyTraitIfAny: TypeAlias = Literal["", "machine", "beast", "mutant", "gang", "cult"]
SkillIfAny: TypeAlias = Literal["", Skill]
EffectRow: TypeAlias = dict[str, Any]  # read by the words of `rules/vocabulary`


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structs of the content files share."""


class Gear(Row, frozen=True):
    """A gear card, a vehicle, or starting gear; colour and deck come from the file."""

    id: str
    trait: GearTrait
    group: Literal["weapon", "armor", "general", "enhancement", "vehicle", "special"]
    copies: int = 1
    hands: int = 0
    icons: tuple[Icon, ...] = ()
    damage: int = 0
    multi: int = 0
    pierce: int = 0
    armor: int = 0
    no_ammo: bool = False
    fuel_weapon: bool = False  # 1 Fuel before its first attack of a combat
    one_use: bool = False
    starting: bool = False  # each knight begins with one copy of it
    limit: int = 0  # uses of this title per knight and round, 0: no limit
    fits: Literal[
        "", "weapon", "ammo_weapon", "ranged_weapon", "two_handed_ranged", "melee_weapon", "armor"
    ] = ""  # what an enhancement can be attached to
    speed: int = 0
    capacity: int = 0
    damaged_speed: int = 0
    damaged_capacity: int = 0
    knight: str = ""  # starting gear: whose sheet it is printed on
    panel: Literal["", "hands", "body", "pockets"] = ""  # and where
    mods: dict[str, int] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Skills(Row, frozen=True):
    """The six skills of a sheet."""

    blades: int
    guns: int
    medicine: int
    repair: int
    survival: int
    talk: int


class Knight(Row, frozen=True):
    """A knight sheet; mods and effects are those of the special ability."""

    id: str
    skills: Skills
    backpack: int
    mods: dict[str, int] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Reward(Row, frozen=True):
    """What is gained (Health and Radiation: healed); a negative amount is lost."""

    ammo: int = 0
    fuel: int = 0
    health: int = 0
    radiation: int = 0
    reputation: int = 0
    luck: int = 0
    green: int = 0
    yellow: int = 0
    red: int = 0


class EventRow(Row, frozen=True):
    """An event of the wasteland deck."""

    id: str
    traits: tuple[Trait, ...]
    escape: Skill
    difficulty: Difficulty
    reward: Reward = Reward()
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Enemy(Row, frozen=True):
    """An enemy of the wasteland deck, a villain, or another combat panel of a mission."""

    id: str
    traits: tuple[Trait, ...]
    aggression: int
    icons: tuple[Icon, ...]
    health: int
    escape: SkillIfAny = ""
    difficulty: DifficultyIfAny = 0
    escape_penalty: int = 0  # Health lost by a failed escape (I01)
    ferocious: bool = False
    damage: int = 0
    multi: int = 0
    pierce: int = 0
    armor: int = 0
    reward: Reward = Reward()
    mods: dict[str, int] = {}
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class GoalRow(Row, frozen=True):
    """What the first knight must do for a common task."""

    do: Literal[
        "travel",  # expend `points` and enter `hexes` different hexes in one Move Step
        "defeat_enemy",  # from a wasteland card, of `trait` if it is given
        "defeat_knight",
        "explore_cities",  # `amount` cities other than Gangraen while the card lies open
        "help_rival",  # revive one, or give one a yellow or red card for nothing
        "rest_unhurt",  # begin a Rest Step healthy and clean, in this `tier`, not in a city
        "show_gear",  # worth `amount` in a Rest Step; no starting, blue or vehicle cards
        "end_in_danger",  # end a move on a hex with `amount` danger icons and tokens
    ]
    points: int = 0
    hexes: int = 0
    amount: int = 0
    tier: int = 0
    trait: EnemyTraitIfAny = ""


class Requirement(Row, frozen=True):
    """One of the two requirements of a private task: explore the hex, and perhaps more."""

    hex: int
    need: Literal[
        "explore",
        "check",  # pass a check of `skill`
        "discard",  # `amount` cards: green, yellow, drug
        "suffer",  # `amount` Radiation
        "spend",  # `amount` Fuel
        "show",  # `amount` stored cards
        "defeat",  # an enemy of `trait` on or next to the hex; no exploring
    ] = "explore"
    skill: SkillIfAny = ""
    difficulty: DifficultyIfAny = 0
    what: Literal["", "green", "yellow", "drug", "fuel"] = ""
    amount: int = 0
    trait: EnemyTraitIfAny = ""


class Task(Row, frozen=True):
    """A task card: common ones have a goal, private ones two requirements."""

    id: str
    kind: Literal["common", "private"]
    reward: Reward
    instead: Reward = Reward()  # the owner may take this in place of the reward
    goal: GoalRow | None = None
    first: Requirement | None = None
    second: Requirement | None = None
    hunt: EnemyTraitIfAny = ""
    blue: str = ""  # the blue card that is part of the reward
    token: Literal["", "nuked", "pills", "reboot"] = ""  # special token placed when accomplished
    token_hexes: tuple[int, ...] = ()  # on one of these, the Waster chooses
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")


class Luck(Row, frozen=True):
    """A luck card."""

    id: str
    suit: Literal["bolts", "bones"]
    rank: str
    icon: Literal["ammo", "fuel", "radiation", "health"]
    effects: tuple[EffectRow, ...] = msgspec.field(name="effect")


class Resupply(Row, frozen=True):
    """What a resupply costs; one kind of resources, or both of them."""

    what: Colour
    amount: int
    both: bool = False


class Action(Row, frozen=True):
    """A special action of a hex."""

    effects: tuple[EffectRow, ...] = msgspec.field(name="effect")


class Hex(Row, frozen=True):
    """A board tile."""

    id: str
    kind: Literal["city", "special", "central", "normal", "mission"]
    difficulty: int
    number: int = 0
    terrain: Literal["", "desert", "highway", "swamp", "mountains", "jungle"] = ""
    threat: int = 0
    radiation: int = 0
    contamination: int = 0
    trade: Literal["", "open", "quiet"] = ""  # quiet: as the option `quiet_cities` says
    check: SkillIfAny = ""
    check_difficulty: DifficultyIfAny = 0
    resupply: Resupply | None = None
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")
    actions: tuple[Action, ...] = msgspec.field(default=(), name="action")


class Space(Row, frozen=True):
    """A space of the Stalls."""

    id: str
    holds: Colour
    price: Colour
    hex: int = 0  # special spaces: the only city that has access


class CombatCard(Row, frozen=True):
    """A combat card; `own` and `opponent` are the arrowheads of dominance."""

    id: str
    card: Literal["attack", "multi_attack", "defend", "prepare", "change_range"]
    own: int
    opponent: int
    copies: int
    initiative: bool = False
    retreat_own: int = 0  # Change Range: when it retreats; `own` is for advancing
    retreat_opponent: int = 0
    ammo: int = 0  # spent with a ranged icon
    dice_per_icon: int = 0
    foe_dice: int = 0
    next_dice: int = 0  # for an Attack in the next clash
    next_bulls_eye: int = 0  # the lowest Bull's Eye then


class RangeCard(Row, frozen=True):
    """A range card; icons stand in the order of their initiative."""

    id: str
    range: Literal["short", "medium", "long"]
    skills: tuple[Skill, ...]
    difficulty: Difficulty
    icons: tuple[Icon, ...]
    dice: tuple[int, ...]


class Attempt(Row, frozen=True):
    """A check that a mission offers."""

    skill: Skill
    difficulty: Difficulty


class MissionRow(Row, frozen=True):
    """A mission; its rules are a module of their own, its numbers are here.

    `waster_step` are effects of each Waster Step; their conditions may name its numbers.
    """

    id: str
    option: str  # its name among the table options
    min_players: int
    max_players: int
    rounds: int
    ends: Literal["immediately", "after_round", "after_last_round"]
    tutorial: bool = False
    hexes: tuple[int, ...] = ()
    checks: tuple[Attempt, ...] = ()
    called_rounds: tuple[int, ...] = ()
    numbers: dict[str, int] = {}
    waster_step: tuple[dict[str, Any], ...] = ()


class SceneSeat(Row, frozen=True):
    """A knight of a prepared position."""

    knight: str
    hex: int  # a place on the board
    vehicle: str = ""
    luck: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()  # private tasks


class Scene(Row, frozen=True):
    """A prepared position for a lesson; see `scenes`."""

    id: str
    seat: tuple[SceneSeat, ...]
    tiles: dict[str, str]  # places and the tiles on them
    wasteland: tuple[str, ...]
    task: str
    yellow: tuple[str, ...] = ()
