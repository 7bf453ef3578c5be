# mypyc: skip
"""What `view` gives, typed once; the web client gets the same types in TypeScript.

Cards are given by id, "?" for a card that the viewer may not know. Places and targets are keys such
as `field:2`, `shop`, `raid:1:0` or `defend:0`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from dustboard.kernel.views import View


class Stock(TypedDict):
    """An amount of each resource."""

    scrap: int
    juice: int
    spark: int


class Produces(Stock):
    """What a base yields when resources are collected."""

    juice_or_spark: int
    draw: int


class TallyLine(TypedDict):
    """What a card adds to a total, and the clause that says so."""

    card: str
    amount: int
    rule: str


class Bid(TypedDict):
    """A seat's bid on a battlefield, once the cards are turned."""

    seat: int
    total: int
    lines: list[TallyLine]


class BattlefieldView(TypedDict):
    """A battlefield: its card, its points for the viewer now, who has won it, and the bids."""

    card: str | None
    vp: int | None
    winner: int | None
    bids: list[Bid]


class Base(TypedDict):
    """A base card of a tableau; `copy` counts those of the same name, 0 where there is one.

    Defence and points are what they are now; `lines` say how the defence is made where it is not
    just the printed one.
    """

    card: str
    copy: int
    defence: int
    vp: int
    lines: list[TallyLine]


class Raid(TypedDict):
    """A base attack that was announced, and the bidding round it began in."""

    place: str
    since: int


class Laid(TypedDict):
    """A card that lies on the map, and what it counts there; the table may hide where."""

    card: str
    place: str | None
    round: int | None
    strength: int | None


class Draft(TypedDict):
    """A card that its owner is about to commit, and what it will count."""

    card: str
    place: str
    strength: int


class PlaceSide(TypedDict):
    """A seat at a place: what its known cards count, and the least and most it can have there."""

    seat: int
    cards: int
    shown: int
    least: int
    most: int


class Place(TypedDict):
    """Where cards lie: everybody there; of an attacked base its own value and its guards."""

    place: str
    sides: list[PlaceSide]
    shield: int
    guard: PlaceSide | None


class WarSeat(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    stock: Stock | None
    hand: int
    deck: int
    discard: list[str]
    tableau: list[Base]
    score: int
    near: bool  # a prize of this round is enough to reach the goal
    score_lines: list[TallyLine]
    produces: Produces
    marks: list[str]
    raids: list[Raid]
    laid: list[Laid]
    unpaid: int
    shop_strength: int
    won: list[str]
    captured: list[str]
    lost: list[str]
    units: dict[str, int]


class Cover(TypedDict):
    """Whether the stockpile covers the bill, and what it lacks."""

    state: Literal["covered", "exact", "short"]
    short: Stock


class WarMine(TypedDict):
    """What only the seat itself sees: hand, sealed choices, the bill so far."""

    hand: list[str]
    draft: list[Draft]
    draft_marks: list[str]
    sealed: list[str]
    duty: list[str]
    guard: list[str]
    defences: dict[str, int]
    adds: dict[str, dict[str, int]]  # by place that may get cards: what each card counts there
    bill: Stock
    free: Stock
    too_dear: dict[str, Stock]  # what would be missing, by hand card
    cover: Cover
    strength_in_hand: int
    unspent: int


class WarTable(TypedDict):
    """The whole table as one viewer may know it."""

    round: int
    phase: int
    bidding_round: int
    goal: int
    fields: list[BattlefieldView]
    places: list[Place]
    row: list[str | None]
    shop_order: list[int]
    buy_deck: int
    buy_discard: list[str]
    objective_deck: int
    objective_discard: list[str]
    wastes: list[str]
    revealed: bool
    seats: list[WarSeat]
    mine: WarMine | None
    end_reason: str


class OpenWarTable(WarTable):
    """The table with all cards open."""

    hands: list[WarMine]


class WarView(View, WarTable):
    """A view of War for the Wasteland as a game gives it."""


class OpenWarView(View, OpenWarTable):
    """A view of a finished game with all cards open."""
