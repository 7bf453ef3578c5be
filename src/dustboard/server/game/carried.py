"""Games that were carried over from an older version: what is known of that, and what is said.

Their past was played by other rules or with other cards, so it can't be played again here. Such a
game goes on from its *base*, the position it was carried over at. Answers are counted on.
"""

from __future__ import annotations

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.undo import REACH
from dustboard.server.core.refusals import Arg, not_now


class Carried(msgspec.Struct, array_like=True, frozen=True):
    """A game was carried over to another version, as step `number` of its table."""

    moment: int  # of the game
    number: int
    engine: str  # the version it came from, and the one it came to
    now: str
    lost: int  # answers that the new version did not take
    whole: bool  # nothing else has changed for it: all of it can be played again


class Base:
    """The position a game was carried over at; nothing before it can be played again."""

    def __init__(self, game: Game, carried: Carried) -> None:
        self.game = game  # never changed
        game.reach = REACH
        self.carried = carried
        self.answers = len(game.answers)

    def first(self, game: Game) -> int:
        """The first position of the record that can be shown.

        Where a group of decisions was half answered at the base, that is the end of this group:
        within a group the record does not go by arrival.
        """
        rows = self.game.answers.items()
        group = self.game.state.group_number
        if self.game.over or not rows or rows[-1][2] != group:
            return len(rows)
        return sum(1 for row in game.answers.items() if row[2] <= group)

    def play(self, rows: list[tuple[int, str, int]]) -> Game:
        """The game from here on, with these answers besides its own."""
        game = self.game.clone()
        for seat, key, _ in rows:
            game.answer(seat, key)
        return game


def frozen_base(base: Base | None) -> tuple[bytes, Carried | None]:
    """A base as it is sent to a worker; b"": there is none."""
    if base is None:
        return b"", None
    return msgspec.json.encode(base.game.snapshot()), base.carried


def thawed_base(frozen: bytes, carried: Carried | None) -> Base | None:
    """The base that was sent."""
    return (
        None if carried is None else Base(dustboard.restore(msgspec.json.decode(frozen)), carried)
    )


# -- words -------------------------------------------------------------------------------------


def facts(base: Base, game: Game) -> dict[str, Arg]:
    """What is said of a game that was carried over: from where to where, and what can be shown."""
    one = base.carried
    return {"engine": one.engine, "now": one.now, "first": base.first(game)}


def check_position(base: Base | None, game: Game, at: int, key: str) -> None:
    """Refuse a position before the base."""
    if base is not None and at < base.first(game):
        raise not_now(key, **facts(base, game))


def check_whole(base: Base | None, game: Game, key: str) -> None:
    """Refuse what needs the whole game from its beginning."""
    if base is not None:
        raise not_now(key, **facts(base, game))
