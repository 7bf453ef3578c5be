# mypyc: skip
"""A finished game looked at again by bots: how the chances stood.

Everything here takes and gives plain data, so that it can run in another process. An estimate is
made from what everybody could see at that moment: hidden cards are dealt anew for each try, and
bots play the game to its end.
"""

from __future__ import annotations

from typing import Any

import msgspec

import dustboard
from dustboard import Game
from dustboard.bots import make, sight_of
from dustboard.kernel.knowledge.masks import SPECTATOR, determinize, mask
from dustboard.lab.match import derived_seed

MOST_MOMENTS = 12
FEW_CHAPTERS = 4  # with fewer, moments are spread evenly over the game instead
MOST_ANSWERS = 5000  # of one game played on; a game that does not end counts as even


class GameSummary(msgspec.Struct):
    """A game as data: where it begins and what was answered, with who chose it."""

    title: str
    players: int
    seed: int
    options: dict[str, Any]
    origin: dict[str, Any] | None
    answers: list[tuple[int, str]]
    people: list[bool]  # for each answer, whether a person gave it
    names: tuple[str, ...] = ()  # by seat

    def begin(self) -> Game:
        """The game before the first answer."""
        if self.origin is not None:
            return dustboard.restore(self.origin)
        return dustboard.new_game(self.title, self.players, self.seed, self.options)

    def at(self, place: int) -> Game:
        """The game after so many answers."""
        game = self.begin()
        for seat, key in self.answers[:place]:
            game.answer(seat, key)
        return game


def outline(summary: GameSummary, lang: str) -> list[tuple[int, str]]:
    """The moments to look at: answers given, and the chapter that begins there ("" for none)."""
    game = summary.begin()
    closed: list[tuple[int, str]] = [(0, _chapter(game, 0, lang))]
    seen, group = len(game.events()), game.state.group_number
    for number, (seat, key) in enumerate(summary.answers, 1):
        game.answer(seat, key)
        if game.state.group_number != group and not game.over:
            closed.append((number, _chapter(game, seen, lang)))
            seen, group = len(game.events()), game.state.group_number
    chapters = [moment for moment in closed if moment[1]]
    return _thinned(chapters if len(chapters) >= FEW_CHAPTERS else closed)


def _chapter(game: Game, since: int, lang: str) -> str:
    for event in game.events()[since:]:
        data = event.seen_by(None)
        heading = None if data is None else game.title.chapter(event.kind, data)
        if heading is not None:
            return game.title.text(lang, heading)
    return ""


def _thinned(moments: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """At most so many, the first one always among them."""
    step = max(1, -(-len(moments) // MOST_MOMENTS))
    return moments[::step]


def win_shares(summary: GameSummary, place: int, bot: str, tries: int) -> list[float]:
    """How often each seat wins when bots play on from what everybody could see there."""
    game = summary.at(place)
    masked = mask(game.title, game.state, SPECTATOR)
    shares = [0.0] * summary.players
    for number in range(tries):
        seed = derived_seed(summary.seed, "estimate", place, number)
        world = game.clone()
        world.state = determinize(game.title, masked, seed)
        for seat in _winners(world, bot, seed):
            shares[seat] += 1.0
    total = sum(shares)  # 0 if everybody loses every time
    return [share / total for share in shares] if total else shares


def _winners(game: Game, bot: str, seed: int) -> list[int]:
    bots = [
        make(bot, game.title.id, derived_seed(seed, "bot", seat)) for seat in range(game.players)
    ]
    answered = 0
    while not game.over and answered < MOST_ANSWERS:
        for decision in game.pending:
            seat = decision.seat
            game.answer(seat, bots[seat].answer(sight_of(game, seat), decision))
            answered += 1
    outcome = game.outcome
    return list(range(game.players)) if outcome is None else list(outcome.winners)
