# mypyc: skip
"""What `view` gives, typed once; a stage of the web client gets the same types in TypeScript."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from dustboard.kernel.views import View


class CaravanSeat(TypedDict):
    """One caravan; None stands for what the viewer may not know."""

    way: int
    water: int | None
    roll: int
    speed: int | None
    hand: list[str | None]
    draft: list[str | None] | None
    laid: list[str | None]
    dug: list[int]


class CaravanStory(TypedDict):
    """How far the story is told."""

    sheet: str
    entry: str | None
    flags: list[str]
    counters: dict[str, int]
    tokens: dict[str, int]


class CaravanTable(TypedDict):
    """The table as one viewer may see it."""

    round: int
    first: int
    goal: int
    well: int | None
    deck: int
    discard: list[str | None]
    seats: list[CaravanSeat]
    end_reason: str
    story: NotRequired[CaravanStory]


class CaravanView(View, CaravanTable):
    """A view of this title as a game gives it."""
