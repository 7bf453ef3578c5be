"""A table of Waste Knights as a bot asks for it, read from the numbers of a made-up world.

Only what the viewer may know is read here: of rivals no stored gear, no luck cards, no sealed card.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.fighters import Fighter, Outlook, enemy, knight, outlook
from dustboard.games.wk1.bot.seats import FULL, Seat, known_once
from dustboard.games.wk1.bot.weights import Weights
from dustboard.games.wk1.content.card_table import COUNT as CARDS
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.mission_table import MISSION_OPTION, ROUNDS
from dustboard.games.wk1.content.tile_table import NUMBER
from dustboard.games.wk1.state.state import KnightsState

__all__ = ["FULL", "SHARED_FATE", "Seat", "Seen", "known_once"]

SHARED_FATE: Final = "manifold"  # the mission that all win or lose together


class Seen:
    """What a seat sees, and what it makes of it."""

    def __init__(self, state: KnightsState, me: int, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.me = me
        self.players = state.players
        self.seats = [Seat(state, seat) for seat in range(state.players)]
        self.mine = self.seats[me]
        self.here = self.mine.hex
        self.mission = MISSION_OPTION[state.mission]
        self.round = state.round
        self.rounds_left = ROUNDS[state.mission] - state.round  # after this one
        self.difficulty = state.house.difficulty
        self._fighters: dict[int, Fighter] = {}
        self._fights: dict[int, Outlook] = {}
        self._duels: dict[int, Outlook] = {}

    def fighter(self, seat: Seat) -> Fighter:
        """A knight with what he has in hand."""
        found = self._fighters.get(seat.seat)
        if found is None:
            found = knight(seat)
            self._fighters[seat.seat] = found
        return found

    def duel(self, rival: Seat) -> Outlook:
        """How a duel with this rival would go for the viewer's knight."""
        found = self._duels.get(rival.seat)
        if found is None:
            found = outlook(self.difficulty, self.fighter(self.mine), self.fighter(rival))
            self._duels[rival.seat] = found
        return found

    def fight(self, seat: Seat, card: int, loss: int = 0) -> Outlook:
        """How a fight of a knight with an enemy would go for the knight."""
        name = (loss * self.players + seat.seat) * CARDS + card
        found = self._fights.get(name)
        if found is None:
            found = outlook(self.difficulty, self.fighter(seat), enemy(card, loss))
            self._fights[name] = found
        return found

    def dread(self, seat: Seat) -> float:
        """How heavy harm to a knight weighs: the own one, or one whose Waster one may be."""
        return self.weights.dread if seat.seat == self.me else self.weights.wounds

    def spoils(self, seat: Seat) -> float:
        """What winning a fight is worth to a knight: the own one, or that other one."""
        return self.weights.spoils if seat.seat == self.me else self.weights.gifts

    def spares(self) -> bool:
        """Whether this is the merciful Waster of another knight."""
        is_waster = self.state.waster == self.me != self.state.active
        return is_waster and self.weights.mercy > 0.0

    def tile(self, place: int) -> int:
        """The tile on a hex."""
        return self.state.tiles[place]

    def place_of(self, number: int) -> int:
        """The hex with this number; -1 if it was taken away."""
        for place, tile in enumerate(self.state.tiles):
            if NUMBER[tile] == number:
                return place
        return NONE

    def stored(self) -> list[int]:
        """The viewer's own cards in backpack and vehicle."""
        return known_once([*self.state.backpack[self.me], *self.state.cargo[self.me]])

    def pockets(self) -> list[int]:
        """The viewer's own cards in pockets."""
        return known_once(self.state.pockets[self.me])

    def rivals(self) -> list[Seat]:
        """All other knights."""
        return [seat for seat in self.seats if seat.seat != self.me]
