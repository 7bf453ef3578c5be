"""Dustboard: a digital tabletop for post-apocalyptic board games, on one rules engine.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=7)
>>> decision = game.pending[0]
>>> decision.kind, decision.rule, [option.key for option in decision.options]
('choose', 'wftw.collect.06', ['juice', 'spark'])
>>> game.answer(decision.seat, "juice")
>>> dustboard.replay(game.record()).digest() == game.digest()
True
"""

from __future__ import annotations

from dustboard.api import (
    content,
    new_game,
    read_options,
    replay,
    restore,
    title,
    titles,
)
from dustboard.kernel.errors import DustboardError, IllegalAnswer
from dustboard.kernel.game import Game
from dustboard.kernel.records.version import ENGINE

__version__ = ENGINE

__all__ = [
    "DustboardError",
    "Game",
    "IllegalAnswer",
    "__version__",
    "content",
    "new_game",
    "read_options",
    "replay",
    "restore",
    "title",
    "titles",
]
