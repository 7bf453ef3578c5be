"""Bots think in other processes, so that the event loop never waits for them.

A worker gets what the bot's seat may know, on paper. Neither the game nor the seed ever leaves the
server process.
"""

from __future__ import annotations

import time
from typing import Any

from dustboard.server.paper import Paper
from dustboard.server.turns import Path
from dustboard.server.workers import Workers

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


def _think(bot: str, seed: int, paper: Paper, seconds: float) -> str:
    """Runs in a worker."""
    return _answer(_player(bot, paper.title, seed), bot, paper, seconds)


def _answer(player: Any, bot: str, paper: Paper, seconds: float) -> str:
    player.deadline = time.monotonic() + seconds
    answer = player.answer(paper.sight(), paper.decision)
    keys = paper.decision.options.keys()
    if answer not in keys:
        raise ValueError(f"the bot {bot!r} answered {str(answer)[:80]!r}, which is no option")
    return str(answer)


def _advise(bot: str, seed: int, paper: Paper, seconds: float, lang: str) -> tuple[str, list[str]]:
    """Runs in a worker."""
    from dustboard.bots.advice import reasons

    player = _player(bot, paper.title, seed)
    answer = _answer(player, bot, paper, seconds)
    return answer, reasons(player, paper.view, paper.decision, answer, lang)


class BotPool(Workers):
    """The workers of the bots."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers, seconds)
        self.answers = 0

    def _to_think(self) -> float:
        """Seconds for one answer; well below the time after which a bot is replaced.

        The more wait, the less each of them thinks, so that a turn comes soon.
        """
        most = min(MOST_SECONDS, self.seconds / 2)
        return max(most / (1 + self.turns.waiting), min(LEAST_SECONDS, most))

    async def ask(self, bot: str, seed: int, paper: Paper, who: Path = ()) -> str:
        """The bot's answer. Raises whatever the bot raised, or TimeoutError."""
        async with self.turns.turn(who):
            answer = await self.do(_think, bot, seed, paper, self._to_think())
        self.answers += 1
        return answer

    async def advise(
        self, bot: str, seed: int, paper: Paper, lang: str, who: Path = ()
    ) -> tuple[str, list[str]]:
        """The bot's answer with its reasons in words."""
        async with self.turns.turn(who):
            return await self.do(_advise, bot, seed, paper, self._to_think(), lang)
