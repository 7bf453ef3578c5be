"""Bots think in other processes, so that the event loop never waits for them.

A worker gets what the bot's seat may know as plain data. Neither the game nor the seed ever leaves
the server process.
"""

from __future__ import annotations

import time
from typing import Any

from dustboard.kernel.cast import Cast
from dustboard.server.core.turns import Path
from dustboard.server.core.workers import Workers
from dustboard.server.table.bot_request import BotRequest

Names = tuple[str, ...]  # of the table, by seat

SIMPLEST = "random"
MOST_SECONDS = 3.0  # a bot that would think longer answers with what it has found by then
LEAST_SECONDS = 0.25  # what it has at least, however many wait


def _player(bot: str, title: str, seed: int) -> Any:
    """A bot by its name; one whose temper was of another version plays on without it."""
    from dustboard.bots import UnknownBot, make
    from dustboard.bots.tempers import level_of

    try:
        return make(bot, title, seed)
    except UnknownBot:
        return make(level_of(bot), title, seed)


def _think(bot: str, seed: int, request: BotRequest, seconds: float) -> list[str]:
    """Runs in a worker."""
    player = _player(bot, request.title, seed)
    return [_answer(player, bot, request, seconds), *player.rest()]


def _answer(player: Any, bot: str, request: BotRequest, seconds: float) -> str:
    player.deadline = time.monotonic() + seconds
    answer = player.answer(request.sight(), request.decision)
    keys = request.decision.options.keys()
    if answer not in keys:
        raise ValueError(f"the bot {bot!r} answered {str(answer)[:80]!r}, which is no option")
    return str(answer)


def _advise(
    bot: str, seed: int, request: BotRequest, seconds: float, lang: str, names: Names
) -> tuple[list[str], list[str], bool]:
    """Runs in a worker."""
    from dustboard.bots.advice import clear, reasons

    player = _player(bot, request.title, seed)
    answer = _answer(player, bot, request, seconds)
    cast = Cast(names, request.decision.seat)
    why = reasons(player, request.view, request.decision, answer, lang, cast)
    return [answer, *player.rest()], why, clear(player, request.view, request.decision, answer)


def _searches(bot: str) -> bool:
    """Whether a bot thinks for as long as it is let."""
    from dustboard.bots import thinks

    return thinks(bot)


class BotPool(Workers):
    """The workers of the bots; those who search have workers of their own.

    So whoever plays against an easy bot never waits for the hard ones of others.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers, seconds, nicer=0)  # who answers at once need not give way
        self.deep = Workers(workers, seconds)
        self.answers = 0

    @property
    def failed(self) -> int:
        """How many bots have failed."""
        return self.failures + self.deep.failures

    def _lane(self, bot: str) -> Workers:
        return self.deep if _searches(bot) else self

    def _to_think(self, lane: Workers) -> float:
        """Seconds for one answer; well below the time after which a bot is replaced.

        The more wait, the less each of them thinks, so that a turn comes soon.
        """
        most = min(MOST_SECONDS, self.seconds / 2)
        return max(most / (1 + lane.turns.waiting), min(LEAST_SECONDS, most))

    async def ask(self, bot: str, seed: int, request: BotRequest, who: Path = ()) -> list[str]:
        """The bot's answer, and those it means to give next.

        Raises whatever the bot raised, or TimeoutError.
        """
        lane = self._lane(bot)
        async with lane.turns.turn(who):
            answers = await lane.do(_think, bot, seed, request, self._to_think(lane))
        self.answers += 1
        return answers

    async def advise(
        self, bot: str, seed: int, request: BotRequest, lang: str, names: Names, who: Path = ()
    ) -> tuple[list[str], list[str], bool]:
        """The bot's answer and what it means to give next, its reasons, and whether it is sure."""
        lane = self._lane(bot)
        async with lane.turns.turn(who):
            return await lane.do(_advise, bot, seed, request, self._to_think(lane), lang, names)

    def close(self) -> None:
        """Stop all workers; what they were thinking about is not waited for."""
        super().close()
        self.deep.close()
