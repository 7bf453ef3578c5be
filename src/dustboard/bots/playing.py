"""Bots play a game on to its end.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> game.playout(seed=3, bot="normal").winners == game.playout(seed=3, bot="normal").winners
True
>>> game.over
False
"""

from __future__ import annotations

from typing import Final

from dustboard.bots.registry import make
from dustboard.bots.sight import sight_of
from dustboard.kernel.game import Game
from dustboard.kernel.title import Outcome

SEAT_STRIDE: Final = 1_000_003  # keeps the luck of the seats apart


def play_on(game: Game, seed: int, bot: str) -> Outcome:
    """Every seat is played by a bot of this name until the game is over."""
    seats = range(game.players)
    bots = [make(bot, game.title.id, seed * SEAT_STRIDE + seat) for seat in seats]
    sights = [sight_of(game, seat) for seat in seats]
    while not game.over:
        for decision in game.pending:
            seat = decision.seat
            game.answer(seat, bots[seat].answer(sights[seat], decision))
    outcome = game.outcome
    assert outcome is not None
    return outcome
