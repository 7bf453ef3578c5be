# mypyc: skip
"""What `view` gives, typed once; the web client gets the same types in TypeScript.

Spaces, cards and entries are given by id. Gear has the key of its face: the id of a card, with
`:broken` behind it if its broken side is up. Dice are written by letters, the strongest first.
Entries of the Book of Tales are named only once they have been read.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dustboard.kernel.views import View

CombatStep = Literal[
    "traits", "weapon", "tokens", "engagement", "ranged", "advance", "melee", "resolution"
]


class Marker(TypedDict):
    """A danger marker on a space."""

    kind: str
    space: str


class Heap(TypedDict):
    """General tokens on a space, laid by shared work."""

    space: str
    tokens: int


class StandingFoe(TypedDict):
    """An enemy that keeps its wounds from combat to combat."""

    foe: str
    wounds: int
    health: int


class LandmarkView(TypedDict):
    """A landmark on the board; face down its card is not told, but whose it is."""

    space: str
    card: str | None
    owner: int | None
    visited: list[int]  # who took its Special Action


class BoardView(TypedDict):
    """What lies on the board besides what is printed on it."""

    markers: list[Marker]
    challenge: list[str]
    plot: list[str]
    effort: list[Heap]
    face_down: list[str]
    walkers: list[str | None]
    closed: list[str]
    foes: list[StandingFoe]
    landmarks: list[LandmarkView]
    wooden: list[str]  # cities whose wooden token lies beside the board


class PlotAction(TypedDict):
    """A Plot Action of the sheet: who can do it where they stand, and who did it in this turn."""

    key: str
    here: list[int]
    done: bool


class CountView(TypedDict):
    """A number that the sheet keeps in sight; an aim of 0 is none."""

    key: str
    now: int
    aim: int


class PlotView(TypedDict):
    """The plot sheet in play; its words are asked for by the key of its page."""

    id: str
    adventure: str
    number: int
    of: int
    time: int
    starts: int
    rounds: int
    quiet: bool
    leads_on: bool
    counts: list[CountView]
    actions: list[PlotAction]


class BookView(TypedDict):
    """The Book of Tales as far as it was read."""

    entry: str | None
    read: list[str]
    ending: str | None
    how: str | None


class Hurt(TypedDict):
    """Wounds of a knight, and how many there is room for."""

    wounds: int
    contaminated: int
    health: int


class Track(TypedDict):
    """How much of something there is, and how much it holds."""

    at: int
    of: int


class TaskView(TypedDict):
    """A city task that a knight has taken on: how far it is, and where its token lies."""

    card: str
    now: int
    of: int
    space: str | None
    seen: list[str]  # cities, lands or rounds that have counted


class SeatView(TypedDict):
    """A knight at the table; before sheets are chosen, an empty one."""

    seat: int
    knight: str | None
    vehicle: str | None
    space: str | None
    score: int
    xp: int
    due: int
    ammo: int
    meds: int
    fuel: Track
    harm: Hurt
    radiation: Track
    damage: Track
    down: str | None
    wreck: str | None
    out: bool
    challenges: int
    skills: dict[str, str]
    lost: dict[str, int]
    speed: int
    bonus: int
    repair: int
    exploration: int
    hands: list[str]
    armor: list[str]
    stowed: list[str]
    cache: list[str]  # gear hidden beside the sheet
    debt: int  # value owed at the Stalls
    idle: list[str]  # of the stowed gear, what does nothing in the vehicle
    room: int
    parts: list[str]
    part_room: int
    injuries: list[str]
    malfunctions: list[str]
    upgrades: list[str]
    exhausted: list[str]
    special: list[str]
    trophies: list[str]  # cities whose wooden token the knight has
    kept: list[str]
    tasks: list[TaskView]
    tasks_done: list[str]  # face down
    noted: list[str]


class DecksView(TypedDict):
    """How many cards lie where."""

    gear: int
    gear_discard: int
    wasteland: list[int]
    wasteland_discard: list[int]
    exploration: int
    exploration_discard: int
    injuries: int
    malfunctions: int
    landmarks: int
    parts: list[str]  # all that lie open, each copy
    city_tasks: dict[str, int]  # cards by city; empty without them


class ThreatView(TypedDict):
    """The threat bag: what is left in it, what was drawn, what waits for the enemy's attack."""

    bag: list[str]
    drawn: list[str]
    red: list[str]


class MoveView(TypedDict):
    """A route that is planned or driven."""

    route: list[str]
    cost: int
    fuel: int
    most: int


class DieView(TypedDict):
    """A die on the table: its colour, its face, and what that shows."""

    colour: str
    face: int
    successes: int
    fates: int
    botches: int


class DiceSource(TypedDict):
    """Dice of a pool and where they are from: the skill, a card by its key, or what came later."""

    source: str
    dice: str


class TestView(TypedDict):
    """A test that goes on: the pool before the roll with its sources, the dice after it."""

    seat: int
    skill: str
    difficulty: int
    pool: str
    sources: list[DiceSource]
    dice: list[DieView]
    sure: int
    short: int
    got: int


class CombatView(TypedDict):
    """A combat: where it stands, and both sides."""

    seat: int
    step: CombatStep
    foe: str
    card: str | None
    type: str
    threat: int
    reward: dict[str, int]
    wounds: int
    health: int
    traits: list[str]
    attack: str
    foe_pool: str
    foe_dice: list[DieView]
    foe_struck: bool
    extra: int
    coming: int
    weapon: str | None
    own_attack: str
    own_pool: str
    own_dice: list[DieView]
    struck: bool
    landing: int


class TradeView(TypedDict):
    """What is laid out, and the credit at the Stalls."""

    offer: list[str]
    values: list[int]
    credit: int
    visited: list[str]
    dealt: list[str]  # shops in which parts were dealt in


class Way(TypedDict):
    """A space that a route can still reach: what it costs in all, and the space before it."""

    space: str
    cost: int
    fuel: int
    via: str


class Site(TypedDict):
    """A Plot Action of the sheet, and the spaces on which the seat could do it as things stand."""

    action: str
    spaces: list[str]


class CostView(TypedDict):
    """What a choice costs: a resource, any resource, a gear card, the other action."""

    what: str
    amount: int


class ChoiceTest(TypedDict):
    """The test that a choice leads to at once, with the dice for it."""

    skill: str
    difficulty: int
    pool: str


class ChoiceView(TypedDict):
    """A way on from an entry, as far as it is told before it is chosen."""

    key: str
    costs: list[CostView]
    test: ChoiceTest | None
    fight: bool
    luck: bool


class LookView(TypedDict):
    """A face-down token, a landmark or a seal that only this seat has looked at."""

    space: str | None
    seat: int | None
    what: str


class OwnView(TypedDict):
    """What a seat is told about its own next steps."""

    ways: list[Way]
    sites: list[Site]
    entry: str | None
    source: str | None
    heard: list[str]
    seal: str | None
    looked: list[LookView]
    landmark: str | None  # the card behind the own face-down marker
    choices: list[ChoiceView]


class RoadTable(TypedDict):
    """What a seat sees of a table of Waste Knights, second edition."""

    step: str
    round: int
    rounds: int
    first: int
    active: int | None
    actions: int
    taken: list[str]
    twist: str  # what is different at this table; "" for nothing
    plot: PlotView | None
    book: BookView
    flags: list[str]
    counters: dict[str, int]
    board: BoardView
    seats: list[SeatView]
    decks: DecksView
    threat: ThreatView
    card: str | None
    row: list[str]
    found: list[str]
    trade: TradeView
    points: int
    draws: int
    move: MoveView | None
    test: TestView | None
    combat: CombatView | None
    own: NotRequired[OwnView]


class RoadView(View, RoadTable):
    """A view of a table of Waste Knights, second edition."""


class OpenRoadView(View, RoadTable):
    """The same with all cards open; nothing of this game is hidden but the order of decks."""
