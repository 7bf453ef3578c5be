"""The highest level: it thinks ahead as a hard bot does, and for longer."""

from __future__ import annotations

from typing import ClassVar

from dustboard.bots.hard_bot import HardBot


class ExpertBot(HardBot):
    """Plays far more worlds on before it answers; only for titles with a policy."""

    ROLLS: ClassVar[int] = 1000


NAMES = ("expert",)
BOT = ExpertBot
