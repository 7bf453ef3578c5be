"""A made-up world in which a bot plays on, for its own seat and for all others.

Every seat plays by rules of thumb from its own view of that world, so nobody in it knows more than
somebody at the table could.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from dustboard.bots.base import Rate, best_of
from dustboard.kernel.engine import advance
from dustboard.kernel.knowledge.known import Known
from dustboard.kernel.position import Decision, Position
from dustboard.kernel.state import NOT_ASKED, State

MOST_ANSWERS: Final = 5000  # of one world played on; no honest title needs so many


class World:
    """A world that fits what a seat knows, and the luck of those who play in it."""

    def __init__(self, known: Known, state: State, seed: int) -> None:
        self.known = known
        self.state = state
        self.rng = Random(seed)

    def _position(self) -> Position:
        return Position(self.known.title, self.state, [0] * self.state.players)

    def _view(self, position: Position, seat: int) -> dict[str, Any]:
        view = position.view(seat)
        view["options"] = self.known.options
        return view

    def take(self, seat: int, key: str) -> None:
        """The seat answers so."""
        state = self.state
        ask = self.known.title.asks[state.asked[seat]]
        ask.apply(state, seat, ask.action_of(state, seat, key))

    def choose(self, seat: int, rate: Rate) -> str:
        """The seat answers by its rules of thumb; gives the key."""
        keys = _decision(self._position(), seat).options.keys()
        return keys[self._step(seat, rate)]

    def whole(self, seat: int, first: str, rate: Rate) -> tuple[str, ...]:
        """A whole answer that begins so, to the end of what the seat is asked now."""
        self.take(seat, first)
        keys = [first]
        while self.state.asked[seat] != NOT_ASKED:
            keys.append(self.choose(seat, rate))
        return tuple(keys)

    def play_on(self, rates: list[Rate]) -> None:
        """All answer by these rules of thumb to the end of the game."""
        state = self.state
        title = self.known.title
        answers = 0
        while not state.over and answers < MOST_ANSWERS:
            for seat in range(state.players):
                while state.asked[seat] != NOT_ASKED:
                    self._step(seat, rates[seat])
                    answers += 1
            advance(title, state)

    def _step(self, seat: int, rate: Rate) -> int:
        """The seat answers by its rules of thumb; gives the place of the option."""
        state = self.state
        ask = self.known.title.asks[state.asked[seat]]
        legal = ask.legal(state, seat)
        at = 0
        if len(legal) > 1:
            position = self._position()
            decision = _decision(position, seat)
            at = best_of(rate(self._view(position, seat), decision), self.rng)
        ask.apply(state, seat, legal[at])
        return at


def _decision(position: Position, seat: int) -> Decision:
    for decision in position.pending():
        if decision.seat == seat:
            return decision
    raise ValueError(f"seat {seat} has nothing to answer")
