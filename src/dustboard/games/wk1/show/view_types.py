# mypyc: skip
"""What `view` gives, typed once; the web client gets the same types in TypeScript.

Cards are given by id, None for an empty place and for a card that the viewer may not know.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dustboard.kernel.views import View

Id = str | None
Face = Literal["miss", "hit", "bull"]  # what a die means
Counted = Literal["points", "hexes", "dangers", "cities", "place"]  # what a task counts


class Tokens(TypedDict):
    """How many tokens of each kind lie on a hex."""

    radiation: int
    contamination: int
    threat: int
    obstacle: int


class SpecialToken(TypedDict):
    """A special token on a hex, and whether its dark side is up."""

    token: str
    dark: bool


class HexView(TypedDict):
    """One hex: its tile, its tokens, and who stands there."""

    hex: int
    q: int
    r: int
    tier: int
    tile: str
    number: int | None
    city: bool
    terrain: str
    difficulty: int
    threat: int
    radiation: int
    contamination: int
    tokens: Tokens
    special: list[SpecialToken]
    blank: bool
    knights: list[int]


class Ability(TypedDict):
    """A knight's ability card, and whether it is marked as used."""

    card: Id
    marked: bool


class Hold(TypedDict):
    """How many cards lie in a backpack or a vehicle, and how many fit."""

    cards: int
    room: int


class TaskToken(TypedDict):
    """A numbered task token and its hex."""

    token: int
    hex: int


class SeatTasks(TypedDict):
    """The tasks of a knight: how many are secret, which are open."""

    secret: int
    shown: list[Id]
    accepted: list[Id]
    tokens: list[TaskToken]


class ScoreLine(TypedDict):
    """What the final score is made of."""

    source: str
    amount: int
    rule: str


class SeatView(TypedDict):
    """What everybody sees of a knight; `sheet` is starting gear by panel: hands, body, pockets.

    `skills` are printed, `now` is how many dice a check of each would have.
    """

    seat: int
    knight: Id
    skills: dict[str, int]
    now: dict[str, int]
    ability: Ability
    ammo: int
    fuel: int
    health: int
    radiation: int
    reputation: int
    hex: int
    down: bool
    moved: bool
    weary: int
    vehicle: Id
    damaged: bool
    vehicle_value: int
    sheet: list[Id]
    starting: list[Id]
    uncovered: list[Id]
    hands: list[Id]
    body: list[Id]
    pockets: list[Id]
    special: list[Id]
    links: list[list[Id]]
    marked: list[Id]
    armor: int
    backpack: Hold
    cargo: Hold
    luck: int
    tasks: SeatTasks
    carried: list[int | None]
    laurels: int
    attacked: int | None
    score_lines: list[ScoreLine]


class Stop(TypedDict):
    """A stop of a planned route: its cost, and what the route will have taken when it is reached.

    `points` are those left; `spent`, `had` and `burnt` count from the start of the route.
    """

    hex: int
    cost: int
    fuel: int
    points: int
    spent: int
    had: int
    burnt: int
    threats: int
    cards: int


class RouteTask(TypedDict):
    """What a planned route would do for a task: so much of what it counts, or a hex it asks for."""

    card: str
    what: Counted
    have: int
    need: int
    served: bool


class Forecast(TypedDict):
    """A planned route: its stops that can be entered, and the cheapest ways on.

    `via` is the hex before each hex on the cheapest way from the end of the route, `costs` what
    that way takes.
    """

    hexes: list[Stop]
    enough: int
    longest: int
    fuel: int
    points: int
    cards: int
    per_fuel: int
    via: list[int | None]
    costs: list[int | None]
    tasks: list[RouteTask]


class Balance(TypedDict):
    """What the seat's offer at the Stalls is worth, what it has to be, and what would be lost."""

    offered: int
    price: int
    lost: int


class OwnView(TypedDict):
    """What only the knight's player sees."""

    luck: list[Id]
    backpack: list[Id]
    cargo: list[Id]
    aside: list[Id]
    marked: list[Id]
    links: list[list[Id]]
    tasks: list[Id]
    drawn: list[Id]
    looked: list[Id]
    ambush: list[Id]
    route: list[int]
    forecast: Forecast | None
    sealed: str | None
    offer: Balance | None
    value: int


class TaskView(TypedDict):
    """A task on the board; `left` counts the rounds until it is outdated."""

    slot: str
    card: Id
    marks: int
    left: int
    holder: int | None
    tokens: list[TaskToken]


class StallView(TypedDict):
    """A space of the Stalls."""

    card: Id
    holds: str
    price: str
    hex: int | None
    value: int


class VehicleOnSale(TypedDict):
    """A vehicle on sale, with the price of both sides."""

    card: str
    intact: int
    damaged: int


class Goods(TypedDict):
    """What is traded besides cards."""

    ammo: int
    fuel: int
    vehicle: int


class Terms(TypedDict):
    """What a knight offers, and what they want for it."""

    give: list[Id]
    want: list[Id]
    give_goods: Goods
    want_goods: Goods


_With = TypedDict("_With", {"turn": int, "with": int})


class DealView(_With):
    """Two knights who trade: whose turn it is, with whom, and the offer that waits."""

    left: int | None
    offer: Terms | None


class DecksView(TypedDict):
    """How many cards are in each deck, and which were discarded or removed."""

    wasteland: int
    luck: int
    common: int
    private: int
    green: int
    yellow: int
    red: int
    wasteland_discard: list[Id]
    luck_discard: list[Id]
    common_discard: list[Id]
    private_discard: list[Id]
    green_discard: list[Id]
    yellow_discard: list[Id]
    red_discard: list[Id]
    blue: list[Id]
    removed: list[Id]


class TripView(TypedDict):
    """The move of the Active Knight."""

    travel: str
    route: list[int]
    entered: int
    points: int
    points_spent: int
    fuel_spent: int
    revealed: list[Id]
    card: Id
    played: bool
    stopped: bool
    under_marker: int


class EncounterView(TypedDict):
    """The card that was played on the Active Knight, and what escaping from it asks."""

    card: str
    event: bool
    skill: str | None
    difficulty: NotRequired[int]
    pool: NotRequired[int]
    loss: NotRequired[int]
    rule: NotRequired[str]


class CheckView(TypedDict):
    """The last check, or the one that is being made."""

    seat: int
    skill: str | None
    purpose: str
    difficulty: int
    pool: int
    dice: list[int]
    faces: list[Face]
    rolled: bool


class RangeView(TypedDict):
    """A range and how hard it is to hit at it."""

    range: str
    difficulty: int


class OrderView(TypedDict):
    """A kind of attack that the range allows, and its dice."""

    icon: str
    dice: int


class AttackView(TypedDict):
    """An attack whose dice have fallen: who made it, and what it did."""

    side: int
    damage: int
    lost: int


class ArenaView(TypedDict):
    """A fight; the Active Knight is the first of every pair."""

    duel: bool
    foe: Id
    knight: int
    rival: int
    decks: list[str]
    clash: int
    clashes: int
    range: str
    difficulty: int
    ranges: list[RangeView]
    order: list[OrderView]
    ferocious: bool
    dominance: int
    health: list[int]
    full: list[int]
    armor: list[int]
    aggression: int | None
    cards: list[Id]
    last: list[Id]
    prepared: list[bool]
    weapons: list[Id]
    icons: list[Id]
    damage: int
    lost: list[int]
    attack: AttackView | None


class VillainView(TypedDict):
    """Where a villain stands, and the Health it has lost."""

    at: int | None
    loss: int


class MissionView(TypedDict):
    """The mission and its markers; `backs` and `train` are there when all cards are open.

    `goal` is how much of what `have` counts wins, 0 where nothing of the kind does; who is `near`
    is one step from winning.
    """

    id: str
    markers: list[int | None]
    owners: list[int | None]
    face_up: list[list[int]]
    face_down: list[int]
    wagons: int
    large: list[int | None]
    villains: list[VillainView]
    supremacy: int
    shrines: int
    called: int | None
    scores: list[int]
    goal: int
    have: list[int]
    near: list[bool]
    backs: NotRequired[list[list[int]]]
    train: NotRequired[list[int]]


class KnightsTable(TypedDict):
    """The whole table as one viewer may know it."""

    round: int
    rounds: int
    full: int
    step: str
    first: int
    waster: int
    active: int | None
    mission: MissionView
    hexes: list[HexView]
    seats: list[SeatView]
    tasks: list[TaskView]
    stalls: list[StallView]
    values: dict[str, int]
    vehicles: list[VehicleOnSale]
    deal: DealView | None
    pool: list[Id]
    decks: DecksView
    trip: TripView
    encounter: EncounterView | None
    check: CheckView | None
    arena: ArenaView | None
    own: NotRequired[OwnView]


class OpenKnightsTable(KnightsTable):
    """The table with all cards open."""

    hands: list[OwnView]


class KnightsView(View, KnightsTable):
    """A view of Waste Knights as a game gives it."""


class OpenKnightsView(View, OpenKnightsTable):
    """A view of a finished game with all cards open."""
