# mypyc: skip
"""The part of a view that all titles share; each adds its own in `show/view_types.py`.

The TypeScript types of the web client are made from these classes.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Waiting(TypedDict):
    """A seat that has not answered yet, and what it is asked."""

    seat: int
    ask: str
    kind: str
    rule: str
    sealed: bool


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class Moment(TypedDict):
    """What a viewer sees of any game at one moment."""

    title: str
    players: int
    you: int | None
    over: bool
    waiting: list[Waiting]
    outcome: Result | None


class View(Moment):
    """What every view of a game holds."""

    commitment: str
    options: dict[str, Any]
    seed: NotRequired[str]  # once the game is over
    open: NotRequired[bool]  # a finished game that is looked at with all cards open
