"""Plays one game between bots; a view is only made when a bot asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import dustboard
from dustboard import Game
from dustboard.bots import make, sight_of
from dustboard.bots.title_modules import heuristics_of
from dustboard.kernel.errors import BadSetup
from dustboard.kernel.invariants import check_listing
from dustboard.kernel.position import Decision
from dustboard.lab.failures import MOST_ANSWERS, BadExperiment, GameFailed, NoEnd, failure


def derived_seed(seed: int, *names: object, bits: int = 128) -> int:
    """A seed for one purpose, made from a seed and the name of the purpose by a keyed hash.

    >>> derived_seed(7, "game", 0) == derived_seed(7, "game", 0) != derived_seed(7, "game", 1)
    True
    """
    text = "/".join(str(name) for name in names)
    key = blake2b(str(seed).encode(), digest_size=32).digest()
    return int.from_bytes(blake2b(text.encode(), key=key, digest_size=bits // 8).digest(), "big")


def sim_options(title_id: str) -> dict[str, Any]:
    """The table options a title wants in simulated games: `SIM_OPTIONS` of its heuristics."""
    return dict(getattr(heuristics_of(title_id), "SIM_OPTIONS", {}))


class Attends(Protocol):
    """Somebody who sits by a game."""

    def answer(self, game: Game, decision: Decision, key: str) -> str:
        """What is answered where a bot answers `key`."""

    def went_on(self, game: Game) -> None:
        """All seats that were asked have answered."""


def play_game(
    title_id: str,
    seats: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    debug: bool = False,
    attendant: Attends | None = None,
) -> Game:
    """A finished game between these bots, seat by seat; all luck follows from the seed.

    Whatever goes wrong in it, bad input aside, is a `GameFailed` that tells how to come there.
    """
    bots = [
        make(name, title_id, derived_seed(seed, "bot", seat), anywhere=True)
        for seat, name in enumerate(seats)
    ]
    game: Game | None = None
    said: tuple[int | None, str] = (None, "")
    try:
        game = dustboard.new_game(title_id, len(seats), seed, options, debug)
        sights = [sight_of(game, seat) for seat in range(len(seats))]
        while not game.over:
            if debug:
                check_listing(game.title, game.state)
            for decision in game.pending:
                seat = decision.seat
                said = (seat, "")
                said = (seat, bots[seat].answer(sights[seat], decision))
                if attendant is not None:
                    said = (seat, attendant.answer(game, decision, said[1]))
                game.answer(*said)
            if attendant is not None:
                attendant.went_on(game)
            if len(game.answers) > MOST_ANSWERS:
                raise NoEnd(f"{title_id}: no end after {MOST_ANSWERS} answers")
    except (BadSetup, BadExperiment):
        raise
    except Exception as error:
        table = (title_id, len(seats), seed, dict(options or {}))
        raise GameFailed(failure(*table, game, *said, error)) from error
    return game
