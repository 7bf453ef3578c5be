# mypyc: skip
"""A table that an agent plays at: rows in, numbers of actions out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import dustboard
from dustboard.envs.action_list import WAIT, actions_of
from dustboard.envs.encoder import HIGHEST, LOWEST
from dustboard.envs.feature_list import features_of
from dustboard.kernel.engine import act
from dustboard.kernel.knowledge.masks import mask
from dustboard.kernel.position import Decision

Row = NDArray[np.int16]
Mask = NDArray[np.int8]

WON: Final = 1.0
LOST: Final = -1.0
SEED_BOUND: Final = 1 << 63


LOSE: Final = "lose"
RAISE: Final = "raise"


class IllegalAction(ValueError):
    """The seat can't take this action now."""


class Question(NamedTuple):
    """What a seat is asked: the keys of its options, and their places by number of the action."""

    decision: Decision | None
    keys: list[str]
    places: dict[int, int]


NOTHING: Final = Question(None, [], {})


class Table:
    """One game, as environments see it. It writes a log only if it is `told` to somebody."""

    def __init__(
        self,
        title_id: str,
        players: int,
        options: Mapping[str, Any],
        illegal: str = LOSE,
        told: bool = True,
        waits: bool = False,
    ) -> None:
        if illegal not in (LOSE, RAISE):
            raise ValueError(f"illegal is {LOSE!r} or {RAISE!r}, not {illegal!r}")
        self.strict = illegal == RAISE
        self.told = told
        self.idle = (WAIT,) if waits else ()  # what a seat can do that is asked nothing
        self.title_id = title_id
        self.players = players
        self.options = dict(options)
        self.actions = actions_of(title_id)
        self.features = features_of(title_id, players)
        self._write = self.features.encoder.row
        self.low, self.high = LOWEST, HIGHEST
        self.deal(0)  # a wrong number of players or a wrong option is told at once

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        self.game = dustboard.new_game(self.title_id, self.players, seed, self.options)
        if not self.told:
            self.game.state.journal = None
        self._questions: dict[int, Question] = {}
        self._masks: dict[int, Mask] = {}

    def _forget(self) -> None:
        """What was worked out holds until the next answer."""
        self._questions.clear()
        self._masks.clear()

    def all_asked(self) -> list[int]:
        """The seats that must answer now."""
        return [decision.seat for decision in self.game.pending]

    def asked(self) -> int:
        """The first seat that must answer now, or -1."""
        pending = self.game.pending
        return pending[0].seat if pending else -1

    def _question(self, seat: int) -> Question:
        found = self._questions.get(seat)
        if found is None:
            found = NOTHING
            for decision in self.game.pending:
                if decision.seat == seat:
                    keys = decision.options.keys()
                    places = self.actions.places_of(decision.name, keys)
                    found = Question(decision, keys, places)
            self._questions[seat] = found
        return found

    def legal(self, seat: int) -> dict[int, int]:
        """What the seat may answer: the place among its options by the number of the action."""
        return self._question(seat).places

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat can take now; whoever gets it may change it."""
        known = self._masks.get(seat)
        if known is None:
            bits = bytearray(self.actions.count)
            for number in self._question(seat).places or self.idle:
                bits[number] = 1
            known = self._masks[seat] = np.frombuffer(bits, np.int8)
        return known.copy()

    def row(self, seat: int) -> Row:
        """What the seat may know."""
        game = self.game
        return np.frombuffer(self._write(mask(game.title, game.state, seat, False)), np.int16)

    def observation(self, seat: int) -> dict[str, Any]:
        """Row and mask together."""
        return {"observation": self.row(seat), "action_mask": self.mask(seat)}

    def act(self, seat: int, action: int) -> None:
        """Take a legal action for a seat."""
        decision, keys, places = self._question(seat)
        at = places[action]
        if self.told or decision is None:
            self.answer(seat, at)
            return
        # nobody takes back or watches: the state is played on as it is, which is much quicker than
        # to play on a copy, and the answer is written down for the record
        game = self.game
        state = game.state
        game.answers.append((seat, keys[at], state.group_number))
        act(game.title, state, seat, decision.actions()[at])
        game.state_changed()
        self._forget()

    def allows(self, seat: int, action: int) -> bool:
        """Whether the seat can take an action, or wait where it is asked nothing.

        A strict table raises where it can't; at others such a seat has lost.
        """
        legal = self._question(seat).places
        if action in legal or (not legal and action == WAIT):
            return True
        if self.strict:
            some = ", ".join(self.actions.name(number) for number in list(legal)[:6]) or "wait"
            raise IllegalAction(
                f"seat {seat} cannot take action {action} ({self._name(action)}) now;"
                f" it can take: {some}"
            )
        return False

    def answer(self, seat: int, answer: str | int) -> None:
        """Answer for a seat by the key, as bots do, or by the place among its options."""
        self.game.answer(seat, answer)
        self._forget()

    def _name(self, action: int) -> str:
        known = 0 <= action < self.actions.count
        return self.actions.name(action) if known else "not a number of an action"

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing while it goes on."""
        outcome = self.game.outcome
        if outcome is None:
            return [0.0] * self.players
        return [WON if seat in outcome.winners else LOST for seat in range(self.players)]
