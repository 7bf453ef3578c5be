"""How a title plays for a bot: whole answers with what they are worth, read from a state.

A policy is given a made-up world (`Known.deal`), never the game. What it reads must be the same in
every world that fits what the seat knows, so that it finds the same plans in all of them.
"""

from __future__ import annotations

from typing import ClassVar

from .decisions import Message
from .state import State


class Part:
    """Something that a plan goes for, with the numbers that it is judged by."""

    __slots__ = ("cards", "cost", "odds", "place", "prize", "what")

    def __init__(
        self, what: str, place: int, cards: tuple[int, ...], prize: float, odds: float, cost: float
    ) -> None:
        self.what = what
        self.place = place
        self.cards = cards
        self.prize = prize  # what there is to win, in the unit of the title
        self.odds = odds  # the chance to win it
        self.cost = cost  # what the cards would be worth elsewhere


class Plan:
    """A whole answer to what a seat is asked, as the numbers of its actions."""

    __slots__ = ("actions", "net", "parts")

    def __init__(self, actions: list[int], net: float, parts: list[Part]) -> None:
        self.actions = actions
        self.net = net  # how much it is worth, beside the other plans for the same answer
        self.parts = parts


class Policy:
    """One way to play a title; a title derives from this and fills it in."""

    # asks where equal plans are a matter of taste, so that one of them is drawn
    tastes: ClassVar[tuple[str, ...]] = ()

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """Up to so many whole answers to what the seat is asked, the best first.

        Where one answer leads to the next in a way that only the rules know, a plan may be the
        first step alone.
        """
        raise NotImplementedError

    def standing(self, state: State, seat: int) -> float:
        """How well a seat stands, in the unit of the title."""
        raise NotImplementedError

    def lead(self, state: State, seat: int) -> float:
        """By how much a seat stands better than the best of its rivals."""
        best = -1e9
        for rival in range(state.players):
            if rival != seat:
                best = max(best, self.standing(state, rival))
        return self.standing(state, seat) - best

    def reasons(self, state: State, seat: int, plan: Plan) -> list[Message]:
        """Why a seat would answer so, for people."""
        return []
